// SPDX-License-Identifier: MIT
#include "ui/pages/report/preview_bar.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/search_field.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr double zoomStep = 1.25;

QFrame *makeUpright(QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setProperty("upright", true);
    line->setFixedSize(1, px(20));
    return line;
}

} // namespace

PreviewBar::PreviewBar(QWidget *parent)
    : QWidget(parent), m_thumbnails(makeIconButton(u"page-report"_s, true, this)),
      m_outline(makeButton(ButtonKind::Flat, {}, this)), m_page(new QSpinBox(this)), m_pages(makeLabel("", this)),
      m_zoomOut(makeIconButton(u"zoom-out"_s, false, this)), m_zoom(makeLabel("", this)),
      m_zoomIn(makeIconButton(u"zoom-in"_s, false, this)), m_fitWidth(makeButton(ButtonKind::Flat, {}, this)),
      m_found(makeLabel("caption", this)), m_search(new SearchField(this)),
      m_previous(makeIconButton(u"chevron-up"_s, false, this)), m_next(makeIconButton(u"chevron-down"_s, false, this)),
      m_print(makeIconButton(u"print"_s, false, this))
{
    m_thumbnails->setCheckable(true);
    m_thumbnails->setChecked(true);
    m_outline->setCheckable(true);
    m_outline->setChecked(true);
    m_page->setButtonSymbols(QSpinBox::NoButtons);
    m_page->setAlignment(Qt::AlignCenter);
    m_page->setFixedWidth(px(52));
    m_page->setKeyboardTracking(false);
    m_zoom->setAlignment(Qt::AlignCenter);
    m_zoom->setMinimumWidth(fontMetrics().horizontalAdvance(u"8888 %"_s));
    m_search->setMaximumWidth(px(180));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(px(Spacing::medium), px(Spacing::small), px(Spacing::medium), px(Spacing::small));
    row->setSpacing(px(Spacing::small));
    const QWidgetList leading{m_thumbnails, m_outline, makeUpright(this), m_page,    m_pages, makeUpright(this),
                              m_zoomOut,    m_zoom,    m_zoomIn,          m_fitWidth};
    const QWidgetList trailing{m_found, m_search, m_previous, m_next, m_print};
    for (QWidget *tool : leading)
        row->addWidget(tool);
    row->addStretch(1);
    for (QWidget *tool : trailing)
        row->addWidget(tool);

    connect(m_thumbnails, &QAbstractButton::toggled, this, &PreviewBar::thumbnailsToggled);
    connect(m_outline, &QAbstractButton::toggled, this, &PreviewBar::outlineToggled);
    connect(m_page, &QSpinBox::valueChanged, this, [this](int page) { emit pageRequested(page - 1); });
    connect(m_zoomOut, &QToolButton::clicked, this, [this] { emit zoomRequested(1 / zoomStep); });
    connect(m_zoomIn, &QToolButton::clicked, this, [this] { emit zoomRequested(zoomStep); });
    connect(m_fitWidth, &QPushButton::clicked, this, &PreviewBar::fitWidthRequested);
    connect(m_search, &QLineEdit::textChanged, this, &PreviewBar::searchChanged);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { emit findRequested(1); });
    connect(m_search, &SearchField::left, this, &PreviewBar::searchLeft);
    connect(m_previous, &QToolButton::clicked, this, [this] { emit findRequested(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { emit findRequested(1); });
    connect(m_print, &QToolButton::clicked, this, &PreviewBar::printRequested);
    retranslate();
    setPages(0, 0);
    setFound(-1, 0);
}

void PreviewBar::setPages(int current, int count)
{
    const QSignalBlocker quiet(m_page);
    m_count = count;
    m_page->setRange(std::min(1, count), count);
    m_page->setValue(current + 1);
    //: After the number of the page: of how many.
    m_pages->setText(tr("of %1").arg(locale().toString(count)));
    for (QWidget *tool :
         {static_cast<QWidget *>(m_page), static_cast<QWidget *>(m_zoomOut), static_cast<QWidget *>(m_zoomIn),
          static_cast<QWidget *>(m_fitWidth), static_cast<QWidget *>(m_search), static_cast<QWidget *>(m_print)})
        tool->setEnabled(count > 0);
}

void PreviewBar::setZoom(double zoom, bool fitsWidth)
{
    m_zoom->setText(locale().toString(qRound(zoom * 100)) + QChar(0x202F) + locale().percent());
    m_fitWidth->setCheckable(true);
    m_fitWidth->setChecked(fitsWidth);
}

void PreviewBar::setFound(int current, int count)
{
    const bool searching = !searched().isEmpty();
    m_found->setVisible(searching);
    if (count == 0)
        m_found->setText(tr("not found"));
    else if (current < 0)
        m_found->setText(tr("%1 found").arg(locale().toString(count)));
    else
        m_found->setText(tr("%1 of %2").arg(locale().toString(current + 1), locale().toString(count)));
    m_previous->setEnabled(count > 0);
    m_next->setEnabled(count > 0);
}

QString PreviewBar::searched() const
{
    return m_search->text();
}

void PreviewBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

bool PreviewBar::showsThumbnails() const
{
    return m_thumbnails->isChecked();
}

bool PreviewBar::showsOutline() const
{
    return m_outline->isChecked();
}

void PreviewBar::setCompact(bool compact)
{
    m_fitWidth->setVisible(!compact);
    m_search->setMaximumWidth(px(compact ? 120 : 180));
}

void PreviewBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PreviewBar::retranslate()
{
    setIconButtonText(m_thumbnails, tr("Show page thumbnails"));
    m_outline->setText(tr("Outline"));
    m_page->setAccessibleName(tr("Page"));
    setIconButtonText(m_zoomOut, tr("Zoom out"));
    setIconButtonText(m_zoomIn, tr("Zoom in"));
    m_fitWidth->setText(tr("Fit width"));
    m_search->setPlaceholderText(tr("Find in report"));
    m_search->setAccessibleName(tr("Find in report"));
    setIconButtonText(m_previous, tr("Previous place"));
    setIconButtonText(m_next, tr("Next place"));
    setIconButtonText(m_print, tr("Print…"));
    setPages(m_page->value() - 1, m_count);
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "ui/widgets/source_mark.h"

#include "ui/theme/widget_theme.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int iconSide = 16;

} // namespace

SourceMark::SourceMark(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SourceMark::setSource(const ParameterSource &source, bool expired)
{
    m_source = source;
    m_expired = expired;
    m_derived = false;
    retranslate();
}

void SourceMark::setDerived()
{
    m_source = {.kind = SourceKind::Default, .text = {}, .date = {}};
    m_expired = false;
    m_derived = true;
    retranslate();
}

void SourceMark::setCompact(bool compact)
{
    m_compact = compact;
    retranslate();
}

QString SourceMark::word() const
{
    if (m_derived)
        return tr("Derived");
    if (m_expired)
        return tr("Expired");
    switch (m_source.kind) {
    case SourceKind::Default:
        return tr("Default");
    case SourceKind::Published:
        return tr("Published");
    case SourceKind::Yours:
        return tr("Yours");
    case SourceKind::Measured:
        return tr("Measured");
    case SourceKind::Quoted:
        return tr("Quoted");
    }
    return {};
}

QString SourceMark::iconName() const
{
    if (m_expired)
        return u"source-expired"_s;
    switch (m_source.kind) {
    case SourceKind::Default:
        return {};
    case SourceKind::Published:
        return u"link"_s;
    case SourceKind::Yours:
        return u"source-yours"_s;
    case SourceKind::Measured:
        return u"source-measured"_s;
    case SourceKind::Quoted:
        return u"note"_s;
    }
    return {};
}

void SourceMark::retranslate()
{
    QStringList about{word(), QString::fromStdString(m_source.text), QString::fromStdString(m_source.date)};
    about.removeAll(QString());
    setAccessibleName(tr("Source: %1").arg(about.join(u", "_s)));
    setToolTip(about.join(u"\n"_s).toHtmlEscaped().replace(u'\n', u"<br>"_s));
    updateGeometry();
    update();
}

QSize SourceMark::sizeHint() const
{
    if (m_compact)
        return {px(iconSide), px(Spacing::row)};
    return {px(76), px(Spacing::row)};
}

void SourceMark::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        emit clicked();
}

void SourceMark::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    const IconColor color = m_expired                            ? IconColor::Attention
                            : m_source.kind == SourceKind::Yours ? IconColor::Accent
                                                                 : IconColor::Secondary;
    int start = 0;
    if (const QString name = iconName(); !name.isEmpty()) {
        const QRect logical(0, (height() - px(iconSide)) / 2, px(iconSide), px(iconSide));
        themedIcon(name, color).paint(&painter, QStyle::visualRect(layoutDirection(), rect(), logical));
        start = px(iconSide) + px(Spacing::tiny);
    }
    if (m_compact)
        return;
    painter.setFont(windowFont(TypeRole::Caption));
    painter.setPen(colorOf(theme, color));
    const QRect words = QStyle::visualRect(layoutDirection(), rect(), QRect(start, 0, width() - start, height()));
    painter.drawText(words, int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter),
                     painter.fontMetrics().elidedText(word(), Qt::ElideRight, words.width()));
}

void SourceMark::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace runcast

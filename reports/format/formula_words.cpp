// SPDX-License-Identifier: MIT
#include "reports/format/formula_words.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>

namespace runcast {

namespace {

constexpr const char *phrases[] = {
    RC_TEXT("Formulas", "accelerator"),
    RC_TEXT("Formulas", "all other parts"),
    RC_TEXT("Formulas", "all-reduces"),
    RC_TEXT("Formulas", "all-to-alls"),
    RC_TEXT("Formulas", "argmax"),
    RC_TEXT("Formulas", "assumed"),
    RC_TEXT("Formulas", "average stage"),
    RC_TEXT("Formulas", "background"),
    RC_TEXT("Formulas", "backward"),
    RC_TEXT("Formulas", "bandwidth"),
    RC_TEXT("Formulas", "beside"),
    RC_TEXT("Formulas", "blocking"),
    RC_TEXT("Formulas", "bubble"),
    RC_TEXT("Formulas", "bytes"),
    RC_TEXT("Formulas", "card"),
    RC_TEXT("Formulas", "colocation"),
    RC_TEXT("Formulas", "committed"),
    RC_TEXT("Formulas", "committed hours"),
    RC_TEXT("Formulas", "counting"),
    RC_TEXT("Formulas", "day"),
    RC_TEXT("Formulas", "delay"),
    RC_TEXT("Formulas", "depreciation"),
    RC_TEXT("Formulas", "detect"),
    RC_TEXT("Formulas", "device"),
    RC_TEXT("Formulas", "else"),
    RC_TEXT("Formulas", "energy of commissioning and wind-down"),
    RC_TEXT("Formulas", "exposed"),
    RC_TEXT("Formulas", "exposed communication"),
    RC_TEXT("Formulas", "fixed"),
    RC_TEXT("Formulas", "forward"),
    RC_TEXT("Formulas", "fullest"),
    RC_TEXT("Formulas", "gathered weights"),
    RC_TEXT("Formulas", "gradients"),
    RC_TEXT("Formulas", "hidden"),
    RC_TEXT("Formulas", "high end of the band"),
    RC_TEXT("Formulas", "idle"),
    RC_TEXT("Formulas", "interest"),
    RC_TEXT("Formulas", "jitter"),
    RC_TEXT("Formulas", "kept per layer"),
    RC_TEXT("Formulas", "layer"),
    RC_TEXT("Formulas", "layers"),
    RC_TEXT("Formulas", "least"),
    RC_TEXT("Formulas", "load"),
    RC_TEXT("Formulas", "logits"),
    RC_TEXT("Formulas", "loss"),
    RC_TEXT("Formulas", "loss on resale"),
    RC_TEXT("Formulas", "low end of the band"),
    RC_TEXT("Formulas", "max"),
    RC_TEXT("Formulas", "measured"),
    RC_TEXT("Formulas", "memory"),
    RC_TEXT("Formulas", "memory bandwidth"),
    RC_TEXT("Formulas", "method"),
    RC_TEXT("Formulas", "micro-batches in flight"),
    RC_TEXT("Formulas", "min"),
    RC_TEXT("Formulas", "MLP"),
    RC_TEXT("Formulas", "mode"),
    RC_TEXT("Formulas", "model"),
    RC_TEXT("Formulas", "of the stage"),
    RC_TEXT("Formulas", "optimizer"),
    RC_TEXT("Formulas", "option"),
    RC_TEXT("Formulas", "or"),
    RC_TEXT("Formulas", "or what the last block leaves over"),
    RC_TEXT("Formulas", "out"),
    RC_TEXT("Formulas", "owned"),
    RC_TEXT("Formulas", "place"),
    RC_TEXT("Formulas", "precision"),
    RC_TEXT("Formulas", "predicted"),
    RC_TEXT("Formulas", "prepaid"),
    RC_TEXT("Formulas", "projections"),
    RC_TEXT("Formulas", "ramp"),
    RC_TEXT("Formulas", "rate"),
    RC_TEXT("Formulas", "recompute"),
    RC_TEXT("Formulas", "recomputed"),
    RC_TEXT("Formulas", "rented"),
    RC_TEXT("Formulas", "repair"),
    RC_TEXT("Formulas", "restart"),
    RC_TEXT("Formulas", "ring"),
    RC_TEXT("Formulas", "rounded"),
    RC_TEXT("Formulas", "schedule"),
    RC_TEXT("Formulas", "send"),
    RC_TEXT("Formulas", "shape"),
    RC_TEXT("Formulas", "share"),
    RC_TEXT("Formulas", "site"),
    RC_TEXT("Formulas", "software"),
    RC_TEXT("Formulas", "spares"),
    RC_TEXT("Formulas", "spread"),
    RC_TEXT("Formulas", "stage"),
    RC_TEXT("Formulas", "stage with"),
    RC_TEXT("Formulas", "stall"),
    RC_TEXT("Formulas", "stalls"),
    RC_TEXT("Formulas", "start"),
    RC_TEXT("Formulas", "state"),
    RC_TEXT("Formulas", "swap"),
    RC_TEXT("Formulas", "typed"),
    RC_TEXT("Formulas", "warm-up"),
    RC_TEXT("Formulas", "weights"),
    RC_TEXT("Formulas", "with"),
    RC_TEXT("Formulas", "without gathering"),
    RC_TEXT("Formulas", "zero bubble"),
};

/// Letters, digits behind them and small signs below the line belong to one symbol: "Nₐ", "C₆"; a hyphen joins words.
qsizetype endOfWord(const QString &formula, qsizetype from)
{
    qsizetype end = from + 1;
    const auto continues = [&](qsizetype at) {
        const QChar c = formula[at];
        const char16_t code = c.unicode();
        const bool isSubscript = (code >= 0x2080 && code <= 0x209C) || (code >= 0x1D62 && code <= 0x1D6A);
        const bool joins = c == u'-' && at + 1 < formula.size() && formula[at + 1].isLetter();
        return c.isLetterOrNumber() || isSubscript || joins;
    };
    while (end < formula.size() && continues(end))
        ++end;
    return end;
}

// In letters of English: a small sign below the line is a letter too.
bool isWord(const QString &text)
{
    const auto isEnglish = [](QChar c) { return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || c == u'-'; };
    return text.size() >= 2 && std::all_of(text.begin(), text.end(), isEnglish);
}

/// Calls `phrase` for words that follow each other, `symbol` for what may be one, and `sign` for all else.
template <typename Phrase, typename Symbol, typename Sign>
void walk(const QString &formula, Phrase phrase, Symbol symbol, Sign sign)
{
    QStringList pending;
    const auto flush = [&] {
        if (!pending.isEmpty())
            phrase(pending.join(u' '));
        pending.clear();
    };
    for (qsizetype i = 0; i < formula.size();) {
        if (!formula[i].isLetter()) {
            const bool betweenWords = formula[i] == u' ' && !pending.isEmpty() && i + 1 < formula.size() &&
                                      formula[i + 1].isLetter() &&
                                      isWord(formula.sliced(i + 1, endOfWord(formula, i + 1) - i - 1));
            if (!betweenWords) {
                flush();
                sign(formula[i]);
            }
            ++i;
            continue;
        }
        const qsizetype end = endOfWord(formula, i);
        const QString word = formula.sliced(i, end - i);
        if (isWord(word)) {
            pending.append(word);
        } else {
            flush();
            symbol(word);
        }
        i = end;
    }
    flush();
}

} // namespace

std::span<const char *const> formulaPhrases()
{
    return phrases;
}

QString formulaPhrase(const QString &phrase, const Language &language)
{
    const auto known = std::find_if(std::begin(phrases), std::end(phrases),
                                    [&phrase](const char *known) { return phrase == QLatin1StringView(known); });
    return known == std::end(phrases) ? phrase : language.words("Formulas", *known);
}

QStringList phrasesOf(const QString &formula)
{
    QStringList found;
    walk(
        formula, [&found](const QString &phrase) { found.append(phrase); }, [](const QString &) {}, [](QChar) {});
    return found;
}

QString writeFormula(const QString &formula, const Language &language,
                     const std::function<std::optional<QString>(const QString &)> &value)
{
    QString text;
    const auto valueOf = [&](const QString &symbol) { return value ? value(symbol) : std::nullopt; };
    const auto writePhrase = [&](const QString &phrase) {
        if (const std::optional<QString> known = valueOf(phrase)) {
            text += *known;
            return;
        }
        if (const QString whole = formulaPhrase(phrase, language); whole != phrase) {
            text += whole;
            return;
        }
        QStringList singly;
        for (const QString &word : phrase.split(u' '))
            singly.append(valueOf(word).value_or(formulaPhrase(word, language)));
        text += singly.join(u' ');
    };
    walk(
        formula, writePhrase, [&](const QString &symbol) { text += valueOf(symbol).value_or(symbol); },
        [&text](QChar sign) { text += sign; });
    return text;
}

} // namespace runcast

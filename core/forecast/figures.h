// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/unit.h"
#include "core/forecast/forecast.h"

#include <span>
#include <string_view>
#include <vector>

namespace runcast {

enum class Section { Cost, Time, Compute, Memory, Layout, Power, Reliability, Targets };
enum class Better { Neither, Lower, Higher };

/// A symbol of a figure's formula and the parameter or figure that it stands for.
struct FormulaInput {
    const char *symbol; // "N"
    std::string_view key;
};

/// One result of a forecast: how it is named, measured, judged, computed and where its formula comes from.
struct Figure {
    std::string_view key; // "cost.total_usd"
    Section section = Section::Cost;
    Unit unit = Unit::None;
    Better better = Better::Neither;
    const char *title = "";                    // English source text, context "Figures": "Total cost"
    double (*get)(const Forecast &) = nullptr; // NaN = not computed
    const char *words = "";                    // the formula in words, one or two sentences, same context
    const char *symbol = "";                   // of the figure itself: "C"
    const char *formula = "";                  // "6 × N × D"; symbols are those of inputs
    std::vector<FormulaInput> inputs = {};     // exactly what moves it, directly
    const char *source = "";                   // citation of the formula, context "Sources"
    bool headline = false;                     // shown by list, in tiles and on page 1
    /// The odds that failures leave of it; nullptr = none are computed of this figure.
    const Percentiles *(*range)(const Forecast &) = nullptr;
};

/// True for a part of the total cost: every figure named cost.X_usd but the total itself. The parts sum to it.
bool isCostPart(const Figure &figure);

/// The English source title of a section, context "Sections".
const char *sectionTitle(Section section);

/// All sections in the order of tables.
std::span<const Section> sections();

/// All figures of the program, in the order of tables.
std::vector<Figure> standardFigures();

} // namespace runcast

// SPDX-License-Identifier: MIT
#pragma once

/// Marks an English source text for the translators, as QT_TRANSLATE_NOOP does (lupdate is told of this name), and
/// is the text itself. Core holds source texts only; they are translated where a person reads them.
/// Contexts in use: Parameters, Figures, Formulas, Findings, Errors, Units, Choices, Sections, Sources, Blocks.
#define RC_TEXT(context, text) text

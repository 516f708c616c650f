// SPDX-License-Identifier: MIT
#pragma once

#include "reports/document/document.h"
#include "reports/pdf/paginate.h"

namespace runcast::report {

class Canvas;

/// The mark of an unfinished state across the page; below everything else.
void drawStateMark(Canvas &canvas, const QString &word, const PageLayout &page, const Typesetter &typesetter);

/// Header and footer of page `number` (from 1) of `count`.
void drawFurniture(Canvas &canvas, const Furniture &furniture, const PageLayout &page, int number, int count,
                   const Typesetter &typesetter);

} // namespace runcast::report

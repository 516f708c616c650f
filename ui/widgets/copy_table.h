// SPDX-License-Identifier: MIT
#pragma once

class QTableView;

namespace runcast {

/// Puts the selected rows of a table on the clipboard, as tab-separated text and as HTML, in the columns' shown order.
void copyRows(const QTableView &table, bool withHeaders);

} // namespace runcast

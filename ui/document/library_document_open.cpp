// SPDX-License-Identifier: MIT
#include "ui/document/library_document.h"

#include "db/library.h"
#include "ui/document/library_store.h"

namespace runcast {

Result<void> LibraryDocument::open(const QString &file)
{
    return use(Library::open(file));
}

Result<void> LibraryDocument::create(const QString &file)
{
    return use(Library::create(file));
}

Result<void> LibraryDocument::backUp(const QString &file)
{
    if (Result<void> written = flush(); !written)
        return written;
    return m_store->backUp(file);
}

Result<void> LibraryDocument::use(Result<std::unique_ptr<Library>> library)
{
    if (!library)
        return library.error();
    if (Result<void> written = flush(); !written)
        return written;
    auto store = std::make_unique<LibraryStore>(std::move(library).value(),
                                                LibraryStore::Setup{m_setup.schema,
                                                                    [this]() -> const Catalog & { return catalog(); },
                                                                    m_setup.clock, [this] { return m_setup.author; }});
    const Result<std::vector<StoredRecord>> records = store->records();
    if (!records)
        return records.error();
    use(std::move(store), *records);
    for (const Error &warning : m_store->warnings())
        emit failed(warning);
    return {};
}

} // namespace runcast

// SPDX-License-Identifier: MIT
#include "core/catalog/config/document.h"

#include "core/base/text.h"
#include "core/catalog/config/text.h"
#include "core/catalog/config/token_scan.h"

#include <algorithm>

namespace runcast::config {

namespace {

constexpr size_t maxDepth = 64;
constexpr size_t maxDuplicates = 8; // more of them make no clearer message

struct Duplicate {
    std::string key, first, last;
};

// Builds the tree without recursion and keeps what nlohmann's own builder drops: the earlier values of a repeated key.
class TreeBuilder final : public nlohmann::json_sax<Json> {
public:
    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t &) override { return add(value); }
    bool string(string_t &value) override { return add(std::move(value)); }
    bool binary(binary_t &) override { return false; } // JSON text has none
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t &name) override
    {
        m_key = std::move(name);
        const auto earlier = m_open.back()->find(m_key);
        m_repeated = earlier != m_open.back()->end() && m_duplicates.size() < maxDuplicates;
        if (m_repeated)
            m_duplicates.push_back({m_key, shownValue(*earlier), {}});
        return true;
    }
    bool parse_error(std::size_t position, const std::string &lastToken, const nlohmann::detail::exception &) override
    {
        m_errorAt = position;
        m_errorToken = lastToken;
        return false;
    }

    Json takeRoot() { return std::move(m_root); }
    const std::vector<Duplicate> &duplicates() const { return m_duplicates; }
    size_t errorAt() const { return m_errorAt; }
    const std::string &errorToken() const { return m_errorToken; }

private:
    Json *place(Json &&value)
    {
        if (m_repeated)
            m_duplicates.back().last = shownValue(value);
        m_repeated = false;
        if (m_open.empty())
            return &(m_root = std::move(value));
        if (m_open.back()->is_array()) {
            m_open.back()->push_back(std::move(value));
            return &m_open.back()->back();
        }
        return &((*m_open.back())[m_key] = std::move(value));
    }
    bool add(Json &&value)
    {
        place(std::move(value));
        return true;
    }
    bool open(Json &&container)
    {
        m_open.push_back(place(std::move(container)));
        return true;
    }
    bool close()
    {
        m_open.pop_back();
        return true;
    }

    Json m_root;
    std::vector<Json *> m_open; // a parent does not change while its child is open, so the pointers hold
    std::string m_key;
    bool m_repeated = false;
    std::vector<Duplicate> m_duplicates;
    size_t m_errorAt = 0;
    std::string m_errorToken;
};

Error syntaxError(std::string_view text, const TokenScan &scan, const TreeBuilder &builder)
{
    const size_t end = scan.text.find_last_not_of(" \t\r\n") + 1;
    const size_t at = scan.originalOffset(builder.errorAt() > 0 ? builder.errorAt() - 1 : 0);
    if (builder.errorAt() > end)
        return {.code = ErrorCode::Malformed,
                .reason = RC_TEXT("Errors", "The file breaks off at byte %1, inside an object or a list."),
                .arguments = {std::to_string(text.size())},
                .advice = RC_TEXT("Errors", "It was cut short, so download it again."),
                .place = placeOf(text, text.size())};
    return {.code = ErrorCode::Malformed,
            .reason = RC_TEXT("Errors", "The file is not valid JSON: “%1” cannot stand here."),
            .arguments = {shown(builder.errorToken())},
            .advice = RC_TEXT("Errors", "Correct it there, or download the file again."),
            .place = placeOf(text, at)};
}

} // namespace

Result<Json> parseDocument(std::string_view text, ImportLog &log)
{
    const TokenScan scan = scanTokens(text, maxDepth);
    if (scan.tooDeepAt != std::string_view::npos)
        return Error{
            .code = ErrorCode::Malformed,
            .reason =
                RC_TEXT("Errors", "The file nests objects and lists more than %1 levels deep, as no config.json does."),
            .arguments = {std::to_string(maxDepth)},
            .advice = RC_TEXT("Errors", "Choose the file config.json of the model."),
            .place = placeOf(text, scan.tooDeepAt)};
    TreeBuilder builder;
    if (!Json::sax_parse(scan.text, &builder))
        return syntaxError(text, scan, builder);
    for (const Duplicate &duplicate : builder.duplicates()) {
        if (duplicate.first != duplicate.last)
            log.remark("import.duplicate_key", {shown(duplicate.key), duplicate.first, duplicate.last});
    }
    return builder.takeRoot();
}

std::string_view unusableNumber(const Json &value)
{
    if (!value.is_string())
        return {};
    const std::string_view text = value.get_ref<const std::string &>();
    return text.starts_with(unusableMark) ? text.substr(1) : std::string_view();
}

std::string shownValue(const Json &value)
{
    if (const std::string_view token = unusableNumber(value); !token.empty())
        return shown(token);
    if (value.is_string())
        return "\"" + shown(value.get_ref<const std::string &>()) + "\"";
    if (value.is_object())
        return "{…}";
    if (value.is_array())
        return "[…]";
    return value.dump();
}

} // namespace runcast::config

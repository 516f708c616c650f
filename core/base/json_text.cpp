// SPDX-License-Identifier: MIT
#include "core/base/json_text.h"

#include "core/base/text.h"

#include <cmath>
#include <set>
#include <vector>

namespace runcast {

namespace {

/// Builds the document and stops at the first thing that is not to be trusted.
class Builder : public nlohmann::json_sax<OrderedJson> {
public:
    explicit Builder(int maximumDepth) : m_maximumDepth(maximumDepth) {}

    OrderedJson root;
    Error error;

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t &) override { return add(value); }
    bool string(string_t &value) override { return add(value); }
    bool binary(binary_t &) override { return false; }

    bool start_object(std::size_t) override { return open(OrderedJson::object()); }
    bool start_array(std::size_t) override { return open(OrderedJson::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t &key) override
    {
        m_key = key;
        if (!m_open.back()->contains(key))
            return true;
        error = {.reason = RC_TEXT("Errors", "The key “%1” stands twice in one object."), .arguments = {key}};
        return false;
    }

    bool parse_error(std::size_t position, const std::string &, const nlohmann::detail::exception &) override
    {
        if (!error.reason.empty())
            return false;
        error = {.reason = RC_TEXT("Errors", "The text is no valid JSON."),
                 .place = "byte " + std::to_string(position)};
        return false;
    }

private:
    bool add(OrderedJson value) { return place(std::move(value)) != nullptr; }

    OrderedJson *place(OrderedJson value)
    {
        if (m_open.empty()) {
            root = std::move(value);
            return &root;
        }
        OrderedJson &parent = *m_open.back();
        if (parent.is_array()) {
            parent.push_back(std::move(value));
            return &parent.back();
        }
        return &(parent[m_key] = std::move(value));
    }

    bool open(OrderedJson container)
    {
        if (int(m_open.size()) >= m_maximumDepth) {
            error = {.reason = RC_TEXT("Errors", "The JSON is nested deeper than %1 levels."),
                     .arguments = {std::to_string(m_maximumDepth)}};
            return false;
        }
        m_open.push_back(place(std::move(container)));
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    int m_maximumDepth;
    std::vector<OrderedJson *> m_open; // a parent does not move while its child is open
    std::string m_key;
};

} // namespace

Result<OrderedJson> parseJson(std::string_view text, int maximumDepth)
{
    Builder builder(maximumDepth);
    if (!OrderedJson::sax_parse(text.begin(), text.end(), &builder))
        return builder.error;
    return std::move(builder.root);
}

OrderedJson jsonNumber(double number)
{
    if (!std::isfinite(number))
        return nullptr;
    if (number == std::floor(number) && std::fabs(number) < 9e15)
        return std::int64_t(number);
    return number;
}

} // namespace runcast

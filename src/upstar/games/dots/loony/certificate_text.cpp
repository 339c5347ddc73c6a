#include "upstar/games/dots/loony/certificate_text.h"

#include <algorithm>
#include <charconv>

#include "upstar/base/error.h"

namespace upstar::dots {
namespace {

std::string_view without_return(std::string_view line) {
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    return line;
}

// The words of one line, one after the other.
class Words {
public:
    Words(std::string_view line, std::size_t offset) : line_(line), offset_(offset) {}

    bool at_end() {
        while (at_ < line_.size() && (line_[at_] == ' ' || line_[at_] == '\r')) ++at_;
        return at_ == line_.size();
    }

    /// Empty at the end of the line.
    std::string_view word() {
        at_end();
        start_ = at_;
        while (at_ < line_.size() && line_[at_] != ' ' && line_[at_] != '\r') ++at_;
        return line_.substr(start_, at_ - start_);
    }

    /// The whole line from the next word on.
    std::string_view rest() {
        at_end();
        start_ = at_;
        at_ = line_.size();
        return without_return(line_.substr(start_));
    }

    /// Where the last word begins in the text.
    std::size_t offset() const { return offset_ + start_; }

    int number(const char* what) {
        const std::string_view text = word();
        int value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (text.empty() || error != std::errc() || end != text.data() + text.size())
            fail(std::string("expected ") + what + ", a number");
        return value;
    }

    void end(const char* what) {
        if (at_end()) return;
        word();
        fail(std::string("the line ends behind ") + what);
    }

    [[noreturn]] void fail(const std::string& message) const {
        throw Error(ErrorKind::Input, message, offset());
    }

private:
    std::string_view line_;
    std::size_t offset_;
    std::size_t at_ = 0;
    std::size_t start_ = 0;
};

// Whether the text begins as one of today, which says what is claimed.
bool read_head(std::string_view text, CertificateText& result) {
    const auto head = head_in_text(text);
    if (!head) return false;
    try {
        if (head->kind != kFlightKind) throw Error(ErrorKind::Input, "line 1: it is no flight", 0);
        result.graph = head->statement.at("graph").get<std::string>();
        result.value = head->statement.at("value").get<int>();
    } catch (const Json::exception&) {
        throw Error(ErrorKind::Input, "line 1: the statement has a graph and a value", 0);
    }
    result.has_value = true;
    require_head(text, flight_head(result.graph, result.value));
    return true;
}

void read_line(Words& words, int line, CertificateText& result) {
    const std::string_view key = words.word();
    if (key == "graph") {
        if (!result.graph.empty()) words.fail("a second graph: a certificate is about one");
        result.graph = words.rest();
        result.graph_offset = words.offset();
    } else if (key == "value") {
        if (result.has_value) words.fail("a second value: a certificate claims one");
        result.value = words.number("the value");
        result.has_value = true;
        words.end("the value");
    } else if (key == "blockers") {
        while (!words.at_end()) {
            Words ahead = words;
            const bool is_ground = ahead.word() == "ground";
            if (is_ground) words = ahead;
            const int coin = is_ground ? 0 : words.number("a coin or `ground`");
            if (coin < 0 || (coin == 0 && !is_ground)) words.fail("coins are numbered from 1");
            result.blockers.push_back(coin);
        }
    } else if (key == "chain" || key == "loop") {
        const int length = words.number("the length of the piece");
        const int coin = words.number("one of its coins");
        words.word();  // its name, for readers
        words.end("the name of the piece");
        result.pieces.push_back({key == "loop", length, coin, line});
    } else {
        words.fail("expected graph, value, blockers, chain or loop");
    }
}

}  // namespace

const char* const kFlightKind = "dots flight";
const char* const kFlightHead01 = "loony-certificate 1";

CertificateHead flight_head(const std::string& graph, int value) {
    return {kFlightKind,
            "the value of the loony endgame " + graph + " is " + std::to_string(value),
            {{"graph", graph}, {"value", value}}};
}

CertificateText read_certificate(std::string_view text) {
    CertificateText result;
    const bool is_new = read_head(text, result);
    bool has_head = false;
    int line_number = 0;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        const std::string_view line = text.substr(start, end - start);
        Words words(line, start);
        ++line_number;
        if (!has_head) {
            if (!is_new && without_return(line) != kFlightHead01)
                throw Error(ErrorKind::Input,
                            "a certificate begins with a line that says what it claims", start);
            has_head = true;
        } else if (!words.at_end()) {
            read_line(words, line_number, result);
        }
        start = end + 1;
    }
    if (!result.has_value)
        throw Error(ErrorKind::Input, "the certificate claims no value: add a line `value ...`",
                    text.size());
    if (result.graph.empty())
        throw Error(ErrorKind::Input, "the certificate names no graph: add a line `graph ...`",
                    text.size());
    return result;
}

}  // namespace upstar::dots

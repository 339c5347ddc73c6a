#include "upstar/games/toads/worth_certificate.h"

#include <charconv>
#include <limits>

#include "upstar/base/error.h"
#include "upstar/games/toads/answered_play.h"
#include "upstar/games/toads/row_search.h"

namespace upstar::toads {
namespace {

constexpr std::size_t kLineLength = 96;

std::string heading(Player first) { return std::string(name(first)) + " begins\n"; }

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
bool is_small_letter(char letter) { return letter >= 'a' && letter <= 'z'; }

// Writes answers, a run of first moves as its length.
class AnswerText {
public:
    void add(std::size_t answer) {
        if (answer == 0) {
            ++firsts_;
            return;
        }
        end_run();
        append(std::string(1, static_cast<char>('a' + answer)));
    }
    std::string finished() {
        end_run();
        if (length_ > 0) text_ += '\n';
        return std::move(text_);
    }

private:
    void end_run() {
        if (firsts_ > 0) append(std::to_string(firsts_));
        firsts_ = 0;
    }
    void append(const std::string& word) {
        if (length_ + word.size() > kLineLength) {
            text_ += '\n';
            length_ = 0;
        }
        text_ += word;
        length_ += word.size();
    }

    std::string text_;
    std::size_t length_ = 0;  // of the last line
    std::size_t firsts_ = 0;
};

// Reads them.
class AnswerReader {
public:
    explicit AnswerReader(std::string_view text) : rest_(text) {}

    std::size_t next() {
        ++count_;
        if (firsts_ == 0) read();
        if (firsts_ == 0) return std::exchange(other_, 0);
        --firsts_;
        return 0;
    }
    /// At a heading, or at the end.
    bool is_over() {
        skip_line_ends();
        return firsts_ == 0 &&
               (rest_.empty() || !(is_digit(rest_[0]) || is_small_letter(rest_[0])));
    }
    bool skip(std::string_view words) {
        skip_line_ends();
        if (rest_.substr(0, words.size()) != words) return false;
        rest_.remove_prefix(words.size());
        return true;
    }
    bool at_end() const { return rest_.empty(); }
    std::size_t count() const { return count_; }

private:
    void skip_line_ends() {
        while (!rest_.empty() && rest_[0] == '\n') rest_.remove_prefix(1);
    }
    void read() {
        skip_line_ends();
        if (rest_.empty()) throw Error(ErrorKind::Input, "an answer is missing");
        if (is_small_letter(rest_[0])) {
            other_ = static_cast<std::size_t>(rest_[0] - 'a');
            rest_.remove_prefix(1);
            return;
        }
        const auto [end, error] =
            std::from_chars(rest_.data(), rest_.data() + rest_.size(), firsts_);
        if (error != std::errc() || firsts_ == 0)
            throw Error(ErrorKind::Input, "an answer is a letter, or a number of first moves");
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    }

    std::string_view rest_;
    std::size_t firsts_ = 0;
    std::size_t other_ = 0;
    std::size_t count_ = 0;
};

Row start(const StripWorth& claim, Player first) {
    return RowMoves().start(claim.strip, -claim.n, claim.star, first);
}

}  // namespace

const char* const kWorthKind = "toads value";

CertificateHead worth_head(const StripWorth& claim) {
    const std::string strip = to_string(claim.strip);
    const std::string value = worth_name(claim);
    return {kWorthKind, "the strip " + strip + " of Toads and Frogs is worth " + value,
            Json{{"strip", strip}, {"value", value}}};
}

ProvedWorth decide_and_prove(const StripWorth& claim, Context& context) {
    ProvedWorth proved{{claim, {}}, to_line(worth_head(claim)) + "\n"};
    for (const Player first : kPlayers) {
        RowSearch search(context);
        const Row row = start(claim, first);
        if (search.wins(row)) {
            proved.answer.winners.push_back(first);
            continue;
        }
        AnswerText answers;
        AnsweredPlay play(context, [&](const RowMoves::Options& options) {
            // What is known to win is preferred: most of it is behind the positions shown already.
            const auto known = std::find_if(options.begin(), options.end(), [&](const Row& option) {
                return search.known(option) < 0;
            });
            const Row* const found =
                known != options.end()
                    ? known
                    : std::find_if(options.begin(), options.end(),
                                   [&](const Row& option) { return !search.wins(option); });
            const auto answer = static_cast<std::size_t>(found - options.begin());
            answers.add(answer);
            return answer;
        });
        play.show_loss(row);
        proved.certificate += heading(first) + answers.finished();
    }
    if (!proved.answer.holds()) proved.certificate.clear();
    return proved;
}

StripWorth claimed_worth(std::string_view text) {
    const auto head = head_in_text(text);
    if (!head || head->kind != kWorthKind)
        throw Error(ErrorKind::Input, "line 1: it is no certificate of what a strip is worth");
    std::string strip, value;
    try {
        strip = head->statement.at("strip").get<std::string>();
        value = head->statement.at("value").get<std::string>();
    } catch (const Json::exception&) {
        throw Error(ErrorKind::Input, "line 1: the statement has strip and value");
    }
    const StripWorth claim = strip_worth(strip, value);
    require_head(text, worth_head(claim));
    return claim;
}

CheckedWorth check_worth(std::string_view text, Context& context) {
    CheckedWorth checked{claimed_worth(text)};
    AnswerReader answers(body_of(text));
    for (const Player first : kPlayers) {
        if (!answers.skip(heading(first)))
            throw Error(ErrorKind::Input, "expected `" + std::string(name(first)) + " begins`");
        AnsweredPlay play(context, [&](const RowMoves::Options&) { return answers.next(); });
        play.show_loss(start(checked.claim, first));
        if (!answers.is_over()) throw Error(ErrorKind::Input, "there are answers to nothing");
        checked.positions += play.positions();
    }
    if (!answers.at_end()) throw Error(ErrorKind::Input, "the proof is over");
    checked.answers = answers.count();
    return checked;
}

}  // namespace upstar::toads

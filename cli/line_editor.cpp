#include "line_editor.h"

#include <histedit.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cwchar>
#include <filesystem>
#include <iostream>

namespace upstar::cli {
namespace {

constexpr int kHistoryLines = 1000;

// $XDG_STATE_HOME/upstar/history, by default under ~/.local/state; nothing without a home.
std::string history_path() {
    const char* state = std::getenv("XDG_STATE_HOME");
    const char* home = std::getenv("HOME");
    std::filesystem::path folder;
    if (state != nullptr && *state != '\0') {
        folder = std::filesystem::path(state) / "upstar";
    } else if (home != nullptr && *home != '\0') {
        folder = std::filesystem::path(home) / ".local" / "state" / "upstar";
    } else {
        return {};
    }
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    return (folder / "history").string();
}

// A signal while a line is edited: the handler notes the key that stands for it, and the next read
// gives that to the editor. libedit's own reading would go on after the first interrupt, and its
// own handlers send each signal on to the whole process group.
constexpr int kInterruptKey = 3;    // Ctrl-C
constexpr int kContinueKey = 0x1d;  // Ctrl-], for going on after Ctrl-Z and fg
volatile std::sig_atomic_t noted_key = 0;
void note_signal(int signal) { noted_key = signal == SIGCONT ? kContinueKey : kInterruptKey; }

int read_key(EditLine*, wchar_t* key) {
    constexpr auto kIncomplete = static_cast<std::size_t>(-2);
    std::mbstate_t state{};
    for (;;) {
        char byte = 0;
        const ssize_t count = noted_key != 0 ? -1 : read(STDIN_FILENO, &byte, 1);
        if (noted_key != 0) {
            *key = static_cast<wchar_t>(noted_key);
            noted_key = 0;
            return 1;
        }
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return static_cast<int>(count);
        const std::size_t length = std::mbrtowc(key, &byte, 1, &state);
        if (length == kIncomplete) continue;
        if (length > 1) *key = L'?';
        return 1;
    }
}

// Stands around what moves no cursor, such as the codes of colours.
constexpr char kTakesNoRoom = '\1';

// The editor writes such codes with the character behind them, so the last blank comes after them.
std::string painted_prompt(const std::string& prompt, const Paint& paint) {
    if (!paint.is_on()) return prompt;
    const std::string word = prompt.substr(0, prompt.find_last_not_of(' ') + 1);
    const std::string painted = paint(Ink::Wins, word);
    const std::size_t begin = painted.find(word);
    return kTakesNoRoom + painted.substr(0, begin) + kTakesNoRoom + word + kTakesNoRoom +
           painted.substr(begin + word.size()) + kTakesNoRoom + prompt.substr(word.size());
}

bool is_word_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

}  // namespace

struct LineEditor::Editing {
    EditLine* editor = nullptr;
    History* history = nullptr;
    std::string prompt;
    std::string path;
    Complete complete;
    bool interrupted = false;

    static char* show_prompt(EditLine* editor) {
        Editing* self = nullptr;
        el_get(editor, EL_CLIENTDATA, &self);
        return self->prompt.data();
    }

    static unsigned char on_interrupt(EditLine* editor, int) {
        Editing* self = nullptr;
        el_get(editor, EL_CLIENTDATA, &self);
        self->interrupted = true;
        return CC_NEWLINE;
    }

    // The shell has had the terminal in the meantime: it is set up again, as if it were new.
    static unsigned char on_continue(EditLine* editor, int) {
        el_set(editor, EL_PREP_TERM, 0);
        el_set(editor, EL_PREP_TERM, 1);
        return CC_REDISPLAY;
    }

    // Completes the word before the cursor as far as all candidates agree; lists them when that
    // adds nothing.
    static unsigned char on_tab(EditLine* editor, int) {
        Editing* self = nullptr;
        el_get(editor, EL_CLIENTDATA, &self);
        const LineInfo* info = el_line(editor);
        const std::string line(info->buffer, info->cursor);
        const std::string word = last_word(line);
        const std::vector<std::string> words = self->complete(line);
        if (words.empty()) return CC_REFRESH_BEEP;
        std::string common = words[0];
        for (const std::string& candidate : words) {
            const auto differ =
                std::mismatch(common.begin(), common.end(), candidate.begin(), candidate.end());
            common.erase(differ.first, common.end());
        }
        if (common.size() > word.size()) {
            el_insertstr(editor, common.substr(word.size()).c_str());
            return CC_REFRESH;
        }
        if (words.size() == 1) return CC_REFRESH;
        std::putchar('\n');
        constexpr std::size_t kColumns = 78;
        std::size_t column = 0;
        for (const std::string& candidate : words) {
            if (column > 0 && column + candidate.size() > kColumns) {
                std::putchar('\n');
                column = 0;
            }
            std::printf("%s  ", candidate.c_str());
            column += candidate.size() + 2;
        }
        std::putchar('\n');
        return CC_REDISPLAY;
    }
};

LineEditor::LineEditor(Complete complete) {
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) return;
    editing_ = std::make_unique<Editing>();
    editing_->complete = std::move(complete);
    editing_->path = history_path();
    editing_->history = history_init();
    editing_->editor = el_init("upstar", stdin, stdout, stderr);
    if (editing_->editor == nullptr || editing_->history == nullptr) {
        editing_.reset();
        return;
    }
    HistEvent event;
    history(editing_->history, &event, H_SETSIZE, kHistoryLines);
    history(editing_->history, &event, H_SETUNIQUE, 1);
    if (!editing_->path.empty()) history(editing_->history, &event, H_LOAD, editing_->path.c_str());
    EditLine* editor = editing_->editor;
    el_set(editor, EL_CLIENTDATA, editing_.get());
    el_set(editor, EL_PROMPT_ESC, &Editing::show_prompt, kTakesNoRoom);
    el_set(editor, EL_EDITOR, "emacs");
    el_set(editor, EL_HIST, history, editing_->history);
    el_set(editor, EL_ADDFN, "upstar-complete", "complete a name", &Editing::on_tab);
    el_set(editor, EL_BIND, "^I", "upstar-complete", nullptr);
    el_set(editor, EL_GETCFN, &read_key);
    el_set(editor, EL_ADDFN, "upstar-interrupt", "give up the line", &Editing::on_interrupt);
    el_set(editor, EL_BIND, "^C", "upstar-interrupt", nullptr);
    el_set(editor, EL_ADDFN, "upstar-continue", "draw the line again", &Editing::on_continue);
    el_set(editor, EL_BIND, "^]", "upstar-continue", nullptr);
    el_source(editor, nullptr);  // the user's ~/.editrc
}

LineEditor::~LineEditor() {
    if (!editing_) return;
    HistEvent event;
    if (!editing_->path.empty()) history(editing_->history, &event, H_SAVE, editing_->path.c_str());
    el_end(editing_->editor);
    history_end(editing_->history);
}

std::optional<std::string> LineEditor::next(const std::string& prompt, const Paint& paint) {
    if (!editing_) {
        std::string line;
        if (!lines_.next(line)) return std::nullopt;
        return line;
    }
    editing_->prompt = painted_prompt(prompt, paint);
    editing_->interrupted = false;
    int count = 0;
    struct sigaction action {};
    struct sigaction interrupt_before {};
    struct sigaction continue_before {};
    action.sa_handler = note_signal;
    sigaction(SIGINT, &action, &interrupt_before);
    sigaction(SIGCONT, &action, &continue_before);
    const char* text = el_gets(editing_->editor, &count);
    sigaction(SIGINT, &interrupt_before, nullptr);
    sigaction(SIGCONT, &continue_before, nullptr);
    if (editing_->interrupted) {
        std::cout << "^C" << std::endl;
        return "";
    }
    if (text == nullptr || count <= 0) return std::nullopt;
    std::string line(text, static_cast<std::size_t>(count));
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.pop_back();
    if (!line.empty()) {
        HistEvent event;
        history(editing_->history, &event, H_ENTER, line.c_str());
    }
    return line;
}

std::string last_word(const std::string& line) {
    std::size_t start = line.size();
    while (start > 0 && is_word_character(line[start - 1])) --start;
    return line.substr(start);
}

}  // namespace upstar::cli

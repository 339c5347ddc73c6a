// The engine in WebAssembly: lines in, lines out. Who loads it uses engine_module.js.
//
// There are no threads here: each request is answered before the next is heard, and whoever wants a
// search to end ends the worker that runs it.
#include <emscripten.h>

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "upstar/engine/engine.h"
#include "upstar/engine/games/game_questions.h"

EM_JS(void, upstar_say, (int engine, const char* lines, std::size_t length),
      { Module.hearers[engine](UTF8ToString(lines, length)); });

extern "C" {

EMSCRIPTEN_KEEPALIVE upstar::Engine* upstar_create(int number, std::size_t memory) {
    std::vector<upstar::EngineQuestion> questions = upstar::standard_questions();
    for (upstar::EngineQuestion& more : upstar::game_questions())
        questions.push_back(std::move(more));
    return new upstar::Engine(std::move(questions), {.threads = 0, .memory = memory},
                              [number](std::string_view lines) {
                                  upstar_say(number, lines.data(), lines.size());
                              });
}

EMSCRIPTEN_KEEPALIVE void upstar_hear(upstar::Engine* engine, const char* line,
                                      std::size_t length) {
    engine->hear({line, length});
}

EMSCRIPTEN_KEEPALIVE void upstar_destroy(upstar::Engine* engine) { delete engine; }

}  // extern "C"

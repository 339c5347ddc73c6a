#include "upstar/lang/session.h"

#include <iostream>

#include "upstar/base/error.h"
#include "upstar/base/time_limit.h"

int main() {
    upstar::Session session;
    try {
        const upstar::TimeLimit limit(session.context(), std::chrono::seconds(10));
        session.evaluate("g := {2||1|0}");
        const upstar::Value mean = session.evaluate("g.Mean");
        std::cout << session.text(mean) << "\n";
        session.evaluate("g.Meen");
    } catch (const upstar::Error& error) {
        std::cout << error.message() << "\n";
        if (error.offset()) std::cout << upstar::caret_lines("g.Meen", *error.offset()) << "\n";
    }
}

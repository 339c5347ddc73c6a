#include <iostream>

#include "upstar/lang/session.h"

int main() {
    upstar::Session session;
    std::cout << session.text(session.evaluate("toads_and_frogs(\"TTT..FFF\") + *")) << "\n";
}

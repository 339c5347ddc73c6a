#include "upstar/games/circular_nim/sets/known_sets.h"

#include "upstar/games/circular_nim/rules/circular_rule_names.h"

namespace upstar::circular_nim {

// clang-format off
const std::vector<KnownSet>& known_sets() {
    static const std::vector<KnownSet> kSets = {
        {"CN(2,1) V1(1)", "(a,b): a+b mod 2 = 0"},
        {"CN(2,2) V1(1)", "(a,b): b mod 2 = 0, a mod 2 = 0"},
        {"CN(3,1) V1(1)", "(a,b,c): a+b+c mod 2 = 0"},
        {"CN(3,2) V1(1)", "(a,b,c): a+b mod 2 = 0, a+c mod 2 = 0"},
        {"CN(3,3) V1(1)", "(a,b,c): b mod 2 = 0, c mod 2 = 0, a mod 2 = 0"},
        {"CN(4,1) V1(1)", "(a,b,c,d): a+b+c+d mod 2 = 0"},
        {"CN(4,2) V1(1)", "(a,b,c,d): b+d mod 2 = 0, a+c mod 2 = 0"},
        {"CN(4,3) V1(1)", "(a,b,c,d): a+d mod 2 = 0, c+d mod 2 = 0, b+d mod 2 = 0"},
        {"CN(4,4) V1(1)", "(a,b,c,d): b mod 2 = 0, d mod 2 = 0, a mod 2 = 0, c mod 2 = 0"},
        {"CN(5,1) V1(1)", "(a,b,c,d,e): a+b+c+d+e mod 2 = 0"},
        {"CN(5,4) V1(1)", "(a,b,c,d,e): a+c mod 2 = 0, b+c mod 2 = 0, c+d mod 2 = 0, b+e mod 2 = 0"},
        {"CN(5,5) V1(1)",
         "(a,b,c,d,e): a mod 2 = 0, b mod 2 = 0, d mod 2 = 0, e mod 2 = 0, c mod 2 = 0"},
        {"CN(6,1) V1(1)", "(a,b,c,d,e,f): a+b+c+d+e+f mod 2 = 0"},
        {"CN(6,5) V1(1)",
         "(a,b,c,d,e,f): a+e mod 2 = 0, c+d mod 2 = 0, a+b mod 2 = 0, c+e mod 2 = 0, e+f "
         "mod 2 = 0"},
        {"CN(6,6) V1(1)",
         "(a,b,c,d,e,f): a mod 2 = 0, e mod 2 = 0, d mod 2 = 0, b mod 2 = 0, c mod 2 = 0, f "
         "mod 2 = 0"},
        {"CN(2,1) V2(1)", "(a,b): a+b mod 2 = 0"},
        {"CN(2,2) V2(1)", "(a,b): a = max, b mod 2 = 0"},
        {"CN(3,1) V2(1)", "(a,b,c): a+b+c mod 2 = 0"},
        {"CN(3,3) V2(1)", "(a,b,c): c = min, c mod 2 = 0"},
        {"CN(4,1) V2(1)", "(a,b,c,d): a+b+c+d mod 2 = 0"},
        {"CN(4,2) V2(1)", "(a,b,c,d): b+d <= a+c, b+d mod 2 = 0"},
        {"CN(4,4) V2(1)", "(a,b,c,d): d = min, d mod 2 = 0"},
        {"CN(5,1) V2(1)", "(a,b,c,d,e): a+b+c+d+e mod 2 = 0"},
        {"CN(5,5) V2(1)", "(a,b,c,d,e): e = min, e mod 2 = 0"},
        {"CN(6,1) V2(1)", "(a,b,c,d,e,f): a+b+c+d+e+f mod 2 = 0"},
        {"CN(6,6) V2(1)", "(a,b,c,d,e,f): f = min, f mod 2 = 0"},
        {"CN(2,1) V3", "(a,a)"},
        {"CN(2,2) V3", "(a,0)"},
        {"CN(3,2) V3", "(a,0,0)"},
        {"CN(3,3) V3", "(a,b,0)"},
        {"CN(4,2) V3", "(a,b,c,b): b = min"},
        {"CN(4,3) V3", "(a,b,0,0); (a,0,b,0)"},
        {"CN(4,4) V3", "(a,b,c,0)"},
        {"CN(5,2) V3", "(a,b,c,b,b): b = min"},
        {"CN(5,3) V3", "(a,b,0,c,0)"},
        {"CN(5,4) V3", "(a,b,c,0,0); (a,b,0,c,0)"},
        {"CN(5,5) V3", "(a,b,c,d,0)"},
        {"CN(6,3) V3", "(a,b,c,d,e,c): c = min; (a,b,c,b,d,b): b = min"},
        {"CN(6,4) V3", "(a,b,c,0,d,0); (a,b,0,c,d,0)"},
        {"CN(6,5) V3", "(a,b,c,d,0,0); (a,b,c,0,d,0); (a,b,0,c,d,0)"},
        {"CN(6,6) V3", "(a,b,c,d,e,0)"},
        {"CN(2,1)", "(a,a)"},
        {"CN(2,2)", "(0,0)"},
        {"CN(3,2)", "(a,a,a)"},
        {"CN(3,3)", "(0,0,0)"},
        {"CN(4,2)", "(a,b,a,b)"},
        {"CN(4,3)", "(a,a,a,a)"},
        {"CN(4,4)", "(0,0,0,0)"},
        {"CN(5,2)", "(a,b,c,d,b): a+b = c+d, a = max"},
        {"CN(5,3)", "(a,b,c,a,0): a = b+c"},
        {"CN(5,4)", "(a,a,a,a,a)"},
        {"CN(5,5)", "(0,0,0,0,0)"},
        {"CN(6,3)", "(a,b,c,d,e,f): a+f = c+d, b+c = e+f"},
        {"CN(2,2) V5(2)", "(a,b): a+b <= 1"},
        {"CN(2,2) V5(3)", "(a,b): a+b <= 2"},
        {"CN(3,2) V5(2)", "(a,b,c): c = min, a+b <= 2c+1, c mod 2 = 0"},
        {"CN(3,2) V5(3)",
         "(a,b,c): c = min, a+b <= 2c+2, c mod 3 = 0; (a,b,c): a = max, a <= b+1, a+b <= "
         "2c+2, a mod 3 = 1"},
        {"CN(3,3) V5(2)", "(a,b,c): a+b+c <= 1"},
        {"CN(3,3) V5(3)", "(a,b,c): a+b+c <= 2"},
        {"CN(4,2) V5(2)",
         "(a,b,c,d): c <= a, d <= b, a+b <= c+d+1, a mod 2 = 0, b mod 2 = 1; (a,b,a,b)"},
        {"CN(4,2) V5(3)",
         "(a,b,c,d): c <= a, d <= b, a+b <= c+d+2, b mod 3 = 0, a mod 3 = 2; (a,b,c,d): c "
         "<= a, d <= b, a+b <= c+d+2, c mod 3 = 2, d mod 3 = 1; (a,b,c,d): c <= a, d <= b, "
         "a+b <= c+d+2, a mod 3 = 1, b mod 3 = 1; (a,b,c,d): c <= a, d <= b, a+b <= c+d+2, "
         "c mod 3 = 0, d mod 3 = 0; (a,b,a,b)"},
        {"CN(4,3) V5(2)", "(a,b,c,d): d = min, a+b+c <= 3d+1, d mod 2 = 0"},
        {"CN(4,3) V5(3)", "(a,b,c,d): d = min, a+b+c <= 3d+2, d mod 3 = 0"},
        {"CN(4,4) V5(2)", "(a,b,c,d): a+b+c+d <= 1"},
        {"CN(4,4) V5(3)", "(a,b,c,d): a+b+c+d <= 2"},
        {"CN(5,2) V5(2)",
         "(a,b,c,d,e): d <= c, a <= b, d+e <= b+c+1, a+e <= b+c+1, b+c <= d+e, b+c <= a+e, "
         "c mod 2 = 0, b mod 2 = 0; (a,b,c,a,d): a <= d, b <= d+1, c <= d+1, b+c <= a+d+1, "
         "a+d <= b+c, d mod 2 = 1, a mod 2 = 1; (a,b,c,d,e): e <= d, e <= c, a+b <= c+d+1, "
         "a+e <= c+d+1, c+d <= a+e, c+d <= a+b, d mod 2 = 1, c mod 2 = 1; (a,b,c,d,b): b <= "
         "a, d <= a+1, c <= a+1, c+d <= a+b+1, a+b <= c+d, a mod 2 = 0, b mod 2 = 0; "
         "(a,0,b,c,0): a = b+c"},
        {"CN(5,4) V5(2)", "(a,b,c,d,e): e = min, a+b+c+d <= 4e+1, e mod 2 = 0"},
        {"CN(5,4) V5(3)", "(a,b,c,d,e): e = min, a+b+c+d <= 4e+2, e mod 3 = 0"},
        {"CN(5,5) V5(2)", "(a,b,c,d,e): a+b+c+d+e <= 1"},
        {"CN(5,5) V5(3)", "(a,b,c,d,e): a+b+c+d+e <= 2"},
        {"CN(6,5)", "(a,a,a,a,a,a)"},
        {"CN(6,5) V5(2)", "(a,b,c,d,e,f): f = min, a+b+c+d+e <= 5f+1, f mod 2 = 0"},
        {"CN(6,5) V5(3)", "(a,b,c,d,e,f): f = min, a+b+c+d+e <= 5f+2, f mod 3 = 0"},
        {"CN(6,6)", "(0,0,0,0,0,0)"},
        {"CN(6,6) V5(2)", "(a,b,c,d,e,f): a+b+c+d+e+f <= 1"},
        {"CN(6,6) V5(3)", "(a,b,c,d,e,f): a+b+c+d+e+f <= 2"},
        {"CN(2,1) V6(1)", "(a,b): a+b mod 2 = 0"},
        {"CN(2,2) V6(1)", "(a,b): a+b mod 2 = 0"},
        {"CN(2,2) V6(2)", "(a,b): a+b mod 4 <= 1"},
        {"CN(2,2) V6(3)", "(a,b): a+b mod 6 <= 2"},
        {"CN(3,1) V6(1)", "(a,b,c): a+b+c mod 2 = 0"},
        {"CN(3,2) V6(1)", "(a,b,c): a+b+c mod 2 = 0"},
        {"CN(3,2) V6(2)", "(a,b,c): a+b+c mod 4 <= 1"},
        {"CN(3,3) V6(1)", "(a,b,c): a+b+c mod 2 = 0"},
        {"CN(3,3) V6(2)", "(a,b,c): a+b+c mod 4 <= 1"},
        {"CN(3,3) V6(3)", "(a,b,c): a+b+c mod 6 <= 2"},
        {"CN(4,1) V6(1)", "(a,b,c,d): a+b+c+d mod 2 = 0"},
        {"CN(4,2) V6(1)", "(a,b,c,d): a+b+c+d mod 2 = 0"},
        {"CN(4,3) V6(1)", "(a,b,c,d): a+b+c+d mod 2 = 0"},
        {"CN(4,3) V6(2)", "(a,b,c,d): a+b+c+d mod 4 <= 1"},
        {"CN(4,3) V6(3)", "(a,b,c,d): a+b+c+d mod 6 <= 2"},
        {"CN(4,4) V6(1)", "(a,b,c,d): a+b+c+d mod 2 = 0"},
        {"CN(4,4) V6(2)", "(a,b,c,d): a+b+c+d mod 4 <= 1"},
        {"CN(4,4) V6(3)", "(a,b,c,d): a+b+c+d mod 6 <= 2"},
        {"CN(5,1) V6(1)", "(a,b,c,d,e): a+b+c+d+e mod 2 = 0"},
        {"CN(5,2) V6(1)", "(a,b,c,d,e): a+b+c+d+e mod 2 = 0"},
        {"CN(5,3) V6(1)", "(a,b,c,d,e): a+b+c+d+e mod 2 = 0"},
        {"CN(5,3) V6(2)", "(a,b,c,d,e): a+b+c+d+e mod 4 <= 1"},
        {"CN(5,4) V6(1)", "(a,b,c,d,e): a+b+c+d+e mod 2 = 0"},
        {"CN(5,4) V6(2)", "(a,b,c,d,e): a+b+c+d+e mod 4 <= 1"},
        {"CN(5,4) V6(3)", "(a,b,c,d,e): a+b+c+d+e mod 6 <= 2"},
        {"CN(5,5) V6(1)", "(a,b,c,d,e): a+b+c+d+e mod 2 = 0"},
        {"CN(5,5) V6(2)", "(a,b,c,d,e): a+b+c+d+e mod 4 <= 1"},
        {"CN(5,5) V6(3)", "(a,b,c,d,e): a+b+c+d+e mod 6 <= 2"},
        {"CN(6,1) V6(1)", "(a,b,c,d,e,f): a+b+c+d+e+f mod 2 = 0"},
        {"CN(6,2) V6(1)", "(a,b,c,d,e,f): a+b+c+d+e+f mod 2 = 0"},
        {"CN(6,3) V6(1)", "(a,b,c,d,e,f): a+b+c+d+e+f mod 2 = 0"},
        {"CN(6,4) V6(1)", "(a,b,c,d,e,f): a+b+c+d+e+f mod 2 = 0"},
        {"CN(6,4) V6(2)", "(a,b,c,d,e,f): a+b+c+d+e+f mod 4 <= 1"},
        {"CN(6,5) V6(1)", "(a,b,c,d,e,f): a+b+c+d+e+f mod 2 = 0"},
        {"CN(6,5) V6(2)", "(a,b,c,d,e,f): a+b+c+d+e+f mod 4 <= 1"},
        {"CN(6,5) V6(3)", "(a,b,c,d,e,f): a+b+c+d+e+f mod 6 <= 2"},
        {"CN(6,6) V6(1)", "(a,b,c,d,e,f): a+b+c+d+e+f mod 2 = 0"},
        {"CN(6,6) V6(2)", "(a,b,c,d,e,f): a+b+c+d+e+f mod 4 <= 1"},
        {"CN(6,6) V6(3)", "(a,b,c,d,e,f): a+b+c+d+e+f mod 6 <= 2"},
        {"CN(7,3)",
         "(a,b,c,d,e,f,g): c+d = f+g, a+b+c = d+e+f, g = min, f <= a, d <= b; "
         "(a,b,c,d,e,f,g): a+g = d+e, b+c = f+g, g = min, e <= c"},
        {"CN(7,4)",
         "(a,b,c,b,d,e,f): a+f = b+c, b+c = d+e, c = max, e < c, b < a; (a,b,c,d,a,0,0): a "
         "= b+c+d; (a,b,c,b,a,d,d): a+d = b+c, 0 < d, d < c; (a,b,a,b,c,d,b): a+b = c+d, a "
         "= max"},
        {"CN(7,6)", "(a,a,a,a,a,a,a)"},
        {"CN(8,3)",
         "(a,b,c,d,e,f,g,h): a+h = c+d, a+b+c = e+f+g, c <= e, a <= g, g+h <= b+c, h = min; "
         "(a,b,c,d,e,f,g,h): a+h = e+f, f+g+h = b+c+d, e <= c, f <= d, a+h <= b+c, h = min; "
         "(a,b,c,d,e,f,g,h): a+h = e+f, a+g+2h = b+2c+d, c <= e, a+h <= b+c, b+c <= g+h, h = min; "
         "(a,b,c,d,e,f,g,h): b+c = e+f, a+g+2h = c+d+e+f, f <= b, e+f <= g+h, b+c <= a+h, h = min; "
         "(a,b,c,d,e,f,g,h): g+h = c+d, a+b+h = d+e+f, d <= b, g <= a, c <= e, h = min"},
        {"CN(8,6)",
         "(a,b,c,d,e,f,a,0): d = b+f, a = e+f, a = b+c, a = max; (a,b,c,a,d,e,a,0): a = "
         "d+e, a = b+c, d <= b"},
        {"CN(8,7)", "(a,a,a,a,a,a,a,a)"},
        {"CN(9,4)",
         "(a,b,c,d,e,f,g,h,i): a+b+c = f+g+h, a+b+i = d+e+f, b <= h, a <= d, b <= e, d <= "
         "g; (a,b,c,d,e,f,g,h,i): c+d+e = g+h+i, a+b+c = e+f+g, a <= g, b <= e, c <= i, e "
         "<= h; (a,b,c,d,e,f,g,h,i): a+h+i = d+e+f, a+b+c = f+g+h, a <= d, h <= b, f <= c, "
         "h <= e"},
        {"CN(9,8)", "(a,a,a,a,a,a,a,a,a)"},
        {"CN(10,9)", "(a,a,a,a,a,a,a,a,a,a)"},
        {"CN(3,1) V3", "(a,b,c): a^b^c = 0"},
        {"CN(4,1) V3", "(a,b,c,d): a^b^c^d = 0"},
        {"CN(5,1) V3", "(a,b,c,d,e): a^b^c^d^e = 0"},
        {"CN(6,1) V3", "(a,b,c,d,e,f): a^b^c^d^e^f = 0"},
        {"CN(3,1)", "(a,b,c): a^b^c = 0"},
        {"CN(4,1)", "(a,b,c,d): a^b^c^d = 0"},
        {"CN(5,1)", "(a,b,c,d,e): a^b^c^d^e = 0"},
        {"CN(6,1)", "(a,b,c,d,e,f): a^b^c^d^e^f = 0"},
        {"CN(6,4)", "(a,b,c,d,e,f): a+f = c+d, b+c = e+f, b <= e, b^d^f = 0"},
        {"CN(7,1)", "(a,b,c,d,e,f,g): a^b^c^d^e^f^g = 0"},
        {"CN(8,1)", "(a,b,c,d,e,f,g,h): a^b^c^d^e^f^g^h = 0"},
    };
    return kSets;
}
// clang-format on

std::optional<StackSet> known_set(const CircularRules& rules) {
    const std::string game = game_name(rules);
    for (const KnownSet& known : known_sets())
        if (known.game == game) return parse_stack_set(known.set, rules);
    return std::nullopt;
}

}  // namespace upstar::circular_nim

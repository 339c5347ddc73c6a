#include "locale_charset.h"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "upstar/base/words.h"

namespace upstar::cli {

bool locale_is_utf8() {
    for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const char* set = std::getenv(variable);
        if (set == nullptr || *set == '\0') continue;
        std::string charset = set;  // C.UTF-8, de_DE.utf8@euro, or UTF-8 alone
        charset.erase(0, charset.find('.') + 1);
        charset.erase(std::min(charset.find('@'), charset.size()));
        return same_word(charset, "UTF-8") || same_word(charset, "utf8");
    }
    return false;
}

}  // namespace upstar::cli

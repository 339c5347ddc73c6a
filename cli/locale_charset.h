// Whether pictures may be made of box-drawing characters.
#pragma once

namespace upstar::cli {

/// As LC_ALL, LC_CTYPE or LANG says, the first of them that is set. It is read as it stands: a
/// locale that is not installed here, as in most containers, is still that of the terminal.
bool locale_is_utf8();

}  // namespace upstar::cli

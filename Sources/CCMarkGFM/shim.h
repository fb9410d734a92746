// The whole of cmark-gfm that linksite uses. A missing header ends in one plain sentence.
#if !__has_include(<cmark-gfm.h>)
#error "cmark-gfm is missing. Install it: 'sudo apt-get install libcmark-gfm-dev libcmark-gfm-extensions-dev' (Debian, Ubuntu) or 'brew install cmark-gfm' (macOS)."
#elif !__has_include(<cmark-gfm-core-extensions.h>)
#error "The extensions of cmark-gfm are missing. Install them: 'sudo apt-get install libcmark-gfm-extensions-dev' (Debian, Ubuntu) or 'brew install cmark-gfm' (macOS)."
#else
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#endif

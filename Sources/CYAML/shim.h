// libyaml's event parser. A missing header ends in one plain sentence.
#if !__has_include(<yaml.h>)
#error "libyaml is missing. Install it: 'sudo apt-get install libyaml-dev' (Debian, Ubuntu) or 'brew install libyaml' (macOS)."
#else
#include <yaml.h>
#endif

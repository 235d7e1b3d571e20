#define _GNU_SOURCE
#include <dlfcn.h>

// The function of a library, rather than that of this program.
#define NEXT(name)                                                  \
  ({                                                                \
    static __typeof__(&name) function;                              \
    if (!function) function = (__typeof__(&name))dlsym(RTLD_NEXT, #name); \
    function;                                                       \
  })

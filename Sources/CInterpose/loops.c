// The program's own function in place of the one that runs a run loop, in the same way as the functions for delays.

#include "next.h"

#include "CInterpose.h"

#include <stddef.h>

static void (*did_run_hook)(void);

void tessera_set_run_loop_hook(void (*did_run)(void)) { did_run_hook = did_run; }

// The function behind RunLoop.run(mode:before:).
__attribute__((weak)) int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char returns_after_source) {
  int32_t result = NEXT(CFRunLoopRunInMode)(mode, seconds, returns_after_source);
  if (did_run_hook != NULL) did_run_hook();
  return result;
}

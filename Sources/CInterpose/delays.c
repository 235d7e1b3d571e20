// The program's own functions in place of those by which Dispatch, Foundation and Swift's tasks wait for a time. The
// dynamic linker prefers a program's functions to those of its libraries. They are weak, so that a program that contains
// the libraries has only theirs.

#include "next.h"

#include "CInterpose.h"

#include <stddef.h>

static TesseraDelayHooks hooks;

void tessera_set_delay_hooks(TesseraDelayHooks new_hooks) { hooks = new_hooks; }

// The function behind DispatchQueue.asyncAfter.
__attribute__((weak)) void dispatch_after(uint64_t when, const void *queue, const void *block) {
  if (hooks.after == NULL || !hooks.after(when, queue, block)) NEXT(dispatch_after)(when, queue, block);
}

// The function behind Task.sleep.
__attribute__((weak)) void dispatch_after_f(uint64_t when, const void *queue, void *context, TesseraWork work) {
  if (hooks.after_function == NULL || !hooks.after_function(when, queue, context, work)) {
    NEXT(dispatch_after_f)(when, queue, context, work);
  }
}

// The function behind RunLoop.add(_:forMode:) for timers.
__attribute__((weak)) void CFRunLoopAddTimer(const void *run_loop, const void *timer, const void *mode) {
  if (hooks.add_timer == NULL || !hooks.add_timer(run_loop, timer)) NEXT(CFRunLoopAddTimer)(run_loop, timer, mode);
}

// The function behind the setter of Timer.fireDate.
__attribute__((weak)) void CFRunLoopTimerSetNextFireDate(const void *timer, double date) {
  NEXT(CFRunLoopTimerSetNextFireDate)(timer, date);
  if (hooks.set_next_fire_date != NULL) hooks.set_next_fire_date(timer, date);
}

// The function behind Timer.invalidate(). The library's function may release the timer, so it comes last.
__attribute__((weak)) void CFRunLoopTimerInvalidate(const void *timer) {
  if (hooks.invalidate_timer != NULL) hooks.invalidate_timer(timer);
  NEXT(CFRunLoopTimerInvalidate)(timer);
}

// The program's own functions in place of those that make and change the sources of Dispatch, in the same way as the
// functions for delays.

#include "next.h"

#include "CInterpose.h"

#include <stddef.h>

static TesseraSourceHooks hooks;

void tessera_set_source_hooks(TesseraSourceHooks new_hooks) { hooks = new_hooks; }

// The function behind DispatchSource.makeTimerSource(flags:queue:).
__attribute__((weak)) const void *dispatch_source_create(
    const void *type, uintptr_t handle, uintptr_t mask, const void *queue) {
  const void *source = NEXT(dispatch_source_create)(type, handle, mask, queue);
  if (hooks.created != NULL && source != NULL) hooks.created(source, type, queue);
  return source;
}

// The function behind DispatchSourceTimer.schedule(deadline:repeating:leeway:).
__attribute__((weak)) void dispatch_source_set_timer(
    const void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  if (hooks.set_timer == NULL || !hooks.set_timer(source, start, interval)) {
    NEXT(dispatch_source_set_timer)(source, start, interval, leeway);
  }
}

// The function behind DispatchSourceProtocol.setEventHandler(qos:flags:handler:).
__attribute__((weak)) void dispatch_source_set_event_handler(const void *source, const void *handler) {
  if (hooks.set_handler != NULL) hooks.set_handler(source, handler);
  NEXT(dispatch_source_set_event_handler)(source, handler);
}

// The function behind DispatchSourceProtocol.cancel().
__attribute__((weak)) void dispatch_source_cancel(const void *source) {
  if (hooks.cancelled != NULL) hooks.cancelled(source);
  NEXT(dispatch_source_cancel)(source);
}

// The functions behind those of the same names of sources and queues.

__attribute__((weak)) void dispatch_activate(const void *object) {
  NEXT(dispatch_activate)(object);
  if (hooks.activated != NULL) hooks.activated(object);
}

__attribute__((weak)) void dispatch_resume(const void *object) {
  NEXT(dispatch_resume)(object);
  if (hooks.resumed != NULL) hooks.resumed(object);
}

__attribute__((weak)) void dispatch_suspend(const void *object) {
  NEXT(dispatch_suspend)(object);
  if (hooks.suspended != NULL) hooks.suspended(object);
}

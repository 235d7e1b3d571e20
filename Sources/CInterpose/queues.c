// The program's own functions in place of those that add work to a queue, in the same way as the functions for delays.

#include "next.h"

#include "CInterpose.h"

#include <stddef.h>

static TesseraQueueHooks hooks;

void tessera_set_queue_hooks(TesseraQueueHooks new_hooks) { hooks = new_hooks; }

// The function behind DispatchQueue.async.
__attribute__((weak)) void dispatch_async(const void *queue, const void *block) {
  if (hooks.async == NULL || !hooks.async(queue, block)) NEXT(dispatch_async)(queue, block);
}

// The function behind tasks.
__attribute__((weak)) void dispatch_async_f(const void *queue, void *context, TesseraWork work) {
  if (hooks.async_function == NULL || !hooks.async_function(queue, context, work)) {
    NEXT(dispatch_async_f)(queue, context, work);
  }
}

// The function behind DispatchQueue.async with the flag for a barrier.
__attribute__((weak)) void dispatch_barrier_async(const void *queue, const void *block) {
  if (hooks.barrier == NULL || !hooks.barrier(queue, block)) NEXT(dispatch_barrier_async)(queue, block);
}

// The function behind DispatchQueue.async with a group.
__attribute__((weak)) void dispatch_group_async(const void *group, const void *queue, const void *block) {
  if (hooks.group == NULL || !hooks.group(group, queue, block)) NEXT(dispatch_group_async)(group, queue, block);
}

void tessera_async(const void *queue, const void *block) { NEXT(dispatch_async)(queue, block); }

void tessera_group_async(const void *group, const void *queue, const void *block) {
  NEXT(dispatch_group_async)(group, queue, block);
}

void tessera_async_function(const void *queue, void *context, TesseraWork work) {
  NEXT(dispatch_async_f)(queue, context, work);
}

#ifndef TESSERA_DELAYS_H
#define TESSERA_DELAYS_H

#include <stdbool.h>
#include <stdint.h>

/// Functions that are called before those by which the system's libraries wait for a time. A function that returns true
/// has taken the work over.
typedef struct {
  bool (*_Nonnull after)(uint64_t when, const void *_Nonnull queue, const void *_Nonnull block);
  bool (*_Nonnull after_function)(
      uint64_t when, const void *_Nonnull queue, void *_Nullable context, void (*_Nonnull work)(void *_Nullable));
  bool (*_Nonnull add_timer)(const void *_Nonnull run_loop, const void *_Nonnull timer);
  /// The timer has its new date already.
  void (*_Nonnull set_next_fire_date)(const void *_Nonnull timer, double date);
  void (*_Nonnull invalidate_timer)(const void *_Nonnull timer);
} TesseraDelayHooks;

/// Sets the functions. It is called once, before the process has a second thread.
void tessera_set_delay_hooks(TesseraDelayHooks hooks);

#endif

#ifndef TESSERA_INTERPOSE_H
#define TESSERA_INTERPOSE_H

#include <stdbool.h>
#include <stdint.h>

/// A function that a queue calls with a context.
typedef void (*TesseraWork)(void *_Nullable context);

/// Functions that are called before those by which the system's libraries wait for a time. A function that returns true
/// has taken the work over.
typedef struct {
  bool (*_Nonnull after)(uint64_t when, const void *_Nonnull queue, const void *_Nonnull block);
  bool (*_Nonnull after_function)(
      uint64_t when, const void *_Nonnull queue, void *_Nullable context, TesseraWork _Nonnull work);
  bool (*_Nonnull add_timer)(const void *_Nonnull run_loop, const void *_Nonnull timer);
  /// The timer has its new date already.
  void (*_Nonnull set_next_fire_date)(const void *_Nonnull timer, double date);
  void (*_Nonnull invalidate_timer)(const void *_Nonnull timer);
} TesseraDelayHooks;

/// Sets the functions. It is called once, before the process has a second thread.
void tessera_set_delay_hooks(TesseraDelayHooks hooks);

/// Functions that are called when a source of Dispatch is made or changed, such as a timer.
typedef struct {
  void (*_Nonnull created)(const void *_Nonnull source, const void *_Nonnull type, const void *_Nullable queue);
  /// Returns true if it has taken the timer over.
  bool (*_Nonnull set_timer)(const void *_Nonnull source, uint64_t start, uint64_t interval);
  void (*_Nonnull set_handler)(const void *_Nonnull source, const void *_Nullable block);
  void (*_Nonnull cancelled)(const void *_Nonnull source);
  void (*_Nonnull activated)(const void *_Nonnull object);
  void (*_Nonnull resumed)(const void *_Nonnull object);
  void (*_Nonnull suspended)(const void *_Nonnull object);
} TesseraSourceHooks;

/// Sets the functions. It is called once, before the process has a second thread.
void tessera_set_source_hooks(TesseraSourceHooks hooks);

/// Functions that are called before those that add work to a queue. A function that returns true has taken the work
/// over.
typedef struct {
  bool (*_Nonnull async)(const void *_Nonnull queue, const void *_Nonnull block);
  bool (*_Nonnull async_function)(const void *_Nonnull queue, void *_Nullable context, TesseraWork _Nonnull work);
  bool (*_Nonnull barrier)(const void *_Nonnull queue, const void *_Nonnull block);
  bool (*_Nonnull group)(const void *_Nonnull group, const void *_Nonnull queue, const void *_Nonnull block);
} TesseraQueueHooks;

/// Sets the functions. It is called once, before the process has a second thread.
void tessera_set_queue_hooks(TesseraQueueHooks hooks);

/// Sets a function that is called whenever a run loop returns to the code that ran it. It is called once, before the
/// process has a second thread.
void tessera_set_run_loop_hook(void (*_Nonnull did_run)(void));

/// Adds work to a queue without calling a hook.
void tessera_async(const void *_Nonnull queue, const void *_Nonnull block);

/// Adds work of a group to a queue without calling a hook.
void tessera_group_async(const void *_Nonnull group, const void *_Nonnull queue, const void *_Nonnull block);

/// Adds a function to a queue without calling a hook.
void tessera_async_function(const void *_Nonnull queue, void *_Nullable context, TesseraWork _Nonnull work);

#endif

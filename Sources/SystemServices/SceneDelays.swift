import CInterpose
import Foundation
import UIKitCore

/// The delays and timers of apps, which wait for the clock of their scene instead of that of the machine, and their work on other
/// queues, for which frames without a display wait.
package enum SceneDelays {
  /// Lets delays follow the scene from now on. A process that does nothing but run scenes calls it before it has a second
  /// thread. It has no effect in a program that contains the system's libraries, because it was linked statically.
  package static func begin() {
    tessera_set_delay_hooks(
      TesseraDelayHooks(
        after: { DelayedWork.takes($0, queue: $1, block: $2) },
        after_function: { when, _, context, work in DelayedWork.takes(when, context: context, work) },
        add_timer: { DelayedWork.takes(timer: $1, on: $0) },
        set_next_fire_date: { DelayedWork.move($0, toDelay: $1 - Date.timeIntervalSinceReferenceDate) },
        invalidate_timer: { DelayedWork.remove($0) }))
    SourceTimers.begin()
    BackgroundJob.count()
  }
}

extension DelayedWork {
  fileprivate static func takes(
    _ when: UInt64, queue: SystemFunctions.Object, block: SystemFunctions.Object
  ) -> Bool {
    guard let delay = delay(until: when) else { return false }
    SystemFunctions.retain(queue)
    add(.block(SystemFunctions.copyBlock(block), queue: queue), at: WantedTime(when), after: delay)
    return true
  }

  fileprivate static func takes(
    _ when: UInt64, context: UnsafeMutableRawPointer?, _ work: @escaping SystemFunctions.Callback
  ) -> Bool {
    guard let delay = delay(until: when) else { return false }
    add(.function(work, context: context), at: WantedTime(when), after: delay)
    return true
  }

  fileprivate static func takes(timer object: SystemFunctions.Object, on runLoop: SystemFunctions.Object) -> Bool {
    guard MainQueue.isCurrent || runLoop == SystemFunctions.mainRunLoop(), let timer = timer(object) else {
      return false
    }
    let date = timer.fireDate
    add(.timer(timer, object: object), at: WantedTime(date), after: date.timeIntervalSinceNow)
    return true
  }
}

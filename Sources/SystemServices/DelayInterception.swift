import Foundation
import UIKitCore

// The program's own functions in place of those by which Dispatch, Foundation and Swift's tasks wait for a time. The
// dynamic linker prefers a program's functions to those of its libraries. They pass on everything unless
// ``RenderRoot/delaysFollowScene`` is set; then what an app delays waits for the clock of its scene.

/// Replaces the function behind `DispatchQueue.asyncAfter`.
@c(dispatch_after)
package func tesseraDispatchAfter(_ when: UInt64, _ queue: UnsafeRawPointer, _ block: UnsafeRawPointer) {
  guard let delay = DelayedWork.delay(until: when) else { return SystemFunctions.dispatchAfter(when, queue, block) }
  SystemFunctions.retain(queue)
  DelayedWork.add(.block(SystemFunctions.copyBlock(block), queue: queue), after: delay)
}

/// Replaces the function behind `Task.sleep`.
@c(dispatch_after_f)
package func tesseraDispatchAfterFunction(
  _ when: UInt64, _ queue: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?,
  _ work: @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
  guard let delay = DelayedWork.delay(until: when) else {
    return SystemFunctions.dispatchAfterFunction(when, queue, context, work)
  }
  DelayedWork.add(.function(work, context: context), after: delay)
}

/// Replaces the function behind `RunLoop.add(_:forMode:)` for timers.
@c(CFRunLoopAddTimer)
package func tesseraAddTimer(_ runLoop: UnsafeRawPointer, _ timer: UnsafeRawPointer, _ mode: UnsafeRawPointer?) {
  guard RenderRoot.delaysFollowScene, MainQueue.isCurrent || runLoop == SystemFunctions.mainRunLoop(),
    let timer = DelayedWork.timer(timer)
  else {
    return SystemFunctions.addTimer(runLoop, timer, mode)
  }
  DelayedWork.add(.timer(timer), after: timer.fireDate.timeIntervalSinceNow)
}

/// Replaces the function behind the setter of `Timer.fireDate`.
@c(CFRunLoopTimerSetNextFireDate)
package func tesseraSetNextFireDate(_ timer: UnsafeRawPointer, _ date: Double) {
  SystemFunctions.setNextFireDate(timer, date)
  guard RenderRoot.delaysFollowScene, let timer = DelayedWork.timer(timer) else { return }
  DelayedWork.move(timer, toDelay: date - Date.timeIntervalSinceReferenceDate)
}

/// Replaces the function behind `Timer.invalidate()`.
@c(CFRunLoopTimerInvalidate)
package func tesseraInvalidateTimer(_ timer: UnsafeRawPointer) {
  let waiting = RenderRoot.delaysFollowScene ? DelayedWork.timer(timer) : nil
  SystemFunctions.invalidateTimer(timer)
  if let waiting { DelayedWork.remove(waiting) }
}

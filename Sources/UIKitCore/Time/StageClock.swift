import Foundation
import Synchronization

/// Seconds since the stage started. There is one clock, and the stage moves it: the same scene shown at the same times
/// draws the same pixels on any machine.
package typealias FrameTime = TimeInterval

/// What `CACurrentMediaTime()` reads, from any thread.
enum StageClock {
  private static let time = Mutex<FrameTime>(0)

  static var now: FrameTime {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }
}

/// Seconds on the stage's clock. Stands still while a frame is made.
///
/// - Fidelity: approximated; iOS counts from the start of the machine and does not stand still.
public func CACurrentMediaTime() -> TimeInterval { StageClock.now }

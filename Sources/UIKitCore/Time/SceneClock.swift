import Foundation
import Synchronization

/// A time in seconds since the scene started. There is one clock, which the scene's host advances: the same scene at
/// the same times draws the same pixels on any machine.
package typealias FrameTime = TimeInterval

/// The clock that `CACurrentMediaTime()` reads, on any thread.
enum SceneClock {
  private static let time = Mutex<FrameTime>(0)

  static var now: FrameTime {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }
}

/// Returns the time in seconds on the clock of the scene, which stands still while a frame is made.
///
/// - Fidelity: approximated; iOS counts from the start of the machine and does not stand still.
public func CACurrentMediaTime() -> TimeInterval { SceneClock.now }

/// A duration or a point in time, in seconds.
public typealias CFTimeInterval = Double

/// The number of the frame in progress, counted over all render roots: from the first change that a frame shows to the
/// end of its recording.
@MainActor
enum FrameCount {
  private(set) static var current = 1

  static func finishFrame() { current += 1 }
}

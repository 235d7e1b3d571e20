import Foundation
import UIKitCore

extension InputScript.Statement {
  static let tapDuration: TimeInterval = 0.05
  /// The seconds between the end of one tap and the start of the next.
  static let tapPause: TimeInterval = 0.1
  /// The seconds between one typed letter and the next.
  static let typingPause: TimeInterval = 0.1
  /// The key repeat of an iPad's default settings: the delay before the first repetition, and the interval, in seconds.
  static let keyRepeat = (delay: 0.4, interval: 0.1)

  /// Returns the time, in seconds, at which the next statement begins.
  ///
  /// - Parameter start: The time at which this statement begins.
  func end(from start: TimeInterval) -> TimeInterval {
    switch self {
    case .tap(_, let count): start + Double(count) * Self.tapDuration + Double(count - 1) * Self.tapPause
    case .press(_, let duration), .wait(let duration): start + duration
    case .drag(_, _, let duration, let hold, let delay): start + delay + duration + hold
    case .pinch(_, _, _, let duration), .key(_, _, let duration): start + duration
    case .type(let text): start + Double(text.count) * Self.typingPause
    case .compose(let stages): start + Double(stages.count) * Self.typingPause
    case .event(let event): event.time
    case .wheel, .snapshot, .change: start
    }
  }
}

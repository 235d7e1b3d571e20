import Foundation
import UIKitCore

extension InputScript.Statement {
  static let tapDuration: TimeInterval = 0.05
  /// From the lift of one tap to the next.
  static let tapPause: TimeInterval = 0.1
  /// From one typed letter to the next.
  static let typingPause: TimeInterval = 0.1
  /// A held key repeats after the first and then every second, in seconds: what an iPad is set to.
  static let keyRepeat = (delay: 0.4, interval: 0.1)

  /// When the next statement begins, in seconds.
  ///
  /// - Parameter start: When this one does.
  func end(from start: TimeInterval) -> TimeInterval {
    switch self {
    case .tap(_, let count): start + Double(count) * Self.tapDuration + Double(count - 1) * Self.tapPause
    case .press(_, let duration), .wait(let duration): start + duration
    case .drag(_, _, let duration, let hold): start + duration + hold
    case .pinch(_, _, _, let duration), .key(_, _, let duration): start + duration
    case .type(let text): start + Double(text.count) * Self.typingPause
    case .compose(let stages): start + Double(stages.count) * Self.typingPause
    case .event(let event): event.time
    case .wheel, .snapshot: start
    }
  }
}

import Foundation
import Geometry
import UIKitCore

/// Warnings about a layout description, on standard error.
///
/// Each message is written once, because a section provider runs again after each rotation.
@MainActor
enum LayoutLog {
  private static var written: Set<String> = []
  /// The maximum number of messages, for a description that causes a different message each time.
  private static let limit = 200

  static func write(_ message: String) {
    guard written.count < limit, written.insert(message).inserted else { return }
    writeAgain(message)
  }

  /// Writes a message even if it was written before; the caller decides about repetition.
  static func writeAgain(_ message: String) { StandardError.write("\(message)\n") }
}

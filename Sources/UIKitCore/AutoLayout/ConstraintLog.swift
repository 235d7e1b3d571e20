import Foundation

/// The diagnostics of Auto Layout, on standard error.
@MainActor
package enum ConstraintLog {
  /// A closure that receives the messages in place of standard error.
  package static var listener: ((String) -> Void)?
  private static var written = 0
  /// The most messages of a process, so that a layout that fails in every frame does not fill the log.
  private static let limit = 200

  static func write(_ message: String) {
    if let listener { return listener(message) }
    guard written < limit else { return }
    written += 1
    StandardError.write("\(message)\n")
  }
}

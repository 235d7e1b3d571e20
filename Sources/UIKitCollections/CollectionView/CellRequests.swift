import Foundation
import UIKitCore

/// Whether a data source is being asked for a cell, which registrations made on any thread want to know.
enum CellRequests {
  /// Written and read on the main thread only.
  private nonisolated(unsafe) static var depth = 0

  static var areUnderWay: Bool { MainQueue.isCurrent && depth > 0 }

  @MainActor
  static func during<Value>(_ request: () -> Value) -> Value {
    depth += 1
    defer { depth -= 1 }
    return request()
  }
}

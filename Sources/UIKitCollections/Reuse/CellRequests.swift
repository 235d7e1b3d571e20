import Foundation
import UIKitCore

/// Which collection views are asking their data sources for a cell, which registrations made on any thread want to know.
enum CellRequests {
  /// Of the views, the innermost last. Written and read on the main thread only.
  private nonisolated(unsafe) static var underWay: [ObjectIdentifier] = []

  /// The view that is asking. What is made for a collection view inside a cell is made while the outer one is.
  static var asking: ObjectIdentifier? { MainQueue.isCurrent ? underWay.last : nil }

  @MainActor
  static func during<Value>(of view: UICollectionView, _ request: () -> Value) -> Value {
    underWay.append(ObjectIdentifier(view))
    defer { underWay.removeLast() }
    return request()
  }
}

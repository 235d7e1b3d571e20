import Foundation
import UIKitCore

/// The collection views that are requesting cells. Registrations, which may be created on any thread, read it.
enum CellRequests {
  /// The identifiers of the views, with the innermost last. Accessed on the main thread only.
  private nonisolated(unsafe) static var inProgress: [ObjectIdentifier] = []

  /// The view that is requesting a cell. Registrations for a collection view inside a cell are created while the outer
  /// collection view requests that cell.
  static var asking: ObjectIdentifier? { MainQueue.isCurrent ? inProgress.last : nil }

  @MainActor
  static func during<Value>(of view: UICollectionView, _ request: () -> Value) -> Value {
    inProgress.append(ObjectIdentifier(view))
    defer { inProgress.removeLast() }
    return request()
  }
}

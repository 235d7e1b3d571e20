import Foundation
import Geometry

/// What is dragged, and where.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, for those it comes from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// For the app's own use.
  var localContext: Any? { get set }
}

/// A drag, for those it may come to.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// Every drag is one of this app.
  var localDragSession: (any UIDragSession)? { get }
  /// Loads what can be made of the items, in their order.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// A drag in one window, from its side.
@MainActor
package final class LocalDragSession: NSObject, UIDragSession {
  package var items: [UIDragItem] = []
  package var localContext: Any?
  package var allowsMoveOperation = true
  package var isRestrictedToDraggingApplication = false
  /// In the window.
  package var place = CGPoint.zero

  package func location(in view: UIView) -> CGPoint {
    guard let window = view.window else { return place }
    return window.convert(place, to: view)
  }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The same drag, from the side of those it may come to.
@MainActor
package final class LocalDropSession: NSObject, UIDropSession {
  private let drag: LocalDragSession

  package init(of drag: LocalDragSession) {
    self.drag = drag
    super.init()
  }

  package var items: [UIDragItem] { drag.items }
  package var localDragSession: (any UIDragSession)? { drag }
  package var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  package var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  package func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  package func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    var loaded: [any NSItemProviderReading] = []
    let progress = Progress(totalUnitCount: Int64(items.count))
    for item in items where item.itemProvider.canLoadObject(ofClass: aClass) {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in if let object { loaded.append(object) } }
    }
    progress.completedUnitCount = progress.totalUnitCount
    completion(loaded)
    return progress
  }
}

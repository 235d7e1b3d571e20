import Foundation
import Geometry

/// A drag in progress: its items and its location.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the location of the finger in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether the source allows its items to be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether the items can be dropped only in the app they come from.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether an item has one of the given types, or one that conforms to it.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an item can be loaded as an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag in progress, as its source sees it.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value of the app's choice. The default is `nil`.
  var localContext: Any? { get set }
}

/// A drag in progress, as its possible destination sees it.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session if the drag began in this app, as it always does here.
  var localDragSession: (any UIDragSession)? { get }
  /// The progress that is shown while items are loaded. The default is `default`.
  ///
  /// No progress is shown here, because the items of an app are loaded at once.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads the items that can be loaded as objects of a class, in their order.
  ///
  /// - Parameter completion: A closure that receives the objects. It is called before this method returns.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// The progress that is shown while dropped items are loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// None.
  case none = 0
  /// The system's own.
  case `default` = 1
}

/// A drag within a window, as its source sees it.
@MainActor
package final class LocalDragSession: NSObject, UIDragSession {
  package var items: [UIDragItem] = []
  package var localContext: Any?
  package var allowsMoveOperation = true
  package var isRestrictedToDraggingApplication = false
  /// The location of the finger, in the window.
  package var point = CGPoint.zero

  package func location(in view: UIView) -> CGPoint {
    guard let window = view.window else { return point }
    return window.convert(point, to: view)
  }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The same drag, as its possible destination sees it.
@MainActor
package final class LocalDropSession: NSObject, UIDropSession {
  private let drag: LocalDragSession

  package init(of drag: LocalDragSession) {
    self.drag = drag
    super.init()
  }

  package var items: [UIDragItem] { drag.items }
  package var localDragSession: (any UIDragSession)? { drag }
  package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
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

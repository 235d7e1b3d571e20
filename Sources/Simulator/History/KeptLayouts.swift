import LayoutKnobs
import UIKitCollections
package import UIKitCore

/// The user's changes of layouts, by scene, which a scene has again when it is reopened.
///
/// A changed value is the user's work, so it lasts for the session, as the values of controls do in a catalog of
/// components; a command of the window gives a section the app's values again. It does not outlast new code of a project,
/// because the code's own values are then the latest ones.
@MainActor
package struct KeptLayouts {
  /// A collection view: its controller's class, and its number among the collection views of such controllers.
  private struct Owner: Hashable {
    var controller: String
    var number: Int
  }

  private var scenes: [String: [Owner: [Int: SectionEdit]]] = [:]

  package init() {}

  /// Notes the changes in a scene, before it is left.
  package mutating func note(_ scene: String, on host: SceneHost) {
    let found = Self.views(on: host).mapValues(\.layoutEdits).filter { !$0.value.isEmpty }
    scenes[scene] = found.isEmpty ? nil : found
  }

  /// Makes the changes in a scene that was just opened. Collection views that it shows later keep the app's values.
  package func restore(_ scene: String, on host: SceneHost) {
    guard let kept = scenes[scene] else { return }
    for (owner, view) in Self.views(on: host) {
      for (section, edit) in kept[owner] ?? [:] { view.setLayoutEdit(edit, ofSection: section) }
    }
  }

  private static func views(on host: SceneHost) -> [Owner: UICollectionView] {
    var found: [Owner: UICollectionView] = [:]
    for controller in controllers(below: host.root.window.rootViewController) {
      controller.loadViewIfNeeded()
      for view in SceneHost.collectionViews(in: controller.view) where view.nearestController === controller {
        var owner = Owner(controller: "\(type(of: controller))", number: 0)
        while found[owner] != nil { owner.number += 1 }
        found[owner] = view
      }
    }
    return found
  }

  private static func controllers(below root: UIViewController?) -> [UIViewController] {
    root.map { [$0] + $0.children.flatMap { controllers(below: $0) } } ?? []
  }
}

extension UIView {
  /// The controller of the closest view around the view that has one.
  package var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

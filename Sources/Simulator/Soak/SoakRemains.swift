import Foundation
import UIKitCore

/// The views and controllers of an app, which are released when the app ends.
@MainActor
package struct SoakRemains {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [Entry] = []

  package init(of host: SceneHost) {
    for window in host.root.scene.windows {
      add(window)
      if let controller = window.rootViewController { add(controller) }
    }
  }

  private mutating func add(_ view: UIView) {
    entries.append(Entry(object: view, name: SceneInvariants.name(of: view)))
    for child in view.subviews { add(child) }
  }

  private mutating func add(_ controller: UIViewController) {
    entries.append(Entry(object: controller, name: "\(type(of: controller))"))
    for child in controller.children { add(child) }
  }

  /// Messages about objects that are still in memory although the app has ended; empty if all were released.
  package var faults: [String] {
    let left = entries.filter { $0.object != nil }
    guard let first = left.first else { return [] }
    return ["\(first.name) is still in memory after its screen, and \(left.count - 1) other views and controllers"]
  }
}

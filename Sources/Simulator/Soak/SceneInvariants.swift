import Comparisons
import Foundation
import Geometry
import UIKitCollections
import UIKitCore

/// Statements that hold for every app after every frame, whatever the user has done.
@MainActor
package enum SceneInvariants {
  /// Returns what does not hold, in words; empty if all is well.
  ///
  /// - Parameter isThorough: Whether the rules behind all frames are read, too, which takes longer than all other checks.
  package static func faults(of host: SceneHost, isThorough: Bool = true) -> [String] {
    let windows = host.root.scene.windows
    let controllers = windows.compactMap(\.rootViewController).flatMap(faults(in:))
    // Questions come last, because they would hide a fault if they repaired it.
    return windows.flatMap(faults(in:)) + controllers + responderFaults(of: host.root)
      + questionFaults(of: host, isThorough)
  }

  // MARK: Views

  private static func faults(in view: UIView) -> [String] {
    var faults = geometryFaults(of: view)
    if let scroll = view as? UIScrollView { faults += scrollFaults(of: scroll) }
    if let collection = view as? UICollectionView, !collection.isWaitingForLayout {
      faults += collection.displayFaults.map { "\(name(of: collection)): \($0)" }
    }
    return faults
      + view.subviews.flatMap { child in
        let isLinked = child.parent === view && child.window === view.window
        return (isLinked ? [] : ["\(name(of: child)) is a subview of \(name(of: view)), and does not know it"])
          + self.faults(in: child)
      }
  }

  private static func geometryFaults(of view: UIView) -> [String] {
    let isFinite = view.bounds.isFinite && view.center.isFinite && view.alpha.isFinite && view.transform.isFinite
    guard isFinite else { return ["\(name(of: view)) has bounds \(view.bounds), center \(view.center)"] }
    let size = view.bounds.size
    return size.width >= 0 && size.height >= 0 ? [] : ["\(name(of: view)) has the negative size \(size)"]
  }

  private static func scrollFaults(of view: UIScrollView) -> [String] {
    let content = view.contentSize
    guard content.isFinite, content.width >= 0, content.height >= 0 else {
      return ["\(name(of: view)) has the content size \(content)"]
    }
    guard view.isAtRest, view.refreshControl?.isRefreshing != true else { return [] }
    return [Axis.horizontal, .vertical].compactMap { axis in
      let report = view.axisReport(axis)
      guard report.activity == .idle, report.offset < report.lower - 1 || report.offset > report.upper + 1 else {
        return nil
      }
      let name = axis == .horizontal ? "horizontally" : "vertically"
      return "\(self.name(of: view)) rests \(name) at \(report.offset), outside of \(report.lower) to \(report.upper)"
    }
  }

  static func name(of view: UIView) -> String {
    "\(type(of: view))\(view.accessibilityIdentifier.map { "#\($0)" } ?? "")"
  }

  // MARK: Controllers

  private static func faults(in controller: UIViewController) -> [String] {
    var faults = controller.children.flatMap { child in
      (child.parent === controller
        ? [] : ["\(type(of: child)) is a child of \(type(of: controller)) and has another parent"])
        + self.faults(in: child)
    }
    guard let presented = controller.presentedViewController else { return faults }
    // Descendants share the presentation of the ancestor that presents.
    guard let presenter = presented.presentingViewController else {
      return faults + ["\(type(of: presented)) is presented, and not by anyone"]
    }
    if presenter === controller { faults += self.faults(in: presented) }
    return faults
  }

  private static func responderFaults(of root: RenderRoot) -> [String] {
    guard let view = root.keyboard.firstResponder as? UIView, view.window == nil else { return [] }
    return ["the first responder \(name(of: view)) is in no window"]
  }

  // MARK: Questions

  /// A question has the same answer when it is asked again, and changes nothing.
  private static func questionFaults(of host: SceneHost, _ isThorough: Bool) -> [String] {
    let wasQuiet = !host.root.needsFrame
    let window = host.root.window
    var faults: [String] = []
    if isThorough {
      let layouts = (0..<2).map { _ in LayoutRecorder.record(of: window).text }
      if layouts[0] != layouts[1] { faults.append("the layout differs when it is read again") }
    }
    let trees = (0..<2).map { _ in AccessibilityTree(of: window) }
    if trees[0].elements != trees[1].elements {
      faults.append("the accessibility elements differ when they are read again")
    }
    faults += trees[0].elements.compactMap { element in
      element.frame.isFinite && element.frame.overlaps(window.bounds)
        ? nil : "the accessibility element \(element.line) is outside of the screen"
    }
    if wasQuiet, host.root.needsFrame { faults.append("reading the layout changed it") }
    return faults
  }
}

extension UIScrollView {
  /// Whether no finger is on the content and it does not move by itself.
  var isAtRest: Bool {
    !isTracking && !isDragging && !isDecelerating && !isScrollAnimating && !isZooming && !isZoomBouncing
      && !isZoomAnimating
  }

  /// Whether the view changes in the next frame.
  fileprivate var isWaitingForLayout: Bool { window?.root?.viewsNeedingLayout.contains { $0 === self } ?? false }
}

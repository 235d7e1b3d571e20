import Foundation
import Geometry

/// Holds the view of the chosen tab: what the bar covers is not safe.
final class TabStage: CoveredView {
  func show(_ controller: UIViewController) {
    guard let content = controller.view, content.superview !== self else { return }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  func remove(_ controller: UIViewController) { controller.loadedView?.removeFromSuperview() }
}

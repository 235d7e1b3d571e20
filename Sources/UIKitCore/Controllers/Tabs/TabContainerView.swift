import Foundation
import Geometry

/// The container of the selected tab's view. The area that the bar covers is outside its safe area.
final class TabContainerView: CoveredView {
  func show(_ controller: UIViewController) {
    guard let content = controller.view, content.superview !== self else { return }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  func remove(_ controller: UIViewController) { controller.loadedView?.removeFromSuperview() }
}

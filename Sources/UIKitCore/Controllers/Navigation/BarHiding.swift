import Foundation
import Geometry

/// The gestures and notifications that hide and show the bars of a navigation controller.
///
/// - Fidelity: observed for the directions; the distance of a drag after which bars change is approximated.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private weak var controller: UINavigationController?
  private var keyboard: (any NSObjectProtocol)?

  /// The distance of a drag after which the bars change, in points.
  private static let distance: CGFloat = 30

  var isSwipeEnabled = false {
    didSet {
      swipe.isEnabled = isSwipeEnabled
      if isSwipeEnabled { attach(swipe) }
    }
  }
  var isTapEnabled = false {
    didSet {
      tap.isEnabled = isTapEnabled
      if isTapEnabled { attach(tap) }
    }
  }

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    swipe.delegate = self
    tap.delegate = self
    swipe.cancelsTouchesInView = false
    tap.cancelsTouchesInView = false
    swipe.addHandler { [weak self] in self?.follow($0) }
    tap.addHandler { [weak self] _ in
      guard let controller = self?.controller else { return }
      self?.hide(!controller.isNavigationBarHidden)
    }
  }

  private func attach(_ recognizer: UIGestureRecognizer) {
    if recognizer.view == nil { controller?.view.addGestureRecognizer(recognizer) }
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let view = controller?.loadedView, recognizer.state == .changed || recognizer.state == .ended else { return }
    let way = swipe.translation(in: view)
    guard abs(way.y) > Self.distance, abs(way.y) > abs(way.x) else { return }
    hide(way.y < 0)
  }

  private func hide(_ hides: Bool) {
    controller?.setNavigationBarHidden(hides, animated: true)
    if controller?.topViewController?.toolbarItems != nil { controller?.setToolbarHidden(hides, animated: true) }
  }

  func followKeyboard(_ follows: Bool) {
    if let keyboard { NotificationCenter.default.removeObserver(keyboard) }
    keyboard = nil
    guard follows else { return }
    keyboard = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.hide(true) } }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    gestureRecognizer !== tap || !(touch.view is UIControl)
  }
}

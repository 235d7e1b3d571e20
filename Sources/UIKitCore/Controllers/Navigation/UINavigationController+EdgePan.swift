import Foundation
import Geometry

extension UINavigationController {
  func makeEdgePan() -> UIScreenEdgePanGestureRecognizer {
    let pan = EdgePan()
    pan.navigation = self
    pan.delegate = popInteraction
    pan.addTarget(popInteraction, action: NavigationPopInteraction.selector)
    return pan
  }

  /// The progress beyond which a finger that rests and lifts completes the pop.
  private static let turningPoint: CGFloat = 0.5

  fileprivate func follow(_ pan: UIPanGestureRecognizer) {
    let width = Swift.max(pageContainer.bounds.width, 1)
    let sign: CGFloat = pageContainer.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let share = Swift.max(0, Swift.min(sign * pan.translation(in: loadedView).x / width, 1))
    switch pan.state {
    case .began:
      guard pages.count > 1, transition == nil else { return }
      popViewController(animated: true)
      transition?.apply(share)
    case .changed: transition?.apply(share)
    case .ended:
      let velocity = sign * pan.velocity(in: loadedView).x / width
      // The pop is completed if the finger, continuing for a third of a second, would pass the turning point.
      transition?.run(completing: share + velocity / 3 > Self.turningPoint, velocity: velocity)
    case .cancelled, .failed: transition?.run(completing: false)
    case .possible: break
    }
  }

  /// Whether a drag from the edge pops the last controller, unless the app has replaced the recognizer's delegate: if
  /// there is a back button to tap instead.
  fileprivate var mayPopByDragging: Bool {
    transition == nil && !isNavigationBarHidden && pages.last?.contents.backTitles != nil
      && topViewController?.navigationItem.backAction == nil
  }
}

/// The delegate and target of the drag that pops. Apps reach it through the recognizer, to pop by drags of their own.
@MainActor
final class NavigationPopInteraction: NSObject, UIGestureRecognizerDelegate {
  fileprivate weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    _ = Self.registered
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigation?.mayPopByDragging ?? false
  }

  static let selector = Selector("handleNavigationTransition:")

  /// The method by the name that it has on iOS, and the names by which apps find the object.
  private static let registered: Void = {
    let follow = SelectorMethod(applies: { $0 is NavigationPopInteraction }) { object, values in
      let pan = values.first.flatMap { $0 } as? UIPanGestureRecognizer
      if let pan { (object as? NavigationPopInteraction)?.navigation?.follow(pan) }
      return .init(nil)
    }
    MethodTable.shared.add(follow, named: selector.description, of: NavigationPopInteraction.self)
    KeyValueAccess.add("target", of: NavigationPopInteraction.self, as: NSObject.self, get: { $0 })
    for name in ["targets", "_targets"] {
      KeyValueAccess.add(
        name, of: EdgePan.self, as: [NSObject].self,
        get: { pan in (pan.navigation?.popInteraction).map { [$0] } ?? [] })
    }
  }()
}

/// The drag from the leading edge that pops.
fileprivate final class EdgePan: UIScreenEdgePanGestureRecognizer {
  weak var navigation: UINavigationController?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let navigation, navigation.pages.count > 1, navigation.transition == nil else {
      if state == .possible { state = .failed }
      return
    }
    edges = navigation.pageContainer.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}

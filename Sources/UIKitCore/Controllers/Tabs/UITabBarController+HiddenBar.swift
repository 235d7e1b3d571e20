import Foundation
import Geometry

/// Hiding of the bar: by the app, or while a controller with `hidesBottomBarWhenPushed` is on a navigation controller's
/// stack.
extension UITabBarController {
  private var navigation: UINavigationController? { selectedViewController as? UINavigationController }

  /// Moves the bar out at the bottom, or in from there.
  func slideBar() {
    let isHidden = isTabBarHidden
    UIView.performWithoutAnimation {
      tabBar.isHidden = false
      barDrop = isHidden ? 0 : 1
      layOutTabs()
    }
    UIView.animate(withDuration: 0.33) { [self] in
      barDrop = isHidden ? 1 : 0
      layOutTabs()
      view.layoutIfNeeded()
    } completion: { [self] _ in
      barDrop = 0
      tabBar.isHidden = isTabBarHidden
      loadedView?.setNeedsLayout()
    }
  }

  var hidesBar: Bool { navigation?.hidesBottomBar ?? false }

  /// The distance that the bar has moved sideways during a push or pop.
  var barShift: CGFloat {
    guard let navigation, let view = loadedView else { return 0 }
    let share = navigation.shareWithoutBottomBar
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isRightToLeft ? 1 : -1) * view.bounds.width * share
  }
}

extension UINavigationController {
  var hidesBottomBar: Bool { pages.contains { $0.controller.hidesBottomBarWhenPushed } }

  /// The progress of hiding the bar: from 0, in place, to 1, hidden.
  fileprivate var shareWithoutBottomBar: CGFloat {
    guard let transition else { return hidesBottomBar ? 1 : 0 }
    let (before, after) = (hidBottomBar, hidesBottomBar)
    if before == after { return after ? 1 : 0 }
    return after ? transition.progress : 1 - transition.progress
  }
}

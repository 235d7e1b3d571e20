import Foundation
import Geometry

/// A controller that wants the bottom for itself hides the bar for as long as it is on its navigation controller's stack.
extension UITabBarController {
  private var navigation: UINavigationController? { selectedViewController as? UINavigationController }

  var hidesBar: Bool { navigation?.hidesBottomBar ?? false }

  /// How far the bar has left to the side, as pages come and go.
  var barShift: CGFloat {
    guard let navigation, let view = loadedView else { return 0 }
    let share = navigation.shareWithoutBottomBar
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isRightToLeft ? 1 : -1) * view.bounds.width * share
  }
}

extension UINavigationController {
  var hidesBottomBar: Bool { pages.contains { $0.controller.hidesBottomBarWhenPushed } }

  /// 0 while the bar below is in place, 1 when it has left.
  fileprivate var shareWithoutBottomBar: CGFloat {
    guard let transition else { return hidesBottomBar ? 1 : 0 }
    let (before, after) = (hidBottomBar, hidesBottomBar)
    if before == after { return after ? 1 : 0 }
    return after ? transition.progress : 1 - transition.progress
  }
}

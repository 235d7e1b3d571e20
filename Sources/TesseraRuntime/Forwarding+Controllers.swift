public import UIKitControls
public import UIKitCore

// Optional methods of delegates that objects forward to others.

extension UINavigationControllerDelegate where Self: TesseraForwarding {
  private func next(_ method: String) -> any UINavigationControllerDelegate {
    (target(of: method) as (any UINavigationControllerDelegate)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    next("navigationController:willShow:animated:").navigationController(
      navigationController, willShow: viewController, animated: animated)
  }
  /// Forwards the call.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    next("navigationController:didShow:animated:").navigationController(
      navigationController, didShow: viewController, animated: animated)
  }
  /// Forwards the call.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    next("navigationController:animationControllerFor:from:to:").navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
  /// Forwards the call.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    next("navigationController:interactionControllerFor:").navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}

extension UITabBarControllerDelegate where Self: TesseraForwarding {
  private func next(_ method: String) -> any UITabBarControllerDelegate {
    (target(of: method) as (any UITabBarControllerDelegate)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  {
    next("tabBarController:shouldSelect:").tabBarController(tabBarController, shouldSelect: viewController)
  }
  /// Forwards the call.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    next("tabBarController:didSelect:").tabBarController(tabBarController, didSelect: viewController)
  }
  /// Forwards the call.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    next("tabBarController:shouldSelectTab:").tabBarController(tabBarController, shouldSelectTab: tab)
  }
  /// Forwards the call.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    next("tabBarController:didSelectTab:previousTab:").tabBarController(
      tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
  }
  /// Forwards the call.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    next("tabBarController:animationControllerForTransitionFrom:to:").tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
  /// Forwards the call.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    next("tabBarController:interactionControllerFor:").tabBarController(
      tabBarController, interactionControllerFor: animationController)
  }
}

extension UIPageViewControllerDelegate where Self: TesseraForwarding {
  private func next(_ method: String) -> any UIPageViewControllerDelegate {
    (target(of: method) as (any UIPageViewControllerDelegate)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    next("pageViewController:willTransitionTo:").pageViewController(
      pageViewController, willTransitionTo: pendingViewControllers)
  }
  /// Forwards the call.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    next("pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:").pageViewController(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed)
  }
}

extension UISearchControllerDelegate where Self: TesseraForwarding {
  private func next(_ method: String) -> any UISearchControllerDelegate {
    (target(of: method) as (any UISearchControllerDelegate)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func willPresentSearchController(_ searchController: UISearchController) {
    next("willPresentSearchController:").willPresentSearchController(searchController)
  }
  /// Forwards the call.
  public func didPresentSearchController(_ searchController: UISearchController) {
    next("didPresentSearchController:").didPresentSearchController(searchController)
  }
  /// Forwards the call.
  public func willDismissSearchController(_ searchController: UISearchController) {
    next("willDismissSearchController:").willDismissSearchController(searchController)
  }
  /// Forwards the call.
  public func didDismissSearchController(_ searchController: UISearchController) {
    next("didDismissSearchController:").didDismissSearchController(searchController)
  }
}

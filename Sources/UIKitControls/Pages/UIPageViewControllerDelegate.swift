import Foundation
import UIKitCore

/// The pages before and after a page.
///
/// - Fidelity: documented; Methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before a page; `nil` for the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after a page; `nil` for the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots of the page control; 0, the default, for no page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the current dot after pages were set in code.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// The default implementation, by which there is no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The default implementation, which returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The reports of transitions between pages.
///
/// - Fidelity: documented; Methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Reports that the user has begun to drag to another page.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Reports that the user's drag has come to rest.
  ///
  /// - Parameters:
  ///   - previousViewControllers: The page at which it began.
  ///   - completed: Whether another page is shown now.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// The default implementation, which does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// The default implementation, which does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

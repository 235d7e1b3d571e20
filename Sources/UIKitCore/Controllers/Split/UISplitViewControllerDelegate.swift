import Foundation

/// An object that follows a split view controller's columns, and decides which is on top where there is one.
///
/// - Fidelity: documented; columns change together with the traits, and animations of them are absent. Methods that are
///   optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns the column that is on top of the others when all of them become one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns whether the delegate has combined the controllers of a split view controller without a style; the primary
  /// one is then on top.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called when all columns have become one.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when one column has become several.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Returns whether the delegate has shown a controller in place of the detail.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// The default implementation, which returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// The default implementation, which returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// The default implementation, which does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// The default implementation, which does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// The default implementation, which does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// The default implementation, which returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}

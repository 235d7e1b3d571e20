public import UIKitCore

// Optional methods of delegates that objects forward to others.

extension UIAdaptivePresentationControllerDelegate where Self: TesseraForwarding {
  private func next(_ method: String) -> any UIAdaptivePresentationControllerDelegate {
    (target(of: method) as (any UIAdaptivePresentationControllerDelegate)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    next("adaptivePresentationStyleFor:").adaptivePresentationStyle(for: controller)
  }
  /// Forwards the call.
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    (target(of: "adaptivePresentationStyleFor:traitCollection:") as (any UIAdaptivePresentationControllerDelegate)?)?
      .adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
      ?? adaptivePresentationStyle(for: controller)
  }
  /// Forwards the call.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    next("presentationControllerShouldDismiss:").presentationControllerShouldDismiss(presentationController)
  }
  /// Forwards the call.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    next("presentationControllerWillDismiss:").presentationControllerWillDismiss(presentationController)
  }
  /// Forwards the call.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    next("presentationControllerDidDismiss:").presentationControllerDidDismiss(presentationController)
  }
  /// Forwards the call.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    next("presentationControllerDidAttemptToDismiss:").presentationControllerDidAttemptToDismiss(presentationController)
  }
}

extension UIPopoverPresentationControllerDelegate where Self: TesseraForwarding {
  private func next(_ method: String) -> any UIPopoverPresentationControllerDelegate {
    (target(of: method) as (any UIPopoverPresentationControllerDelegate)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    next("prepareForPopoverPresentation:").prepareForPopoverPresentation(popoverPresentationController)
  }
}

extension UIViewControllerTransitioningDelegate where Self: TesseraForwarding {
  private func next(_ method: String) -> any UIViewControllerTransitioningDelegate {
    (target(of: method) as (any UIViewControllerTransitioningDelegate)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    next("presentationControllerForPresented:presenting:source:").presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }
  /// Forwards the call.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    next("animationControllerForPresented:presenting:source:").animationController(
      forPresented: presented, presenting: presenting, source: source)
  }
  /// Forwards the call.
  public func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    next("animationControllerForDismissed:").animationController(forDismissed: dismissed)
  }
  /// Forwards the call.
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    next("interactionControllerForPresentationUsing:").interactionControllerForPresentation(using: animator)
  }
  /// Forwards the call.
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    next("interactionControllerForDismissalUsing:").interactionControllerForDismissal(using: animator)
  }
}

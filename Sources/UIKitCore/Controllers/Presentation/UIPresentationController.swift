import Foundation
import Geometry

/// An object that manages the presentation of a controller.
///
/// Custom subclasses are provided by a `UIViewControllerTransitioningDelegate`.
///
/// - Fidelity: documented; only popovers adapt, and custom animations are absent.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  /// The object that permits dismissal by the user and is notified of it. The default is `nil`.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation controller. Neither view controller is retained.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that is presented. Reading it after that has been deallocated is a programmer error.
  open var presentedViewController: UIViewController {
    guard let presented else { fatalError("The controller that \(self) presents no longer exists.") }
    return presented
  }
  /// The controller over which another is presented.
  open var presentingViewController: UIViewController {
    presented?.presenter ?? presenting ?? presentedViewController
  }
  /// The style of the presentation, that of the presented controller.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The view that contains the presentation; `nil` before and after.
  open var containerView: UIView? { presentation?.container }
  /// The view that is shown and hidden. The default is that of the presented controller; overrides wrap it.
  open var presentedView: UIView? { presented?.loadedView }
  /// The frame of the presented view in the container at rest. The default is the one for the style; zero while nothing
  /// is presented.
  open var frameOfPresentedViewInContainerView: CGRect { presentation?.standardPosition ?? .zero }
  /// Whether the whole window is covered. The default is `true`.
  ///
  /// If not, the nearest controller, from the presenting one upward, that defines a presentation context is covered.
  /// Overrides do not call `super`.
  ///
  /// - Fidelity: documented; read for custom styles only.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view counts as hidden while the presented one is shown. The default is
  /// `false`.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Adaptation

  /// The style in which the controller is shown in the traits of the screen; `none` if that is the presentation style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: .screen) }
  /// Returns the style in which the controller is shown in other traits; `none` if that is the presentation style.
  ///
  /// - Fidelity: documented; only popovers adapt.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  // MARK: Content

  /// The preferred size of the content: that of the presented controller.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
  /// Called when the presented controller's preferred size has changed. Does nothing by default.
  ///
  /// - Fidelity: documented; it is not called.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when the presented controller's size by its constraints has changed. Does nothing by default.
  ///
  /// - Fidelity: documented; it is not called.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of the presented content. The default is that of the container.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }
  /// Called before the size of the container changes. Does nothing by default.
  ///
  /// - Fidelity: documented; it is not called.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called before the traits change. Does nothing by default.
  ///
  /// - Fidelity: documented; it is not called.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Transitions

  /// Called before the presented view is added to ``containerView``, which is in the window already. Does nothing by
  /// default.
  open func presentationTransitionWillBegin() {}
  /// Called when the presented view has reached its frame. Does nothing by default.
  ///
  /// - Parameter completed: Whether the presented view stays; `false` if an interaction cancelled the presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view is hidden; ``containerView`` remains until the end. Does nothing by default.
  open func dismissalTransitionWillBegin() {}
  /// Called before ``containerView`` is removed, or when the dismissal was cancelled. Does nothing by default.
  ///
  /// - Parameter completed: Whether the view is hidden; `false` if an interaction cancelled the dismissal.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before ``containerView`` lays out its subviews, including the presented view. Does nothing by default.
  open func containerViewWillLayoutSubviews() {}
  /// Called after ``containerView`` has laid out its subviews. Does nothing by default.
  open func containerViewDidLayoutSubviews() {}

  /// The presentation, from the first to the last of these calls.
  final weak var running: ModalPresentation?

  /// The presentation, while it takes place.
  final var presentation: ModalPresentation? {
    if let running { return running }
    return presented?.presenter?.presentation.flatMap { $0.presented === presented ? $0 : nil }
  }
}

/// The methods that decide whether the user may dismiss a presented controller, and report it.
///
/// - Fidelity: documented; only popovers adapt to other styles, and keep their controller. Methods that are optional on iOS
///   have default implementations here.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asks for the style of a popover in compact width: `none` for a popover. The default is `automatic`, a sheet.
  ///
  /// It is called if the method with traits is not implemented.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Asks for the style of a popover in compact width: `none` for a popover. The default is that of the method without
  /// traits.
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  /// Asks whether the user may dismiss the controller. Not called if its `isModalInPresentation` is `true`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Reports that the user begins to dismiss the controller. Not called for dismissal in code.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Reports that the user has dismissed the controller. Not called for dismissal in code.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Reports that the user tried to dismiss a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The default implementation, which returns `automatic`.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  /// The default implementation, which calls the method without traits.
  public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { adaptivePresentationStyle(for: controller) }
  /// The default implementation, which returns `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// The default implementation, which does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// The default implementation, which does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// The default implementation, which does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIViewController {
  var basePresentationController: UIPresentationController? { rootContainer.matchingPresentationController }

  var baseSheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  var basePopoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The sheet that is shown, for popovers as well.
  var shownSheet: UISheetPresentationController? {
    sheetPresentationController ?? popoverPresentationController?.adaptiveSheetPresentationController
  }

  /// The presentation controller for the style, created at first use.
  private var matchingPresentationController: UIPresentationController? {
    if modalPresentationStyle == .custom, let ownPresentationController { return ownPresentationController }
    let wanted = presentationControllerClass
    if let known = ownPresentationController, type(of: known) == wanted { return known }
    ownPresentationController = madePresentationController(of: wanted)
    return ownPresentationController
  }

  private func madePresentationController(of wanted: UIPresentationController.Type) -> UIPresentationController {
    if wanted is UIPopoverPresentationController.Type {
      return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }
    if wanted is UISheetPresentationController.Type {
      return UISheetPresentationController(presentedViewController: self, presenting: nil)
    }
    return UIPresentationController(presentedViewController: self, presenting: nil)
  }

  private var presentationControllerClass: UIPresentationController.Type {
    switch modalPresentationStyle {
    case .popover: UIPopoverPresentationController.self
    case .automatic, .pageSheet, .formSheet:
      self is any SelfPresenting ? UIPresentationController.self : UISheetPresentationController.self
    default: UIPresentationController.self
    }
  }
}

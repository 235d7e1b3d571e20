import Foundation
import Geometry

/// Looks after a controller that is presented.
///
/// Subclasses of an app's own are given by a `UIViewControllerTransitioningDelegate`.
///
/// - Fidelity: documented; adaptive styles and animations of an app's own are absent.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  open var presentedViewController: UIViewController {
    guard let presented else { fatalError("The controller that \(self) presents is gone.") }
    return presented
  }
  open var presentingViewController: UIViewController {
    presented?.presenter ?? presenting ?? presentedViewController
  }
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// Where the presentation takes place; nil while it does not.
  open var containerView: UIView? { presentation?.container }
  open var presentedView: UIView? { presented?.loadedView }
  open var frameOfPresentedViewInContainerView: CGRect { presentation?.standardPlace ?? .zero }
  /// Whether the whole window is covered. If not, it is the nearest controller up from the presenting one that defines a
  /// presentation context; overrides do not call `super`.
  ///
  /// - Fidelity: documented; asked for styles of an app's own only.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view counts as gone while the presented one is there.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Coming and going

  /// Called before the presented view is added to ``containerView``, which is on screen already.
  open func presentationTransitionWillBegin() {}
  /// Called when the presented view is in its place.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view leaves; ``containerView`` is on screen until the end.
  open func dismissalTransitionWillBegin() {}
  /// Called before ``containerView`` leaves the screen.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before ``containerView`` lays out its subviews, the presented view among them.
  open func containerViewWillLayoutSubviews() {}
  /// Called after ``containerView`` has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Set from the first to the last of these calls.
  final weak var running: ModalPresentation?

  /// While it takes place.
  final var presentation: ModalPresentation? {
    if let running { return running }
    return presented?.presenter?.presentation.flatMap { $0.presented === presented ? $0 : nil }
  }
}

/// Has a say in whether the user may dismiss what is presented.
///
/// - Fidelity: documented; adapting to other styles is absent.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when the user dismisses, not when code does.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user would have dismissed, if that were allowed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Presents a controller beside what it is about; where the width is compact, as on phones, as a sheet.
///
/// - Fidelity: approximated; it is a sheet everywhere.
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  /// In the source view's coordinates; null for all of it.
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// What the popover becomes where the width is compact.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)
}

/// On which sides a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIViewController {
  var basePresentationController: UIPresentationController? { rootContainer.matchingPresentationController }

  var baseSheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  var basePopoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The sheet that is shown, of a popover as well.
  var shownSheet: UISheetPresentationController? {
    sheetPresentationController ?? popoverPresentationController?.adaptiveSheetPresentationController
  }

  /// Made when it is asked for, of the kind that the style wants.
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
      isOwnForm ? UIPresentationController.self : UISheetPresentationController.self
    default: UIPresentationController.self
    }
  }
}

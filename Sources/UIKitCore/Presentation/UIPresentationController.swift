import Foundation
import Geometry

/// Looks after a controller that is presented.
///
/// - Fidelity: documented; subclasses of an app's own and transitions of theirs are absent.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public required init(
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
  open var frameOfPresentedViewInContainerView: CGRect { presentation?.restingPlace ?? .zero }

  /// While it takes place.
  final var presentation: ModalPresentation? {
    presented?.presenter?.presentation.flatMap { $0.presented === presented ? $0 : nil }
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
    let wanted = presentationControllerClass
    if let known = ownPresentationController, type(of: known) == wanted { return known }
    ownPresentationController = wanted.init(presentedViewController: self, presenting: nil)
    return ownPresentationController
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

import Foundation
import Geometry

/// The layout of a presented controller, and its motion when it is shown and hidden.
@MainActor
package protocol PresentationForm {
  /// Whether the presented view hides everything behind it.
  var coversAll: Bool { get }
  /// Whether the view of the presenting controller counts as hidden while the presented one is shown.
  var removesPresenter: Bool { get }
  /// The duration of showing and of hiding, in seconds.
  var duration: TimeInterval { get }
  /// Whether a dimming view separates the presented view from those behind.
  var dimsBehind: Bool { get }
  /// A new view that fills the container below the presented view; `nil` for none.
  var backdrop: UIView? { get }
  /// Called before the presentation begins.
  func willShow()
  func frame(in space: PresentationSpace) -> CGRect
  /// Returns the frame with which a custom presentation controller begins.
  func standardFrame(in space: PresentationSpace) -> CGRect
  func decorate(_ view: UIView)
  /// Positions the view at rest, or at the start or end of its transition.
  func move(_ view: UIView, shown: Bool, isAppearing: Bool, finalFrame: CGRect, bounds: CGRect)
}

extension PresentationForm {
  package var removesPresenter: Bool { coversAll }

  package var duration: TimeInterval { 0.5057 }

  package var dimsBehind: Bool { true }

  package var backdrop: UIView? { nil }

  package func willShow() {}

  package func standardFrame(in space: PresentationSpace) -> CGRect { frame(in: space) }

  package func decorate(_ view: UIView) {}

  /// Moves the view up from below, and down again.
  package func move(_ view: UIView, shown: Bool, isAppearing: Bool, finalFrame: CGRect, bounds: CGRect) {
    let below = CGPoint(x: finalFrame.center.x, y: finalFrame.center.y + bounds.maxY - finalFrame.minY)
    view.center = shown ? finalFrame.center : below
  }
}

/// A presentation over the whole window, or over the whole of a context.
struct CoverForm: PresentationForm {
  let coversAll = true
  let removesPresenter: Bool

  func frame(in space: PresentationSpace) -> CGRect { space.bounds }
}

/// A presentation by a custom presentation controller, which determines the frame and adds further views to the
/// container.
struct CustomForm: PresentationForm {
  let controller: UIPresentationController
  let dimsBehind = false

  var coversAll: Bool { controller.shouldRemovePresentersView }

  func frame(in space: PresentationSpace) -> CGRect { controller.frameOfPresentedViewInContainerView }

  func standardFrame(in space: PresentationSpace) -> CGRect { space.bounds }
}

extension UIViewController {
  /// The layout for the presentation style.
  var styledForm: any PresentationForm {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: CoverForm(removesPresenter: true)
    case .overFullScreen, .overCurrentContext: CoverForm(removesPresenter: false)
    case .custom: customForm
    case .popover: popoverForm
    // A view that grows out of another one covers the screen unless it is to be a sheet.
    case .automatic where preferredTransition?.isZoom == true: CoverForm(removesPresenter: true)
    default: SheetForm(sheet: shownSheet)
    }
  }
  private var customForm: any PresentationForm {
    guard let controller = presentationController else { return CoverForm(removesPresenter: false) }
    guard let sheet = controller as? UISheetPresentationController else { return CustomForm(controller: controller) }
    return SheetForm(sheet: sheet)
  }

  /// A popover, or what takes its place in compact width.
  private var popoverForm: any PresentationForm {
    guard let popover = popoverPresentationController else { return SheetForm(sheet: shownSheet) }
    switch popover.adaptivePresentationStyle(for: popover.sourceView?.traitCollection ?? .screen) {
    case .none: return PopoverForm(popover: popover)
    case .fullScreen, .currentContext: return CoverForm(removesPresenter: true)
    case .overFullScreen, .overCurrentContext: return CoverForm(removesPresenter: false)
    default: return SheetForm(sheet: shownSheet)
    }
  }
}

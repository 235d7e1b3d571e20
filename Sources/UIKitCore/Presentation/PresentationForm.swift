import Foundation
import Geometry

/// How a controller stands on the screen while another one presents it, and how it comes and goes.
@MainActor
protocol PresentationForm {
  /// Nothing of what lies behind can be seen.
  var coversAll: Bool { get }
  /// Of the way in and of the way out, in seconds.
  var duration: TimeInterval { get }
  /// Whether a layer between the presented view and the rest takes away its colour.
  var dimsBehind: Bool { get }
  func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect
  /// The frame that a presentation controller of an app's own begins with.
  func standardFrame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect
  func decorate(_ view: UIView)
  /// Puts the view where it rests, or where it comes from and goes to.
  func move(_ view: UIView, shown: Bool, isAppearing: Bool, place: CGRect, bounds: CGRect)
}

extension PresentationForm {
  var duration: TimeInterval { 0.5057 }

  var dimsBehind: Bool { true }

  func standardFrame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect { frame(in: bounds, safeArea: safeArea) }

  func decorate(_ view: UIView) {}

  /// Up from below, and down again.
  func move(_ view: UIView, shown: Bool, isAppearing: Bool, place: CGRect, bounds: CGRect) {
    let below = CGPoint(x: place.center.x, y: place.center.y + bounds.maxY - place.minY)
    view.center = shown ? place.center : below
  }
}

/// All of the window.
struct CoverForm: PresentationForm {
  let coversAll = true

  func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect { bounds }
}

/// The frame that an app's own presentation controller gives; it adds to the container whatever else is seen.
struct CustomForm: PresentationForm {
  let controller: UIPresentationController
  let dimsBehind = false

  var coversAll: Bool { controller.shouldRemovePresentersView }

  func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect { controller.frameOfPresentedViewInContainerView }

  func standardFrame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect { bounds }
}

extension UIViewController {
  /// What the presentation style asks for.
  var styledForm: any PresentationForm {
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: CoverForm()
    case .custom: customForm
    default: SheetForm(sheet: shownSheet)
    }
  }
  private var customForm: any PresentationForm {
    guard let controller = presentationController else { return CoverForm() }
    guard let sheet = controller as? UISheetPresentationController else { return CustomForm(controller: controller) }
    return SheetForm(sheet: sheet)
  }
}

import Foundation
import Geometry

/// How a controller stands on the screen while another one presents it, and how it comes and goes.
@MainActor
protocol PresentationForm {
  /// Nothing of what lies behind can be seen.
  var coversAll: Bool { get }
  /// Of the way in and of the way out, in seconds.
  var duration: TimeInterval { get }
  func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect
  func decorate(_ view: UIView)
  /// Puts the view where it rests, or where it comes from and goes to.
  func move(_ view: UIView, shown: Bool, isAppearing: Bool, place: CGRect, bounds: CGRect)
}

extension PresentationForm {
  var duration: TimeInterval { 0.5057 }

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

extension UIViewController {
  /// What the presentation style asks for.
  var styledForm: any PresentationForm {
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: CoverForm()
    default: SheetForm(sheet: shownSheet)
    }
  }
}

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

/// A card from below that leaves the top of the screen free.
struct SheetForm: PresentationForm {
  let coversAll = false
  /// Between the top of the safe area and a sheet, in points.
  private static let gap: CGFloat = 10
  private static let cornerRadius: CGFloat = 10

  func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let top = safeArea.top + Self.gap
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  func decorate(_ view: UIView) {
    view.layer.cornerRadius = Self.cornerRadius
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
  }
}

extension UIViewController {
  /// What the presentation style asks for.
  var styledForm: any PresentationForm {
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: CoverForm()
    default: SheetForm()
    }
  }
}

import Foundation
import Geometry

/// A sheet that rises from below and rests at one of several heights, below the top of the screen.
struct SheetForm: PresentationForm {
  let coversAll = false
  let sheet: UISheetPresentationController?
  /// The distance between the top of the safe area and a sheet, in points.
  private static let gap: CGFloat = 10
  private static let cornerRadius: CGFloat = 10

  var cornerRadius: CGFloat { sheet?.preferredCornerRadius.map(FiniteGeometry.length) ?? Self.cornerRadius }

  func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    let restingPositions = restingPositions(in: bounds, safeArea: safeArea)
    let chosen = restingPositions.first { $0.identifier == sheet?.selectedDetentIdentifier } ?? restingPositions.last
    return frame(at: chosen?.top ?? top(of: safeArea), in: bounds)
  }

  /// Returns the frame with its upper edge at `top`.
  func frame(at top: CGFloat, in bounds: CGRect) -> CGRect {
    CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  struct RestingPosition {
    /// The detent.
    let identifier: UISheetPresentationController.Detent.Identifier
    /// The position of the sheet's upper edge, in points below that of the container.
    let top: CGFloat
  }

  /// Returns the positions at which the sheet may rest, the highest first; never empty.
  func restingPositions(in bounds: CGRect, safeArea: UIEdgeInsets) -> [RestingPosition] {
    let top = top(of: safeArea)
    let maximum = max(0, bounds.height - top - safeArea.bottom)
    let context = DetentContext(
      traits: sheet?.presentedViewController.traitCollection ?? .current, maximum: maximum,
      medium: min(maximum, max(0, bounds.height / 2 - safeArea.bottom)))
    let restingPositions = (sheet?.detents ?? []).compactMap { detent in
      detent.resolvedValue(in: context).map {
        RestingPosition(identifier: detent.identifier, top: bounds.height - safeArea.bottom - $0)
      }
    }
    return restingPositions.isEmpty
      ? [RestingPosition(identifier: .large, top: top)] : restingPositions.sorted { $0.top < $1.top }
  }

  private func top(of safeArea: UIEdgeInsets) -> CGFloat { safeArea.top + Self.gap }

  /// Whether the views behind the sheet are dimmed.
  func dims(in bounds: CGRect, safeArea: UIEdgeInsets) -> Bool {
    guard let limit = sheet?.largestUndimmedDetentIdentifier else { return true }
    let restingPositions = restingPositions(in: bounds, safeArea: safeArea)
    guard let highest = restingPositions.first(where: { $0.identifier == limit }) else { return true }
    return frame(in: bounds, safeArea: safeArea).minY < highest.top
  }

  func decorate(_ view: UIView) {
    view.layer.cornerRadius = cornerRadius
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
  }
}

import Foundation
import Geometry

/// A sheet that rises from below and rests at one of several heights, below the top of the screen.
struct SheetForm: PresentationForm {
  let coversAll = false
  let sheet: UISheetPresentationController?
  /// The distance between the top of the safe area and a sheet, in points.
  private static let gap: CGFloat = 10
  private static let cornerRadius: CGFloat = 10

  /// Returns the radius of the sheet's corners, in points.
  func cornerRadius(in space: PresentationSpace) -> CGFloat {
    if placement(in: space) == .wholeScreen { return 0 }
    return sheet?.preferredCornerRadius.map(FiniteGeometry.length) ?? Self.cornerRadius
  }

  /// Returns the corners that are round: all of a card that touches no edge.
  func corners(in space: PresentationSpace) -> CACornerMask {
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    return frame(in: space).maxY < space.bounds.maxY
      ? upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : upper
  }

  func placement(in space: PresentationSpace) -> SheetPlacement { SheetPlacement(of: sheet, in: space) }

  func frame(in space: PresentationSpace) -> CGRect {
    let restingPositions = restingPositions(in: space)
    let chosen = restingPositions.first { $0.identifier == sheet?.selectedDetentIdentifier } ?? restingPositions.last
    return frame(at: chosen?.top ?? 0, in: space)
  }

  /// Returns the frame with its upper edge at `top`.
  func frame(at top: CGFloat, in space: PresentationSpace) -> CGRect {
    let bounds = space.bounds
    switch placement(in: space) {
    case .wholeScreen: return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height)
    case .bottom(let width):
      let area = bounds.inset(
        by: UIEdgeInsets(top: 0, left: space.safeArea.left, bottom: 0, right: space.safeArea.right))
      return CGRect(
        x: area.midX - width / 2, y: top, width: width, height: max(0, bounds.height - top))
    case .card(let size):
      // A card of several heights ends at the bottom edge.
      let height = restingPositions(in: space).count > 1 ? max(0, bounds.height - top) : size.height
      return CGRect(x: (bounds.midX - size.width / 2).rounded(), y: top, width: size.width, height: height)
    }
  }

  struct RestingPosition {
    /// The detent.
    let identifier: UISheetPresentationController.Detent.Identifier
    /// The position of the sheet's upper edge, in points below that of the container.
    let top: CGFloat
  }

  /// Returns the positions at which the sheet may rest, the highest first; never empty.
  func restingPositions(in space: PresentationSpace) -> [RestingPosition] {
    let top = top(in: space)
    let whole = [RestingPosition(identifier: .large, top: top)]
    if placement(in: space) == .wholeScreen { return whole }
    let (height, bottom) = (space.bounds.height, space.safeArea.bottom)
    let maximum = max(0, height - top - bottom)
    let isShallow = space.sizeClasses.vertical == .compact
    let context = DetentContext(
      traits: sheet?.presentedViewController.traitCollection ?? .current, maximum: maximum,
      medium: isShallow ? nil : min(maximum, max(0, height / 2 - bottom)))
    let restingPositions = (sheet?.detents ?? []).compactMap { detent in
      detent.resolvedValue(in: context).map {
        RestingPosition(identifier: detent.identifier, top: height - bottom - $0)
      }
    }
    return restingPositions.isEmpty ? whole : restingPositions.sorted { $0.top < $1.top }
  }

  /// Returns the upper edge of a large sheet.
  private func top(in space: PresentationSpace) -> CGFloat {
    switch placement(in: space) {
    case .wholeScreen: 0
    case .bottom: space.safeArea.top + Self.gap
    case .card(let size): ((space.bounds.height - size.height) / 2).rounded()
    }
  }

  /// Whether the views behind the sheet are dimmed.
  func dims(in space: PresentationSpace) -> Bool {
    guard let limit = sheet?.largestUndimmedDetentIdentifier else { return true }
    let restingPositions = restingPositions(in: space)
    guard let highest = restingPositions.first(where: { $0.identifier == limit }) else { return true }
    return frame(in: space).minY < highest.top
  }

  /// Returns how far the view behind has moved back when the sheet's upper edge is at `position`: from 0 to 1 on the way
  /// to the large height, and 0 where the sheet does not cover the width of a phone that is held upright.
  func recession(at position: CGFloat, in space: PresentationSpace) -> CGFloat {
    guard space.sizeClasses == (.compact, .regular), case .bottom = placement(in: space) else { return 0 }
    let positions = restingPositions(in: space)
    let large = top(in: space)
    guard let highest = positions.first, highest.top <= large else { return 0 }
    let start = positions.count > 1 ? positions[1].top : space.bounds.height
    return start > large ? ((start - position) / (start - large)).unitClamped : 0
  }

  func decorate(_ view: UIView) {
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
  }
}

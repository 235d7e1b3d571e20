import Foundation
import Geometry
import ScrollPhysics

/// The positions of the buttons next to a swiped row at each swipe distance.
///
/// Lengths are in points, outward from the edge of the moving row, so that the same numbers apply to both sides and
/// both reading directions. The first button is the outermost.
///
/// - Fidelity: approximated; that a button is at least 74 points wide is observed, the thresholds are choices.
struct SwipeGeometry: Equatable {
  /// The result of a swipe when the finger lifts.
  enum Rest: Equatable {
    case closed
    case open
    /// The first action is performed.
    case full
  }

  /// The position of one button.
  struct ButtonPosition: Equatable {
    /// The position from which the button extends to the edge of the list, beneath the outer buttons.
    var start: CGFloat
    /// The center of its title and image.
    var middle: CGFloat
  }

  let rowWidth: CGFloat
  /// The widths of the buttons while the row is open.
  let widths: [CGFloat]
  /// The width of all buttons together while the row is open.
  let openOffset: CGFloat
  /// The offset from which the first button covers the others, and lifting the finger performs its action; `nil` if
  /// full swipes are disabled.
  let fullSwipeOffset: CGFloat?

  static let minimumButtonWidth: CGFloat = 74
  /// The width of a row that remains visible next to its buttons, regardless of their number.
  static let leastVisibleRow: CGFloat = 44
  /// The fraction of the row, and the distance beyond the buttons, that a full swipe covers.
  private static let fullShare: CGFloat = 0.6
  private static let fullReach: CGFloat = 40
  /// The time, in seconds, over which the finger's motion is extrapolated to determine where the row comes to rest.
  private static let lookAheadTime: CGFloat = 0.2

  /// Creates the geometry of a row.
  ///
  /// - Parameter wantedWidths: The natural widths, outermost first. If the buttons do not fit together, they shrink in
  ///   proportion.
  init(rowWidth: CGFloat, wantedWidths: [CGFloat], allowsFullSwipe: Bool) {
    let width = FiniteGeometry.length(rowWidth)
    let wanted = wantedWidths.map { FiniteGeometry.length($0) }
    let total = wanted.reduce(0, +)
    let availableWidth = (width - Self.leastVisibleRow).atLeast(0)
    let share = total > availableWidth ? availableWidth / total : 1
    self.rowWidth = width
    widths = wanted.map { $0 * share }
    openOffset = total > availableWidth ? availableWidth : total
    fullSwipeOffset =
      allowsFullSwipe && openOffset > 0 ? (width * Self.fullShare).atLeast(openOffset + Self.fullReach) : nil
  }

  // MARK: The row

  /// Returns the offset of a row for the finger's distance from where it would close the row. If a full swipe is
  /// possible the row follows the finger; otherwise it resists like a rubber band beyond its buttons.
  func offset(pulledBy pull: CGFloat) -> CGFloat {
    let pull = FiniteGeometry.length(pull)
    guard pull > openOffset else { return pull }
    guard fullSwipeOffset == nil else { return pull < rowWidth ? pull : rowWidth }
    return openOffset + RubberBand(dimension: rowWidth).shown(raw: pull - openOffset)
  }

  /// Returns the finger's distance for an offset; the inverse of ``offset(pulledBy:)``.
  func pull(showing offset: CGFloat) -> CGFloat {
    let offset = FiniteGeometry.length(offset)
    guard offset > openOffset, fullSwipeOffset == nil else { return offset }
    return openOffset + RubberBand(dimension: rowWidth).raw(shown: offset - openOffset)
  }

  func isFullSwipe(at offset: CGFloat) -> Bool { fullSwipeOffset.map { offset >= $0 } ?? false }

  /// Returns the result of a swipe.
  ///
  /// - Parameter velocity: The outward velocity of the row, in points per second.
  func rest(at offset: CGFloat, velocity: CGFloat) -> Rest {
    if isFullSwipe(at: offset) { return .full }
    return offset + velocity * Self.lookAheadTime > openOffset / 2 ? .open : .closed
  }

  // MARK: The buttons

  /// Returns the positions of the buttons. They share the available width in proportion to their own; if it is smaller
  /// than their total width, they slide out from under one another.
  ///
  /// - Parameter isFull: Whether the first button takes up the whole width.
  func positions(at offset: CGFloat, isFull: Bool) -> [ButtonPosition] {
    let share = openOffset > 0 ? offset / openOffset : 0
    var outer: CGFloat = 0
    return widths.enumerated().map { index, width in
      outer += width
      if isFull && index == 0 { return ButtonPosition(start: 0, middle: width / 2) }
      let start = offset - outer * share
      return ButtonPosition(start: start, middle: start + width * share.atLeast(1) / 2)
    }
  }
}

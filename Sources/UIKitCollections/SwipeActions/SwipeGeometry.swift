import Foundation
import Geometry
import ScrollPhysics

/// Where the buttons beside a swiped row lie, for each distance that the row has been swiped.
///
/// Lengths are in points and run outwards from the edge of the moving row, so that the same numbers serve both sides and
/// both reading directions. The first button is the outermost.
///
/// - Fidelity: approximated; that a button is at least 74 points wide is observed, the thresholds are choices.
struct SwipeGeometry: Equatable {
  /// What a swipe comes to when the finger lifts.
  enum Rest: Equatable {
    case closed
    case open
    /// The first action is performed.
    case full
  }

  /// One button at one moment.
  struct Place: Equatable {
    /// From here the button goes on to the edge of the list, below the buttons further out.
    var start: CGFloat
    /// The middle of its title and image.
    var middle: CGFloat
  }

  let rowWidth: CGFloat
  /// While the row is open.
  let widths: [CGFloat]
  /// While the row is open, all buttons together.
  let openOffset: CGFloat
  /// From here on the first button covers the others, and lifting the finger performs it; `nil` if that is not wanted.
  let fullSwipeOffset: CGFloat?

  static let minimumButtonWidth: CGFloat = 74
  /// So much of a row stays in sight beside its buttons, however many there are.
  static let leastRowInSight: CGFloat = 44
  /// A full swipe goes over this share of the row, and so far beyond the buttons.
  private static let fullShare: CGFloat = 0.6
  private static let fullReach: CGFloat = 40
  /// Where the finger would be so much later, in seconds, decides where the row comes to rest.
  private static let foresight: CGFloat = 0.2

  /// - Parameter wantedWidths: Outermost first. Buttons that have no room together are made narrower in proportion.
  init(rowWidth: CGFloat, wantedWidths: [CGFloat], allowsFullSwipe: Bool) {
    let width = FiniteGeometry.length(rowWidth)
    let wanted = wantedWidths.map { FiniteGeometry.length($0) }
    let total = wanted.reduce(0, +)
    let room = (width - Self.leastRowInSight).atLeast(0)
    let share = total > room ? room / total : 1
    self.rowWidth = width
    widths = wanted.map { $0 * share }
    openOffset = total > room ? room : total
    fullSwipeOffset =
      allowsFullSwipe && openOffset > 0 ? (width * Self.fullShare).atLeast(openOffset + Self.fullReach) : nil
  }

  // MARK: The row

  /// How far the row is swiped by a finger that has gone so far outwards of where it would close the row.
  ///
  /// Where a full swipe is possible the row stays with the finger; elsewhere a rubber band holds it beyond its buttons.
  func offset(pulledBy pull: CGFloat) -> CGFloat {
    let pull = FiniteGeometry.length(pull)
    guard pull > openOffset else { return pull }
    guard fullSwipeOffset == nil else { return pull < rowWidth ? pull : rowWidth }
    return openOffset + RubberBand(dimension: rowWidth).shown(raw: pull - openOffset)
  }

  /// The inverse of ``offset(pulledBy:)``.
  func pull(showing offset: CGFloat) -> CGFloat {
    let offset = FiniteGeometry.length(offset)
    guard offset > openOffset, fullSwipeOffset == nil else { return offset }
    return openOffset + RubberBand(dimension: rowWidth).raw(shown: offset - openOffset)
  }

  func isFullSwipe(at offset: CGFloat) -> Bool { fullSwipeOffset.map { offset >= $0 } ?? false }

  /// - Parameter velocity: Of the row, outwards, in points a second.
  func rest(at offset: CGFloat, velocity: CGFloat) -> Rest {
    if isFullSwipe(at: offset) { return .full }
    return offset + velocity * Self.foresight > openOffset / 2 ? .open : .closed
  }

  // MARK: The buttons

  /// Buttons share the room in proportion to their widths; below these they slide out from under one another.
  ///
  /// - Parameter isFull: The first button takes all of the room.
  func places(at offset: CGFloat, isFull: Bool) -> [Place] {
    let share = openOffset > 0 ? offset / openOffset : 0
    var outer: CGFloat = 0
    return widths.enumerated().map { index, width in
      outer += width
      if isFull && index == 0 { return Place(start: 0, middle: width / 2) }
      let start = offset - outer * share
      return Place(start: start, middle: start + width * share.atLeast(1) / 2)
    }
  }
}

import Foundation
import Geometry
import LayoutSolver
import ScrollPhysics

/// The page as published handlers reckon it, `round(offset.x / width)`, beside the page that is in sight.
///
/// The formula is right where pages lie a container's width apart. With groups 0.8 as wide it falls behind: the fourth
/// page begins at 2.4 widths, which rounds to two.
struct PageFormula {
  let section: Int
  let geometry: OrthogonalSection
  /// The resting offsets of the section, from the origin of its frame.
  let stops: RestStops
  /// The container's length along the section, which handlers divide by.
  let length: CGFloat

  /// Returns the difference between the formula and the page at an offset; `nil` if they agree.
  ///
  /// - Complexity: O(log pages), and O(page) once they do not agree.
  func warning(at offset: CGFloat) -> String? {
    let page = geometry.page(at: origin + offset, of: stops)
    guard length > 0, page != reckoned(page) else { return nil }
    let first = (0..<page).first { reckoned($0) != $0 } ?? page
    let axis = geometry.axis == .horizontal ? "x" : "y"
    return "UICollectionViewCompositionalLayout: the pages of section \(section) are \(pitch) points apart in a "
      + "container of \(length.inPoints), so round(offset.\(axis) / \(length.inPoints)) is not the page from page "
      + "\(first) on: there it is \(reckoned(first) ?? 0). If the section's visibleItemsInvalidationHandler reckons so, "
      + "take the stop that is nearest to offset.\(axis) instead. Page 0, 1, 2 ... rests at \(places)\(hint)"
  }

  /// Returns the formula's result at rest on a page.
  private func reckoned(_ page: Int) -> Int? {
    let share = (place(page) / length).rounded()
    return abs(share) < 1e9 ? Int(share) : nil
  }

  private func place(_ page: Int) -> CGFloat {
    CGFloat(stops[geometry.beginsAtTheEnd ? stops.count - 1 - page : page]) - origin
  }

  private var origin: CGFloat { geometry.frame.origin[geometry.axis] }

  private var pitch: String { stops.count > 1 ? abs(place(1) - place(0)).inPoints : "0" }

  private var places: String {
    let shown = Swift.min(stops.count, 4)
    let first = (0..<shown).map { place($0).inPoints }.joined(separator: ", ")
    if stops.count == shown { return first + "." }
    return first + (stops.count > shown + 1 ? " ... " : ", ") + place(stops.count - 1).inPoints + "."
  }

  /// A shorter way, where the page is the item in the middle.
  private var hint: String {
    guard geometry.behavior.isCentered else { return "" }
    let axis = geometry.axis == .horizontal ? "x" : "y"
    let middle = geometry.frame.interval(geometry.axis).mid
    return " With one item a page, that is the item of the cell whose center.\(axis) - offset.\(axis) is nearest to "
      + "\(middle.inPoints)."
  }
}

extension CGFloat {
  /// To a thousandth, and never as a power of ten: places of long content are to be found again.
  fileprivate var inPoints: String {
    let rounded = (self * 1_000).rounded() / 1_000
    return rounded.magnitude < 1e15 && rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

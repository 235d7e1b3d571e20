import Foundation
import Geometry
import LayoutSolver
import ScrollPhysics

/// Compares the page as published handlers compute it, `round(offset.x / width)`, with the visible page.
///
/// The formula is correct if pages are one container width apart. With groups 0.8 times as wide it falls behind: the
/// fourth page begins at 2.4 widths, which rounds to two.
struct PageFormula {
  let section: Int
  let geometry: OrthogonalSection
  /// The section's stops, relative to the origin of its frame.
  let stops: RestStops
  /// The length of the container along the section, by which handlers divide.
  let length: CGFloat

  /// Returns a warning for the page at an offset; `nil` if both numbers agree there.
  ///
  /// - Complexity: O(log pages), and O(page) if they do not agree.
  func warning(at offset: CGFloat) -> String? {
    let page = geometry.page(at: origin + offset, of: stops)
    guard length > 0, page != formulaPage(page) else { return nil }
    let first = (0..<page).first { formulaPage($0) != $0 } ?? page
    let axis = geometry.axis == .horizontal ? "x" : "y"
    return "UICollectionViewCompositionalLayout: the pages of section \(section) are \(pitch) points apart in a "
      + "container of \(length.inPoints), so round(offset.\(axis) / \(length.inPoints)) is not the page from page "
      + "\(first) on: there it is \(formulaPage(first) ?? 0). If the section's visibleItemsInvalidationHandler computes it so, "
      + "take the stop that is nearest to offset.\(axis) instead. Page 0, 1, 2 ... rests at \(stopsText)\(hint)"
  }

  /// Returns the page at an offset for which the formula gives a number that is another one; `nil` if it does not.
  func page(mistakenFor number: Int, at offset: CGFloat) -> Int? {
    let page = geometry.page(at: origin + offset, of: stops)
    return length > 0 && number != page && (offset / length).rounded() == CGFloat(number) ? page : nil
  }

  /// Returns the result of the formula at rest on a page.
  private func formulaPage(_ page: Int) -> Int? {
    let share = (stop(page) / length).rounded()
    return abs(share) < 1e9 ? Int(share) : nil
  }

  private func stop(_ page: Int) -> CGFloat {
    CGFloat(stops[geometry.beginsAtTheEnd ? stops.count - 1 - page : page]) - origin
  }

  private var origin: CGFloat { geometry.frame.origin[geometry.axis] }

  private var pitch: String { stops.count > 1 ? abs(stop(1) - stop(0)).inPoints : "0" }

  private var stopsText: String {
    let shown = Swift.min(stops.count, 4)
    let first = (0..<shown).map { stop($0).inPoints }.joined(separator: ", ")
    if stops.count == shown { return first + "." }
    return first + (stops.count > shown + 1 ? " ... " : ", ") + stop(stops.count - 1).inPoints + "."
  }

  /// A simpler computation for sections in which the page is the centered item.
  private var hint: String {
    guard geometry.behavior.isCentered else { return "" }
    let axis = geometry.axis == .horizontal ? "x" : "y"
    let middle = geometry.frame.interval(geometry.axis).mid
    return " With one item a page, that is the item of the cell whose center.\(axis) - offset.\(axis) is nearest to "
      + "\(middle.inPoints)."
  }
}

extension CGFloat {
  /// The number rounded to thousandths, without an exponent, so that positions in long content remain recognizable.
  fileprivate var inPoints: String {
    let rounded = (self * 1_000).rounded() / 1_000
    return rounded.magnitude < 1e15 && rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

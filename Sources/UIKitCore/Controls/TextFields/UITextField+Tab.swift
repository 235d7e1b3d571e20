import Foundation
import Geometry

/// The Tab key of a hardware keyboard, which goes from text field to text field.
///
/// Approximated: the order is that of reading, row by row, within the screen of the field; the first field follows the
/// last one; text views are left out.
extension UITextField {
  /// Begins to edit the next text field, or the previous one.
  func moveToField(isBack: Bool) {
    let fields = Self.inReadingOrder(shownScreen.reachableFields)
    guard fields.count > 1, let index = fields.firstIndex(where: { $0 === self }) else { return }
    fields[(index + (isBack ? fields.count - 1 : 1)) % fields.count].becomeFirstResponder()
  }

  /// The view of the outermost controller around the field, which a sheet or an alert has of its own.
  private var shownScreen: UIView {
    var controller = nearestViewController
    while let parent = controller?.parent { controller = parent }
    return controller?.viewIfLoaded ?? window ?? self
  }

  /// Returns the fields from top to bottom, and those of a row from the leading edge to the trailing one. A field is in
  /// the row of an upper one if its middle is not below that one.
  private static func inReadingOrder(_ fields: [UITextField]) -> [UITextField] {
    let places = fields.map { ($0, $0.convert($0.bounds, to: nil)) }.sorted { $0.1.minY < $1.1.minY }
    var rows: [[(UITextField, CGRect)]] = []
    for place in places {
      if let first = rows.last?.first, place.1.midY < first.1.maxY {
        rows[rows.count - 1].append(place)
      } else {
        rows.append([place])
      }
    }
    return rows.flatMap { row in
      row.sorted { one, other in
        one.0.effectiveUserInterfaceLayoutDirection == .rightToLeft
          ? one.1.maxX > other.1.maxX : one.1.minX < other.1.minX
      }.map(\.0)
    }
  }
}

extension UIView {
  /// The text fields in this view that accept touches, including those that are scrolled out of the visible area.
  fileprivate var reachableFields: [UITextField] {
    guard !isHidden, alpha > 0, isUserInteractionEnabled else { return [] }
    if let field = self as? UITextField { return field.canBecomeFirstResponder ? [field] : [] }
    return subviews.flatMap(\.reachableFields)
  }
}

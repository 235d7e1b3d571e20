import Foundation
import Geometry

extension CGFloat {
  /// Returns the number with at most the given decimals, identical in every locale, without trailing zeros or minus
  /// zero.
  func plain(decimals: Int = 3) -> String {
    let unit = pow(10, Double(decimals))
    let rounded = (Double(self) * unit).rounded() / unit
    guard rounded.isFinite, Swift.abs(rounded) < 1e12 else { return "\(Double(self))" }
    return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
  }
}

extension CGRect {
  var plain: String { [origin.x, origin.y, size.width, size.height].map { $0.plain() }.joined(separator: " ") }
}

extension CGSize { var plain: String { "\(width.plain())x\(height.plain())" } }

extension Int {
  /// The ordinal for a zero-based index: 0 is `1st`.
  var ordinal: String {
    let number = self + 1
    switch (number % 10, number % 100) {
    case (1, let tens) where tens != 11: return "\(number)st"
    case (2, let tens) where tens != 12: return "\(number)nd"
    case (3, let tens) where tens != 13: return "\(number)rd"
    default: return "\(number)th"
    }
  }
}

/// A sum of named terms.
struct Sum {
  private var terms: [(value: CGFloat, name: String)] = []

  var total: CGFloat { terms.reduce(0) { $0 + $1.value } }

  mutating func add(_ value: CGFloat, _ name: String) { terms.append((value, name)) }

  /// The sum as text, such as `74 header - 4 absoluteOffset = 70`; zero terms are omitted.
  var text: String {
    let shown = terms.filter { $0.value.plain() != "0" }
    guard !shown.isEmpty else { return "0" }
    var text = ""
    for (index, term) in shown.enumerated() {
      let sign = term.value < 0 ? "-" : "+"
      text += index == 0 ? (term.value < 0 ? "-" : "") : " \(sign) "
      text += "\(abs(term.value).plain()) \(term.name)"
    }
    return shown.count == 1 ? text : "\(text) = \(total.plain())"
  }
}

/// The position of a corner, as a sum on each axis.
struct CornerSums {
  private var horizontal = Sum()
  private var vertical = Sum()

  subscript(axis: Axis) -> Sum { axis == .horizontal ? horizontal : vertical }

  mutating func add(_ axis: Axis, _ value: CGFloat, _ name: String) {
    if axis == .horizontal { horizontal.add(value, name) } else { vertical.add(value, name) }
  }
}

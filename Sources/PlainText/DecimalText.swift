import Foundation

extension Double {
  /// Creates a number from its decimal notation: digits, at most one point, a sign; no `nan`, `inf` or hexadecimal, and
  /// the same in every locale.
  package init?(decimal text: some StringProtocol) {
    let bytes = Array(text.utf8)
    let digits = bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") ? bytes.dropFirst() : bytes[...]
    let isPlain = digits.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    guard isPlain, digits.first != UInt8(ascii: "."), digits.last != UInt8(ascii: "."), !digits.isEmpty,
      digits.count <= 40, let value = Double(String(text)), value.isFinite
    else { return nil }
    self = value
  }

  /// Returns the number with at most the given decimals, without trailing zeros or minus zero, the same in every
  /// locale. Numbers beyond a trillion are written as a trillion, and NaN as 0, so that every text can be read again.
  ///
  /// The rounding makes output equal on processors whose last bits of `exp` and `pow` differ.
  package func text(decimals: Int) -> String {
    guard isFinite, magnitude < 1e12 else { return isNaN ? "0" : "\(self < 0 ? "-" : "")1000000000000" }
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let units = Int((self * Double(unit)).rounded())
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    let sign = units < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var fraction = String(String(rest + UInt(unit)).dropFirst())
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }
}

extension CGFloat {
  /// Returns the number with at most the given decimals, without trailing zeros.
  package func text(decimals: Int) -> String { Double(self).text(decimals: decimals) }
}

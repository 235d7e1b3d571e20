import Foundation
import PlainText
import Simulator

/// Round values along an axis: multiples of 1, 2 or 5 times a power of ten.
package struct NiceTicks: Hashable, Sendable {
  /// The values in ascending order; each is the number nearest to its ``label(of:)``.
  package let values: [Double]
  /// The number of decimals that distinguish the values.
  package let decimals: Int

  /// - Parameters:
  ///   - range: A finite range; speeds of a table with steps of a nanosecond reach 10¹⁸.
  ///   - limit: The largest number of spaces between ticks within the range, at least 1.
  package init(over range: ClosedRange<Double>, atMost limit: Int) {
    let least = (range.upperBound - range.lowerBound) / Double(Swift.max(1, limit))
    var power = Self.smallestPower
    var digit = 1
    while Self.step(digit, power) < least, power < 300 {
      if digit == 5 { power += 1 }
      digit = digit == 1 ? 2 : (digit == 2 ? 5 : 1)
    }
    let step = Self.step(digit, power)
    // With a tolerance, so that an end that is a multiple except for its last bit has a tick.
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    decimals = Swift.max(0, -power)
    guard first <= last, first.magnitude < 1e15, last.magnitude < 1e15, last - first < 2 * Double(Swift.max(1, limit))
    else {
      values = []
      return
    }
    values = (Int(first)...Int(last)).map { Self.multiple($0, digit, power) }
  }

  /// Returns the value with as many decimals as all the others, and a minus sign (U+2212).
  package func label(of value: Double) -> String { value.fixed(decimals: decimals) }

  /// The smallest power: a millionth of a point or of a second, finer than any plot needs.
  private static let smallestPower = -6

  private static func step(_ digit: Int, _ power: Int) -> Double { multiple(1, digit, power) }

  /// Returns a multiple, divided by a whole power rather than multiplied by a tenth: 3 × 0.1 is not 0.3.
  private static func multiple(_ count: Int, _ digit: Int, _ power: Int) -> Double {
    var scale = 1.0
    for _ in 0..<power.magnitude { scale *= 10 }
    return power < 0 ? Double(count * digit) / scale : Double(count * digit) * scale
  }
}

extension Double {
  /// Returns the number with exactly the given decimals, U+2212 for minus and no minus zero.
  func fixed(decimals: Int) -> String {
    var text = self.text(decimals: decimals)
    if text.first == "-" { text = "\u{2212}" + text.dropFirst() }
    guard decimals > 0 else { return text }
    let digits = text.split(separator: ".", omittingEmptySubsequences: false)
    let written = digits.count > 1 ? digits[1].count : 0
    return text + (written == 0 && digits.count == 1 ? "." : "")
      + String(repeating: "0", count: Swift.max(0, decimals - written))
  }
}

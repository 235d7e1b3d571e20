import Foundation
import PlainText
import Simulator

/// Round places along an axis: multiples of 1, 2 or 5 times a power of ten.
package struct NiceTicks: Hashable, Sendable {
  /// Ascending; each is the number nearest to what ``label(of:)`` says.
  package let values: [Double]
  /// Digits after the point that tell the values apart.
  package let decimals: Int

  /// - Parameters:
  ///   - range: Finite; speeds of a table with steps of a nanosecond reach 10¹⁸.
  ///   - limit: There are at most so many spaces between ticks within the range, at least 1.
  package init(over range: ClosedRange<Double>, atMost limit: Int) {
    let least = (range.upperBound - range.lowerBound) / Double(Swift.max(1, limit))
    var power = Self.smallestPower
    var digit = 1
    while Self.step(digit, power) < least, power < 300 {
      if digit == 5 { power += 1 }
      digit = digit == 1 ? 2 : (digit == 2 ? 5 : 1)
    }
    let step = Self.step(digit, power)
    // A hair of slack: an end that is a multiple but for its last bit has its tick.
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

  /// The value with as many decimals as all the others, and a true minus.
  package func label(of value: Double) -> String { value.fixed(decimals: decimals) }

  /// Microns of a point, and of a second: nothing smaller is ever looked at.
  private static let smallestPower = -6

  private static func step(_ digit: Int, _ power: Int) -> Double { multiple(1, digit, power) }

  /// Divided by a whole power, not multiplied by a tenth: 3 × 0.1 is not 0.3.
  private static func multiple(_ count: Int, _ digit: Int, _ power: Int) -> Double {
    var scale = 1.0
    for _ in 0..<power.magnitude { scale *= 10 }
    return power < 0 ? Double(count * digit) / scale : Double(count * digit) * scale
  }
}

extension Double {
  /// With exactly so many decimals, U+2212 for minus and no minus zero.
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

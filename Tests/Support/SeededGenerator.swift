import Foundation

/// SplitMix64: small, seedable, and the same numbers from the same seed on every machine. A failing property test prints
/// the seed that it began with.
///
/// - Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator {
  /// Returns a number in a range.
  package mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }

  /// Returns a number in a range. The name differs because geometry's initializers take both types.
  package mutating func double(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  /// Returns a whole number in a range.
  package mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns `true` with a given probability, from 0 to 1.
  package mutating func chance(_ share: Double) -> Bool { double(0...1) < share }

  /// Returns a random string of `length` elements of an alphabet.
  package mutating func text(_ length: Int, of alphabet: [String]) -> String {
    (0..<length).map { _ in alphabet[Int(next() % UInt64(alphabet.count))] }.joined()
  }
}

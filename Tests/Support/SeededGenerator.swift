import Foundation
@_exported import struct Geometry.SeededGenerator

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

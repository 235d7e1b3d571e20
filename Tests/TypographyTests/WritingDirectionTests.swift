import Foundation
import Testing

import Typography
import TestSupport

/// Capitals represent Hebrew letters, as in the examples of Unicode Standard Annex #9.
struct WritingDirectionTests {
  /// Maps A to Z to the letters of the Hebrew block, of which it has 27.
  private static func hebrew(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          guard (0x41...0x5A).contains(scalar.value) else { return scalar }
          return Unicode.Scalar(0x5D0 + scalar.value - 0x41) ?? scalar
        }))
  }

  private func levels(_ text: String, _ base: WritingDirection? = nil) -> String {
    Bidi.levels(of: Self.hebrew(text), base: base).map(String.init).joined()
  }

  private func shown(_ text: String, _ base: WritingDirection? = nil) -> String {
    let characters = Array(text)
    return String(Bidi.visualOrder(of: Bidi.levels(of: Self.hebrew(text), base: base)).map { characters[$0] })
  }

  /// The annex's examples of implicit levels, under rule L2.
  @Test func theAnnexsExamplesComeOut() {
    expectEqual(shown("car means CAR.", .leftToRight), "car means RAC.")
    expectEqual(shown("CAR MEANS car.", .rightToLeft), ".car SNAEM RAC")
    expectEqual(levels("car means CAR.", .leftToRight), "00000000001110")
    expectEqual(levels("CAR MEANS car.", .rightToLeft), "11111111112221")
  }

  /// The same letters without a given paragraph direction.
  @Test func theFirstLetterDecides() {
    expectEqual(shown("car MEANS CAR."), "car RAC SNAEM.")
    expectEqual(shown("(1) CAR MEANS car."), ".car SNAEM RAC )1(")
    expectEqual(WritingDirection(naturalOf: Self.hebrew("12. CAR car")), .rightToLeft)
    expectEqual(WritingDirection(naturalOf: Self.hebrew("12. car CAR")), .leftToRight)
    expectNil(WritingDirection(naturalOf: "12, (3)!"))
    expectNil(WritingDirection(naturalOf: ""))
  }

  /// Rules W4 to W7: digits and their separators keep their order.
  @Test func numbersRunFromLeftToRight() {
    expectEqual(shown("IT IS 1,234.50 NOW"), "WON 1,234.50 SI TI")
    expectEqual(shown("AT 12:34, 5%"), "5% ,12:34 TA")
    expectEqual(Bidi.levels(of: "ب ٣٫١٤ ت"), [1, 1, 2, 2, 2, 2, 1, 1])
  }

  /// Rule N0: a pair of brackets takes the direction of its surroundings, not of a letter inside it.
  @Test func bracketsStayPairs() {
    expectEqual(levels("AB(cd)EF"), "11122111")
    expectEqual(levels("ab(CD)ef"), "00011000")
    expectEqual(levels("AB (cd) [1]", .rightToLeft), "11112211121")
  }

  @Test func directionMarksTurnNeutralText() {
    expectEqual(Bidi.levels(of: "\u{200F}(1)"), [1, 1, 2, 1])
    expectEqual(Bidi.levels(of: "\u{202E}abc\u{202C}")[1...3], [1, 1, 1])
  }

  /// Rule L2 literally: from the highest level to the lowest odd one, reverse every run at or above it.
  @Test func visualOrderAgreesWithTheRule() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<300 {
      let levels = (0..<Int.random(in: 0...12, using: &random)).map { _ in UInt8.random(in: 0...4, using: &random) }
      var expected = Array(levels.indices)
      for level in stride(from: 4 as UInt8, through: 1, by: -1) {
        var stretches: [[Int]] = []
        for index in expected {
          let isTurned = levels[index] >= level
          if isTurned, let last = stretches.last?.last, levels[last] >= level {
            stretches[stretches.count - 1].append(index)
          } else {
            stretches.append([index])
          }
        }
        expected = stretches.flatMap { levels[$0[0]] >= level ? $0.reversed() : $0 }
      }
      expectEqual(Bidi.visualOrder(of: levels), expected, "levels \(levels)")
    }
  }

  @Test func onlyRightToLeftTextUsesBidi() {
    for text in ["", "Hello", "Grüße", "Привет", "안녕하세요", "日本語、かな", "สวัสดี", "नमस्ते", "👨‍👩‍👧‍👦", "…—“x”"] {
      expectFalse(text.mayRunRightToLeft, "\(text)")
    }
    for text in ["שלום", "a مرحبا", "\u{200F}1", "\u{202E}abc", "ﷺ", "𞤀"] {
      expectTrue(text.mayRunRightToLeft, "\(text)")
    }
  }

  @Test func oddTextHasALevelForEachGrapheme() {
    for text in ["", "\u{5B0}", "א\u{5B0}\u{5BC}ב", "\u{2067}א", "א\nb\nג", String(repeating: "\u{202B}א", count: 200)]
    {
      expectEqual(Bidi.levels(of: text).count, text.count)
    }
  }
}

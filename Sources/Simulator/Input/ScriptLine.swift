import Foundation
import Geometry
import PlainText

/// A reader of one line of a script, word by word, with positions for messages.
struct ScriptLine {
  let number: Int
  let scalars: [Unicode.Scalar]
  /// The position of the next scalar to read.
  var position = 0
  /// The start of the last word.
  var start = 0

  init(number: Int, scalars: [Unicode.Scalar]) {
    self.number = number
    self.scalars = scalars
  }

  func error(_ message: String) -> InputScript.ParseError {
    InputScript.ParseError(line: number, column: start + 1, message: message)
  }

  /// Returns the next run of non-blank characters; `nil` at the end of the line or at a comment.
  mutating func nextWord() -> String? {
    while position < scalars.count, Self.isBlank(scalars[position]) { position += 1 }
    start = position
    guard position < scalars.count, scalars[position] != "#" else { return nil }
    var word = String.UnicodeScalarView()
    while position < scalars.count, !Self.isBlank(scalars[position]), scalars[position] != "#" {
      word.append(scalars[position])
      position += 1
    }
    return String(word)
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" || scalar == "\r" }

  mutating func word(_ expected: String) throws(InputScript.ParseError) -> String {
    guard let word = nextWord() else { throw error("expected \(expected), found the end of the line") }
    return word
  }

  mutating func expectEnd() throws(InputScript.ParseError) {
    if let word = nextWord() { throw error("unexpected \(word.quoted); the statement ends before it") }
  }

  mutating func keyword(_ spellings: String...) throws(InputScript.ParseError) {
    let word = try word(spellings[0])
    guard spellings.contains(word) else { throw error("expected \(spellings[0]), found \(word.quoted)") }
  }

  /// Reads the duration after `keyword`; returns `nil` without reading anything if another word follows.
  mutating func duration(after keyword: String) throws(InputScript.ParseError) -> TimeInterval? {
    var ahead = self
    guard ahead.nextWord() == keyword else { return nil }
    self = ahead
    return try duration()
  }

  /// Returns the choice with the given name.
  ///
  /// - Precondition: `value` is the last word read.
  func choice<Value>(_ value: String, _ choices: [String: Value]) throws(InputScript.ParseError) -> Value {
    guard let choice = choices[value] else {
      throw error("expected \(choices.keys.sorted().joined(separator: " or ")), found \(value.quoted)")
    }
    return choice
  }
}

// MARK: - Numbers

extension ScriptLine {
  mutating func point() throws(InputScript.ParseError) -> CGPoint {
    let (x, y) = try pair("a point such as 195,400", within: InputScript.Limits.coordinate)
    return CGPoint(x: x, y: y)
  }

  mutating func notches() throws(InputScript.ParseError) -> CGVector {
    let (dx, dy) = try pair("notches such as 0,3", within: InputScript.Limits.notches)
    return CGVector(dx: dx, dy: dy)
  }

  mutating func finger() throws(InputScript.ParseError) -> Int {
    let word = try word("the number of a finger")
    guard let finger = Int(word), InputScript.Limits.fingers.contains(finger) else {
      throw error(
        "expected the number of a finger, 0 to \(InputScript.Limits.fingers.upperBound), found \(word.quoted)")
    }
    return finger
  }

  /// Reads `1.5s` or `250ms`, in seconds.
  mutating func duration() throws(InputScript.ParseError) -> TimeInterval {
    let word = try word("a duration such as 0.12s or 250ms")
    let number = word.hasSuffix("ms") ? word.dropLast(2) : (word.hasSuffix("s") ? word.dropLast(1) : "")
    guard let value = Double(decimal: number) else {
      throw error("expected a duration such as 0.12s or 250ms, found \(word.quoted)")
    }
    let seconds = word.hasSuffix("ms") ? value / 1000 : value
    guard (0...InputScript.Limits.duration).contains(seconds) else {
      throw error("\(word.quoted) is not between 0s and \(Int(InputScript.Limits.duration))s")
    }
    return seconds
  }

  private mutating func pair(
    _ expected: String, within limit: Double
  ) throws(InputScript.ParseError) -> (CGFloat, CGFloat) {
    let word = try word(expected)
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Double(decimal: parts[0]), let second = Double(decimal: parts[1]) else {
      throw error("expected \(expected), found \(word.quoted)")
    }
    guard first.magnitude <= limit, second.magnitude <= limit else {
      throw error("\(word.quoted) is out of range; at most \(Int(limit)) in either direction")
    }
    return (CGFloat(first), CGFloat(second))
  }
}

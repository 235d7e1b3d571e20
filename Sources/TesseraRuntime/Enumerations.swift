public import Foundation
public import UIKitCore

// Enumerations of texts with closures that do not escape, as on iOS. Adapted source calls them in place of Foundation's.

extension NSRegularExpression {
  /// Calls a closure for each match in a range until it sets its last argument.
  public func tesseraEnumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { enumerateMatches(in: string, options: options, range: range, using: $0) }
  }
}

extension NSDataDetector {
  /// Calls a closure for each piece of data in a range until it sets its last argument.
  public func tesseraEnumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateMatches(in: string, options: options, range: range, using: block)
  }
}

extension NSString.EnumerationOptions {
  /// The parts of the text are words.
  public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
  /// The parts of the text are sentences.
  public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }

  /// Returns the ranges of words or sentences; `nil` if the parts of the text are others.
  fileprivate func units(in text: Substring) -> [Range<String.Index>]? {
    switch rawValue & 0xFF {
    case Self.byWords.rawValue: TextUnits.words(in: text)
    case Self.bySentences.rawValue: TextUnits.sentences(in: text)
    default: nil
    }
  }
}

extension StringProtocol {
  /// Calls a closure for each part of a range: with its text, its range, and its range with what separates it from the next.
  public func tesseraEnumerateSubstrings<R: RangeExpression>(
    in range: R, options: String.EnumerationOptions = [],
    _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where R.Bound == Index {
    let limits = range.relative(to: self)
    let text = Substring(self[limits])
    guard Index.self == String.Index.self, let units = options.units(in: text) else {
      return withoutActuallyEscaping(body) { enumerateSubstrings(in: limits, options: options, $0) }
    }
    var parts: [(Range<String.Index>, Range<String.Index>)] = []
    for (number, unit) in units.enumerated() {
      let start = number == 0 ? text.startIndex : unit.lowerBound
      let end = number == units.count - 1 ? text.endIndex : units[number + 1].lowerBound
      parts.append((unit, start..<end))
    }
    if options.contains(.reverse) { parts.reverse() }
    var stops = false
    for (unit, enclosing) in parts where !stops {
      body(options.contains(.substringNotRequired) ? nil : String(self[unit]), unit, enclosing, &stops)
    }
  }
}

extension NSString {
  /// Calls a closure for each part of a range: with its text, its range, and its range with what separates it from the next.
  public func tesseraEnumerateSubstrings(
    in range: NSRange, options: NSString.EnumerationOptions = [],
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = self as String
    guard let limits = Range(range, in: text), options.units(in: "") != nil else {
      return withoutActuallyEscaping(block) { enumerateSubstrings(in: range, options: options, using: $0) }
    }
    text.tesseraEnumerateSubstrings(in: limits, options: options) { part, unit, enclosing, stops in
      var isLast = ObjCBool(false)
      block(part, NSRange(unit, in: text), NSRange(enclosing, in: text), &isLast)
      stops = isLast.boolValue
    }
  }
}

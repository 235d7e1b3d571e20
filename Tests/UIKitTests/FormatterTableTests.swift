import Foundation
import TestSupport
import Testing
import UIKit

/// Durations, distances in time and detected data: each unit in each style, on both sides of its limits.
struct FormatterTableTests {
  private static let minute = 60.0, hour = 3_600.0, day = 86_400.0

  @Test func durationsInEveryUnitAndStyle() {
    let units: [(seconds: Double, name: String, short: String, shortPlural: String, letter: String)] = [
      (1, "second", "sec", "sec", "s"), (Self.minute, "minute", "min", "min", "m"),
      (Self.hour, "hour", "hr", "hr", "h"),
      (Self.day, "day", "day", "days", "d"), (7 * Self.day, "week", "wk", "wk", "w"),
      (30 * Self.day, "month", "mth", "mth", "mo"), (365 * Self.day, "year", "yr", "yrs", "y"),
    ]
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    func text(_ seconds: Double, _ style: DateComponentsFormatter.UnitsStyle) -> String? {
      formatter.unitsStyle = style
      return formatter.string(from: seconds)
    }
    for unit in units {
      expectEqual(text(unit.seconds, .full), "1 \(unit.name)")
      expectEqual(text(2 * unit.seconds, .full), "2 \(unit.name)s")
      expectEqual(text(unit.seconds, .spellOut), "one \(unit.name)")
      expectEqual(text(2 * unit.seconds, .spellOut), "two \(unit.name)s")
      expectEqual(text(unit.seconds, .short), "1 \(unit.short)")
      expectEqual(text(2 * unit.seconds, .short), "2 \(unit.shortPlural)")
      expectEqual(text(unit.seconds, .brief), "1\(unit.short)")
      expectEqual(text(2 * unit.seconds, .brief), "2\(unit.shortPlural)")
      expectEqual(text(2 * unit.seconds, .abbreviated), "2\(unit.letter)")
      expectEqual(text(-2 * unit.seconds, .abbreviated), "-2\(unit.letter)")
    }
    expectEqual(text(Self.day + Self.hour + 61, .positional), "1d 01:01:01")
    expectEqual(text(Self.hour - 0.5, .positional), "59:59")
    expectEqual(text(0, .full), "0 seconds")
  }

  @Test func zerosAreKeptWhereTheyAreWanted() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    let durations = [Self.hour, 61, Self.day + 60, 0]
    let texts: [(DateComponentsFormatter.ZeroFormattingBehavior, DateComponentsFormatter.UnitsStyle, [String])] = [
      (.default, .positional, ["1:00:00", "1:01", "1d 00:01:00", "0"]),
      (.default, .abbreviated, ["1h", "1m 1s", "1d 1m", "0s"]),
      (.dropLeading, .abbreviated, ["1h 0m 0s", "1m 1s", "1d 0h 1m 0s", "0s"]),
      (.dropMiddle, .abbreviated, ["0d 1h 0m 0s", "0d 0h 1m 1s", "1d 1m 0s", "0d 0h 0m 0s"]),
      (.dropTrailing, .abbreviated, ["0d 1h", "0d 0h 1m 1s", "1d 0h 1m", "0d 0h 0m 0s"]),
      (.dropAll, .abbreviated, ["1h", "1m 1s", "1d 1m", "0s"]),
      ([], .abbreviated, ["0d 1h 0m 0s", "0d 0h 1m 1s", "1d 0h 1m 0s", "0d 0h 0m 0s"]),
    ]
    for (behavior, style, expected) in texts {
      (formatter.zeroFormattingBehavior, formatter.unitsStyle) = (behavior, style)
      expectEqual(durations.map { formatter.string(from: $0) }, expected, "\(behavior.rawValue) \(style)")
    }
    expectEqual(
      [
        DateComponentsFormatter.ZeroFormattingBehavior.default, .dropLeading, .dropMiddle, .dropTrailing, .dropAll,
        .pad,
      ]
      .map(\.rawValue), [1, 2, 4, 8, 14, 65_536])
    formatter.maximumUnitCount = 2
    (formatter.includesApproximationPhrase, formatter.includesTimeRemainingPhrase) = (true, true)
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = .dropAll
    expectEqual(formatter.string(from: Self.day + Self.hour + 61), "About 1 day, 1 hour remaining")
    expectNil(formatter.string(from: 1e15))
    formatter.allowedUnits = []
    expectEqual(formatter.string(from: 5), "About  remaining")
  }

  @Test func componentsAreDurations() {
    let formatter = DateComponentsFormatter()
    (formatter.unitsStyle, formatter.allowedUnits) = (
      .abbreviated, [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    )
    var components = DateComponents(year: 1, month: 2, day: 3, hour: 4, minute: 5, second: 6)
    components.weekOfMonth = 1
    expectEqual(formatter.string(from: components), "1y 2mo 1w 3d 4h 5m 6s")
    expectEqual(formatter.string(for: components), "1y 2mo 1w 3d 4h 5m 6s")
    expectEqual(formatter.string(for: 61.0), "1m 1s")
    expectNil(formatter.string(for: "x"))
    let start = Date(timeIntervalSince1970: 100)
    expectEqual(formatter.string(from: start, to: start + 90), "1m 30s")
    expectEqual(
      DateComponentsFormatter.localizedString(from: DateComponents(minute: 5), unitsStyle: .full), "5 minutes")
  }

  @Test func distancesInEveryUnitAndStyle() {
    let units: [(seconds: Double, name: String, short: String, letter: String, named: [String]?)] = [
      (1, "second", "sec.", "s", nil), (Self.minute, "minute", "min.", "min", nil),
      (Self.hour, "hour", "hr.", "h", nil),
      (Self.day, "day", "days", "d", ["yesterday", "tomorrow"]),
      (7 * Self.day, "week", "wk.", "w", ["last week", "next week"]),
      (2_629_746, "month", "mo.", "mo", ["last month", "next month"]),
      (31_556_952, "year", "yr.", "y", ["last year", "next year"]),
    ]
    let formatter = RelativeDateTimeFormatter()
    expectEqual([formatter.unitsStyle.rawValue, formatter.dateTimeStyle.rawValue], [0, 0])
    func text(_ seconds: Double, _ style: RelativeDateTimeFormatter.UnitsStyle) -> String {
      formatter.unitsStyle = style
      return formatter.localizedString(fromTimeInterval: seconds)
    }
    for unit in units {
      formatter.dateTimeStyle = .numeric
      expectEqual(text(unit.seconds, .full), "in 1 \(unit.name)")
      expectEqual(text(-unit.seconds, .full), "1 \(unit.name) ago")
      expectEqual(text(3 * unit.seconds, .full), "in 3 \(unit.name)s")
      expectEqual(text(-3 * unit.seconds, .spellOut), "three \(unit.name)s ago")
      expectEqual(text(3 * unit.seconds, .short), "in 3 \(unit.short)")
      expectEqual(text(-3 * unit.seconds, .abbreviated), "3\(unit.letter) ago")
      formatter.dateTimeStyle = .named
      expectEqual(text(-unit.seconds, .full), unit.named?[0] ?? "1 \(unit.name) ago")
      expectEqual(text(unit.seconds, .full), unit.named?[1] ?? "in 1 \(unit.name)")
      expectEqual(text(2 * unit.seconds, .full), "in 2 \(unit.name)s")
    }
    expectEqual(text(Self.day - 1, .full), "in 23 hours")
    expectEqual([text(0, .full), text(0.5, .full)], ["now", "now"])
    formatter.dateTimeStyle = .numeric
    expectEqual([text(0, .full), text(-0.0, .full)], ["in 0 seconds", "0 seconds ago"])
    expectEqual(text(Self.day, .short), "in 1 day")
    let now = Date(timeIntervalSince1970: 100)
    expectEqual(formatter.localizedString(for: now - 60, relativeTo: now), "1 min. ago")
  }

  @Test func componentsAreDistances() {
    let formatter = RelativeDateTimeFormatter()
    for (components, text) in [
      (DateComponents(second: 2), "in 2 seconds"), (DateComponents(minute: -2), "2 minutes ago"),
      (DateComponents(hour: 2, minute: 9), "in 2 hours"), (DateComponents(day: 2), "in 2 days"),
      (DateComponents(weekOfYear: 2), "in 2 weeks"), (DateComponents(weekOfMonth: -2), "2 weeks ago"),
      (DateComponents(month: 2, day: 9), "in 2 months"), (DateComponents(year: -2), "2 years ago"),
      (DateComponents(), "in 0 seconds"), (DateComponents(year: 0, day: 1), "in 1 day"),
    ] { expectEqual(formatter.localizedString(from: components), text) }
    formatter.dateTimeStyle = .named
    for (components, text) in [
      (DateComponents(second: 0), "now"), (DateComponents(day: 1), "tomorrow"), (DateComponents(day: -1), "yesterday"),
      (DateComponents(weekOfYear: 1), "next week"), (DateComponents(year: -1), "last year"),
      (DateComponents(minute: 0), "this minute"), (DateComponents(hour: 0, minute: 0), "this hour"),
      (DateComponents(day: 0), "today"), (DateComponents(weekOfMonth: 0), "this week"),
      (DateComponents(month: 0), "this month"), (DateComponents(year: 0, day: 0), "this year"),
      (DateComponents(hour: -1), "1 hour ago"), (DateComponents(minute: 1), "in 1 minute"),
    ] { expectEqual(formatter.localizedString(from: components), text) }
  }

  @Test func dataIsDetectedWithinARange() throws {
    let both = try NSDataDetector(types: 1 << 5 | 1 << 11)
    func found(_ text: String, _ detector: NSDataDetector) -> [String] {
      let range = NSRange(location: 0, length: text.utf16.count)
      return detector.matches(in: text, range: range).map { $0.url?.absoluteString ?? $0.phoneNumber ?? "" }
    }
    for (text, data) in [
      ("see https://a.b/c?d=1#e.", ["https://a.b/c?d=1#e"]), ("(www.example.com)", ["http://www.example.com"]),
      ("example.com:8080/a,", ["http://example.com:8080/a"]), ("a.b@example.co.uk!", ["mailto:a.b@example.co.uk"]),
      ("no.link and 12.5 or e.g. this", []), ("call 555-0123 99", ["555-0123 99"]),
      ("+49 30 1234567", ["+49 30 1234567"]),
      ("(555) 010-9999", ["(555) 010-9999"]), ("123456", []), ("1234567", ["1234567"]), ("12345678901234567", []),
      ("https://a.b/1234567", ["https://a.b/1234567"]), ("1234567 https://a.b", ["1234567", "https://a.b"]),
      ("EXAMPLE.COM", ["http://EXAMPLE.COM"]), ("ftp://x", ["ftp://x"]), ("<https://a.b>", ["https://a.b"]),
    ] { expectEqual(found(text, both).map { $0 }, data, "\(text)") }
    let text = "1234567 https://a.b"
    expectEqual(found(text, try NSDataDetector(types: 1 << 5)), ["https://a.b"])
    expectEqual(found(text, try NSDataDetector(types: 1 << 11)), ["1234567"])
    let range = NSRange(location: 0, length: 19)
    expectEqual(both.checkingTypes, 1 << 5 | 1 << 11)
    expectEqual(both.numberOfMatches(in: text, range: range), 2)
    expectEqual(both.rangeOfFirstMatch(in: text, range: range), NSRange(location: 0, length: 7))
    expectEqual(both.rangeOfFirstMatch(in: "x", range: NSRange(location: 0, length: 1)).location, NSNotFound)
    expectEqual(both.firstMatch(in: text, range: NSRange(location: 8, length: 11))?.url, URL(string: "https://a.b"))
    var results: [NSTextCheckingResult] = []
    both.enumerateMatches(in: text, range: range) { result, _, stop in
      result.map { results.append($0) }
      stop.pointee = true
    }
    expectEqual(results.map(\.phoneNumber), ["1234567"])
    expectEqual([results[0].numberOfRanges, results[0].range.location, results[0].range(at: 0).length], [1, 0, 7])
    expectEqual(results[0].resultType.rawValue, 1 << 11)
    expectNil(results[0].url)
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: URL(fileURLWithPath: "/"))
    expectEqual(link.resultType.rawValue, 1 << 5)
    expectNil(link.phoneNumber)
  }
}

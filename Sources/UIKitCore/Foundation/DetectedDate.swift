import Foundation

/// A date or time that was found in a text.
struct DetectedDate {
  var range: NSRange
  var date: Date
  var timeZone: TimeZone?

  /// Returns the dates and times in a range of a text, in its order: as English words, or as numbers.
  static func all(
    in string: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange
  ) -> [DetectedDate] {
    var found: [DetectedDate] = []
    for pattern in patterns {
      for match in pattern.matches(in: string, options: options, range: range) {
        guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
          let date = DateWords(match, in: string).detected
        else { continue }
        found.append(date)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  // MARK: Patterns

  private static let month =
    #"(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|(?-i:May)|june?|july?|aug(?:ust)?|sept?(?:ember)?|"#
    + #"oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?"#
  private static let weekday = #"(?:(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?\.?,?\s+)?"#
  private static let time =
    #"(?<hour>\d{1,2})(?:(?::(?<minute>\d{2}))?\s?(?<half>[ap]m\b|[ap]\.m\.)|:(?<minutes>\d{2}))"#
  private static let zone = #"(?:\s(?<zone>UTC|GMT|[ECMP][SD]T)\b)?"#

  /// The ways to write a day.
  private static let days = [
    #"(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})"#,
    weekday + month + #"\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}))?"#,
    weekday + #"(?<day>\d{1,2})(?:st|nd|rd|th|\.)?(?:\s+of)?\s+"# + month + #"(?:,?\s+(?<year>\d{4}))?"#,
    #"(?<first>\d{1,2})/(?<second>\d{1,2})/(?<year>\d{4}|\d{2})"#,
    #"(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})"#, #"(?<word>today|tomorrow|yesterday)"#,
  ]

  private static let patterns: [NSRegularExpression] =
    (days.map { #"(?<![\w/.-])"# + $0 + #"(?:(?:,?\s+(?:at\s+)?|T)"# + time + zone + #")?(?![\w/-])"# }
    + [#"(?<![\w:.-])(?:at\s+)?"# + time + zone + #"(?![\w:-])"#])
    .compactMap { try? NSRegularExpression(pattern: $0, options: .caseInsensitive) }
}

/// The parts of a date that a pattern has found.
private struct DateWords {
  private let match: NSTextCheckingResult
  private let string: NSString

  init(_ match: NSTextCheckingResult, in string: String) { (self.match, self.string) = (match, string as NSString) }

  private func word(_ name: String) -> String? {
    let range = match.range(withName: name)
    return range.location == NSNotFound ? nil : string.substring(with: range)
  }

  private func number(_ name: String) -> Int? { word(name).flatMap { Int($0) } }

  /// The date; `nil` if there is no such day or time.
  var detected: DetectedDate? {
    let zone = word("zone").flatMap { TimeZone(abbreviation: $0.uppercased()) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone ?? .current
    guard let day = day(calendar), let (hour, minute) = time else { return nil }
    var components = day
    (components.hour, components.minute) = (hour, minute)
    guard components.isValidDate(in: calendar), let date = calendar.date(from: components) else { return nil }
    return DetectedDate(range: match.range, date: date, timeZone: zone)
  }

  private var now: Date { Date(timeIntervalSinceNow: 0) }

  /// The day that is written; today for a time alone.
  private func day(_ calendar: Calendar) -> DateComponents? {
    let today = calendar.dateComponents([.year, .month, .day], from: now)
    var components = DateComponents()
    components.year = number("year").map { $0 < 100 ? 2000 + $0 : $0 } ?? today.year
    if let first = number("first"), let second = number("second") {
      let isMonthFirst = Locale.current.region?.identifier == "US"
      (components.month, components.day) = isMonthFirst ? (first, second) : (second, first)
      return components
    }
    if let day = number("day") {
      (components.day, components.month) = (day, number("month") ?? namedMonth)
      return components
    }
    guard let word = word("word")?.lowercased() else { return today }
    let offset = ["yesterday": -1, "tomorrow": 1][word] ?? 0
    return calendar.date(byAdding: .day, value: offset, to: now).map {
      calendar.dateComponents([.year, .month, .day], from: $0)
    }
  }

  private var namedMonth: Int? {
    let names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
    return word("name").flatMap { names.firstIndex(of: String($0.lowercased().prefix(3))) }.map { $0 + 1 }
  }

  /// The hour and minute; noon for a day alone, and `nil` if there is no such time.
  private var time: (Int, Int)? {
    guard var hour = number("hour") else { return (12, 0) }
    let minute = number("minute") ?? number("minutes") ?? 0
    if let half = word("half") {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half.lowercased().hasPrefix("p") ? 12 : 0)
    }
    return hour < 24 && minute < 60 ? (hour, minute) : nil
  }
}

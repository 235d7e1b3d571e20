import Foundation

/// The bits of kinds of data, as `NSTextCheckingResult.CheckingType` names them.
public typealias NSTextCheckingTypes = UInt64

/// An object that finds links, telephone numbers, dates and addresses in texts.
///
/// - Fidelity: approximated; the class does not inherit from `NSRegularExpression`. Dates are found in English words and in
///   numbers, addresses as they are written in the United States, and transit information is not found.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds of data to find.
  open var checkingTypes: NSTextCheckingTypes { types }
  private let types: NSTextCheckingTypes

  /// Creates a detector.
  ///
  /// - Throws: `CocoaError` if `checkingTypes` is empty.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    types = checkingTypes
    super.init()
  }

  /// Returns the data in a range, in the order of the text.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    if checkingTypes & Self.link != 0 { found += Self.links(in: string, options, range) }
    func add(_ results: [NSTextCheckingResult]) {
      found += results.filter { result in
        !found.contains { NSIntersectionRange($0.range, result.range).length > 0 }
      }
    }
    if checkingTypes & Self.address != 0 {
      add(DetectedAddress.all(in: string, options, range).map { DetectedData($0) })
    }
    if checkingTypes & Self.date != 0 { add(DetectedDate.all(in: string, options, range).map { DetectedData($0) }) }
    if checkingTypes & Self.phoneNumber != 0 { add(Self.phoneNumbers(in: string, options, range)) }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Returns the first data in a range; `nil` if there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the number of data in a range.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the range of the first data in a range; one at `NSNotFound` if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a closure for each data in a range until it sets its last argument.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for result in matches(in: string, options: options, range: range) where !stops.boolValue {
      block(result, [], &stops)
    }
  }

  // MARK: Kinds

  /// The bit of links, which Foundation's own name marks as deprecated here.
  package static let link: NSTextCheckingTypes = 1 << 5
  /// The bit of dates.
  package static let date: NSTextCheckingTypes = 1 << 3
  /// The bit of addresses.
  package static let address: NSTextCheckingTypes = 1 << 4
  /// The bit of telephone numbers.
  package static let phoneNumber: NSTextCheckingTypes = 1 << 11

  /// An address with a scheme, a mail address, or a host with a common top-level domain. Punctuation at the end is not
  /// part of it.
  private static let linkPattern = expression(
    #"(?:[a-z][a-z0-9+.-]*://[^\s<>"]+|[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+|"#
      + #"(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|me|co|info|biz|de|fr|uk|kr|jp|cn|ru|es|it|nl|eu|ch|us)\b"#
      + #"(?::\d+)?(?:/[^\s<>"]*)?)(?<![.,;:!?'")\]])"#)
  /// Seven to fifteen digits with separators, and at most a plus sign before them.
  private static let numberPattern = expression(
    #"(?<![\w.])\+?(?:\(\d{1,4}\)[ -.]?)?\d(?:[ .\-]?\(?\d\)?){6,14}(?![\w])"#)

  private static func expression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }

  private static func links(
    in string: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = string as NSString
    return (linkPattern?.matches(in: string, options: options, range: range) ?? []).compactMap { match in
      let word = text.substring(with: match.range)
      let address = word.contains("://") ? word : word.contains("@") ? "mailto:\(word)" : "http://\(word)"
      return URL(string: address).map { .linkCheckingResult(range: match.range, url: $0) }
    }
  }

  private static func phoneNumbers(
    in string: String, _ options: NSRegularExpression.MatchingOptions, _ range: NSRange
  ) -> [NSTextCheckingResult] {
    (numberPattern?.matches(in: string, options: options, range: range) ?? []).map { match in
      .phoneNumberCheckingResult(
        range: match.range, phoneNumber: (string as NSString).substring(with: match.range))
    }
  }
}

/// Data in a text.
private final class DetectedData: NSTextCheckingResult {
  private let place: NSRange
  private let kind: NSTextCheckingTypes
  let link: URL?
  let number: String?
  fileprivate(set) var point: Date?
  fileprivate(set) var zone: TimeZone?
  fileprivate(set) var length: TimeInterval = 0
  fileprivate(set) var address: [NSTextCheckingKey: String]?

  init(_ range: NSRange, _ kind: NSTextCheckingTypes, link: URL? = nil, number: String? = nil) {
    (place, self.kind, self.link, self.number) = (range, kind, link, number)
    super.init()
  }

  convenience init(_ found: DetectedDate) {
    self.init(found.range, NSDataDetector.date)
    (point, zone) = (found.date, found.timeZone)
  }

  convenience init(_ found: DetectedAddress) {
    self.init(found.range, NSDataDetector.address)
    address = found.components
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override var range: NSRange { place }
  override var resultType: CheckingType { CheckingType(rawValue: kind) }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
  override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSTextCheckingResult {
  /// The link that was found; `nil` for other kinds of data.
  public var url: URL? { (self as? DetectedData)?.link }
  /// The telephone number that was found, as it is written; `nil` for other kinds of data.
  public var phoneNumber: String? { (self as? DetectedData)?.number }

  /// The date that was found; noon for a day without a time, and `nil` for other kinds of data.
  public var date: Date? { (self as? DetectedData)?.point }
  /// The time zone that is written behind a date; `nil` if there is none.
  public var timeZone: TimeZone? { (self as? DetectedData)?.zone }
  /// The duration of a date, in seconds; 0 if there is none.
  public var duration: TimeInterval { (self as? DetectedData)?.length ?? 0 }
  /// The parts of the address that was found; `nil` for other kinds of data.
  public var addressComponents: [NSTextCheckingKey: String]? { (self as? DetectedData)?.address }

  /// Returns the result for a date.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedData(DetectedDate(range: range, date: date))
  }
  /// Returns the result for a date with a duration, in seconds.
  public class func dateCheckingResult(
    range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
  ) -> NSTextCheckingResult {
    let result = DetectedData(DetectedDate(range: range, date: date, timeZone: timeZone))
    result.length = duration
    return result
  }
  /// Returns the result for an address.
  public class func addressCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult { DetectedData(DetectedAddress(range: range, components: components)) }
  /// Returns the result for a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedData(range, NSDataDetector.link, link: url)
  }
  /// Returns the result for a telephone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedData(range, NSDataDetector.phoneNumber, number: phoneNumber)
  }
}

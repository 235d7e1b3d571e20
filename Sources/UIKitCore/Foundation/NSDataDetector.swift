import Foundation

/// The bits of kinds of data, as `NSTextCheckingResult.CheckingType` names them.
public typealias NSTextCheckingTypes = UInt64

/// An object that finds links and telephone numbers in texts.
///
/// - Fidelity: approximated; the class does not inherit from `NSRegularExpression`, and dates, addresses and transit
///   information are not found.
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
    if checkingTypes & Self.phoneNumber != 0 {
      let numbers = Self.phoneNumbers(in: string, options, range)
      found += numbers.filter { number in
        !found.contains { NSIntersectionRange($0.range, number.range).length > 0 }
      }
    }
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

/// A link or a telephone number in a text.
private final class DetectedData: NSTextCheckingResult {
  private let place: NSRange
  private let kind: NSTextCheckingTypes
  let link: URL?
  let number: String?

  init(_ range: NSRange, _ kind: NSTextCheckingTypes, link: URL? = nil, number: String? = nil) {
    (place, self.kind, self.link, self.number) = (range, kind, link, number)
    super.init()
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

  /// Returns the result for a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedData(range, NSDataDetector.link, link: url)
  }
  /// Returns the result for a telephone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedData(range, NSDataDetector.phoneNumber, number: phoneNumber)
  }
}

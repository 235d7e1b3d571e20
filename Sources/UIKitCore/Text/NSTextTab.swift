import Foundation
import Typography

/// A position on a line to which a tab moves the text after it. It is immutable.
///
/// - Fidelity: documented; it cannot be archived.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The names of a tab's options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates a key from the name of an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet` of the characters before which the text at the tab ends, such as a decimal point.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The part of the text that is at the position: its beginning, its middle, or its end.
  open var alignment: NSTextAlignment { values.alignment }
  /// The distance from the leading edge of the text, in points.
  open var location: CGFloat { values.location }
  /// The options.
  open var options: [OptionKey: Any] { values.options }
  private let values: (alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any])

  /// Creates a tab.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    values = (alignment, loc, options)
    super.init()
  }

  /// Returns the characters that separate decimal digits in a locale, as terminators of a column; in the device's one
  /// for `nil`.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? DeviceLanguage.current.locale).decimalSeparator ?? ".")
  }

  /// Returns the tab itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location && other.terminators == terminators
  }
  open override var hash: Int { location.hashValue }

  /// The tabs of a paragraph style that has none of its own.
  static let standard = ParagraphFormat.standardTabs.map { NSTextTab(textAlignment: .left, location: $0.location) }

  private var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

  var typographic: ParagraphFormat.Tab {
    // A column with terminators ends at the tab, as decimal numbers do.
    let alignment: ParagraphFormat.Tab.Alignment =
      switch alignment {
      case .center: .center
      case .right: .end
      default: terminators == nil ? .start : .end
      }
    return ParagraphFormat.Tab(alignment, at: location, terminators: terminators)
  }
}

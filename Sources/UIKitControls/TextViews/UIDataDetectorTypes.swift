/// The kinds of data that a text view finds in its text.
///
/// - Fidelity: documented.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Links.
  public static let link = Self(rawValue: 1 << 1)
  /// Addresses.
  public static let address = Self(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// Numbers of shipments.
  public static let shipmentTrackingNumber = Self(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// Phrases that a search engine explains.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  /// All kinds.
  public static let all = Self(rawValue: .max)
}

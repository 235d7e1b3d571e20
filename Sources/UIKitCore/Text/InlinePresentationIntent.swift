import Foundation
import Typography

/// The meaning of a part of a text, which decides how it is shown.
///
/// - Fidelity: documented.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized text, in italics.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Strongly emphasized text, in bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code, with letters of one width.
  public static let code = Self(rawValue: 1 << 2)
  /// Text that is struck through.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A break of a line in the source that is shown as a space.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A break of a line.
  public static let lineBreak = Self(rawValue: 1 << 7)
}

extension AttributeScopes.FoundationAttributes {
  /// The attribute for the meaning of a part of a text.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
  }
}

extension NSAttributedString.Key {
  /// The meaning of a part of a text, as the number of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}

extension AttributeContainer {
  /// The meaning of the text.
  public var inlinePresentationIntent: InlinePresentationIntent? {
    get { self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] }
    set { self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = newValue }
  }
}

extension AttributedStringProtocol {
  /// The meaning of the text; `nil` if its parts differ.
  public var inlinePresentationIntent: InlinePresentationIntent? {
    get { self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] }
    set { self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = newValue }
  }
}

extension InlinePresentationIntent {
  /// The meaning that attributes give a text; `nil` if they have none.
  init?(_ attributes: [NSAttributedString.Key: Any]) {
    guard let value = attributes[.inlinePresentationIntent] else { return nil }
    if let value = value as? InlinePresentationIntent {
      self = value
    } else {
      guard let number = StyledText.number(value), number >= 0, number < 65_536 else { return nil }
      self.init(rawValue: UInt(number))
    }
  }

  /// Changes a font as the meaning demands.
  func change(_ font: inout FontDescriptor) {
    if contains(.emphasized) { font.isItalic = true }
    if contains(.stronglyEmphasized) { font.weight = max(font.weight, UIFont.Weight.bold.rawValue) }
    if contains(.code) { font.family = .monospaced }
  }
}

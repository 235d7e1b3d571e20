import Foundation

/// The state of a view on which the appearance of its configuration depends.
///
/// - Fidelity: documented.
public protocol UIConfigurationState {
  /// Creates a state with the given traits, and defaults for everything else.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A value that the app has added to the state; `nil` if there is none for the key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a value that an app adds to a state.
///
/// - Fidelity: documented.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key. Choose one that other code does not use, for example with the app's name as a prefix.
  public let rawValue: String
  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

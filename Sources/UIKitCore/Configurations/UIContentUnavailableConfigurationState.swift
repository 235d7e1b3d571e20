import Foundation

/// The state of a controller on which its empty state depends.
///
/// - Fidelity: documented.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text in the search bar of the controller's navigation item; `nil` if there is no search controller.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with the given traits and no search text.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value that the app has added to the state; `nil` if there is none for the key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

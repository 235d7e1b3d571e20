import Foundation

/// Describes what a view shows, as a value that makes the view and brings it up to date.
///
/// - Fidelity: documented.
public protocol UIContentConfiguration {
  /// A new view that shows what the configuration says.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
  /// The configuration as it is for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and another when that is set.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show the configuration. If not, it is replaced by one that the configuration makes.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it is of the type that the view shows already.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

import Foundation

/// A description of a view's content as a value, which creates the view and updates it.
///
/// - Fidelity: documented.
public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration as adapted to a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and updates itself when it is given another one.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show the configuration. If not, the view is replaced by one that the configuration
  /// creates.
  ///
  /// The default implementation returns whether the configuration has the same type as the current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the same type as the view's current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

import Foundation

/// An object with traits: a screen, window, view controller or view.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits of the object have changed.
  ///
  /// - Parameter previousTraitCollection: The traits from before the change; `nil` if the object had none.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

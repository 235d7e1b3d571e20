import Foundation

/// Whatever has traits: screens, windows, view controllers, views.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

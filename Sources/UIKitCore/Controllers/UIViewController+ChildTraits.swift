import Foundation

extension UIViewController {
  /// Sets traits that a child inherits instead of those of this controller, such as a regular width on a phone.
  ///
  /// They end when the child leaves this controller. The child's own ``traitOverrides`` come after them.
  ///
  /// - Parameter collection: The traits, of which those that are specified have an effect; `nil` for none.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.imposedTraits = collection
    childViewController.loadedView?.traitsMayHaveChanged()
  }

  /// Returns the traits that were set with ``setOverrideTraitCollection(_:forChild:)``; `nil` if there are none.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.imposedTraits
  }

  /// The traits of the controller before its view is loaded.
  final var traitsWithoutView: UITraitCollection {
    guard let container else { return .screen }
    guard let imposedTraits else { return container.traitCollection }
    return UITraitCollection(values: container.traitCollection.values.merging(imposedTraits.values))
  }
}

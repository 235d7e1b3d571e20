import Foundation

extension UIViewController {
  /// Takes traits from the parent.
  final func takeTraits(_ collection: UITraitCollection?) {
    imposedTraits = collection
    loadedView?.traitsMayHaveChanged()
  }

  /// The traits of the controller before its view is loaded.
  final var traitsWithoutView: UITraitCollection {
    guard let container else { return .screen }
    guard let imposedTraits else { return container.traitCollection }
    return UITraitCollection(values: container.traitCollection.values.merging(imposedTraits.values))
  }
}

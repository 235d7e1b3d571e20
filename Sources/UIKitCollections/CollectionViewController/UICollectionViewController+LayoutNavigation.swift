import UIKitCore

/// Navigation that changes the layout of one collection view.
///
/// - Source: the documentation of `useLayoutToLayoutNavigationTransitions`. The data source stays that of the first
///   controller; the delegate is the controller on screen.
extension UICollectionViewController: ContentSharing {
  package var sharesContent: Bool { useLayoutToLayoutNavigationTransitions }

  package func moveContent(
    for operation: UINavigationController.Operation, beside other: UIViewController, animated: Bool,
    completion: @escaping () -> Void
  ) {
    guard let other = other as? UICollectionViewController else { return completion() }
    let (source, target) = operation == .pop ? (self, other) : (other, self)
    guard let shared = source.collectionView, let layout = target.ownLayout else { return completion() }
    source.ownLayout = shared.collectionViewLayout
    target.collectionView = shared
    shared.delegate = target
    shared.setCollectionViewLayout(layout, animated: animated) { _ in completion() }
  }
}

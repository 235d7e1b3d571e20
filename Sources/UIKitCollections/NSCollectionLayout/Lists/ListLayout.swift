import Foundation
import UIKitCore

extension UICollectionViewCompositionalLayout {
  /// A layout of lists only, one for each section.
  ///
  /// - Fidelity: documented; the layout paints its background by way of the collection view's `backgroundColor`, which it
  ///   gives back when another layout takes over. UIKit covers it with a view of its own.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    ListLayout(configuration)
  }
}

/// Lists, and their background.
final class ListLayout: UICollectionViewCompositionalLayout {
  private let background: UIColor
  /// What the collection view showed before the list; `nil` while the list paints nothing.
  private var covered: CoveredBackground?

  init(_ list: UICollectionLayoutListConfiguration) {
    background = list.effectiveBackgroundColor
    super.init(
      sectionProvider: { _, environment in .list(using: list, layoutEnvironment: environment) },
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  required init?(coder: NSCoder) { nil }

  override var mayAnswerDifferently: Bool { false }
  override var paintsListsApart: Bool { false }

  override weak var collectionView: UICollectionView? {
    willSet { if newValue !== collectionView { uncover() } }
    didSet { cover() }
  }

  /// A colour that is set while the list is shown is covered as well, from the next preparation on.
  override func prepare() {
    cover()
    super.prepare()
  }

  private func cover() {
    guard let collectionView, background.cgColor.alpha > 0, collectionView.backgroundColor != background else { return }
    covered = CoveredBackground(color: collectionView.backgroundColor)
    collectionView.backgroundColor = background
  }

  private func uncover() {
    guard let covered, let collectionView, collectionView.backgroundColor == background else { return }
    collectionView.backgroundColor = covered.color
    self.covered = nil
  }
}

private struct CoveredBackground {
  let color: UIColor?
}

import Foundation
import UIKitCore

extension UICollectionViewCompositionalLayout {
  /// Returns a layout in which each section is a list.
  ///
  /// - Fidelity: documented; the layout draws its background by setting the collection view's `backgroundColor`, and
  ///   restores that when another layout replaces it. UIKit adds a view of its own.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    ListLayout(configuration)
  }
}

/// A layout of lists with a background.
final class ListLayout: UICollectionViewCompositionalLayout {
  private let background: UIColor
  /// The background color that the list replaces; `nil` while it replaces none.
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

  override weak var ownCollectionView: UICollectionView? {
    willSet { if newValue !== ownCollectionView { uncover() } }
    didSet { cover() }
  }

  /// Prepares the layout. A color that is set while the list is displayed is replaced at the next preparation.
  override func prepare() {
    cover()
    super.prepare()
  }

  private func cover() {
    guard let collectionView = ownCollectionView, background.cgColor.alpha > 0,
      collectionView.backgroundColor != background
    else {
      return
    }
    covered = CoveredBackground(color: collectionView.backgroundColor)
    collectionView.backgroundColor = background
  }

  private func uncover() {
    guard let covered, let collectionView = ownCollectionView, collectionView.backgroundColor == background else {
      return
    }
    collectionView.backgroundColor = covered.color
    self.covered = nil
  }
}

private struct CoveredBackground {
  let color: UIColor?
}

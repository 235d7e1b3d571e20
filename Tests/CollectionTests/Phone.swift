import Foundation
import Testing
import UIKit

@testable import UIKitCollections
@testable import UIKitCore

/// A stage with one collection view that fills it, and a hand for its screen. Time passes only when told to.
@MainActor
final class Phone: Stage {
  let root: RenderRoot
  let collectionView: UICollectionView
  let shelf: Shelf
  var time: TimeInterval = 0

  init(
    _ layout: UICollectionViewLayout, counts: [Int], size: CGSize = CGSize(width: 390, height: 844),
    scale: CGFloat = 3, direction: UITraitEnvironmentLayoutDirection = .leftToRight, showsAtOnce: Bool = true
  ) {
    root = RenderRoot(environment: RenderEnvironment(size: size, scale: scale, layoutDirection: direction))
    collectionView = UICollectionView(frame: root.window.bounds, collectionViewLayout: layout)
    shelf = Shelf(counts: counts)
    shelf.register(with: collectionView)
    collectionView.dataSource = shelf
    collectionView.delegate = shelf
    root.window.addSubview(collectionView)
    if showsAtOnce { frame() }
  }

  func scroll(toY y: CGFloat) {
    collectionView.contentOffset.y = y
    frame()
  }

  /// The embedded scroll view of a section in sight.
  func scroller(_ section: Int) throws -> UIScrollView {
    try #require(collectionView.orthogonals.host(of: section))
  }

  func offset(ofSection section: Int) throws -> CGFloat {
    try #require(collectionView.orthogonals.host(of: section)).sectionOffset
  }
}

/// A data source and delegate that writes down what it is asked, and cells that say how often they were reused.
@MainActor
final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var log: [String] = []
  /// What a cell asks for; `nil` leaves it at the estimate.
  var preferredHeight: (IndexPath) -> CGFloat? = { _ in nil }
  /// What each item shows; kept with the item when data moves.
  var names: [[String]]
  var maySelect = true
  var mayHighlight = true

  init(counts: [Int]) {
    self.counts = counts
    names = counts.enumerated().map { section, count in (0..<min(count, 10_000)).map { "\(section).\($0)" } }
  }

  func register(with collectionView: UICollectionView) {
    collectionView.register(TallyCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
      collectionView.register(TallyView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.append("sections")
    return counts.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    log.append("items \(section)")
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.append("cell \(indexPath.section).\(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TallyCell)?.preferredHeight = preferredHeight(indexPath)
    (cell as? TallyCell)?.name =
      names[indexPath.section].indices.contains(indexPath.item)
      ? names[indexPath.section][indexPath.item] : ""
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.append("view \(kind) \(indexPath.section)")
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    log.append("will display \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    log.append("did end \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    log.append("should highlight \(indexPath.item)")
    return mayHighlight
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("did highlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log.append("did unhighlight \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    log.append("should select \(indexPath.item)")
    return maySelect
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    log.append("should deselect \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("did select \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("did deselect \(indexPath.item)")
  }
}

final class TallyCell: UICollectionViewCell {
  var preferredHeight: CGFloat?
  var name = ""
  private(set) var reuses = 0
  private(set) var wasSelectedWhenReused: Bool?

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    wasSelectedWhenReused = isSelected
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let preferredHeight { layoutAttributes.size.height = preferredHeight }
    return layoutAttributes
  }
}

final class TallyView: UICollectionReusableView {}

/// Sections in the shapes of the scenes.
@MainActor
enum Sections {
  static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Full-width rows.
  static func list(_ height: NSCollectionLayoutDimension, spacing: CGFloat = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), height))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(1), height), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return section
  }

  /// One item a group, scrolling sideways.
  static func carousel(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat, height: CGFloat,
    spacing: CGFloat = 0
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(width), .absolute(height)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  static func boundary(_ kind: String, _ alignment: NSRectAlignment, height: CGFloat)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: alignment)
  }
}

import Foundation
import UIKit

/// The layouts whose screens are changed at random.
enum UpdateLayout: String, CaseIterable {
  case rows, grid, shelves, estimates, list, outline, flow, fan

  /// Whether the layout's data is provided by snapshots only.
  var isSnapshotOnly: Bool { self == .outline }

  /// Whether heights of rows are estimates until they have been visible. The content above the visible rows then
  /// depends on the rows that were visible before.
  var hasEstimates: Bool { [.estimates, .list, .outline].contains(self) }

  var usesListCells: Bool { self == .list || self == .outline }

  /// The layouts that show the same cells.
  var family: [UpdateLayout] {
    let plain: [UpdateLayout] = [.rows, .grid, .shelves, .flow, .fan]
    return plain.contains(self) ? plain : [self]
  }

  @MainActor
  func make() -> UICollectionViewLayout {
    switch self {
    case .rows: composed { _ in Self.rows() }
    case .grid: composed { _ in Self.grid() }
    case .shelves: composed { Self.shelf($0) }
    case .estimates: composed { _ in Self.estimates() }
    case .list: Self.list(.insetGrouped)
    case .outline: Self.list(.plain)
    case .flow: Self.flow()
    case .fan: FanLayout()
    }
  }

  // MARK: Composed

  @MainActor
  private func composed(_ section: @escaping @MainActor (Int) -> NSCollectionLayoutSection) -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { index, _ in section(index) }
    layout.configuration.interSectionSpacing = 7
    layout.register(LedgerBackground.self, forDecorationViewOfKind: "background")
    return layout
  }

  @MainActor
  private static func rows() -> NSCollectionLayoutSection {
    let section = Sections.list(.absolute(44), spacing: 2)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 20)
    let header = Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 30)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [
      header, Sections.boundary(UICollectionView.elementKindSectionFooter, .bottom, height: 12),
    ]
    section.decorationItems = [.background(elementKind: "background")]
    return section
  }

  @MainActor
  private static func grid() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Sections.size(.absolute(12), .absolute(12)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: Sections.size(.fractionalWidth(1 / 3), .fractionalHeight(1)), supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(1), .absolute(70)), repeatingSubitem: item, count: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 24)
    ]
    section.decorationItems = [.background(elementKind: "background")]
    return section
  }

  /// A section layout that depends on the section's index, so that it changes when the section moves.
  @MainActor
  private static func shelf(_ index: Int) -> NSCollectionLayoutSection {
    switch index % 3 {
    case 0:
      let section = Sections.carousel(.groupPagingCentered, width: 0.7, height: 90, spacing: 10)
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        for item in items where item.representedElementCategory == .cell {
          let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          let scale = max(0.7, 1 - distance / 1_000)
          item.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      }
      return section
    case 1:
      let section = Sections.carousel(.continuous, width: 0.3, height: 60, spacing: 8)
      section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
      section.boundarySupplementaryItems = [
        Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 24)
      ]
      return section
    default: return Sections.list(.absolute(50), spacing: 1)
    }
  }

  @MainActor
  private static func estimates() -> NSCollectionLayoutSection {
    let section = Sections.list(.estimated(50), spacing: 3)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Sections.size(.fractionalWidth(1), .estimated(20)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  @MainActor
  private static func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  @MainActor
  private static func flow() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 52)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 3, left: 9, bottom: 3, right: 9)
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }
}

/// Cards on a curve, each rotated a little, with a mark for each section; inserted cards grow, deleted ones shrink and
/// fall.
final class FanLayout: UICollectionViewLayout {
  private static let pitch: CGFloat = 36
  private var starts: [CGFloat] = []
  private var counts: [Int] = []
  private var inserted: Set<IndexPath> = []

  override init() {
    super.init()
    register(LedgerBackground.self, forDecorationViewOfKind: "mark")
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    var end: CGFloat = 10
    starts = counts.map { count in
      defer { end += 20 + CGFloat(count) * Self.pitch }
      return end
    }
  }

  private var height: CGFloat { (starts.last ?? 0) + CGFloat(counts.last ?? 0) * Self.pitch + 40 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section)) {
          found.append(attributes)
        }
      }
      if let mark = layoutAttributesForDecorationView(ofKind: "mark", at: IndexPath(item: 0, section: section)) {
        found.append(mark)
      }
    }
    return found.filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section), indexPath.item < counts[indexPath.section] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 20 + CGFloat(indexPath.item % 5) * 30, y: starts[indexPath.section] + CGFloat(indexPath.item) * Self.pitch,
      width: 120, height: 50)
    attributes.transform = CGAffineTransform(rotationAngle: CGFloat(indexPath.item % 7) * 0.05)
    attributes.alpha = 1 - CGFloat(indexPath.item % 3) * 0.2
    attributes.zIndex = indexPath.item % 4
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard starts.indices.contains(indexPath.section) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: starts[indexPath.section] - 6, width: 200, height: 4)
    attributes.zIndex = -1
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if inserted.contains(itemIndexPath) { attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    attributes?.center.y += 80
    return attributes
  }
}

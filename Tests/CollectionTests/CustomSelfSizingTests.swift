import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Layouts written from scratch that take the sizes that their cells' constraints determine.
@MainActor
struct CustomSelfSizingTests {
  /// Rows as wide as the collection view, one below the other, as high as their cells.
  private final class RowLayout: UICollectionViewLayout {
    private var heights: [Int: CGFloat] = [:]
    private var rows: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      var y: CGFloat = 0
      rows = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
        let height = heights[item] ?? 50
        attributes.frame = CGRect(x: 0, y: y, width: collectionView?.bounds.width ?? 0, height: height)
        y += height
        return attributes
      }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 390, height: rows.last?.frame.maxY ?? 0) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      rows.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      rows[indexPath.item]
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard preferredAttributes.size.height != originalAttributes.size.height else { return false }
      heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
      return true
    }
  }

  /// A cell with a box of 120 by 80 points, which is 10 points from each edge.
  private final class BoxCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
        contentView.trailingAnchor.constraint(greaterThanOrEqualTo: box.trailingAnchor, constant: 10),
        box.widthAnchor.constraint(equalToConstant: 120), box.heightAnchor.constraint(equalToConstant: 80),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func rowsAreAsHighAsTheirCells() {
    let phone = CollectionFixture(RowLayout(), counts: [30])
    phone.collectionView.register(BoxCell.self, forCellWithReuseIdentifier: "cell")
    phone.collectionView.reloadData()
    phone.run(for: 0.2)
    let frames = phone.collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
    expectEqual(frames.prefix(3).map(\.minY), [0, 100, 200])
    expectEqual(frames.map(\.size), frames.map { _ in CGSize(width: 390, height: 100) })
  }

  @Test func attributesOfTheAppAreFittedToConstraints() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 3])
    attributes.frame = CGRect(x: 5, y: 6, width: 300, height: 20)
    let fitted = BoxCell(frame: attributes.frame).preferredLayoutAttributesFitting(attributes)
    expectEqual(fitted.size, CGSize(width: 140, height: 100))
    expectEqual(fitted.indexPath, [0, 3])
    // A cell without constraints keeps the size, whatever its own one is.
    let plain = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    expectEqual(plain.preferredLayoutAttributesFitting(attributes).size, attributes.size)
  }

  @Test func fixedSizesOfACompositionalLayoutStay() throws {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(60))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let phone = CollectionFixture(layout, counts: [3])
    let attributes = try #require(layout.layoutAttributesForItem(at: [0, 1]))
    expectEqual(BoxCell().preferredLayoutAttributesFitting(attributes).size, CGSize(width: 200, height: 60))
    phone.step()
  }
}

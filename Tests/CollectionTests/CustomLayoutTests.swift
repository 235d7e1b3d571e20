import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import TestSupport

/// Layouts written from scratch, and layouts that change the attributes of a compositional layout.
@MainActor
struct CustomLayoutTests {
  @Test func customLayoutReceivesCallsInUIKitsOrder() throws {
    let layout = DiagonalLayout()
    let phone = CollectionFixture(layout, counts: [30])
    expectEqual(layout.preparations, 1)
    expectEqual(phone.collectionView.contentSize, CGSize(width: 1_550, height: 1_550))
    let cells = phone.collectionView.visibleCells
    // Each item is 50 points further right and down; 390 x 844 points show those that begin before 390.
    let diagonal: [CGPoint] = (0..<8).map { CGPoint(x: $0 * 50, y: $0 * 50) }
    expectEqual(cells.map(\.frame.origin), diagonal)
    let alphas: [CGFloat] = (0..<8).map { $0 % 2 == 0 ? 1 : 0.5 }
    expectEqual(cells.map(\.alpha), alphas)
    phone.collectionView.contentOffset = CGPoint(x: 510, y: 510)
    phone.step()
    expectEqual(layout.preparations, 1)
    expectEqual(phone.collectionView.indexPathsForVisibleItems.first?.item, 9)
  }

  @Test func boundsFollowingLayoutIsPreparedForNewBounds() {
    let layout = DiagonalLayout()
    layout.followsBounds = true
    let phone = CollectionFixture(layout, counts: [30])
    phone.scroll(toY: 10)
    phone.scroll(toY: 20)
    expectEqual(layout.preparations, 3)
  }

  @Test func attributesOfAnOwnClassReachTheCell() throws {
    let phone = CollectionFixture(DiagonalLayout(), counts: [3])
    phone.collectionView.register(TiltedCell.self, forCellWithReuseIdentifier: "cell")
    phone.collectionView.reloadData()
    phone.step()
    let cells = phone.collectionView.visibleCells.compactMap { $0 as? TiltedCell }
    expectEqual(cells.map(\.tilt), [0, 1, 2])
  }

  /// The sample of a published paging layout builds its cards from the frame that `init(frame:)` receives.
  @Test func cellsAreCreatedWithFramesOfTheVisibleElements() throws {
    let phone = CollectionFixture(RectangleLayout(), counts: [2])
    phone.collectionView.register(FrameCell.self, forCellWithReuseIdentifier: "cell")
    phone.collectionView.reloadData()
    phone.step()
    let cells = phone.collectionView.visibleCells.compactMap { $0 as? FrameCell }
    expectEqual(
      cells.map(\.frameAtCreation),
      [CGRect(x: 0, y: 0, width: 80, height: 40), CGRect(x: 0, y: 50, width: 80, height: 40)])
  }

  @Test func layoutChoosesFlickTarget() {
    let layout = DiagonalLayout()
    layout.stop = CGPoint(x: 0, y: 300)
    let phone = CollectionFixture(layout, counts: [60])
    phone.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 450), in: 0.1)
    phone.run(for: 4)
    expectLess(abs(phone.collectionView.contentOffset.y - 300), 0.5)
  }

  @Test func aCompositionalSubclassMayChangeAttributes() throws {
    let layout = FadingLayout(section: Sections.carousel(.groupPaging, width: 0.5, height: 100))
    let phone = CollectionFixture(layout, counts: [5])
    expectEqual(phone.collectionView.visibleCells.map(\.alpha), [0.25, 0.25])
    try phone.scroller(0).contentOffset.x = 195
    phone.step()
    let cell = try #require(phone.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    expectEqual(cell.convert(cell.bounds, to: phone.root.window).minX, 0)
  }

  @Test func swappingLayoutsKeepsCells() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [5])
    let cells = phone.collectionView.visibleCells
    let narrow = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Sections.size(.fractionalWidth(1), .absolute(40)),
        subitems: [NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(0.5), .fractionalHeight(1)))]))
    phone.collectionView.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: narrow), animated: false)
    phone.step()
    expectEqual(phone.collectionView.visibleCells, cells)
    expectEqual(cells[3].frame, CGRect(x: 195, y: 40, width: 195, height: 40))
  }
}

private final class TiltAttributes: UICollectionViewLayoutAttributes {
  var tilt = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TiltAttributes)?.tilt = tilt
    return copy
  }
}

private final class TiltedCell: UICollectionViewCell {
  var tilt: Int?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    tilt = (layoutAttributes.copy() as? TiltAttributes)?.tilt
  }
}

private final class DiagonalLayout: UICollectionViewLayout {
  var preparations = 0
  var followsBounds = false
  var stop: CGPoint?
  private var attributes: [TiltAttributes] = []

  override class var layoutAttributesClass: AnyClass { TiltAttributes.self }

  override func prepare() {
    super.prepare()
    preparations += 1
    attributes = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
      let attributes = TiltAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: item * 50, y: item * 50, width: 100, height: 100)
      attributes.alpha = item % 2 == 0 ? 1 : 0.5
      attributes.tilt = item
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: CGFloat(attributes.count) * 50 + 50, height: CGFloat(attributes.count) * 50 + 50)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsBounds }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { stop ?? proposedContentOffset }
}

/// A layout that answers for rectangles alone.
private final class RectangleLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 844) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<2).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: item * 50, width: 80, height: 40)
      return attributes
    }
  }
}

private final class FrameCell: UICollectionViewCell {
  let frameAtCreation: CGRect

  override init(frame: CGRect) {
    frameAtCreation = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

private final class FadingLayout: UICollectionViewCompositionalLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    for element in attributes ?? [] { element.alpha = 0.25 }
    return attributes
  }
}

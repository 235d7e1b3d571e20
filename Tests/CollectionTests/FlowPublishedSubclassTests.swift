import DeviceSupport
import Testing
import UIKit
import TestSupport

// Written as for iOS: only `import UIKit`, so that this file can be compiled against Apple's SDK too.

/// Subclasses of the kinds found in published code.
@MainActor
struct FlowPublishedSubclassTests {
  @Test func aTagCloudIsLeftAligned() {
    let controller = TagsController()
    _ = ScreenOfAPhone(showing: controller)
    let frames = (0..<controller.widths.count).map { controller.frame($0) }
    var expected: [CGPoint] = []
    var (x, y): (CGFloat, CGFloat) = (16, 16)
    for width in controller.widths {
      if x + width > 374 { (x, y) = (16, y + 38) }
      expected.append(CGPoint(x: x, y: y))
      x += width + 8
    }
    expectEqual(frames.map(\.origin), expected)
    expectEqual(frames.map(\.width), controller.widths)
  }

  @Test func carouselScalesOuterItemsAndSnaps() throws {
    let controller = CarouselController()
    let screen = ScreenOfAPhone(showing: controller)
    let first = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    expectEqual(first.frame.midX, 195)
    expectLess(abs(first.frame.width - 260), 0.01)
    let second = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    expectLess(second.frame.width, 250)
    screen.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 120, y: 200), in: 0.15)
    screen.run(for: 3)
    let page = controller.collectionView.contentOffset.x / 270
    expectAtLeast(page, 1)
    expectLess(abs(page - page.rounded()), 0.01)
    let middle = try #require(
      controller.collectionView.cellForItem(at: IndexPath(item: Int(page.rounded()), section: 0)))
    expectLess(abs(middle.frame.width - 260), 0.5)
  }

  @Test func aHeaderStretchesWhenPulled() throws {
    let controller = StretchyController()
    let screen = ScreenOfAPhone(showing: controller)
    expectEqual(controller.headerFrame, CGRect(x: 0, y: 0, width: 390, height: 200))
    controller.collectionView.contentOffset.y = -60
    screen.step()
    expectEqual(controller.headerFrame, CGRect(x: 0, y: -60, width: 390, height: 260))
    controller.collectionView.contentOffset.y = 100
    screen.step()
    expectEqual(controller.headerFrame, CGRect(x: 0, y: 0, width: 390, height: 200))
  }

  @Test func handWrittenStickyHeadersStick() {
    let controller = StickyController()
    let screen = ScreenOfAPhone(showing: controller)
    for (offset, top) in [(0, 0), (250, 250), (1_010, 1_000), (1_200, 1_200)] as [(CGFloat, CGFloat)] {
      controller.collectionView.contentOffset.y = offset
      screen.step()
      expectEqual(controller.topHeader, top, "at \(offset)")
    }
  }

  @Test func insertedItemsPopIn() throws {
    let controller = PopController()
    let screen = ScreenOfAPhone(showing: controller)
    controller.add()
    screen.step()
    expectEqual(controller.popLayout.asked, [IndexPath(item: 1, section: 0)])
    screen.run(for: 1)
    let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    expectEqual(cell.frame, CGRect(x: 68, y: 0, width: 50, height: 50))
    expectEqual(cell.alpha, 1)
    expectTrue(controller.popLayout.isFinished)
  }
}

// MARK: A tag cloud

private final class LeftAlignedLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    minimumLineSpacing = 8
    minimumInteritemSpacing = 8
    sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?.compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
    var margin = sectionInset.left
    var bottom: CGFloat = -1
    for element in attributes ?? [] where element.representedElementCategory == .cell {
      if element.frame.origin.y >= bottom { margin = sectionInset.left }
      element.frame.origin.x = margin
      margin += element.frame.width + minimumInteritemSpacing
      bottom = max(bottom, element.frame.maxY)
    }
    return attributes
  }
}

private final class TagsController: FlowSceneController, UICollectionViewDelegateFlowLayout {
  let widths: [CGFloat] = [80, 120, 60, 200, 90, 150, 70, 300, 40, 110, 95]

  override var layout: UICollectionViewFlowLayout { LeftAlignedLayout() }
  override var counts: [Int] { [widths.count] }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: widths[indexPath.item], height: 30) }
}

// MARK: A carousel

private final class CarouselLayout: UICollectionViewFlowLayout {
  private let smallest: CGFloat = 0.8

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    scrollDirection = .horizontal
    minimumLineSpacing = 10
    itemSize = CGSize(width: 260, height: 300)
    let side = (collectionView.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    collectionView.decelerationRate = .fast
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    return attributes.compactMap { original in
      guard let element = original.copy() as? UICollectionViewLayoutAttributes else { return nil }
      let distance = min(abs(element.center.x - middle) / itemSize.width, 1)
      let scale = 1 - (1 - smallest) * distance
      element.transform = CGAffineTransform(scaleX: scale, y: scale)
      element.alpha = 1 - distance / 2
      return element
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let visible = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    let middle = proposedContentOffset.x + visible.width / 2
    let nearest = super.layoutAttributesForElements(in: visible)?.min {
      abs($0.center.x - middle) < abs($1.center.x - middle)
    }
    guard let nearest else { return proposedContentOffset }
    return CGPoint(x: nearest.center.x - visible.width / 2, y: proposedContentOffset.y)
  }
}

private final class CarouselController: FlowSceneController {
  override var layout: UICollectionViewFlowLayout { CarouselLayout() }
  override var counts: [Int] { [10] }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = .flexibleWidth
    collectionView.frame = CGRect(x: 0, y: 50, width: view.bounds.width, height: 320)
  }
}

// MARK: A header that stretches

private final class StretchyLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    attributes?.forEach { element in
      guard element.representedElementKind == UICollectionView.elementKindSectionHeader,
        element.indexPath.section == 0, let collectionView, collectionView.contentOffset.y < 0
      else { return }
      let offset = collectionView.contentOffset.y
      element.frame = CGRect(
        x: 0, y: offset, width: collectionView.frame.width, height: element.frame.height - offset)
    }
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private final class StretchyController: FlowSceneController {
  override var layout: UICollectionViewFlowLayout {
    let layout = StretchyLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 200)
    return layout
  }

  override var counts: [Int] { [200] }

  var headerFrame: CGRect? {
    collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame
  }
}

// MARK: Headers that stick, from before iOS 9

private final class StickyLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, var attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    let kind = UICollectionView.elementKindSectionHeader
    let sections = Set(attributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath.section))
    let present = Set(attributes.filter { $0.representedElementKind == kind }.map(\.indexPath.section))
    for section in sections.subtracting(present).sorted() {
      let path = IndexPath(item: 0, section: section)
      if let header = layoutAttributesForSupplementaryView(ofKind: kind, at: path) { attributes.append(header) }
    }
    for header in attributes where header.representedElementKind == kind {
      let section = header.indexPath.section
      let last = collectionView.numberOfItems(inSection: section) - 1
      guard let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
        let end = layoutAttributesForItem(at: IndexPath(item: last, section: section))
      else { continue }
      let height = header.frame.height
      let top = max(collectionView.contentOffset.y, first.frame.minY - height)
      header.frame.origin.y = min(top, end.frame.maxY - height)
      header.zIndex = 1_024
    }
    return attributes
  }
}

private final class StickyController: FlowSceneController {
  override var layout: UICollectionViewFlowLayout {
    let layout = StickyLayout()
    layout.itemSize = CGSize(width: 390, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 390, height: 40)
    return layout
  }

  override var counts: [Int] { [10, 10] }

  /// The position of the first visible header.
  var topHeader: CGFloat? {
    let headers = (0..<2).compactMap {
      collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: $0))
    }
    return headers.map(\.frame.minY).min()
  }
}

// MARK: Items that pop in

private final class PopLayout: UICollectionViewFlowLayout {
  private var inserted: [IndexPath] = []
  private(set) var asked: [IndexPath] = []
  private(set) var isFinished = false

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard inserted.contains(itemIndexPath) else { return attributes }
    asked.append(itemIndexPath)
    attributes?.alpha = 0
    attributes?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    isFinished = true
  }
}

private final class PopController: FlowSceneController {
  let popLayout = PopLayout()
  private var items = 5

  override var layout: UICollectionViewFlowLayout { popLayout }
  override var counts: [Int] { [items] }

  func add() {
    collectionView.performBatchUpdates {
      self.items += 1
      self.collectionView.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
  }
}

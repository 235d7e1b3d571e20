import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

/// Initial and final attributes of views of every category, in each kind of animated change. Half way through the
/// animation, a view is half way between those attributes and its layout.
@MainActor
struct AppearingAttributesTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let first = IndexPath(item: 0, section: 0)

  private func phone(counts: [Int] = [2, 2]) -> (CollectionFixture, SlidingLayout) {
    let layout = SlidingLayout()
    return (CollectionFixture(layout, counts: counts), layout)
  }

  private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  private func insertSection(at index: Int, in phone: CollectionFixture) {
    phone.collectionView.performBatchUpdates {
      phone.dataSource.counts.insert(2, at: index)
      phone.dataSource.names.insert(["x", "y"], at: index)
      phone.collectionView.insertSections([index])
    }
  }

  private func deleteSection(_ index: Int, in phone: CollectionFixture) {
    phone.collectionView.performBatchUpdates {
      phone.dataSource.counts.remove(at: index)
      phone.dataSource.names.remove(at: index)
      phone.collectionView.deleteSections([index])
    }
  }

  private func views(of section: Int, in phone: CollectionFixture) -> [String: UIView] {
    let view = phone.collectionView
    let path = IndexPath(item: 0, section: section)
    return [
      "cell": view.cellForItem(at: path), "header": view.supplementaryView(forElementKind: header, at: path),
      "line": view.displayed[.decoration(kind: "line", section: section)]?.view,
    ].compactMapValues { $0 }
  }

  @Test func appearingItemsStartAtLayoutsInitialAttributes() throws {
    let (phone, _) = phone()
    insertSection(at: 1, in: phone)
    let new = views(of: 1, in: phone)
    expectEqual(new.count, 3)
    for (name, view) in new {
      let end = view.frame.minX
      expectEqual(shown(view).minX, end - 200, "\(name)")
      expectEqual(view.layer.presentation()?.opacity, 0.25, "\(name)")
    }
    phone.run(for: 0.15)
    for (name, view) in new {
      expectLess(abs(shown(view).minX - (view.frame.minX - 100)), 0.01, "\(name)")
      expectLess(abs((view.layer.presentation()?.opacity ?? 0) - 0.625), 0.001, "\(name)")
    }
    phone.run(for: 0.3)
    for (name, view) in new { expectEqual(shown(view), view.frame, "\(name)") }
  }

  @Test func disappearingItemsEndAtLayoutsFinalAttributes() throws {
    let (phone, _) = phone()
    let old = views(of: 0, in: phone)
    expectEqual(old.count, 3)
    let frames = old.mapValues(\.frame)
    deleteSection(0, in: phone)
    phone.run(for: 0.15)
    for (name, view) in old {
      expectLess(abs(shown(view).minX - ((frames[name]?.minX ?? 0) + 150)), 0.01, "\(name)")
      expectLess(abs((view.layer.presentation()?.opacity ?? 0) - 0.75), 0.001, "\(name)")
      expectIdentical(view.superview, phone.collectionView, "\(name)")
    }
    phone.run(for: 0.3)
    for (name, view) in old { expectNil(view.superview, "\(name)") }
    // A reused view keeps none of its previous attributes.
    insertSection(at: 0, in: phone)
    phone.run(for: 0.5)
    for (name, view) in views(of: 0, in: phone) {
      expectEqual(view.frame, frames[name], "\(name)")
      expectEqual(view.alpha, 1, "\(name)")
    }
  }

  /// Views that stay are queried too; `super` returns the attributes of their previous position.
  @Test func remainingItemsAnimateFromOldFrames() throws {
    let (phone, layout) = phone()
    let staying = views(of: 1, in: phone)
    let before = staying.mapValues(\.frame.minY)
    layout.asked = []
    deleteSection(0, in: phone)
    for (name, view) in staying {
      expectEqual(shown(view).minY, before[name], "\(name)")
      expectEqual(view.layer.presentation()?.opacity, 1, "\(name)")
    }
    #expect(layout.asked.isSuperset(of: ["initial cell 0.0", "initial header 0.0", "initial line 0.0"]))
    #expect(layout.asked.isSuperset(of: ["final cell 1.0", "final header 1.0", "final line 1.0"]))
    phone.run(for: 0.15)
    for (name, view) in staying {
      expectLess(abs(shown(view).minY - ((before[name] ?? 0) + view.frame.minY) / 2), 0.01, "\(name)")
    }
  }

  /// Without initial attributes a view appears at its final position at once, and a deleted view disappears at once.
  @Test func withoutAnswersNothingMoves() throws {
    let (phone, layout) = phone()
    layout.answers = false
    let old = views(of: 0, in: phone)
    insertSection(at: 0, in: phone)
    let new = views(of: 0, in: phone)
    for (name, view) in new {
      expectEqual(shown(view), view.frame, "\(name)")
      expectEqual(view.layer.presentation()?.opacity, 1, "\(name)")
    }
    phone.run(for: 0.5)
    deleteSection(0, in: phone)
    for (name, view) in new { expectEqual(view.layer.presentation()?.opacity, 1, "\(name)") }
    phone.run(for: 0.5)
    for (name, view) in new { expectNil(view.superview, "\(name)") }
    for (name, view) in old { expectNotNil(view.superview, "\(name)") }
  }
}

/// Rows, a header and a line for each section. Inserted views slide in from the left, deleted ones out to the right.
private final class SlidingLayout: UICollectionViewLayout {
  var answers = true
  var asked: Set<String> = []
  private var inserted: IndexSet = []
  private var deleted: IndexSet = []

  override init() {
    super.init()
    register(RecordingSupplementary.self, forDecorationViewOfKind: "line")
  }

  required init?(coder: NSCoder) { nil }

  private var counts: [Int] {
    guard let collectionView else { return [] }
    return (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
  }

  private func top(of section: Int) -> CGFloat {
    counts.prefix(section).reduce(0) { $0 + 40 + CGFloat($1) * 50 }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 390, height: top(of: counts.count)) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    counts.enumerated().flatMap { section, count in
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
        + [
          layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)),
          layoutAttributesForDecorationView(ofKind: "line", at: IndexPath(item: 0, section: section)),
        ].compactMap { $0 }
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 20, y: top(of: indexPath.section) + 40 + CGFloat(indexPath.item) * 50, width: 350, height: 50)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: top(of: indexPath.section), width: 390, height: 36)
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 10, y: top(of: indexPath.section) + 36, width: 370, height: 4)
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = IndexSet(
      updateItems.filter { $0.updateAction == .insert }.compactMap { $0.indexPathAfterUpdate?.section })
    deleted = IndexSet(
      updateItems.filter { $0.updateAction == .delete }.compactMap { $0.indexPathBeforeUpdate?.section })
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    (inserted, deleted) = ([], [])
  }

  private func start(
    _ name: String, _ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    asked.insert("initial \(name) \(path.section).\(path.item)")
    guard let attributes, inserted.contains(path.section) else { return attributes }
    guard answers else { return nil }
    attributes.frame.origin.x -= 200
    attributes.alpha = 0.25
    return attributes
  }

  private func end(
    _ name: String, _ path: IndexPath, _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    asked.insert("final \(name) \(path.section).\(path.item)")
    guard let attributes, deleted.contains(path.section) else { return attributes }
    guard answers else { return nil }
    attributes.frame.origin.x += 300
    attributes.alpha = 0.5
    return attributes
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    start("cell", itemIndexPath, super.initialLayoutAttributesForAppearingItem(at: itemIndexPath))
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    end("cell", itemIndexPath, super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath))
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    start(
      "header", elementIndexPath,
      super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    )
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    end(
      "header", elementIndexPath,
      super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath))
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    start(
      elementKind, decorationIndexPath,
      super.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: decorationIndexPath))
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    end(
      elementKind, decorationIndexPath,
      super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: decorationIndexPath))
  }
}

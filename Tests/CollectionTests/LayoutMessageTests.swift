import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The messages about layouts and data sources that do not stop an app, as they are written to standard error.
@MainActor
struct LayoutMessageTests {
  @Test func messagesSayWhatIsWrongAndWhatHelps() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      showDuplicates()
      showWideItems()
      showUnusableNumbers()
      showEqualItems()
      await applyFromTwoQueues()
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let expected = """
      DoubledLayout.layoutAttributesForElements(in:) returned attributes for the cell at section 0, item 0 twice, with the \
      frames (0.0, 0.0, 10.0, 10.0) and (0.0, 20.0, 10.0, 10.0); the last ones count.
      \(flowWarning("width", "left and right", "450.0", "390.0"))
      \(flowWarning("height", "top and bottom", "850.0", "844.0"))
      UICollectionViewCompositionalLayoutConfiguration: interSectionSpacing is nan; 0 is used instead. Give it \
      a finite number.
      NSCollectionLayoutSection: interGroupSpacing is nan; 0 is used instead. Give it a finite number.
      A visibleItemsInvalidationHandler gave the cell at section 0, item 0 center (nan, 50.0); it stays as it was. Look \
      for a division by zero, such as by a width that is 0.
      A visibleItemsInvalidationHandler gave the cell at section 0, item 0 a transform with a number that is not finite; \
      it stays as it was. Look for a division by zero, such as by a width that is 0.
      UICollectionViewDiffableDataSource: the item new equals the displayed item old, so its cell is not configured again \
      and shows the old content. Call reconfigureItems(_:) on the snapshot for items whose content has changed, or let \
      == compare the content, too.
      Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always \
      submit updates either always on the main queue or always off the main queue. Snapshots of one diffable data \
      source were applied on the main queue, and on "test.queue".
      """
    expectEqual(text.split(separator: "\n"), expected.split(separator: "\n"))
  }
}

private func flowWarning(_ side: String, _ edges: String, _ found: String, _ available: String) -> String {
  """
  The behavior of the UICollectionViewFlowLayout is not defined because: the item \(side) must be less than the \(side) \
  of the UICollectionView minus the section insets \(edges) values, minus the content insets \(edges) values. The \
  UICollectionViewFlowLayout gave section 0, item 0 a \(side) of \(found), where there is room for \(available).
  """
}

/// Lists the first item twice.
private final class DoubledLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 800) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    [0, 20].map { y in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: y, width: 10, height: 10)
      return attributes
    }
  }
}

@MainActor
private func showDuplicates() { _ = CollectionFixture(DoubledLayout(), counts: [1]) }

@MainActor
private func showWideItems() {
  for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
    let layout = UICollectionViewFlowLayout()
    (layout.scrollDirection, layout.itemSize) = (direction, CGSize(width: 450, height: 850))
    let phone = CollectionFixture(layout, counts: [1])
    layout.invalidateLayout()
    phone.step()
  }
}

@MainActor
private func showUnusableNumbers() {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.interSectionSpacing = .nan
  let section = Sections.list(.absolute(100))
  section.interGroupSpacing = .nan
  section.visibleItemsInvalidationHandler = { items, _, _ in
    items.first?.center.x = .nan
    items.first?.transform = CGAffineTransform(scaleX: .nan, y: 1)
  }
  let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  let phone = CollectionFixture(layout, counts: [1])
  layout.invalidateLayout()
  phone.step()
}

/// An item whose name does not count.
private struct NamedItem: Hashable, CustomStringConvertible, Sendable {
  var description: String
  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

@MainActor
private func showEqualItems() {
  let phone = CollectionFixture(UICollectionViewFlowLayout(), counts: [])
  let source = UICollectionViewDiffableDataSource<Int, NamedItem>(collectionView: phone.collectionView) {
    view, path, _ in
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  for name in ["old", "new", "newer"] {
    var snapshot = NSDiffableDataSourceSnapshot<Int, NamedItem>()
    snapshot.appendSections([0])
    snapshot.appendItems([NamedItem(description: name)])
    source.apply(snapshot, animatingDifferences: false)
    phone.step()
  }
}

@MainActor
private func applyFromTwoQueues() async {
  let phone = CollectionFixture(UICollectionViewFlowLayout(), counts: [])
  let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: phone.collectionView) { view, path, _ in
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
  let apply: @MainActor () -> Void = {
    source.apply(NSDiffableDataSourceSnapshot<Int, Int>(), animatingDifferences: false)
  }
  apply()
  // Swift 5 permits the call off the main actor.
  let unchecked = unsafeBitCast(apply, to: (@Sendable () -> Void).self)
  await withCheckedContinuation { done in
    DispatchQueue(label: "test.queue").async {
      unchecked()
      DispatchQueue.main.async { done.resume() }
    }
  }
}

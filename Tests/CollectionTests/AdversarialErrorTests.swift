import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

import UIKitCollections

/// Errors that stop the program on iOS stop it here too, with UIKit's wording and the numbers that explain them.
@MainActor
@Suite(.serialized)
struct AdversarialErrorTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func scrollingToAnItemThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = CollectionFixture(
          UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [3, 7])
        phone.collectionView.scrollToItem(at: IndexPath(item: 9, section: 1), at: .top, animated: false)
      }
    }
    expectContains(
      message(result),
      "Attempted to scroll the collection view to an out-of-bounds item (9) when there are only 7 items in section 1."
    )
  }

  @Test func scrollingToASectionThatDoesNotExist() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = CollectionFixture(
          UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [3, 7])
        phone.collectionView.scrollToItem(at: IndexPath(item: 0, section: 2), at: .top, animated: false)
      }
    }
    expectContains(
      message(result),
      "Attempted to scroll the collection view to an out-of-bounds section (2) when there are only 2 sections.")
  }

  @Test func aSectionWithItemsButWithoutDefinition() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewCompositionalLayout { index, _ in
          index == 1 ? nil : Sections.list(.absolute(100))
        }
        _ = CollectionFixture(layout, counts: [3, 4])
      }
    }
    let text = message(result)
    for part in [
      "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
        + "section. This is a client error.", "section 1", "4 items",
    ] {
      expectContains(text, part, "\(part) is missing in: \(text)")
    }
  }

  @Test func recursiveDataSourceQueryStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewCompositionalLayout(section: Sections.list(.absolute(10))))
        let source = EchoingSource()
        view.dataSource = source
        view.layoutIfNeeded()
      }
    }
    expectContains(message(result), "EchoingSource requested data from the collection view")
  }

  @Test func unregisteredKindStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let section = Sections.list(.absolute(100))
        section.boundarySupplementaryItems = [Sections.boundary("title", .top, height: 30)]
        let phone = CollectionFixture(
          UICollectionViewCompositionalLayout(section: section), counts: [3], showsAtOnce: false)
        phone.collectionView.register(
          RecordingSupplementary.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "large")
        phone.collectionView.register(
          RecordingSupplementary.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "small")
        phone.step()
      }
    }
    let text = message(result)
    for part in ["could not dequeue a view of kind: title with identifier view", "large", "small"] {
      expectContains(text, part, "\(part) is missing in: \(text)")
    }
  }

  @Test func sameViewForTwoIndexPathsStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = CollectionFixture(UICollectionViewCompositionalLayout { _, _ in nil }, counts: [0])
        let source = MiserlySource()
        phone.collectionView.dataSource = source
        phone.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(
          section: Sections.list(.absolute(100)))
        phone.step()
      }
    }
    let text = message(result)
    expectContains(text, "already shown at section 0, item 0 for section 0, item 1 too", "\(text)")
  }

  @Test func countsThatChangedWithoutNotice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = CollectionFixture(
          UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [3])
        phone.dataSource.counts = [9]
        phone.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    expectContains(
      message(result),
      "Invalid update: invalid number of items in section 0. The number of items contained in an existing section "
        + "after the update (9) must be equal to the number of items contained in that section before the update (3)")
  }
}

private final class EchoingSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    collectionView.numberOfItems(inSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A data source that returns the same cell for every item.
private final class MiserlySource: NSObject, UICollectionViewDataSource {
  private var only: UICollectionViewCell?

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = only ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    only = cell
    return cell
  }
}

import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import TestSupport

/// Invalid descriptions are detected when they are laid out: UIKit raises or logs, and the message names the error.
@MainActor
@Suite(.serialized)
struct ErrorTests {
  private nonisolated func text(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  // MARK: Stops

  @Test func aSectionWithItemsNeedsADescription() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewCompositionalLayout { section, _ in
          section == 1 ? nil : Sections.list(.absolute(10))
        }
        _ = CollectionFixture(layout, counts: [2, 3])
      }
    }
    let text = try text(result)
    expectContains(text, "Invalid section definition. Please specify a valid section definition")
    expectContains(text, "section 1")
    expectContains(text, "3 items")
  }

  @Test func aCollectionViewNeedsALayout() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UICollectionView() }
    }
    expectContains(try text(result), "UICollectionView must be initialized with a non-nil layout parameter")
  }

  @Test func aSubclassMayPassALayoutOfItsOwn() {
    final class Menu: UICollectionView {
      override init(frame: CGRect = .zero, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      }
      required init?(coder: NSCoder) { nil }
    }
    expectTrue(Menu().collectionViewLayout is UICollectionViewFlowLayout)
  }

  @Test func emptySectionNeedsNoItems() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 1 ? nil : Sections.list(.absolute(10))
    }
    let phone = CollectionFixture(layout, counts: [2, 0, 2])
    expectEqual(phone.frame(ofItem: 0, section: 2)?.origin.y, 20)
  }

  @Test func aBackgroundNeedsAClass() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let section = Sections.list(.absolute(10))
        section.decorationItems = [.background(elementKind: "paper")]
        _ = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [2])
      }
    }
    try expectContains(text(result), "forDecorationViewOfKind: \"paper\"")
  }

  // MARK: Says so and shows nothing

  @Test func itemLongerThanGroupIsLoggedAndOmitted() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let item = NSCollectionLayoutItem(layoutSize: Sections.size(.absolute(400), .absolute(20)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: Sections.size(.fractionalWidth(1), .absolute(20)), subitems: [item])
        let phone = CollectionFixture(
          UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [3])
        precondition(phone.collectionView.visibleCells.isEmpty)
        precondition(phone.collectionView.contentSize.height == 0)
      }
    }
    let text = try text(result)
    expectContains(text, "NSCollectionLayoutItem created with invalid combination of spacing and size specified.")
    expectContains(text, "This group cannot fit even a single item")
    expectContains(text, "400.0 points long")
    expectContains(text, "room for 390.0")
  }

  @Test func insetsLargerThanTheGroupAreLogged() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: Sections.size(.absolute(32), .absolute(40)), subitems: [item])
        group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        let phone = CollectionFixture(
          UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [3])
        precondition(phone.collectionView.visibleCells.isEmpty)
      }
    }
    try expectContains(text(result), "There is no room for this NSCollectionLayoutGroup to fit into its parent group")
  }

  /// A group that no factory made has no subitems to repeat.
  @Test func groupUsedAsItemIsLogged() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let group = NSCollectionLayoutGroup(layoutSize: Sections.size(.fractionalWidth(1), .absolute(20)))
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        precondition(CollectionFixture(layout, counts: [3]).collectionView.visibleCells.isEmpty)
      }
    }
    try expectContains(text(result), "At least 1 subitem is required for a group")
  }

  // MARK: Accepted

  /// Zero, negative and enormous sizes produce a layout, and the solver terminates.
  @Test func oddDimensionsAreAccepted() {
    let odd: [NSCollectionLayoutDimension] = [
      .absolute(0), .absolute(-20), .absolute(1e-9), .absolute(1e300), .fractionalWidth(0), .fractionalWidth(-1),
      .fractionalWidth(1e-12), .fractionalHeight(1e12), .estimated(0), .estimated(-5), .estimated(1e300),
      .uniformAcrossSiblings(estimate: 0),
    ]
    for width in odd {
      for height in odd {
        let item = NSCollectionLayoutItem(layoutSize: Sections.size(width, height))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: Sections.size(.fractionalWidth(1), height), subitems: [item, item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        let source = RecordingDataSource(counts: [5])
        source.register(with: view)
        view.dataSource = source
        view.layoutIfNeeded()
        expectTrue(view.contentSize.isFinite, "\(width), \(height)")
        expectAtLeast(view.contentSize.height, 0, "\(width), \(height)")
      }
    }
  }

  /// A section in use may be changed; the change takes effect with the next invalidation.
  @Test func aSectionInUseMayBeChanged() throws {
    let section = Sections.carousel(.none, width: 0.5, height: 100)
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [4])
    expectEqual(phone.frame(ofItem: 1), CGRect(x: 0, y: 100, width: 195, height: 100))
    var calls = 0
    section.orthogonalScrollingBehavior = .groupPaging
    section.visibleItemsInvalidationHandler = { _, _, _ in calls += 1 }
    phone.step()
    expectEqual(phone.frame(ofItem: 1)?.origin.y, 100)
    phone.collectionView.collectionViewLayout.invalidateLayout()
    phone.step()
    expectEqual(phone.frame(ofItem: 1), CGRect(x: 195, y: 0, width: 195, height: 100))
    expectGreater(calls, 0)
  }
}

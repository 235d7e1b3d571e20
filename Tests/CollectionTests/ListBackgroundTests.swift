import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// The background behind lists that are next to other sections.
@MainActor
struct ListBackgroundTests {
  private func phone(_ change: @escaping (inout UICollectionLayoutListConfiguration) -> Void = { _ in })
    -> CollectionFixture
  {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      guard index != 1 else { return Sections.list(.absolute(40)) }
      var list = UICollectionLayoutListConfiguration(appearance: index == 0 ? .insetGrouped : .plain)
      change(&list)
      return .list(using: list, layoutEnvironment: environment)
    }
    return CollectionFixture(layout, counts: [2, 3, 1])
  }

  private func painted(_ phone: CollectionFixture) -> [UIView] {
    phone.collectionView.subviews.filter { type(of: $0) == UIView.self }.sorted { $0.frame.minY < $1.frame.minY }
  }

  /// The first section's background extends above it, the last one's below; all others end with their section.
  @Test func eachListIsPaintedInItsColour() throws {
    let views = painted(phone())
    try #require(views.count == 2)
    expectEqual(views[0].frame, CGRect(x: 0, y: -1000, width: 390, height: 1000 + 35 + 88 + 20))
    expectIdentical(views[0].backgroundColor, UIColor.systemGroupedBackground)
    expectEqual(views[1].frame, CGRect(x: 0, y: 263, width: 390, height: 44 + 1000))
    expectIdentical(views[1].backgroundColor, UIColor.systemBackground)
  }

  @Test func clearListShowsViewsBehind() {
    expectEmpty(painted(phone { $0.backgroundColor = .clear }))
    let pink = painted(phone { $0.backgroundColor = .systemPink })
    expectEqual(pink.map(\.backgroundColor), [.systemPink, .systemPink])
  }

  /// The order also holds after a reload, which leaves no old views to insert among.
  @Test func cellsAppearInFrontOfBackground() throws {
    let phone = phone()
    for _ in 0..<2 {
      let views = phone.collectionView.subviews
      let last = try #require(views.lastIndex { type(of: $0) == UIView.self })
      let first = try #require(views.firstIndex { $0 is UICollectionViewCell })
      expectLess(last, first)
      phone.collectionView.reloadData()
      phone.step()
    }
    let back = UILabel()
    phone.collectionView.backgroundView = back
    phone.step()
    expectIdentical(phone.collectionView.subviews.first, back)
  }

  @Test func itLeavesWithTheLayout() {
    let phone = phone()
    phone.collectionView.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(40))), animated: false)
    phone.step()
    expectEmpty(painted(phone))
  }
}

import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The view tree that placeholders and analytics walk through.
@MainActor
struct ViewTreeTests {
  private func phone() -> CollectionFixture {
    CollectionFixture(
      UICollectionViewCompositionalLayout { index, _ in
        index == 0 ? Sections.carousel(.continuous, width: 0.4, height: 120) : Sections.list(.absolute(60))
      }, counts: [9, 20])
  }

  /// Every element is found once, whichever way a walker takes: down the tree, or up from a cell.
  @Test func walkersFindEveryCellOnceAndTheCollectionViewAboveIt() throws {
    let phone = phone()
    var found: [UICollectionViewCell] = []
    func walk(_ view: UIView) {
      if let cell = view as? UICollectionViewCell { found.append(cell) }
      view.subviews.forEach(walk)
    }
    walk(phone.collectionView)
    let visible = found.filter { !$0.isHidden }
    let names = Set(visible.map(ObjectIdentifier.init))
    expectEqual(names.count, visible.count)
    expectEqual(names, Set(phone.collectionView.visibleCells.map(ObjectIdentifier.init)))
    for cell in visible {
      let section = try #require(phone.collectionView.indexPath(for: cell)).section
      let ancestors = Array(sequence(first: cell as UIView, next: \.superview))
      expectEqual(ancestors.count { $0 is UICollectionView }, 1)
      expectEqual(cell.superview is UICollectionView, section == 1)
      expectTrue(cell.superview is UIScrollView)
    }
  }

  /// Changes that code makes while it walks through the view tree do not move cells.
  @Test func masksAndHiddenSubviewsLeaveTheLayout() {
    let phone = phone()
    let before = phone.collectionView.visibleCells.map(\.frame)
    for cell in phone.collectionView.visibleCells {
      let cover = UIView(frame: cell.bounds)
      cell.contentView.subviews.forEach { $0.isHidden = true }
      cell.contentView.addSubview(cover)
      cell.layer.masksToBounds = true
    }
    phone.collectionView.isUserInteractionEnabled = false
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame), before)
  }
}

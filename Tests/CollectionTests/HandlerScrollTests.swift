import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// Endless carousels jump back from within their handler while the section is still decelerating.
@MainActor
struct HandlerScrollTests {
  /// Twenty items of half the screen's width; the handler scrolls back by ten items once the tenth has passed.
  private func endlessPhone(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> (
    CollectionFixture, () -> Int
  ) {
    let section = Sections.carousel(behavior, width: 0.5, height: 200)
    var jumps = 0
    weak var view: UICollectionView?
    section.visibleItemsInvalidationHandler = { _, offset, environment in
      let item = Int((offset.x / (environment.container.contentSize.width / 2)).rounded())
      guard item >= 10 else { return }
      jumps += 1
      view?.scrollToItem(at: IndexPath(item: item - 10, section: 0), at: .left, animated: false)
    }
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [20])
    view = phone.collectionView
    return (phone, { jumps })
  }

  @Test(arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, .groupPaging])
  func scrollFromHandlerTakesEffectAtOnce(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    let (phone, jumps) = endlessPhone(behavior)
    for _ in 0..<24 {
      phone.drag(from: CGPoint(x: 380, y: 100), to: CGPoint(x: 20, y: 100), in: 0.08)
      for _ in 0..<20 {
        phone.step()
        // The cells always cover at least the width of the screen.
        let shown = phone.collectionView.visibleCells.map(\.frame)
        let offset = try phone.offset(ofSection: 0)
        #expect(shown.contains { $0.minX <= offset + 1 && $0.maxX > offset }, "nothing at \(offset): \(shown)")
        expectLess(offset, 11 * 195)
      }
    }
    expectAtLeast(jumps(), 2)
    phone.run(for: 3)
    try expectLess(phone.offset(ofSection: 0), 11 * 195)
  }
}

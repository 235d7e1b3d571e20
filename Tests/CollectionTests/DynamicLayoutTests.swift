import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Layouts whose attributes an animator moves.
@MainActor
struct DynamicLayoutTests {
  private final class SpringLayout: UICollectionViewFlowLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      for attributes in super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 390, height: 844)) ?? [] {
        let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
        spring.length = 0
        spring.damping = 0.8
        spring.frequency = 1
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }
  }

  @Test func cellsFollowTheAttributesThatSpringsMove() throws {
    let layout = SpringLayout()
    layout.itemSize = CGSize(width: 390, height: 60)
    layout.minimumLineSpacing = 0
    let phone = CollectionFixture(layout, counts: [4])
    let view = phone.collectionView
    phone.run(for: 0.1)
    let item = try #require(layout.layoutAttributesForItem(at: [0, 2]))
    expectEqual(view.cellForItem(at: [0, 2])?.center.y, 150)
    item.center.y += 80
    layout.animator.updateItem(usingCurrentState: item)
    phone.run(for: 0.1)
    let moved = try #require(view.cellForItem(at: [0, 2])?.center.y)
    expectGreater(moved, 155)
    expectLess(moved, 230)
    phone.run(for: 4)
    expectClose(try #require(view.cellForItem(at: [0, 2])?.center.y), 150, within: 0.5)
    expectFalse(layout.animator.isRunning)
  }
}

import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Layouts that ask their collection view for items while they return their own.
@MainActor
struct LayoutReentryTests {
  private final class Curious: UICollectionViewFlowLayout {
    var answers: [IndexPath?] = []
    var depth = 0
    var deepest = 0
    var point = CGPoint(x: 25, y: 25)

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      depth += 1
      defer { depth -= 1 }
      deepest = max(deepest, depth)
      if depth < 50 { answers.append(collectionView?.indexPathForItem(at: point)) }
      return super.layoutAttributesForElements(in: rect)
    }
  }

  @Test func aQuestionIsAnsweredFromTheVisibleCells() {
    let layout = Curious()
    layout.itemSize = CGSize(width: 50, height: 50)
    let phone = CollectionFixture(layout, counts: [200])
    expectEqual(layout.deepest, 1)
    expectEqual(layout.answers.first, .some(nil))
    phone.scroll(toY: 20)
    expectEqual(layout.answers.last, [0, 0])
    layout.point.y = 5000
    phone.scroll(toY: 40)
    expectEqual(layout.answers.last, .some(nil))
    expectEqual(layout.deepest, 1)
    expectEqual(phone.collectionView.indexPathForItem(at: CGPoint(x: 25, y: 1000)) == nil, false)
    expectAtMost(layout.deepest, 2)
  }
}

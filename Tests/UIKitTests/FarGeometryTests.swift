import DeviceSupport
import Foundation
import Testing
import UIKit
import UIKitCore
import TestSupport

/// Geometry at 10¹³ points, where an endless calendar scrolls.
@MainActor
struct FarGeometryTests {
  @Test(arguments: [1e10, 1e13, 1e15])
  func farCoordinatesStayExact(far: CGFloat) {
    let scroll = UIScrollView(frame: rect(0, 0, 100, 200))
    scroll.contentSize = CGSize(width: 100, height: far)
    scroll.contentOffset.y = far / 2
    expectEqual(scroll.contentSize.height, far)
    expectEqual(scroll.contentOffset.y, far / 2)
    expectEqual(scroll.bounds.minY, far / 2)
    let view = UIView(frame: rect(far / 2, -far / 4, 10, 10))
    expectEqual(view.frame, rect(far / 2, -far / 4, 10, 10))
  }

  @Test func nonFiniteCoordinatesAreStillRefused() {
    let scroll = UIScrollView(frame: rect(0, 0, 100, 200))
    scroll.contentSize = CGSize(width: CGFloat.nan, height: .infinity)
    expectEqual(scroll.contentSize.width, 0)
    expectTrue(scroll.contentSize.height.isFinite)
    scroll.contentOffset = CGPoint(x: CGFloat.nan, y: -.infinity)
    expectTrue(scroll.contentOffset.x.isFinite)
    expectTrue(scroll.contentOffset.y.isFinite)
  }

  @Test func farContentIsDrawnAndScrolls() {
    let far = CGFloat(5e12)
    let harness = TestDevice()
    let scroll = UIScrollView(frame: rect(0, 0, 100, 200))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsVerticalScrollIndicator = false
    scroll.contentSize = CGSize(width: 100, height: 1e13)
    harness.window.addSubview(scroll)
    let view = harness.add(rect(10, far + 20, 30, 40), .red, to: scroll)
    scroll.contentOffset.y = far
    expectContains(harness.dump(), "fill")
    expectEqual(view.convert(view.bounds, to: nil), rect(10, 20, 30, 40))
    scroll.setContentOffset(CGPoint(x: 0, y: far + 100), animated: true)
    for step in 0...60 { harness.frame(at: Double(step) / 60) }
    expectEqual(scroll.contentOffset.y, far + 100)
  }

  @Test func constraintsUseFarContent() {
    let fixture = ConstraintFixture()
    let scroll = UIScrollView()
    fixture.add(scroll)
    scroll.pin()
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 100, height: 1e13)
    scroll.contentOffset.y = 5e12
    let badge = fixture.add(Block(10, 10), to: scroll)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 8),
      badge.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
    ])
    let heard = warnings { fixture.frame() }
    expectEmpty(heard)
    expectEqual(badge.convert(badge.bounds, to: nil), rect(0, 8, 10, 10))
  }

  @Test func farLayoutIsQueriedForVisibleArea() {
    final class Endless: UICollectionViewLayout {
      var asked: [CGRect] = []
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1e13) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        asked.append(rect)
        return [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap { $0 }.filter {
          $0.frame.intersects(rect)
        }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: 5e12 + 10, width: 100, height: 50)
        return attributes
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let harness = TestDevice()
    let (layout, source) = (Endless(), Source())
    let collection = UICollectionView(frame: rect(0, 0, 100, 200), collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    harness.window.addSubview(collection)
    harness.frame()
    expectEqual(collection.contentSize.height, 1e13)
    expectEmpty(collection.visibleCells)
    collection.contentOffset.y = 5e12
    harness.frame()
    expectEqual(collection.visibleCells.map(\.frame), [rect(0, 5e12 + 10, 100, 50)])
    expectEqual(layout.asked.last?.contains(CGPoint(x: 50, y: 5e12 + 100)), true)
  }
}

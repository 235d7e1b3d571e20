import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The new bounds that invalidate a flow layout: those of another width, and all while headers or footers are pinned.
@MainActor
struct FlowInvalidationTests {
  private func invalidates(
    headers: Bool = false, footers: Bool = false, headerHeight: CGFloat = 20, footerHeight: CGFloat = 20,
    _ change: (inout CGRect) -> Void
  ) -> Bool {
    let layout = UICollectionViewFlowLayout()
    (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds) = (headers, footers)
    layout.headerReferenceSize = CGSize(width: 0, height: headerHeight)
    layout.footerReferenceSize = CGSize(width: 0, height: footerHeight)
    let phone = CollectionFixture(layout, counts: [40])
    phone.step()
    var bounds = phone.collectionView.bounds
    change(&bounds)
    return layout.shouldInvalidateLayout(forBoundsChange: bounds)
  }

  @Test func scrollingInvalidatesOnlyPinnedElements() {
    for (headers, footers) in [(false, false), (true, false), (false, true), (true, true)] {
      expectEqual(
        invalidates(headers: headers, footers: footers) { $0.origin.y += 10 }, headers || footers,
        "headers \(headers), footers \(footers)")
    }
  }

  @Test func pinnedElementsWithoutHeightDoNotCount() {
    expectFalse(invalidates(headers: true, headerHeight: 0) { $0.origin.y += 10 })
    expectFalse(invalidates(footers: true, footerHeight: 0) { $0.origin.y += 10 })
    expectTrue(invalidates(headers: true, footers: true, footerHeight: 0) { $0.origin.y += 10 })
    expectTrue(invalidates(headers: true, footers: true, headerHeight: 0) { $0.origin.y += 10 })
  }

  @Test func onlyAChangeOfWidthInvalidates() {
    expectTrue(invalidates { $0.size.width -= 1 })
    expectFalse(invalidates { $0.size.height -= 100 })
  }
}

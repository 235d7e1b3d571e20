import DeviceSupport
import Foundation
import Synchronization
import Testing
import TestSupport
import UIKitCore

@MainActor
struct KeyValueObservingTests {
  private let fixture = TestDevice()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func theOffsetOfAScrollViewIsObserved() {
    scrollView.contentSize = CGSize(width: 100, height: 1_000)
    let log = Mutex<[CGFloat]>([])
    let observation = scrollView.observe(\.contentOffset, options: [.new, .old]) { _, change in
      log.withLock { $0 += [change.oldValue?.y ?? -1, change.newValue?.y ?? -1] }
    }
    scrollView.contentOffset.y = 30
    expectEqual(log.withLock { $0 }, [0, 30])
    scrollView.contentOffset.y = 30
    expectEqual(log.withLock { $0.count }, 2, "an equal value is no change")
    observation.invalidate()
    scrollView.contentOffset.y = 40
    expectEqual(log.withLock { $0.count }, 2)
  }

  @Test func sizesAreObservedFromTheStart() {
    let log = Mutex<[CGFloat]>([])
    let observation = scrollView.observe(\.contentSize, options: [.initial, .new]) { _, change in
      log.withLock { $0.append(change.newValue?.height ?? -1) }
    }
    scrollView.contentSize.height = 500
    expectEqual(log.withLock { $0 }, [0, 500])
    withExtendedLifetime(observation) {}
  }

  @Test func anObservationEndsWithItsRelease() {
    let count = Mutex(0)
    var observation: NSKeyValueObservation? = scrollView.observe(\.bounds) { _, _ in count.withLock { $0 += 1 } }
    scrollView.bounds.size.width = 50
    expectNotNil(observation)
    observation = nil
    scrollView.bounds.size.width = 60
    expectEqual(count.withLock { $0 }, 1)
  }

  @Test func otherPropertiesAreComparedOnceAFrame() {
    let count = Mutex(0)
    let label = UILabel()
    let observation = label.observe(\.text) { _, _ in count.withLock { $0 += 1 } }
    label.text = "a"
    label.text = "b"
    fixture.frame()
    expectEqual(count.withLock { $0 }, 1)
    withExtendedLifetime(observation) {}
  }

  @Test func propertiesHaveNames() {
    scrollView.setValue(CGSize(width: 1, height: 2), forKey: "contentSize")
    expectEqual(scrollView.contentSize, CGSize(width: 1, height: 2))
    expectEqual(scrollView.value(forKey: "contentSize") as? CGSize, CGSize(width: 1, height: 2))
    scrollView.setValue(true, forKey: "hidden")
    expectTrue(scrollView.isHidden)
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
  }
}

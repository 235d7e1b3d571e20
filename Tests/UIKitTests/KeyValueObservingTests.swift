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

  /// An observer that asks for it is called before the change, with the old value only.
  @Test func aChangeIsAnnounced() {
    let log = Mutex<[String]>([])
    let observation = scrollView.observe(\.contentOffset.y, options: [.prior, .old, .new]) { _, change in
      let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "nil" }
      log.withLock { $0.append("\(change.isPrior) " + values.joined(separator: " ")) }
    }
    scrollView.contentSize = CGSize(width: 100, height: 1_000)
    scrollView.contentOffset.y = 30
    expectEqual(log.withLock { $0 }, ["true 0.0 nil", "false 0.0 30.0"])
    withExtendedLifetime(observation) {}
  }

  /// A wrapper that follows the size of a flexible view, as published ones do, does not resize that view in turn.
  @Test func anObserverFitsTheSuperviewToAFlexibleView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let wrapper = UIScrollView(frame: view.frame)
    wrapper.addSubview(view)
    let observation = view.observe(\.frame, options: [.new]) { _, change in
      let size = change.newValue?.size ?? .zero
      MainActor.assumeIsolated { wrapper.frame.size = size }
    }
    view.frame.size.height = 80
    expectEqual(view.frame.size, CGSize(width: 100, height: 80))
    expectEqual(wrapper.frame.size, CGSize(width: 100, height: 80))
    wrapper.frame.size.height = 90
    expectEqual(view.frame.size.height, 90, "other changes of the wrapper resize the view")
    withExtendedLifetime(observation) {}
  }

  /// Properties that apps observe report each change at once.
  @Test func commonPropertiesReportAtOnce() {
    let log = Mutex<[String]>([])
    func observe<Object: NSObject, Value>(_ object: Object, _ path: KeyPath<Object, Value>) -> NSKeyValueObservation {
      object.observe(path, options: [.new]) { _, change in
        log.withLock { $0.append(change.newValue.map { "\($0)" } ?? "") }
      }
    }
    func logged(_ change: () -> Void) -> [String] {
      log.withLock { $0 = [] }
      change()
      return log.withLock { $0 }
    }
    let (view, button, label, page) = (UIView(), UIButton(), UILabel(), UIViewController())
    let (field, picture) = (UITextField(), UIImageView())
    let observations = [
      observe(view, \.isHidden), observe(button, \.isEnabled), observe(button, \.isSelected), observe(label, \.text),
      observe(page, \.title), observe(field, \.text), observe(picture, \.image),
      observe(scrollView, \.contentInset.top),
    ]
    expectEqual(logged { view.isHidden = true }, ["true"])
    expectEqual(logged { button.isEnabled = false }, ["false"])
    expectEqual(logged { button.isSelected = true }, ["true"])
    expectEqual(logged { (label.text, page.title) = ("a", "b") }, ["Optional(\"a\")", "Optional(\"b\")"])
    expectEqual(logged { field.text = "c" }, ["Optional(\"c\")"])
    expectEqual(logged { picture.image = UIImage() }.count, 1)
    expectEqual(logged { scrollView.contentInset.top = 7 }, ["7.0"])
    withExtendedLifetime(observations) {}
  }

  @Test func otherPropertiesAreComparedOnceAFrame() {
    let count = Mutex(0)
    let label = UILabel()
    let observation = label.observe(\.textAlignment) { _, _ in count.withLock { $0 += 1 } }
    label.textAlignment = .center
    label.textAlignment = .right
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

  /// Helpers of apps extend the protocol, whose conforming types are all objects.
  @Test func extensionsOfTheProtocolObserve() {
    let count = Mutex(0)
    let observation = scrollView.count(\.contentOffset) { count.withLock { $0 += 1 } }
    scrollView.contentOffset.y = 10
    expectEqual(count.withLock { $0 }, 1)
    withExtendedLifetime(observation) {}
  }
}

extension _KeyValueCodingAndObserving where Self: SendableMetatype {
  fileprivate func count<Value>(
    _ keyPath: KeyPath<Self, Value>, body: @escaping @Sendable () -> Void
  ) -> NSKeyValueObservation {
    observe(keyPath, options: [.new]) { _, _ in body() }
  }
}

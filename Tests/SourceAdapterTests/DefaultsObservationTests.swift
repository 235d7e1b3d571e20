import DeviceSupport
import Foundation
import SourceAdapter
import TesseraRuntime
import TestSupport
import Testing
import UIKit
import UIKitCore

/// The user's defaults, which apps observe by their keys and by a notification.
@MainActor
@Suite(.serialized) struct DefaultsObservationTests {
  private final class Observer: NSObject {
    var changes: [String] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      changes.append("\(keyPath ?? ""): \(change?[.oldKey] ?? "none") to \(change?[.newKey] ?? "none")")
    }

    static func register() {
      tesseraMethods(
        of: Observer.self,
        tesseraObserver { (owner: Observer) in owner.observeValue(forKeyPath:of:change:context:) })
    }
  }

  private final class Knob: NSObject { var position = 0 }
  private final class Switch: NSObject { let knob = Knob() }

  /// A property behind another one, as published switches observe the frame of their knob.
  @Test func aPropertyBehindAnotherIsObserved() {
    Observer.register()
    tesseraMethods(of: Switch.self, tesseraGetter("knob", \Switch.knob))
    tesseraMethods(of: Knob.self, tesseraGetter("position", \Knob.position))
    let (device, observer, own) = (TestDevice(), Observer(), Switch())
    device.becomeCurrent()
    own.addObserver(observer, forKeyPath: "knob.position", options: [.new, .old], context: nil)
    own.knob.position = 7
    device.step()
    expectEqual(observer.changes, ["knob.position: 0 to 7"])
    own.removeObserver(observer, forKeyPath: "knob.position")
  }

  @Test func aKeyIsObserved() {
    Observer.register()
    let key = "tests.observed-language"
    let (device, observer, defaults) = (TestDevice(), Observer(), UserDefaults.standard)
    device.becomeCurrent()
    defer { defaults.removeObject(forKey: key) }
    defaults.set("de", forKey: key)
    expectEqual(defaults.value(forKey: key) as? String, "de")
    defaults.addObserver(observer, forKeyPath: key, options: [.new, .old], context: nil)
    defaults.set("ko", forKey: key)
    device.step()
    expectEqual(observer.changes, ["\(key): de to ko"])
    defaults.removeObserver(observer, forKeyPath: key)
    defaults.set("ja", forKey: key)
    device.step()
    expectEqual(observer.changes.count, 1)
  }

  @Test func changesAreNotified() {
    let key = "tests.notified-number"
    let device = TestDevice()
    device.becomeCurrent()
    defer { UserDefaults.standard.removeObject(forKey: key) }
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(forName: tesseraDefaultsDidChange, object: nil, queue: nil) {
      _ in
      count += 1
    }
    defer { NotificationCenter.default.removeObserver(token) }
    device.step()
    let before = count
    UserDefaults.standard.set(UUID().uuidString, forKey: key)
    device.step()
    expectAtLeast(count, before + 1)
  }

  @Test func theNotificationIsPostedWhereItsNameIsUsed() {
    expectContains(adapted("f(UserDefaults.didChangeNotification)"), "f(tesseraDefaultsDidChange ")
  }
}

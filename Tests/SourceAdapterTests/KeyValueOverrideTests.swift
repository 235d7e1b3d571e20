import Foundation
import SourceAdapter
import TestSupport
import TesseraRuntime
import Testing
import UIKit

/// Overrides of the methods of key-value coding.
struct KeyValueOverrideTests {
  private func output(_ body: String) -> String {
    Adapter().adapt([.init(path: "/App/A.swift", text: "import UIKit\n\(body)")]).files[0].text
  }

  @Test func overridesAreRegistered() {
    let text = output(
      """
      class A: NSObject {
        override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
        override func setValue(_ value: Any?, forUndefinedKey key: String) {}
        override func value(forUndefinedKey key: String) -> Any? { nil }
        override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
      }
      class B: A {
        override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
      }
      class C: CALayer {
        override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
      }
      """)
    expectEqual(text.components(separatedBy: "override func setValue").count, 3)
    expectEqual(text.components(separatedBy: "super.tesseraSetValue(value, forKey: key)").count, 2)
    expectContains(
      text, "tesseraKeySetter(\"setValue:forKey:\") { (owner: A) in { owner.setValue($0, forKey: $1) } }")
    expectContains(
      text,
      "tesseraKeyGetter(\"valueForUndefinedKey:\") { (owner: A) in { owner.value(forUndefinedKey: $0) } }")
    expectFalse(text.contains("override class func"))
  }

  private final class Video: NSObject {
    var title: String?
    var unknown: [String: Any] = [:]
    func setValue(_ value: Any?, forKey key: String) {
      if key == "title" { title = (value as? String)?.uppercased() } else { tesseraSetValue(value, forKey: key) }
    }
    func setValue(_ value: Any?, forUndefinedKey key: String) { unknown[key] = value }
    func value(forUndefinedKey key: String) -> Any? { unknown[key] }
  }

  @Test func overridesAreCalled() {
    tesseraMethods(
      of: Video.self,
      tesseraKeySetter("setValue:forKey:") { (owner: Video) in { owner.setValue($0, forKey: $1) } },
      tesseraKeySetter("setValue:forUndefinedKey:") { (owner: Video) in { owner.setValue($0, forUndefinedKey: $1) } },
      tesseraKeyGetter("valueForUndefinedKey:") { (owner: Video) in { owner.value(forUndefinedKey: $0) } })
    let video = Video()
    video.setValuesForKeys(["title": "a", "extra": 1])
    expectEqual(video.title, "A")
    expectEqual(video.unknown["extra"] as? Int, 1)
    expectEqual((video as NSObject).value(forKey: "extra") as? Int, 1)
    (video as NSObject).setValue("b", forKeyPath: "title")
    expectEqual(video.title, "B")
  }

  @Test func collectionsHaveValues() {
    let dictionary = NSMutableDictionary()
    dictionary.setValue(1, forKey: "a")
    expectEqual(dictionary["a"] as? Int, 1)
    dictionary.setValue(["c": "x"], forKey: "b")
    expectEqual(dictionary.value(forKeyPath: "b.c") as? String, "x")
    expectNil(dictionary.value(forKey: "none"))
    dictionary.setValue(nil, forKey: "a")
    expectNil(dictionary["a"])
    let rows = [["x": 1], ["x": 2]] as NSArray
    expectEqual(rows.value(forKey: "x") as? [Int], [1, 2])
    expectEqual(rows.value(forKeyPath: "@sum.x") as? Int, 3)
    expectEqual(([1, 2, 6] as NSArray).value(forKeyPath: "@avg.self") as? Int, 3)
    expectEqual((["a", "bc"] as NSArray).value(forKey: "length") as? [Int], [1, 2])
  }
}

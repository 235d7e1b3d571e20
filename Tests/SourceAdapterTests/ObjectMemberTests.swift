import Foundation
import TestSupport
import TesseraRuntime
import Testing
import UIKit

/// Members of `AnyObject`, which Objective-C looks up among those of all classes.
@MainActor
struct ObjectMemberTests {
  @Test(arguments: [
    ("let a = (x as AnyObject).cgRectValue", "let a = tesseraObject((x as AnyObject)).cgRectValue"),
    ("let a = (x as? AnyObject)?.intValue", "let a = tesseraObject((x as? AnyObject))?.intValue"),
    ("let a = (x as! AnyObject).own", "let a = tesseraObject((x as! AnyObject)).own"),
    ("func f(s: AnyObject) { g(s.tag) }", "func f(s: AnyObject) { g(tesseraObject(s).tag) }"),
    ("func f(s: AnyObject?) { g(s?.tag) }", "func f(s: AnyObject?) { g(tesseraObject(s)?.tag) }"),
    ("func f(s: AnyObject!) { g(s!.tag) }", "func f(s: AnyObject!) { g(tesseraObject(s)!.tag) }"),
    (
      "weak var t: AnyObject?\nfunc f() { t?.performSelector(onMainThread: a, with: b, waitUntilDone: true) }",
      "weak var t: AnyObject?\n"
        + "func f() { tesseraObject(t)?.performSelector(onMainThread: a, with: b, waitUntilDone: true) }"
    ),
    ("func f(s: AnyObject) { g(s.own) }", "func f(s: AnyObject) { g(s.own) }"),
    ("func f(s: AnyObject) { s.frame.size = x }", "func f(s: AnyObject) { s.frame.size = x }"),
    ("func f(s: UIView) { g(s.tag) }", "func f(s: UIView) { g(s.tag) }"),
    (
      "func f(j: [String: AnyObject]) { g(j[\"a\"]?[\"b\"]) }",
      "func f(j: [String: AnyObject]) { g(tesseraObject(j[\"a\"])?[\"b\"]) }"
    ),
    (
      "func f(j: [String: AnyObject]) { g(j[\"a\"]!.description) }",
      "func f(j: [String: AnyObject]) { g(tesseraObject(j[\"a\"])!.description) }"
    ),
    (
      "func f(a: [AnyObject]) { for o in a { g(o.tag) } }",
      "func f(a: [AnyObject]) { for o in a { g(tesseraObject(o).tag) } }"
    ),
    (
      "var r: [[String: AnyObject]]\nlet d = r[0]\nlet a = d[\"a\"]!.intValue",
      "var r: [[String: AnyObject]]\nlet d = r[0]\nlet a = tesseraObject(d[\"a\"])!.intValue"
    ),
    ("let a = (x as AnyObject) === y", "let a = (x as AnyObject) === y"),
  ])
  func objectsGetMembers(_ example: (String, String)) { expectEqual(adapted(example.0), example.1) }

  @Test func membersAreThoseOfTheObjectsClass() {
    let frame: Any? = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    let keyboard: CGRect = tesseraObject((frame as AnyObject)).cgRectValue
    expectEqual(keyboard, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(tesseraObject((CGSize(width: 1, height: 2) as AnyObject)).cgSizeValue, CGSize(width: 1, height: 2))
    expectEqual(tesseraObject((0.25 as AnyObject)).doubleValue, 0.25)
    expectEqual(tesseraObject(("12" as AnyObject)).intValue, 12)
    expectEqual(tesseraObject(([1, 2] as AnyObject)).count, 2)
    expectEqual(tesseraObject((7 as AnyObject)).stringValue, "7")
    let values: [String: AnyObject] = ["a": ["b": 3] as NSDictionary]
    expectEqual(tesseraObject(values["a"])?["b"] as? Int, 3)
    expectNil(tesseraObject(values["c"])?["b"])
  }

  @Test func sendersHaveMembers() {
    let button = UIButton(type: .system)
    button.tag = 5
    button.setTitle("Go", for: .normal)
    let sender: AnyObject = button
    expectEqual(tesseraObject(sender).tag, 5)
    expectEqual(tesseraObject(sender).title(for: .normal), "Go")
    expectNil(tesseraObject(sender).isOn)
    expectEqual(tesseraObject(button).tag, 5)
    let none: AnyObject? = nil
    expectNil(tesseraObject(none)?.tag)
  }
}

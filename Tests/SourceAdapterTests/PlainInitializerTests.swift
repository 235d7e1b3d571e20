import Foundation
import TestSupport
import TesseraRuntime
import Testing
import UIKit

/// Objects of Foundation that are made without arguments, as on iOS.
struct PlainInitializerTests {
  @Test func classesOfFoundationAreMadeWithoutArguments() {
    let timer: Timer! = .init()
    expectFalse(timer.isValid)
    expectFalse(Timer().isValid)
    expectEqual(NSError().code, 0)
    expectEqual(NSNumber().intValue, 0)
    expectEqual(NSDecimalNumber().intValue, 0)
    expectEqual(Bundle().bundlePath, Bundle.main.bundlePath)
    expectEqual(Progress().totalUnitCount, 0)
    expectTrue(Scanner().isAtEnd)
    expectTrue(NSPredicate().evaluate(with: 1))
    expectNil(NSRegularExpression().firstMatch(in: "a", range: NSRange(location: 0, length: 1)))
    expectNil(NSURL().host)
    expectEqual((NSLocale() as Locale).identifier, "")
    expectEqual(NSTimeZone().name, TimeZone.current.identifier)
    expectEqual(NSCalendar().firstWeekday, Calendar.current.firstWeekday)
    expectFalse(InputStream().hasBytesAvailable)
    expectEqual(NSMutableString().length, 0)
  }

  @Test(arguments: [
    ("let s = URLSession()", "let s = URLSession(configuration: .default)"),
    ("var s: URLSession! = .init()", "var s: URLSession! = .init(configuration: .default)"),
    ("let s = URLSession.init()", "let s = URLSession.init(configuration: .default)"),
    ("let p = XMLParser()", "let p = XMLParser(data: Data())"),
    ("class URLSession {}\nlet s = URLSession()", "class URLSession {}\nlet s = URLSession()"),
    ("let s = URLSession(configuration: c)", "let s = URLSession(configuration: c)"),
    ("let s = NSAttributedString()", "let s = NSAttributedString(string: \"\")"),
    ("let v: Other = .init()", "let v: Other = .init()"),
  ])
  func classesOfOtherModulesGetArguments(_ example: (String, String)) { expectEqual(adapted(example.0), example.1) }

  /// Mocks of tests inherit the initializer of `NSObject` on iOS, override it or call it.
  @Test(arguments: [
    (
      "class A: URLSession {\n  var a = 1\n}",
      "class A: URLSession {\n  var a = 1\n convenience init() { self.init(configuration: .default) } }"
    ),
    (
      "class A: URLSession { override init() {} }",
      "class A: URLSession {  init() { super.init(configuration: .default) } }"
    ),
    (
      "class A: URLSession { let a: Int; init(a: Int) { self.a = a; super.init() } }",
      "class A: URLSession { let a: Int; init(a: Int) { self.a = a; super.init(configuration: .default) } }"
    ),
    (
      "class A: Timer { var a = 1; override init() { a = 2 } }",
      "class A: Timer { var a = 1; convenience init() { self.init(fire: .distantFuture, interval: 0, repeats: false, "
        + "block: { _ in }); a = 2 } }"
    ),
    ("class A: Timer { init(a: Int) {} }", "class A: Timer { init(a: Int) {} }"),
    ("class A: Other { override init() {} }", "class A: Other { override init() {} }"),
    (
      "class A: Bundle { override init() { super.init() } }",
      "class A: Bundle { init() { super.init(path: Bundle.main.bundlePath)! } }"
    ),
  ])
  func subclassesCallWhatIsHere(_ example: (String, String)) {
    expectEqual(adapted(example.0).replacing(" ", with: ""), example.1.replacing(" ", with: ""))
  }

  /// The compiler reads all members of the superclass, and some of them have types of this module.
  @Test func subclassesOfBundlesImportTheTypesOfItsMembers() {
    expectTrue(addedImports("class A: Bundle {}").contains("import CoreFoundation;"))
    expectFalse(addedImports("class A: Timer { let bundle = Bundle.main }").contains("CoreFoundation"))
  }

  /// A mock is made without arguments, and its own members are called.
  @Test func aMockIsAnObjectOfItsClass() {
    final class Mock: Timer {
      var fires = 0
      convenience init() { self.init(fire: .distantFuture, interval: 0, repeats: false, block: { _ in }) }
      override func fire() { fires += 1 }
    }
    let mock = Mock()
    mock.fire()
    expectEqual(mock.fires, 1)
  }
}

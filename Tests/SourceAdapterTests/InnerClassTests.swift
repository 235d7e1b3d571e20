import Foundation
import SourceAdapter
import TestSupport
import TesseraRuntime
import Testing
import UIKit

/// Classes that code at file scope cannot name: those within functions, as tests declare them, and private ones.
@MainActor
struct InnerClassTests {
  @Test func aClassWithinAFunctionRegistersItsMembers() {
    let text = adapted("func f() { class Spy: NSObject { var a = 1; @objc func tap() {} } }")
    expectTrue(text.contains("class Spy: NSObject, TesseraInnerClass {"))
    expectTrue(
      text.contains(
        "@MainActor class func tesseraRegisterMembers() { tesseraMethods(of: Spy.self, tesseraSelector(\"tap\", "
          + "Spy.tap as (Spy) -> () -> Void)) }"), "\(text)")
    let output = Adapter().adapt([
      .init(path: "/App/File.swift", text: "func f() { class A: NSObject { @objc func b() {} } }")
    ])
    expectTrue(output.files[0].text.contains("tesseraRegister { tesseraRegistersInnerClasses() }"))
  }

  @Test func aPrivateClassRegistersWhatItImplements() {
    let text = adapted("class A { private class B: NSObject, UITableViewDelegate { func f() {} } }")
    expectTrue(text.contains("{ tesseraImplements(B.self, \"f\") }"), "\(text)")
  }

  /// A class that inherits from one with such a method overrides it.
  @Test func aSubclassWithinTheFunctionRegistersItsOwnMembers() {
    let spy = "class Spy: NSObject { @objc func a() {} }"
    let sub = "class Sub: Spy { @objc func b() {} }"
    let text = adapted("func f() { \(spy); \(sub) }\nfunc g() { class Spy: NSObject {}; \(sub) }")
    expectTrue(text.contains("class Sub: Spy {"), "\(text)")
    expectTrue(text.contains("@MainActor override class func tesseraRegisterMembers() { tesseraMethods(of: Sub.self"))
    expectTrue(text.contains("class Sub: Spy, TesseraInnerClass {"), "the other function's has none")
  }

  /// Published forms have cells with type parameters that observe their labels.
  @Test func aGenericClassRegistersItsMembers() {
    let observer =
      "override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, "
      + "context: UnsafeMutableRawPointer?) {}"
    let text = adapted(
      "open class Base<T>: UITableViewCell { @objc func a() {} }\nclass Field<T>: Base<T> { \(observer) }\n"
        + "final class Text: Field<String> {}")
    expectTrue(text.contains("open class Base<T>: UITableViewCell, TesseraInnerClass {"), "\(text)")
    expectTrue(text.contains("@MainActor public class func tesseraRegisterMembers()"))
    expectTrue(text.contains("@MainActor override class func tesseraRegisterMembers()"))
    expectTrue(text.contains("tesseraObserver { (owner: Field) in"))
    expectTrue(text.contains("final class Text: Field<String> {}"))
  }

  @Test func membersOfGenericClassesAreFoundByName() {
    class Base<Value>: NSObject, TesseraInnerClass {
      var log: [String] = []
      func tap() { log.append("tap \(Value.self)") }
      class func tesseraRegisterMembers() {
        tesseraMethods(of: Base.self, tesseraSelector("tap", Base.tap as (Base) -> () -> Void))
      }
    }
    class Field<Value>: Base<Value> {
      func press() { log.append("press") }
      override class func tesseraRegisterMembers() {
        tesseraMethods(of: Field.self, tesseraSelector("press", Field.press as (Field) -> () -> Void))
      }
    }
    final class Text: Field<String> {}
    tesseraRegistersInnerClasses()
    let text = Text()
    text.perform(Selector("tap"))
    text.perform(Selector("press"))
    expectEqual(text.log, ["tap String", "press"])
  }

  /// Classes of one name within several functions do not meet, and one that inherits from another has its method.
  @Test func classesOfOneNameAreApart() {
    let spy = "class Spy: NSObject { @objc func a() {} }"
    let text = adapted("func f() { \(spy) }\nfunc g() { \(spy); class Sub: Spy {} }\nfunc h() { class Spy: UIView {} }")
    expectEqual(text.components(separatedBy: "tesseraRegisterMembers").count, 3, "\(text)")
    expectTrue(text.contains("class Sub: Spy {}"))
    expectTrue(text.contains("class Spy: UIView {}"))
  }

  /// Each class with type arguments registers its members when one is first looked up, and a subclass its own.
  @Test func aClassWithTypeParametersRegistersItsMembers() {
    let text = adapted(
      """
      public class Adapter<ID: Hashable>: NSObject, UICollectionViewDelegate where ID: Sendable {
        @objc func tap() {}
      }
      class Sub<ID: Hashable & Sendable>: Adapter<ID> { @objc func other() {} }
      """)
    expectTrue(text.contains("NSObject, UICollectionViewDelegate, TesseraInnerClass where"), "\(text)")
    expectTrue(
      text.contains(
        "@MainActor public class func tesseraRegisterMembers() { tesseraMethods(of: Adapter.self, tesseraSelector(\"tap\", "
          + "Adapter.tap as (Adapter) -> () -> Void)); tesseraImplements(Adapter.self, \"tap\") }"), "\(text)")
    expectTrue(text.contains("@MainActor override class func tesseraRegisterMembers()"), "\(text)")
    expectEqual(text.components(separatedBy: "TesseraInnerClass").count, 2, "\(text)")
    let other = adapted("package class A<T>: NSObject { @objc func b() {} }")
    expectTrue(other.contains("@MainActor package class func tesseraRegisterMembers()"), "\(other)")
    let open = adapted("open class A<T>: NSObject { @objc func b() {} }")
    expectTrue(open.contains("@MainActor public class func tesseraRegisterMembers()"), "\(open)")
    // A generic class of another module may have the method already.
    let foreign = adapted("class A<T>: Row<T> { @objc func b() {} }")
    expectFalse(foreign.contains("tesseraRegisterMembers"), "\(foreign)")
    let apple = adapted("class A<T: Hashable>: UICollectionViewDiffableDataSource<Int, T> { @objc func b() {} }")
    expectTrue(apple.contains("tesseraRegisterMembers"), "\(apple)")
  }

  @Test func membersOfClassesWithTypeArgumentsAreFoundByName() {
    class Adapter<ID: Hashable & SendableMetatype>: NSObject, TesseraInnerClass {
      var count = 0
      func tap() { count += 1 }
      class func tesseraRegisterMembers() {
        tesseraMethods(of: Adapter.self, tesseraSelector("tap", Adapter.tap as (Adapter) -> () -> Void))
        tesseraImplements(Adapter.self, "tap")
      }
    }
    final class Sub: Adapter<String> {}
    tesseraRegistersInnerClasses()
    let (adapter, sub) = (Adapter<Int>(), Sub())
    for object in [adapter, sub] as [NSObject] { object.perform(Selector("tap")) }
    expectEqual([adapter.count, sub.count], [1, 1])
    expectNil(tesseraOptional(adapter, "other", 1))
  }

  @Test func aCellWithinAFunctionHasTheRequiredInitializer() {
    let cell = "class Cell: UITableViewCell { init(a: Int) { super.init(style: .default, reuseIdentifier: nil) } }"
    let text = adapted("func f() { \(cell) }\nfunc g() { \(cell) }")
    expectEqual(text.components(separatedBy: "required convenience init(instantiating identifier: String)").count, 3)
    expectTrue(text.contains("Use of unimplemented initializer 'init(style:reuseIdentifier:)' for class 'Cell'"))
  }

  @Test func membersAreFoundByName() {
    final class Spy: NSObject, TesseraInnerClass {
      var count = 0
      func tap() { count += 1 }
      static func tesseraRegisterMembers() {
        tesseraMethods(of: Spy.self, tesseraSelector("tap", Spy.tap as (Spy) -> () -> Void))
        tesseraImplements(Spy.self, "tap")
      }
    }
    tesseraRegistersInnerClasses()
    let spy = Spy()
    spy.perform(Selector("tap"))
    expectEqual(spy.count, 1)
    expectNil(tesseraOptional(spy, "other", 1))
    expectEqual(tesseraOptional(spy, "tap", 1), 1)
  }
}

import Foundation
import TestSupport
import Testing
import TesseraRuntime
import UIKit

/// A protocol with an optional method, in the form that the adapter gives it.
private protocol Leaving: NSObject {
  func one()
  func two()
}

extension Leaving {
  func two() {}
}

/// Results of optional methods, as adapted source asks for them.
struct OptionalResultTests {
  private final class Value {}
  private struct Size {
    var width = 1.0
    var height = 2.0
  }

  /// A delegate in the form that the adapter gives a protocol with optional methods.
  private final class Delegate {
    var isImplemented = true
    func count() -> Int { isImplemented ? 7 : tesseraMissing() }
    func name() -> String { isImplemented ? "a" : tesseraMissing() }
    func names() -> [String: Int] { isImplemented ? ["a": 1] : tesseraMissing() }
    func size() -> Size { isImplemented ? Size() : tesseraMissing() }
    func value() -> Value { isImplemented ? Value() : tesseraMissing() }
    func maybe() -> Value? { isImplemented ? Value() : tesseraMissing() }
    func outer() -> Int { (tesseraOptional(self.name()) ?? "abc").count }
  }

  @Test func resultsOfImplementationsArrive() {
    let delegate: Delegate? = Delegate()
    expectEqual(tesseraOptional(delegate?.count()), 7)
    expectEqual(tesseraOptional(delegate?.name()), "a")
    expectEqual(tesseraOptional(delegate!.size())?.height, 2)
    expectNotNil(tesseraOptional(delegate?.value()))
    expectNotNil(tesseraOptional(delegate?.maybe()))
  }

  /// Layouts and wrappers of delegates use their own values where a delegate leaves out a method.
  @MainActor
  @Test func methodsOfUIKitThatAClassLeavesOutAreNil() {
    final class Empty: NSObject, UICollectionViewDelegateFlowLayout, UITableViewDelegate {}
    final class Unknown: NSObject, UITableViewDelegate {}
    final class Rows: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 7 }
    }
    tesseraImplements(Empty.self)
    tesseraImplements(Rows.self, "tableView:heightForRowAt:")
    let (table, path) = (UITableView(), IndexPath(row: 0, section: 0))
    func height(_ delegate: UITableViewDelegate?) -> CGFloat? {
      tesseraOptional(delegate, "tableView:heightForRowAt:", delegate?.tableView(table, heightForRowAt: path))
    }
    expectNil(height(Empty()))
    expectEqual(height(Rows()), 7)
    expectEqual(height(Unknown()), UITableView.automaticDimension)
    expectNil(height(nil))
  }

  @Test func missingImplementationsAreNil() {
    let delegate: Delegate? = Delegate()
    delegate?.isImplemented = false
    for _ in 0..<3 {
      expectNil(tesseraOptional(delegate?.count()))
      expectNil(tesseraOptional(delegate?.name()))
      expectNil(tesseraOptional(delegate?.names()))
      expectNil(tesseraOptional(delegate!.size()))
      expectNil(tesseraOptional(delegate?.value()))
      expectNil(tesseraOptional(delegate?.maybe()))
      expectEqual(tesseraOptional(delegate?.outer()), 3, "a missing method inside another one counts only there")
    }
    expectNil(tesseraOptional((nil as Delegate?)?.count()))
  }

  /// A protocol's optional method and a closure in an optional property are called alike.
  @Test func methodsAndClosuresAreOptionalFunctions() {
    let delegate: Delegate? = Delegate()
    expectEqual(tesseraOptional(tesseraMethod(delegate?.count)?()), 7)
    delegate?.isImplemented = false
    expectNil(tesseraOptional(tesseraMethod(delegate?.count)?()))
    expectNil(tesseraOptional(tesseraMethod((nil as Delegate?)?.count)?()))
    let closures: [(() -> Int)?] = [nil, { 3 }]
    expectEqual(closures.map { tesseraMethod($0)?() }, [nil, 3])
  }

  private final class Partial: NSObject, Leaving { func one() {} }
  private final class Unknown: NSObject, Leaving { func one() {} }

  /// The methods of classes that adapted source registers are known; others may have every method.
  @Test func referencesToMissingMethodsAreNil() {
    tesseraImplements(Partial.self, "one")
    let (partial, unknown): ((any Leaving)?, (any Leaving)?) = (Partial(), Unknown())
    expectNotNil(tesseraReference(partial, "one", partial?.one))
    expectNil(tesseraReference(partial, "two", partial?.two))
    expectNotNil(tesseraReference(unknown, "two", unknown?.two))
    let none: (any Leaving)? = nil
    expectNil(tesseraReference(none, "one", none?.one))
    let selectors = [tesseraSelector("one", (any Leaving).one), tesseraSelector("two", (any Leaving).two)]
    expectEqual(selectors.map { Partial().responds(to: $0) }, [true, false])
    expectEqual(selectors.map { Unknown().responds(to: $0) }, [true, true])
  }

  /// A class has the method that a protocol declares optional, also if the source does not show that it is a class.
  @Test func methodsOfClassesAreFunctions() {
    func result(of function: () -> Int) -> Int { function() }
    let delegate = Delegate()
    expectEqual(result(of: tesseraReference(delegate, "count", delegate.count)), 7)
    expectEqual(tesseraReference(delegate, "count", delegate.count)?(), 7)
  }
}

import TestSupport
import Testing
import TesseraRuntime

/// Results of optional methods, as adapted source asks for them.
@Suite struct OptionalResultTests {
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
}

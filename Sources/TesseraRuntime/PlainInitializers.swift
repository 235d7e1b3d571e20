public import Foundation
import UIKitCore

// Initializers without arguments. On iOS every class of Foundation inherits that of `NSObject`; on Linux a class that
// declares other initializers has none. Code mostly gives a property such a value until it has a real one.

/// The classes of Foundation that get an initializer without arguments.
public protocol TesseraPlainObject {}

extension TesseraPlainObject {
  /// Returns an object that was made otherwise.
  init(made object: Any) {
    guard let object = object as? Self else {
      fatalError("\(Self.self) has no init(); declare one that calls an initializer of its superclass.")
    }
    self = object
  }
}

extension Timer: TesseraPlainObject {}
extension TesseraPlainObject where Self: Timer {
  /// Creates a timer that never fires, and is not valid.
  public init() {
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    timer.invalidate()
    self.init(made: timer)
  }
}

extension NSError: TesseraPlainObject {}
extension TesseraPlainObject where Self: NSError {
  /// Creates an error of a domain without a name.
  public init() { self.init(made: NSError(domain: "", code: 0)) }
}

extension NSNumber: TesseraPlainObject {}
extension TesseraPlainObject where Self: NSNumber {
  /// Creates the number 0.
  public init() { self.init(made: NSNumber(value: 0)) }
}
extension TesseraPlainObject where Self: NSDecimalNumber {
  /// Creates the number 0.
  public init() { self.init(made: NSDecimalNumber.zero) }
}

extension Bundle: TesseraPlainObject {}
extension TesseraPlainObject where Self: Bundle {
  /// Returns the app's bundle.
  public init() { self.init(made: Bundle.main) }
}

extension Progress: TesseraPlainObject {}
extension TesseraPlainObject where Self: Progress {
  /// Creates a progress without units.
  public init() { self.init(made: Progress(totalUnitCount: 0)) }
}

extension Scanner: TesseraPlainObject {}
extension TesseraPlainObject where Self: Scanner {
  /// Creates a scanner of an empty text.
  public init() { self.init(made: Scanner(string: "")) }
}

extension NSPredicate: TesseraPlainObject {}
extension TesseraPlainObject where Self: NSPredicate {
  /// Creates a predicate that is true for every object.
  public init() { self.init(made: NSPredicate(value: true)) }
}

extension NSRegularExpression: TesseraPlainObject {}
extension TesseraPlainObject where Self: NSRegularExpression {
  /// Creates an expression that matches nothing.
  public init() {
    guard let expression = try? NSRegularExpression(pattern: "(?!)") else { fatalError("The pattern is valid.") }
    self.init(made: expression)
  }
}

extension NSSortDescriptor: TesseraPlainObject {}
extension TesseraPlainObject where Self: NSSortDescriptor {
  /// Creates a descriptor that compares objects themselves.
  public init() { self.init(made: NSSortDescriptor(key: nil, ascending: true)) }
}

extension NSMutableString: TesseraPlainObject {}
extension TesseraPlainObject where Self: NSMutableString {
  /// Creates an empty text.
  public init() { self.init(made: NSMutableString(string: "")) }
}

extension Unit: TesseraPlainObject {}
extension TesseraPlainObject where Self: Unit {
  /// Creates a unit without a symbol.
  public init() { self.init(made: Unit(symbol: "")) }
}

public import Foundation
import UIKitCore

/// An arithmetic expression, in place of `NSExpression`, which Foundation on Linux declares as unavailable.
///
/// Expressions have numbers, properties, arguments, parentheses, `+`, `-`, `*`, `/` and `**`, and functions such as `sqrt`.
public final class TesseraExpression: NSObject {
  private let value: (Any?) -> Any?

  /// Creates an expression from a text such as `"2 * (width + %@)"`.
  ///
  /// - Precondition: The text is in the grammar of arithmetic.
  public convenience init(format: String, _ args: Any...) { self.init(format: format, argumentArray: args) }

  /// Creates an expression from a text and its arguments.
  ///
  /// - Precondition: The text is in the grammar of arithmetic.
  public init(format: String, argumentArray arguments: [Any]) {
    var parser = ArithmeticFormat(format, arguments)
    guard let value = parser.value() else {
      refuse(
        "Unable to parse the format string \"\(format)\" at \"\(parser.rest)\"; NSExpression reads arithmetic here.")
    }
    self.value = value
    super.init()
  }

  /// Creates an expression whose value is an object.
  public init(forConstantValue object: Any?) {
    value = { _ in object }
    super.init()
  }

  /// Returns the value of the expression.
  ///
  /// - Parameter object: The object whose properties the expression names. Integers divide as integers.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? { value(object) }
}

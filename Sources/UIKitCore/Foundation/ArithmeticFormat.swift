import Foundation

/// A parser of arithmetic: numbers, properties, arguments, functions and operators, as `NSExpression` reads them.
package struct ArithmeticFormat {
  /// Returns the value for an object, on which properties are looked up; `nil` if one is missing.
  package typealias Value = (Any?) -> NSNumber?
  private var tokens: [String]
  private var arguments: [Any]

  package init(_ text: String, _ arguments: [Any]) {
    (tokens, self.arguments) = (Self.tokens(of: text), arguments)
  }

  /// The text that has not been read.
  package var rest: String { tokens.joined(separator: " ") }

  /// Returns the value that the whole text describes; `nil` if it is not in the grammar.
  package mutating func value() -> Value? {
    guard let value = sum(), tokens.isEmpty else { return nil }
    return value
  }

  private static func tokens(of text: String) -> [String] {
    let pattern = #"%[@Kdifu]|%l[diufx]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|\*\*|[A-Za-z_@][\w.]*|\S"#
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
      Range($0.range, in: text).map { String(text[$0]) }
    }
  }

  private mutating func take(_ token: String) -> Bool {
    guard tokens.first == token else { return false }
    tokens.removeFirst()
    return true
  }

  // MARK: Operators, the weakest first

  private mutating func sum() -> Value? {
    guard var left = product() else { return nil }
    while tokens.first == "+" || tokens.first == "-" {
      let isSum = tokens.removeFirst() == "+"
      guard let right = product() else { return nil }
      left = isSum ? Self.combined(left, right, (&+), +) : Self.combined(left, right, (&-), -)
    }
    return left
  }

  private mutating func product() -> Value? {
    guard var left = power() else { return nil }
    while tokens.first == "*" || tokens.first == "/" {
      let isProduct = tokens.removeFirst() == "*"
      guard let right = power() else { return nil }
      left =
        isProduct
        ? Self.combined(left, right, (&*), *) : Self.combined(left, right, { $1 == 0 ? nil : $0 / $1 }, /)
    }
    return left
  }

  private mutating func power() -> Value? {
    guard let base = sign() else { return nil }
    guard take("**") else { return base }
    guard let exponent = power() else { return nil }
    return Self.combined(base, exponent, { _, _ in nil }, pow)
  }

  private mutating func sign() -> Value? {
    if take("+") { return sign() }
    guard take("-") else { return operand() }
    return sign().map { Self.combined({ _ in 0 }, $0, (&-), -) }
  }

  private mutating func operand() -> Value? {
    guard !tokens.isEmpty else { return nil }
    let token = tokens.removeFirst()
    if token == "(" {
      guard let inner = sum(), take(")") else { return nil }
      return inner
    }
    if token.hasPrefix("%"), token.count > 1 { return argument(isPath: token == "%K") }
    if let whole = Int(token) { return { _ in NSNumber(value: whole) } }
    if let number = Double(token) { return { _ in NSNumber(value: number) } }
    guard let first = token.first, first.isLetter || first == "_" || first == "@" else { return nil }
    if take("(") { return call(token) }
    return { PredicateValue.value(at: token, of: $0) as? NSNumber }
  }

  private mutating func argument(isPath: Bool) -> Value? {
    guard !arguments.isEmpty else { return nil }
    let argument = arguments.removeFirst()
    if isPath { return { PredicateValue.value(at: "\(argument)", of: $0) as? NSNumber } }
    let number = PredicateValue.unwrapped(argument) as? NSNumber
    return { _ in number }
  }

  /// Reads the arguments of a function.
  private mutating func call(_ name: String) -> Value? {
    var values: [Value] = []
    while !take(")") {
      guard let value = sum() else { return nil }
      values.append(value)
      if tokens.first != ")", !take(",") { return nil }
    }
    guard let function = Self.functions[name], function.count == values.count else { return nil }
    return { object in
      let numbers = values.compactMap { $0(object)?.doubleValue }
      return numbers.count == values.count ? NSNumber(value: function.result(numbers)) : nil
    }
  }

  private static let functions: [String: (count: Int, result: @Sendable ([Double]) -> Double)] = [
    "sqrt": (1, { $0[0].squareRoot() }), "abs": (1, { abs($0[0]) }), "exp": (1, { exp($0[0]) }),
    "ln": (1, { log($0[0]) }), "log": (1, { log10($0[0]) }), "ceiling": (1, { $0[0].rounded(.up) }),
    "floor": (1, { $0[0].rounded(.down) }), "trunc": (1, { $0[0].rounded(.towardZero) }),
  ]

  /// Returns the result of an operator: whole numbers give a whole number, others a decimal one.
  private static func combined(
    _ left: @escaping Value, _ right: @escaping Value, _ whole: @escaping (Int, Int) -> Int?,
    _ decimal: @escaping (Double, Double) -> Double
  ) -> Value {
    { object in
      guard let left = left(object), let right = right(object) else { return nil }
      if left.isWhole, right.isWhole, let result = whole(left.intValue, right.intValue) {
        return NSNumber(value: result)
      }
      return NSNumber(value: decimal(left.doubleValue, right.doubleValue))
    }
  }
}

extension NSNumber {
  /// Whether the number was made from an integer.
  fileprivate var isWhole: Bool { !["f", "d"].contains(String(cString: objCType)) }
}

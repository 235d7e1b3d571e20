import SwiftSyntax

/// A value in source whose meaning is known: a number, a call with a number, or a case.
enum CodeNumber: Equatable {
  case number(Double)
  case call(String, Double)
  case name(String)

  /// The value that a text such as `8`, `.absolute(44)` or `.paging` describes.
  init?(text: String) {
    if let number = Double(text) {
      self = .number(number)
      return
    }
    guard text.hasPrefix(".") else { return nil }
    let parts = text.dropFirst().split(separator: "(", maxSplits: 1)
    guard let name = parts.first else { return nil }
    guard parts.count == 2 else {
      self = .name(String(name))
      return
    }
    guard let number = Double(parts[1].dropLast()) else { return nil }
    self = .call(String(name), number)
  }

  /// Whether two values are equal, apart from the rounding of a text with four decimals.
  func isClose(to other: CodeNumber) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let two)): abs(one - two) <= 0.000_051
    case (.call(let name, let one), .call(let other, let two)): name == other && abs(one - two) <= 0.000_051
    default: self == other
    }
  }
}

extension CodeScope {
  /// Returns the meaning of an expression; `nil` if it depends on anything but literals and constants.
  func value(of expression: ExprSyntax, depth: Int = 0) -> CodeNumber? {
    guard depth < 8 else { return nil }
    if let number = number(expression, depth) { return .number(number) }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      call.arguments.count == 1, let argument = call.arguments.first?.expression, let value = number(argument, depth)
    {
      return .call(name, value)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
      return .name(member.declName.baseName.text)
    }
    return binding(of: expression).flatMap { $0.scope.value(of: $0.expression, depth: depth + 1) }
  }

  private func number(_ expression: ExprSyntax, _ depth: Int) -> Double? {
    if let literal = expression.as(IntegerLiteralExprSyntax.self) { return Double(digits(literal.literal.text)) }
    if let literal = expression.as(FloatLiteralExprSyntax.self) { return Double(digits(literal.literal.text)) }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return number(prefix.expression, depth).map { -$0 }
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { number($0.expression, depth) }
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      ["CGFloat", "Double", "Float"].contains(call.calledExpression.trimmedDescription), call.arguments.count == 1
    {
      return call.arguments.first.flatMap { number($0.expression, depth) }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return result(Array(sequence.elements), depth) }
    guard depth < 8, let bound = binding(of: expression) else { return nil }
    return bound.scope.number(bound.expression, depth + 1)
  }

  private func digits(_ text: String) -> String { text.filter { $0 != "_" } }

  /// Returns the result of operands and operators in turn.
  private func result(_ elements: [ExprSyntax], _ depth: Int) -> Double? {
    guard !elements.isEmpty, let first = number(elements[0], depth) else { return nil }
    var terms = [first]
    for index in stride(from: 1, to: elements.count - 1, by: 2) {
      guard let sign = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
        let value = number(elements[index + 1], depth), let last = terms.popLast()
      else { return nil }
      switch sign {
      case "*": terms.append(last * value)
      case "/": terms.append(last / value)
      case "+": terms += [last, value]
      case "-": terms += [last, -value]
      default: return nil
      }
    }
    return terms.reduce(0, +)
  }
}

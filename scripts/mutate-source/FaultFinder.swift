import SwiftSyntax

/// A syntax visitor that collects every fault that can be injected into one file.
///
/// - Operators and constants change to a close neighbour, because suites detect a distant one by accident.
/// - Conditions are negated, roundings reversed, and calls whose result is unused are removed.
/// - Arguments of assertions are not changed, because they describe a programmer's error, not behaviour.
final class FaultFinder: SyntaxVisitor {
  private(set) var faults: [Fault] = []
  private let converter: SourceLocationConverter

  init(file: String, tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private static let operators = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+", "*": "/", "/": "*",
    "&&": "||", "||": "&&", "+=": "-=", "-=": "+=", "===": "!==", "!==": "===",
  ]
  private static let names = [
    "min": "max", "max": "min", "floor": "ceil", "ceil": "floor", "up": "down", "down": "up",
    "first": "last", "last": "first", "minX": "maxX", "maxX": "minX", "minY": "maxY", "maxY": "minY",
    "leading": "trailing", "trailing": "leading", "top": "bottom", "bottom": "top",
    "width": "height", "height": "width",
  ]
  private static let assertions: Set = [
    "precondition", "assert", "assertionFailure", "preconditionFailure", "fatalError", "raise", "warn",
  ]

  private func add(_ node: some SyntaxProtocol, _ replacement: String) {
    let text = node.trimmedDescription
    guard !replacement.contains("\n"), !text.contains("\n") else { return }
    let start = node.positionAfterSkippingLeadingTrivia
    faults.append(
      Fault(
        bytes: start.utf8Offset..<(start.utf8Offset + node.trimmedLength.utf8Length), replacement: replacement,
        original: text, line: converter.location(for: start).line))
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let other = Self.operators[node.operator.text] { add(node, other) }
    return .skipChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["-", "!"].contains(node.operator.text) { add(node, node.expression.trimmedDescription) }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.literal.text == "true" ? "false" : "true")
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let digits = node.literal.text.replacing("_", with: "")
    if let value = Int(digits), value < 1 << 40 { add(node, String(value + 1)) }
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Double(node.literal.text.replacing("_", with: "")) {
      add(node, String(value == 0 ? 1 : value * 1.1))
    }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let other = Self.names[node.baseName.text] { add(node.baseName, other) }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition { add(condition, "!(\(condition.trimmedDescription))") }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .expr(let expression) = node.item, let call = expression.as(FunctionCallExprSyntax.self),
      node.parent?.as(CodeBlockItemListSyntax.self)?.count ?? 0 > 1, !isAssertion(call)
    {
      add(node, "")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    isAssertion(node) ? .skipChildren : .visitChildren
  }

  private func isAssertion(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.as(DeclReferenceExprSyntax.self).map { Self.assertions.contains($0.baseName.text) } ?? false
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

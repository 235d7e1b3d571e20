import SwiftSyntax

/// Collects every fault that can be injected into one file.
///
/// - Operators, names and constants change to a close neighbor, because suites detect a distant one by accident.
/// - Conditions are negated, branches and arguments swapped, and statements removed.
/// - Arguments of assertions stay as they are: they describe a programmer's error, not behavior. So do calls that only
///   reserve memory.
final class FaultFinder: SyntaxVisitor {
  private(set) var faults: [Fault] = []
  private let converter: SourceLocationConverter
  private let text: [UInt8]
  private let neighbours: EnumNeighbours

  init(file: String, text: [UInt8], tree: SourceFileSyntax, neighbours: EnumNeighbours) {
    converter = SourceLocationConverter(fileName: file, tree: tree)
    self.text = text
    self.neighbours = neighbours
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ node: some SyntaxProtocol, _ replacement: String) {
    add(node.trimmedBytes, replacement, at: node)
  }

  private func add(_ bytes: Range<Int>, _ replacement: String, at node: some SyntaxProtocol) {
    guard let site = Site.around(Syntax(node)), site.bytes.contains(bytes.lowerBound) else { return }
    faults.append(
      Fault(
        bytes: bytes, replacement: replacement, original: source(bytes),
        line: converter.location(for: AbsolutePosition(utf8Offset: bytes.lowerBound)).line, site: site))
  }

  private func source(_ bytes: Range<Int>) -> String { String(decoding: text[bytes], as: UTF8.self) }

  // MARK: Operators and constants

  private static let operators = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+", "*": "/", "/": "*",
    "&&": "||", "||": "&&", "+=": "-=", "-=": "+=", "===": "!==", "!==": "===", "..<": "...", "...": "..<",
  ]

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let other = Self.operators[node.operator.text] { add(node, other) }
    return .skipChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["-", "!"].contains(node.operator.text) { add(node, source(node.expression.trimmedBytes)) }
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

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.segments.count == 1, case .stringSegment(let segment) = node.segments.first!,
      node.openingQuote.text == "\"",
      !segment.content.text.isEmpty
    {
      add(segment, segment.content.text + "~")
    }
    return .visitChildren
  }

  // MARK: Names and arguments

  private static let names = [
    "min": "max", "max": "min", "floor": "ceil", "ceil": "floor", "up": "down", "down": "up",
    "first": "last", "last": "first", "minX": "maxX", "maxX": "minX", "minY": "maxY", "maxY": "minY",
    "midX": "midY", "midY": "midX", "width": "height", "height": "width", "x": "y", "y": "x", "dx": "dy", "dy": "dx",
    "leading": "trailing", "trailing": "leading", "top": "bottom", "bottom": "top", "left": "right", "right": "left",
  ]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    if let other = Self.names[name] {
      add(node.baseName, other)
    } else if let member, member.base == nil, member.declName.id == node.id, let other = neighbours[name] {
      add(node.baseName, other)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if isAssertion(node) { return .skipChildren }
    if let name = called(node), ["min", "max"].contains(name) { return .visitChildren }
    for (first, second) in zip(node.arguments, node.arguments.dropFirst()) where areAlike(first, second) {
      let (one, two) = (first.expression.trimmedBytes, second.expression.trimmedBytes)
      let between = source(one.upperBound..<two.lowerBound)
      add(one.lowerBound..<two.upperBound, source(two) + between + source(one), at: first)
    }
    return .visitChildren
  }

  /// Whether two arguments may have the same type, which only the compiler knows for certain.
  private func areAlike(_ first: LabeledExprSyntax, _ second: LabeledExprSyntax) -> Bool {
    [first, second].allSatisfy {
      $0.expression.is(DeclReferenceExprSyntax.self) || $0.expression.is(MemberAccessExprSyntax.self)
    } && first.expression.trimmedDescription != second.expression.trimmedDescription
  }

  // MARK: Conditions and statements

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition, !isReversible(condition) {
      add(condition, "!(\(source(condition.trimmedBytes)))")
    }
    return .visitChildren
  }

  /// Whether a fault of the condition's own operator negates it.
  private func isReversible(_ condition: ExprSyntax) -> Bool {
    if condition.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" { return true }
    guard let elements = condition.as(SequenceExprSyntax.self)?.elements, elements.count == 3 else { return false }
    let name = elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text
    return ["==", "!=", "===", "!=="].contains(name)
  }

  override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind {
    if let end = node.parent?.trimmedBytes.upperBound {
      let first = node.thenExpression.trimmedBytes
      let second = node.trimmedBytes.upperBound..<end
      add(first.lowerBound..<end, source(second) + " : " + source(first), at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if isRemovable(node) { add(node, "()") }
    return .visitChildren
  }

  private func isRemovable(_ node: CodeBlockItemSyntax) -> Bool {
    if endsGuard(node) || Site.around(Syntax(node))?.kind == .result { return false }
    switch node.item {
    case .stmt(let statement):
      return statement.is(ContinueStmtSyntax.self) || statement.is(BreakStmtSyntax.self)
        || statement.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false
    case .expr(var expression):
      if let attempt = expression.as(TryExprSyntax.self) { expression = attempt.expression }
      if let call = expression.as(FunctionCallExprSyntax.self) { return !isAssertion(call) && called(call) != "init" }
      let isAssigned = expression.as(SequenceExprSyntax.self)?.elements.contains { isAssignment($0) } ?? false
      return isAssigned && !initializes(expression)
    default: return false
    }
  }

  /// Whether a statement is the last one of a `guard`, which must leave the scope.
  private func endsGuard(_ node: CodeBlockItemSyntax) -> Bool {
    guard let items = node.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return items.last?.id == node.id && items.parent?.parent?.is(GuardStmtSyntax.self) == true
  }

  /// Whether an expression sets a property in an initializer, which would not compile without it.
  private func initializes(_ expression: ExprSyntax) -> Bool {
    guard expression.trimmedDescription.hasPrefix("self.") else { return false }
    return sequence(first: Syntax(expression), next: \.parent).contains { $0.is(InitializerDeclSyntax.self) }
  }

  private func isAssignment(_ element: ExprSyntax) -> Bool {
    element.is(AssignmentExprSyntax.self)
      || ["+=", "-=", "*=", "/=", "&=", "|="].contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text)
  }

  // MARK: Left as they are

  private static let assertions: Set = [
    "precondition", "assert", "assertionFailure", "preconditionFailure", "fatalError", "raise", "refuse", "warn",
  ]

  private func isAssertion(_ call: FunctionCallExprSyntax) -> Bool {
    // Memory that is reserved in advance changes no result.
    if called(call) == "reserveCapacity" { return true }
    return call.calledExpression.as(DeclReferenceExprSyntax.self).map { Self.assertions.contains($0.baseName.text) }
      ?? false
  }

  private func called(_ call: FunctionCallExprSyntax) -> String? {
    call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

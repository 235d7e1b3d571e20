import SwiftSyntax

/// An object that code makes with a call: a section, a group, an item, an item at an edge, or a flow layout.
struct CodeObject {
  let scope: CodeScope
  /// The call that makes it.
  let call: FunctionCallExprSyntax
  /// The variable's name; `nil` for an object without one.
  let name: String?

  init?(_ expression: ExprSyntax, in scope: CodeScope) {
    var (expression, scope, name, depth) = (expression, scope, String?.none, 0)
    while !Self.isMade(by: expression), depth < 8, let binding = scope.binding(of: expression) {
      (expression, scope, depth) = (binding.expression, binding.scope, depth + 1)
      name = binding.name ?? name
    }
    guard Self.isMade(by: expression), let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    (self.scope, self.call) = (scope, call)
    self.name = name ?? Self.variable(of: Syntax(call))
  }

  /// Whether an expression is a call that makes a part of a layout.
  private static func isMade(by expression: ExprSyntax) -> Bool {
    guard let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription else {
      return false
    }
    return callee.hasPrefix("NSCollectionLayout") || callee == "UICollectionViewFlowLayout"
  }

  /// The name of the variable that a call initializes.
  private static func variable(of call: Syntax) -> String? {
    call.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
  }

  func argument(_ label: String) -> ExprSyntax? { call.arguments.first { $0.label?.text == label }?.expression }

  /// The elements of an argument that is an array.
  func elements(_ label: String) -> [ExprSyntax] { argument(label).map { elements(of: $0) } ?? [] }

  /// The elements of an array, or of the array for which an expression stands.
  func elements(of expression: ExprSyntax) -> [ExprSyntax] {
    if let array = expression.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
    return scope.binding(of: expression).flatMap { $0.expression.as(ArrayExprSyntax.self) }?.elements.map(\.expression)
      ?? []
  }

  /// The statement that makes the object, after which others can be inserted.
  var statement: CodeBlockItemSyntax? {
    var next = Syntax(call).parent
    while let current = next {
      if let item = current.as(CodeBlockItemSyntax.self) { return item }
      if current.is(ClosureExprSyntax.self) || current.is(MemberBlockItemSyntax.self) { return nil }
      next = current.parent
    }
    return nil
  }

  /// Returns the values that statements assign to a property, in order.
  func assignments(to property: String) -> [ExprSyntax] {
    guard let name, let statements = statement?.parent else { return [] }
    let finder = AssignmentFinder("\(name).\(property)")
    finder.walk(statements)
    return finder.values
  }
}

/// A finder of assignments to a property.
private final class AssignmentFinder: SyntaxVisitor {
  private let target: String
  private(set) var values: [ExprSyntax] = []

  init(_ target: String) {
    self.target = target
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self), parts[0].trimmedDescription == target else {
      return .visitChildren
    }
    values.append(parts.count == 3 ? parts[2] : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(parts[2...]))))
    return .visitChildren
  }
}

/// A section that code makes, with its parts, or a flow layout.
struct LayoutCode {
  private(set) var parts: [String: CodeObject] = [:]

  init?(_ call: FunctionCallExprSyntax, in scope: CodeScope) {
    let callee = call.calledExpression.trimmedDescription
    if callee == "UICollectionViewFlowLayout" {
      parts["flow"] = CodeObject(ExprSyntax(call), in: scope)
      return
    }
    guard callee == "NSCollectionLayoutSection" || callee == "NSCollectionLayoutSection.list",
      let section = CodeObject(ExprSyntax(call), in: scope)
    else { return nil }
    parts["section"] = section
    if let group = section.argument("group") { add(group, in: scope, as: "group", depth: 0) }
    for value in section.assignments(to: "boundarySupplementaryItems") {
      for (index, item) in section.elements(of: value).enumerated() {
        parts["boundary/\(index)"] = CodeObject(item, in: scope)
      }
    }
  }

  private mutating func add(_ expression: ExprSyntax, in scope: CodeScope, as path: String, depth: Int) {
    guard depth < 8, let object = CodeObject(expression, in: scope) else { return }
    parts[path] = object
    let one = object.argument("subitem") ?? object.argument("repeatingSubitem")
    for (index, item) in (one.map { [$0] } ?? object.elements("subitems")).enumerated() {
      add(item, in: object.scope, as: "\(path)/\(index)", depth: depth + 1)
    }
  }
}

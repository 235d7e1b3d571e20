import SwiftSyntax

extension Rule {
  /// Replaces `os(iOS)`, `targetEnvironment(simulator)` and similar conditions of `#if` with their values on iOS.
  static let platformConditions = Rule(FunctionCallExprSyntax.self, .functionCallExpr, needle: "#if") { node, context in
    guard node.isInCondition, let value = context.conditions.value(of: node) else { return }
    context.edits.replace(node, with: value ? "true" : "false")
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is part of the condition of an `#if`.
  fileprivate var isInCondition: Bool {
    var child = Syntax(self)
    while let parent = child.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        return clause.condition.map { Syntax($0) == child } ?? false
      }
      if !parent.isProtocol((any ExprSyntaxProtocol).self), !parent.is(ExprListSyntax.self),
        !parent.is(LabeledExprSyntax.self), !parent.is(LabeledExprListSyntax.self)
      {
        return false
      }
      child = parent
    }
    return false
  }
}

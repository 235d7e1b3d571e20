import SwiftSyntax

extension Rule {
  /// Leaves the type `Self` of a trait handler's first parameter to inference: the compiler does not take it for the
  /// class whose traits are observed.
  static let traitHandlers = Rule(FunctionCallExprSyntax.self, .functionCallExpr, needle: "registerForTraitChanges") {
    node, context in
    guard node.calledName == "registerForTraitChanges", let parameter = node.handler?.firstParameter,
      let colon = parameter.colon, let type = parameter.type, type.trimmedDescription == "Self"
    else { return }
    context.edits.blank(colon)
    context.edits.blank(type)
  }
}

extension FunctionCallExprSyntax {
  /// The name of the called function, of whatever it is a member.
  fileprivate var calledName: String? {
    let member = calledExpression.as(MemberAccessExprSyntax.self)?.declName
    return (member ?? calledExpression.as(DeclReferenceExprSyntax.self))?.baseName.text
  }

  /// The closure that is passed as the handler.
  fileprivate var handler: ClosureExprSyntax? {
    trailingClosure ?? arguments.first { $0.label?.text == "handler" }?.expression.as(ClosureExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  fileprivate var firstParameter: ClosureParameterSyntax? {
    guard case .parameterClause(let clause) = signature?.parameterClause else { return nil }
    return clause.parameters.first
  }
}

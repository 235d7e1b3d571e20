import SwiftSyntax

extension Rule {
  /// Notes the delegate with which a main file starts an app by a call of `UIApplicationMain`.
  static let entryCalls = Rule(FunctionCallExprSyntax.self, .functionCallExpr, needle: "UIApplicationMain(") {
    node, context in
    guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "UIApplicationMain",
      let delegate = node.arguments.last?.expression
    else { return }
    context.principalClass = node.principalClass
    let (line, column) = context.file.line(of: node)
    context.entry = EntryPoint(
      type: delegate.namedClass, attribute: "UIApplicationMain()", file: context.file.path, line: line, column: column)
  }
}

extension FunctionCallExprSyntax {
  /// The class whose name is the argument before the last: `App` in `NSStringFromClass(App.self)`.
  fileprivate var principalClass: String? {
    guard let name = arguments.dropLast().last?.expression.namedClass, name != "UIApplication" else { return nil }
    return name
  }
}

extension ExprSyntax {
  /// The class whose name an expression is: `App` in `NSStringFromClass(App.self)`; `nil` for other expressions.
  fileprivate var namedClass: String? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let type = call.arguments.first?.expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self"
    else { return nil }
    return type.base?.trimmedDescription
  }
}

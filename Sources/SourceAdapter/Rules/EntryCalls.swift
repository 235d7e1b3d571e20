import SwiftSyntax

extension Rule {
  /// Notes the delegate with which a main file starts an app by a call of `UIApplicationMain`.
  static let entryCalls = Rule(FunctionCallExprSyntax.self, .functionCallExpr, needle: "UIApplicationMain(") {
    node, context in
    guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "UIApplicationMain",
      let call = node.arguments.last?.expression.as(FunctionCallExprSyntax.self),
      let type = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self",
      let name = type.base?.trimmedDescription
    else { return }
    context.principalClass = node.principalClass
    let (line, column) = context.file.line(of: node)
    context.entry = EntryPoint(
      type: name, attribute: "UIApplicationMain()", file: context.file.path, line: line, column: column)
  }
}

extension FunctionCallExprSyntax {
  /// The class whose name is the argument before the last: `App` in `NSStringFromClass(App.self)`.
  fileprivate var principalClass: String? {
    guard let argument = arguments.dropLast().last?.expression.as(FunctionCallExprSyntax.self),
      let type = argument.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let name = type.base?.trimmedDescription, name != "UIApplication"
    else { return nil }
    return name
  }
}

import SwiftSyntax

extension Rule {
  /// Finds UIKit's classes by their names alone, as in Objective-C, which has no modules.
  static let classNames = Rule(FunctionCallExprSyntax.self, .functionCallExpr, needle: "NSClassFromString(") {
    node, context in
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      name.baseName.text == "NSClassFromString", node.arguments.count == 1
    else { return }
    context.edits.replace(name, with: "tesseraClass")
  }
}

import SwiftSyntax

extension Rule {
  /// Makes literals of images and colors calls; the compiler's own need initializers that only Objective-C can require.
  static let literals = Rule(MacroExpansionExprSyntax.self, .macroExpansionExpr, needle: "Literal(") { node, context in
    let name: String
    switch node.macroName.text {
    case "imageLiteral": name = "tesseraImage"
    case "colorLiteral": name = "UIColor"
    default: return
    }
    context.edits.replace(
      node.pound.positionAfterSkippingLeadingTrivia
        .utf8Offset..<node.macroName.endPositionBeforeTrailingTrivia.utf8Offset,
      with: name)
  }

  /// Gives attributed strings without arguments an empty string: Linux's Foundation has no initializer without one.
  static let plainInitializers = Rule(FunctionCallExprSyntax.self, .functionCallExpr, needle: "AttributedString") {
    node, context in
    guard node.arguments.isEmpty, node.trailingClosure == nil, let start = node.leftParen, let end = node.rightParen,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name == "NSAttributedString" || name == "NSMutableAttributedString"
    else { return }
    context.edits.replace(
      start.endPositionBeforeTrailingTrivia.utf8Offset..<end.positionAfterSkippingLeadingTrivia.utf8Offset,
      with: "string: \"\"")
  }
}

import SwiftSyntax

extension Rule {
  /// Removes the convention of Objective-C's blocks from the types of closures.
  static let blockConventions = Rule(AttributeSyntax.self, .attribute, needle: "@convention(block)") { node, context in
    guard node.attributeName.trimmedDescription == "convention",
      node.arguments?.trimmedDescription == "block"
    else { return }
    context.edits.blank(node)
  }

  /// Replaces casts of a block's bits to the type of a closure with a function that returns the block's closure.
  static let blockCasts = Rule(FunctionCallExprSyntax.self, .functionCallExpr, needle: "unsafeBitCast(") {
    node, context in
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "unsafeBitCast",
      node.arguments.count == 2
    else { return }
    context.edits.replace(name, with: "tesseraBitCast")
  }
}

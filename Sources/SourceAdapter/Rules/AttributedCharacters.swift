import SwiftSyntax

extension Rule {
  /// Takes the characters of an attributed string from a property that keeps its attributes in step.
  static let attributedCharacters = Rule(MemberAccessExprSyntax.self, .memberAccessExpr, needle: ".mutableString") {
    node, context in
    guard node.declName.baseName.text == "mutableString", node.base != nil,
      !context.index.variables.contains("mutableString")
    else { return }
    context.edits.replace(node.declName.baseName, with: "tesseraMutableString")
  }
}

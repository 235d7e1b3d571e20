import SwiftSyntax

extension Rule {
  /// Removes the optionals around the values within arrays and dictionaries of `UserDefaults`, which those of Foundation
  /// on Linux have, and print.
  static let defaultsValues = Rule(FunctionCallExprSyntax.self, .functionCallExpr, needle: "efaults") { node, context in
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["dictionary", "array", "object"].contains(member.declName.baseName.text),
      node.arguments.map({ $0.label?.text }) == ["forKey"],
      member.base?.trimmedDescription.lowercased().contains("defaults") == true
    else { return }
    context.edits.insert("tesseraPlainValues(", before: node)
    context.edits.insert(")", after: node)
  }
}

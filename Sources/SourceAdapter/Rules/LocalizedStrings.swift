import SwiftSyntax

extension Rule {
  /// Looks up texts of a bundle by a method that follows the device's language, which Foundation on Linux does not.
  static let localizedStrings = Rule(FunctionCallExprSyntax.self, .functionCallExpr) { node, context in
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "localizedString",
      node.arguments.map({ $0.label?.text }) == ["forKey", "value", "table"]
    else { return }
    context.edits.replace(member.declName, with: "tesseraLocalizedString")
  }
}

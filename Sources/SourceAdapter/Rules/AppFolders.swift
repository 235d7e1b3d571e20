import SwiftSyntax

extension Rule {
  /// Lets the app find its `Library` folder, which Foundation on Linux does not know.
  static let appFolders = Rule(FunctionCallExprSyntax.self, .functionCallExpr, needle: "Domain") { node, context in
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      guard function.baseName.text == "NSSearchPathForDirectoriesInDomains" else { return }
      context.edits.replace(function, with: "tesseraSearchPaths")
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName {
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      switch (member.baseName.text, labels) {
      case ("urls", ["for", "in"]) where namesDomain(node.arguments.last):
        context.edits.replace(member, with: "tesseraURLs")
      case ("url", ["for", "in", "appropriateFor", "create"]): context.edits.replace(member, with: "tesseraURL")
      default: break
      }
    }
  }

  private static func namesDomain(_ argument: LabeledExprSyntax?) -> Bool {
    let name = argument?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    return name.hasSuffix("DomainMask") || name == "allDomainsMask"
  }
}

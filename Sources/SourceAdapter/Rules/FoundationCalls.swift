import SwiftSyntax

// Classes and methods of Foundation that are unavailable on Linux, or differ from those of iOS.
extension Rule {
  /// Enumerates matches and parts of texts by functions whose closures need no `self.`, and that know words and sentences.
  static let enumerations = Rule(FunctionCallExprSyntax.self, .functionCallExpr, needle: "enumerate") { node, context in
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    guard let name, let own = ownEnumerations[name.text], node.arguments.first?.label?.text == "in",
      !context.index.declaresFunction(name.text)
    else { return }
    context.edits.replace(name, with: own)
  }

  private static let ownEnumerations = [
    "enumerateMatches": "tesseraEnumerateMatches", "enumerateSubstrings": "tesseraEnumerateSubstrings",
  ]

  /// Names the classes that take the place of those that Foundation on Linux declares as unavailable.
  static let unavailableClasses = Rule(TokenSyntax.self, .token) { token, context in
    guard case .identifier(let name) = token.tokenKind, let own = ownClasses[name], context.index[name] == nil,
      token.parent?.is(DeclReferenceExprSyntax.self) == true || token.parent?.is(IdentifierTypeSyntax.self) == true
    else { return }
    context.edits.replace(token, with: own)
  }

  private static let ownClasses = [
    "NSExpression": "TesseraExpression", "PersonNameComponentsFormatter": "TesseraNameFormatter",
  ]

  /// Makes date formatters that name days such as today, in files that ask for it.
  static let relativeDates = Rule(
    FunctionCallExprSyntax.self, .functionCallExpr, needle: "doesRelativeDateFormatting"
  ) { node, context in
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "DateFormatter",
      node.arguments.isEmpty, context.index["DateFormatter"] == nil
    else { return }
    context.edits.replace(name, with: "TesseraDateFormatter")
  }

  /// Names the module of functions that extensions of `CGFloat` call, where Foundation on Linux has unavailable members
  /// of the same names, which the compiler finds first.
  static let numberFunctions = Rule(
    FunctionCallExprSyntax.self, .functionCallExpr, needle: "CGFloat"
  ) { node, context in
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil,
      hiddenFunctions.contains(name.baseName.text), let first = node.arguments.first, first.label == nil,
      context.owner(of: node) == "CGFloat", !context.index.declaresFunction(name.baseName.text)
    else { return }
    context.edits.replace(name, with: "Swift.\(name.baseName.text)")
  }

  private static let hiddenFunctions: Set = ["abs", "max", "min"]
}

extension TargetIndex {
  /// Whether the target declares a function of a name, in a type or an extension.
  fileprivate func declaresFunction(_ name: String) -> Bool {
    (types.flatMap(\.members) + foreignMembers.map(\.member) + functions).contains {
      $0.form == .function && $0.name == name
    }
  }
}

import SwiftSyntax

extension Rule {
  /// Makes literals of images, files and colors calls; the compiler's own need initializers that only Objective-C can require.
  static let literals = Rule(MacroExpansionExprSyntax.self, .macroExpansionExpr, needle: "Literal(") { node, context in
    let name: String
    switch node.macroName.text {
    case "imageLiteral": name = "tesseraImage"
    case "fileLiteral": name = "tesseraFile"
    case "colorLiteral": name = "tesseraColor"
    default: return
    }
    context.edits.replace(
      node.pound.positionAfterSkippingLeadingTrivia
        .utf8Offset..<node.macroName.endPositionBeforeTrailingTrivia.utf8Offset,
      with: name)
  }
}

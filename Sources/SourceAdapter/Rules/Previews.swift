import SwiftParser
import SwiftSyntax

extension Rule {
  /// Makes a preview a function that the host can call; the macro itself expands to nothing.
  static let previews = Rule([.macroExpansionExpr, .macroExpansionDecl], needle: "#Preview") { node, context in
    guard let macro = node.asProtocol((any FreestandingMacroExpansionSyntax).self), macro.macroName.text == "Preview",
      let item = node.parent?.as(CodeBlockItemSyntax.self), item.parent?.parent?.is(SourceFileSyntax.self) == true,
      !context.importedModules.contains("SwiftUI")
    else { return }
    let number = context.screens.count { $0.form == .preview } + 1
    let function = context.generatedName("Preview", number)
    context.edits.replace(
      macro.pound.positionAfterSkippingLeadingTrivia
        .utf8Offset..<macro.macroName.endPositionBeforeTrailingTrivia.utf8Offset,
      with: "@MainActor func \(function)() -> Any { tesseraPreview")
    context.edits.insert(" }", after: node)
    let (line, column) = context.file.line(of: node)
    let name = macro.arguments.first.flatMap { $0.label == nil ? $0.expression.stringValue : nil }
    context.screens.append(
      ScreenSummary(
        name: name ?? "Preview \(number)", kind: .preview, file: context.file.path, line: line, column: column,
        form: .preview, access: "internal", make: function))
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolations.
  var stringValue: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}

extension FileContext {
  /// Returns a name for a generated declaration that is unique in the module.
  func generatedName(_ purpose: String, _ number: Int) -> String { "tessera\(purpose)\(number)_\(key)" }
}

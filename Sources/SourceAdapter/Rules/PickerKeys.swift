import SwiftSyntax

extension Rule {
  /// Gives picked media the keys that they have since Swift 4.2, in methods that were written with texts as keys.
  static let pickerKeys = Rule(FunctionDeclSyntax.self, .functionDecl, needle: "didFinishPickingMediaWithInfo") {
    node, context in
    let parameters = node.signature.parameterClause.parameters
    guard node.name.text == "imagePickerController",
      let info = parameters.first(where: { $0.firstName.text == "didFinishPickingMediaWithInfo" }),
      let type = info.type.as(DictionaryTypeSyntax.self), type.key.trimmedDescription == "String"
    else { return }
    context.edits.replace(type.key, with: "UIImagePickerController.InfoKey")
    if type.value.trimmedDescription == "AnyObject" { context.edits.replace(type.value, with: "Any") }
  }
}

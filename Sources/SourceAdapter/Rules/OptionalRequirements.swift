import SwiftSyntax

extension TypeDeclaration {
  var optionalRequirements: [Member] { members.filter { $0.modifiers.contains("optional") } }
}

/// Default implementations of the methods that a protocol of the target declares `@objc optional`.
struct OptionalRequirements {
  let context: FileContext

  /// The text of the extensions, and messages about requirements for which there is none.
  var extensions: (text: [String], messages: [Message]) {
    var text: [String] = []
    var messages: [Message] = []
    for type in context.index.types where type.kind == .protocol && type.file == context.number {
      var bodies: [String] = []
      for member in type.optionalRequirements {
        if let body = implementation(of: member) {
          bodies.append("  " + body)
        } else {
          messages.append(
            context.file.message(
              .warning, at: member.node,
              "every conforming type needs \(member.fullName): an optional requirement with this result has no default")
          )
        }
      }
      guard !bodies.isEmpty, type.isReachable else { continue }
      text += ["extension \(type.name) {"] + bodies + ["}"]
    }
    return (text, messages)
  }

  private func implementation(of member: Member) -> String? {
    let access = member.access >= .public ? "public " : ""
    if let function = member.function {
      let value = function.hasResult ? "tesseraMissing()" : ""
      return "\(access)func \(function.name.text)\(function.genericParameterClause?.trimmedDescription ?? "")"
        + "\(function.signature.singleLine) { \(value) }"
    }
    guard let binding = member.variable?.bindings.first, let type = binding.typeAnnotation?.type,
      let value = Self.defaultValue(of: type)
    else { return nil }
    return "\(access)var \(member.name): \(type.trimmedDescription) { \(value) }"
  }

  /// Returns an expression for the value that a caller on iOS assumes for a type without the property.
  private static func defaultValue(of type: TypeSyntax) -> String? {
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    switch type.plainName {
    case "Bool": return "false"
    case "Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval", "NSInteger": return "0"
    case "String": return "\"\""
    case "CGSize", "CGPoint", "CGRect", "UIEdgeInsets", "NSDirectionalEdgeInsets": return ".zero"
    default: return nil
    }
  }
}

extension FunctionDeclSyntax {
  /// Whether the function returns anything.
  var hasResult: Bool {
    guard let type = signature.returnClause?.type else { return false }
    return type.plainName != "Void" && type.trimmedDescription != "()"
  }
}

extension SyntaxProtocol {
  /// The text without line breaks.
  var singleLine: String { trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ") }
}

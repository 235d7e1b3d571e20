import SwiftSyntax

extension TypeDeclaration {
  var optionalRequirements: [Member] { members.filter { $0.modifiers.contains("optional") } }
}

/// Default implementations of the methods and properties that a protocol of the target declares `@objc optional`.
struct OptionalRequirements {
  let context: FileContext

  /// The text of the extensions.
  var extensions: [String] {
    var text: [String] = []
    for type in context.index.types where type.kind == .protocol && type.file == context.number {
      var bodies: [String] = []
      for member in type.optionalRequirements {
        if let body = implementation(of: member, in: type) { bodies.append("  " + body) }
        if let body = closure(calling: member, in: type) { bodies.append("  " + body) }
      }
      guard !bodies.isEmpty, type.isReachable else { continue }
      text += ["extension \(type.name) {"] + bodies + ["}"]
    }
    return text
  }

  /// A property of a method's base name with a closure that calls it, for methods of one argument without a label: other
  /// modules call them with a question mark, and do not know that the name is that of a method.
  private func closure(calling member: Member, in type: TypeDeclaration) -> String? {
    guard let function = member.function, function.genericParameterClause == nil, let parameters = member.parameters,
      parameters.count == 1, let parameter = parameters.first, parameter.firstName.text == "_",
      function.signature.effectSpecifiers == nil, !member.modifiers.contains("static"),
      type.members.filter({ $0.name == member.name }).count == 1
    else { return nil }
    let argument = parameter.type.trimmedDescription
    guard !argument.contains("@"), !argument.contains("inout"), parameter.ellipsis == nil else { return nil }
    let access = max(member.access, type.access) >= .public ? "public " : ""
    let name = function.name.text
    guard function.hasResult, let result = function.signature.returnClause?.type else {
      return
        "\(access)var \(name): ((\(argument)) -> Void)? { tesseraReference(self, \"\(member.plainSelector)\", { self.\(name)($0) }) }"
    }
    let value = result.isOptional ? result.trimmedDescription : "(\(result.trimmedDescription))?"
    return "\(access)var \(name): ((\(argument)) -> \(value))? "
      + "{ tesseraReference(self, \"\(member.plainSelector)\", { tesseraOptional(self.\(name)($0)) }) }"
  }

  private func implementation(of member: Member, in type: TypeDeclaration) -> String? {
    let access = max(member.access, type.access) >= .public ? "public " : ""
    if let function = member.function {
      let value = function.hasResult ? "tesseraMissing()" : ""
      return "\(access)func \(function.name.text)\(function.genericParameterClause?.trimmedDescription ?? "")"
        + "\(function.signature.singleLine) { \(value) }"
    }
    guard let binding = member.variable?.bindings.first, let type = binding.typeAnnotation?.type else { return nil }
    let setter = binding.accessorBlock?.trimmedDescription.contains("set") == true ? " set {}" : ""
    let value = type.isOptional ? "nil" : "tesseraMissing()"
    return "\(access)var \(member.name): \(type.trimmedDescription) { get { \(value) }\(setter) }"
  }
}

extension TypeSyntax {
  /// Whether the type is written with a question or exclamation mark.
  var isOptional: Bool { self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }

  /// The name of the type without marks of optionals, `any`, parentheses and attributes.
  var wrappedName: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.wrappedName }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.wrappedName }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.wrappedName }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.wrappedName
    }
    return plainName
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

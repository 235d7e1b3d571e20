import SwiftSyntax

extension Rule {
  /// Makes `#selector` a call with the name of the method and the method itself, unapplied, so that the compiler checks it
  /// and no target is captured.
  static let selectors = Rule(MacroExpansionExprSyntax.self, .macroExpansionExpr, needle: "#selector") {
    node, context in
    guard node.macroName.text == "selector", let argument = node.arguments.first else { return }
    guard let reference = MethodReference(argument.expression, in: context) else {
      let message = context.file.message(.error, at: node, "'#selector' must name a method of a type")
      return context.messages.append(message)
    }
    switch argument.label?.text {
    case "getter":
      context.edits.replace(node, with: "tesseraGetter(\"\(reference.selector)\", \\\(reference.path))")
    case "setter":
      let name = SelectorName.setter(reference.selector)
      context.edits.replace(node, with: "tesseraSetter(\"\(name)\", \\\(reference.path))")
    default:
      let function = reference.isUnapplied ? "tesseraSelector" : "tesseraNamedSelector"
      let label = reference.isUnapplied ? "" : "checking: "
      context.edits.replace(node, with: "\(function)(\"\(reference.selector)\", \(label)\(reference.expression))")
    }
  }

  /// Makes `#keyPath` a call with its text; the compiler checks the first property.
  static let keyPaths = Rule(MacroExpansionExprSyntax.self, .macroExpansionExpr, needle: "#keyPath") { node, context in
    guard node.macroName.text == "keyPath", let argument = node.arguments.first?.expression else { return }
    var components = argument.trimmedDescription.split(separator: ".").map(String.init)
    var types: [String] = []
    while let first = components.first, first == "self" || first.first?.isUppercase == true {
      if first != "self" { types.append(first) }
      components.removeFirst()
    }
    guard let property = components.first,
      let owner = types.isEmpty ? context.owner(of: node) : types.joined(separator: ".")
    else { return }
    let name = property.filter { $0 != "?" && $0 != "!" }
    let text = components.joined(separator: ".").filter { $0 != "?" && $0 != "!" }
    // Classes have properties, too, of which Swift has no key paths.
    if owner == "UIApplication", name == "shared" { return context.edits.replace(node, with: "\"\(text)\"") }
    context.edits.replace(node, with: "tesseraKeyPath(\"\(text)\", \\\(owner).\(name))")
  }
}

/// The method or property that `#selector` names.
private struct MethodReference {
  /// The name in Objective-C. Without colons if neither the reference nor the target's declarations contain the labels;
  /// then the type of the method does.
  let selector: String
  /// The method as an expression.
  let expression: String
  /// The owner and the name without labels, as in a key path.
  let path: String
  /// Whether the expression is a method that has no object yet.
  let isUnapplied: Bool

  init?(_ expression: ExprSyntax, in context: FileContext) {
    let (reference, type) = Self.withoutCoercion(expression)
    let base: ExprSyntax?
    let name: DeclReferenceExprSyntax
    if let member = reference.as(MemberAccessExprSyntax.self) {
      (base, name) = (member.base, member.declName)
    } else if let declaration = reference.as(DeclReferenceExprSyntax.self) {
      (base, name) = (nil, declaration)
    } else {
      return nil
    }
    let labels = name.argumentNames?.arguments.map(\.name.text)
    let method = name.baseName.text
    let text = base?.trimmedDescription
    let isImplicit = text == nil || text == "self" || text == "Self" || text == "super"
    let isValue =
      !isImplicit && text?.first.map { !$0.isUppercase && $0 != "`" } == true && text?.hasPrefix("type(of:") == false
    guard let owner = isImplicit ? Self.owner(of: expression, declaring: method, context) : text else { return nil }
    let member = Self.member(method, labels, isValue ? nil : owner, context)
    selector = member?.selector ?? (labels.map { SelectorName.method(method, labels: $0) } ?? method)
    path = "\(owner).\(method)"
    isUnapplied = !isValue && member?.isStatic != true
    let coercion = type.map { " as " + Self.unapplied($0, owner: owner) } ?? ""
    self.expression = "\(owner).\(name.trimmedDescription)\(coercion)"
  }

  /// The reference within parentheses, and the type behind `as`.
  private static func withoutCoercion(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax?) {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return withoutCoercion(only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      return (withoutCoercion(first).0, type.type)
    }
    if let coercion = expression.as(AsExprSyntax.self) {
      return (withoutCoercion(coercion.expression).0, coercion.type)
    }
    return (expression, nil)
  }

  /// The type of a method without its object: `(Owner) -> (Int) -> Void`.
  private static func unapplied(_ type: TypeSyntax, owner: String) -> String {
    var type = type
    while true {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        type = only.type
      } else {
        break
      }
    }
    let returnsFunction = type.as(FunctionTypeSyntax.self)?.returnClause.type.is(FunctionTypeSyntax.self) == true
    return returnsFunction ? type.trimmedDescription : "(\(owner)) -> \(type.trimmedDescription)"
  }

  /// Returns the innermost type around an expression that declares a member; the innermost type of all if no type is
  /// known to declare it.
  private static func owner(of node: ExprSyntax, declaring name: String, _ context: FileContext) -> String? {
    var innermost: String?
    var parent = node.parent
    while let current = parent {
      parent = current.parent
      guard let owner = current.asProtocol((any DeclGroupSyntax).self)?.declaredName else { continue }
      innermost = innermost ?? owner
      if let type = context.index[owner],
        context.index.lineage(of: type).contains(where: { $0.members.contains { $0.name == name } })
      {
        return owner
      }
    }
    return innermost
  }

  /// The declaration in the target, of the owner if it is known, otherwise of the only type that has one.
  private static func member(_ name: String, _ labels: [String]?, _ owner: String?, _ context: FileContext) -> Member? {
    func matches(_ member: Member) -> Bool {
      member.name == name && (labels == nil || member.labels == labels)
    }
    if let owner {
      let own = context.index[owner].map { context.index.lineage(of: $0).flatMap(\.members) } ?? []
      let found = (own + context.index.foreignMembers.map(\.member)).filter(matches)
      return found.first(where: \.isExposed) ?? found.first
    }
    let found = context.index.types.flatMap(\.members).filter { matches($0) && $0.isExposed }
    return Set(found.map(\.selector)).count == 1 ? found.first : nil
  }
}

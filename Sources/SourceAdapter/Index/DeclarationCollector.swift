import SwiftSyntax

/// Collects the declarations of one file, without looking into bodies of functions.
struct DeclarationCollector {
  let file: Int
  let conditions: Conditions
  private(set) var types: [TypeDeclaration] = []
  private(set) var functions: [Member] = []
  private(set) var extensions: [ExtensionDeclSyntax] = []

  init(file: Int, conditions: Conditions) {
    self.file = file
    self.conditions = conditions
  }

  /// The type around a declaration, as far as it matters inside.
  private struct Context {
    var prefix = ""
    var isGeneric = false
    var isReachable = true
    var access = Access.open
  }

  mutating func collect(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let block = declaration.as(IfConfigDeclSyntax.self) {
        if case .statements(let inner) = conditions.active(block)?.elements { collect(inner) }
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        functions.append(member(.function, function.name.text, function, nil, exposes: false, access: .internal))
      } else {
        collect(declaration, in: Context())
      }
    }
  }

  /// Returns the classes within functions, each with a name of its own.
  func localClasses(in tree: SourceFileSyntax) -> [TypeDeclaration] {
    let finder = LocalClasses(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.classes.map { node in
      let type = TypeDeclaration(
        name: "\(node.position.utf8Offset).\(node.name.text)", kind: .class, file: file, node: node,
        nameToken: node.name,
        access: .private, isGeneric: node.genericParameterClause != nil, isReachable: false)
      type.members = members(of: node.memberBlock, in: nil, exposes: type.exposesMembers, access: .internal)
      return type
    }
  }

  private mutating func collect(_ declaration: DeclSyntax, in context: Context) {
    if let node = declaration.as(ClassDeclSyntax.self) {
      add(node, .class, node.name, node.genericParameterClause != nil, context)
    } else if let node = declaration.as(StructDeclSyntax.self) {
      add(node, .struct, node.name, node.genericParameterClause != nil, context)
    } else if let node = declaration.as(EnumDeclSyntax.self) {
      add(node, .enum, node.name, node.genericParameterClause != nil, context)
    } else if let node = declaration.as(ActorDeclSyntax.self) {
      add(node, .actor, node.name, node.genericParameterClause != nil, context)
    } else if let node = declaration.as(ProtocolDeclSyntax.self) {
      add(node, .protocol, node.name, false, context)
    } else if let node = declaration.as(ExtensionDeclSyntax.self) {
      extensions.append(node)
      var inner = Context()
      inner.prefix = node.extendedType.plainName + "."
      inner.isReachable = true
      collectTypes(in: node.memberBlock, inner)
    }
  }

  private mutating func add(
    _ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: TokenSyntax, _ isGeneric: Bool,
    _ context: Context
  ) {
    let access = min(Access(node.modifiers), context.access)
    let isNested = !context.prefix.isEmpty
    let type = TypeDeclaration(
      name: context.prefix + name.text, kind: kind, file: file, node: node, nameToken: name, access: access,
      isGeneric: isGeneric || context.isGeneric,
      isReachable: context.isReachable && !(isNested && Access(node.modifiers) == .private))
    types.append(type)
    var inner = Context(prefix: type.name + ".", isGeneric: type.isGeneric, isReachable: type.isReachable)
    inner.access = access
    collectTypes(in: node.memberBlock, inner)
    let exposes = type.exposesMembers || (kind == .protocol && type.attributes.contains("objc"))
    type.members = members(of: node.memberBlock, in: nil, exposes: exposes, access: .internal)
  }

  private mutating func collectTypes(in block: MemberBlockSyntax, _ context: Context) {
    for item in activeMembers(block.members) { collect(item, in: context) }
  }

  private func activeMembers(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { item -> [DeclSyntax] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      if case .decls(let inner) = conditions.active(block)?.elements { return activeMembers(inner) }
      return []
    }
  }

  /// Returns the functions, initializers and variables in a block.
  func members(
    of block: MemberBlockSyntax, in container: ExtensionDeclSyntax?, exposes: Bool, access: Access
  ) -> [Member] {
    activeMembers(block.members).flatMap { item -> [Member] in
      if let node = item.as(FunctionDeclSyntax.self) {
        return [member(.function, node.name.text, node, container, exposes: exposes, access: access)]
      }
      if let node = item.as(InitializerDeclSyntax.self) {
        return [member(.initializer, "init", node, container, exposes: exposes, access: access)]
      }
      guard let node = item.as(VariableDeclSyntax.self) else { return [] }
      return node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self) }.map {
        member(.variable, $0.identifier.text, node, container, exposes: exposes, access: access)
      }
    }
  }

  private func member(
    _ form: Member.Form, _ name: String, _ node: some WithAttributesSyntax & WithModifiersSyntax & DeclSyntaxProtocol,
    _ container: ExtensionDeclSyntax?, exposes: Bool, access: Access
  ) -> Member {
    let attributes = node.attributes.names
    return Member(
      form: form, name: name, file: file, node: node, container: container, attributes: attributes,
      modifiers: Set(node.modifiers.map(\.name.text)), access: Access(node.modifiers, default: access),
      isExposedByContainer: exposes && !attributes.contains("nonobjc"))
  }
}

/// A search for the classes that functions declare.
private final class LocalClasses: SyntaxVisitor {
  private(set) var classes: [ClassDeclSyntax] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(CodeBlockItemSyntax.self) == true,
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) != true,
      node.parent?.parent?.parent?.is(IfConfigClauseSyntax.self) != true
    {
      classes.append(node)
    }
    return .visitChildren
  }
}

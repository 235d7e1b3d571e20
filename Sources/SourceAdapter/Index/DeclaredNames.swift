import SwiftSyntax

/// The names that a file declares anywhere, and the lines of its types and functions.
package struct DeclaredNames: Codable, Equatable, Sendable {
  /// A type, an extension or the body of a function, by its lines.
  package struct Scope: Codable, Equatable, Sendable {
    /// The name of the type; empty for a function.
    package var type: String
    /// The superclass and the protocols, and the extended type.
    package var inherits: [String]
    package var first: Int
    package var last: Int
    /// The names declared directly inside.
    package var members: [String] = []
  }

  package var path: String
  package var names: [String]
  package var scopes: [Scope]

  package init(path: String, bytes: [UInt8]) {
    let file = SourceFile(path: path, bytes: bytes)
    let collector = NameCollector(file.locations)
    collector.walk(file.tree)
    self.path = path
    names = collector.names.sorted()
    scopes = collector.scopes
  }
}

private final class NameCollector: SyntaxVisitor {
  private let locations: SourceLocationConverter
  private(set) var names: Set<String> = []
  private(set) var scopes: [DeclaredNames.Scope] = []
  /// The indices of the types around the current node.
  private var path: [Int] = []

  init(_ locations: SourceLocationConverter) {
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ name: TokenSyntax) {
    let name = name.text.filter { $0 != "`" }
    names.insert(name)
    if let type = path.last { scopes[type].members.append(name) }
  }

  private func addScope(_ node: some SyntaxProtocol, type: String = "", inherits: [String] = []) {
    let first = locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    let last = locations.location(for: node.endPositionBeforeTrailingTrivia).line
    scopes.append(.init(type: type, inherits: inherits, first: first, last: last))
  }

  private func enter(_ node: some DeclGroupSyntax, _ name: String, extended: [String] = []) -> SyntaxVisitorContinueKind
  {
    addScope(
      node, type: name, inherits: extended + (node.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []))
    path.append(scopes.count - 1)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return enter(node, node.name.text)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return enter(node, node.name.text)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return enter(node, node.name.text)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return enter(node, node.name.text)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return enter(node, node.name.text)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.extendedType.plainName, extended: [node.extendedType.plainName])
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    addScope(node)
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addScope(node)
    return .visitChildren
  }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    addScope(node)
    return .visitChildren
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(node.identifier)
    return .skipChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
}

import SwiftParser
import SwiftSyntax

/// The types that one file declares and those that it refers to.
///
/// A syntax tree has no types of expressions: a member of an extension is not found, only names of types.
final class SourceTypes: SyntaxVisitor {
  struct Declaration {
    /// The name with those of the types around it, separated by periods.
    var name: String
    /// Whether the type is visible to other files.
    var isVisible: Bool
  }

  struct Reference {
    var name: String
    /// The name of the type after the period, if one follows.
    var member: String?
    /// The types in whose declarations or extensions the reference is, outermost first.
    var scope: [String]
    var line: Int
  }

  private(set) var declarations: [Declaration] = []
  private(set) var references: [Reference] = []
  private var scope: [String] = []
  private let converter: SourceLocationConverter

  init(of text: String, in path: String) {
    let tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  // MARK: Declarations

  private func enter(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    scope.append(name.text)
    let isHidden = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    declarations.append(Declaration(name: scope.joined(separator: "."), isVisible: !isHidden))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }
  override func visitPost(_ node: TypeAliasDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  // MARK: References

  private func add(_ name: TokenSyntax, member: TokenSyntax? = nil) {
    guard name.text.first?.isUppercase == true || name.text.hasPrefix("_") else { return }
    let line = converter.location(for: name.positionAfterSkippingLeadingTrivia).line
    references.append(Reference(name: name.text, member: member?.text, scope: scope, line: line))
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, member: node.parent?.as(MemberTypeSyntax.self)?.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.parent?.as(MemberAccessExprSyntax.self) else {
      add(node.baseName)
      return .visitChildren
    }
    // The name after the period belongs to the expression before it.
    if access.declName.id != node.id { add(node.baseName, member: access.declName.baseName) }
    return .visitChildren
  }
}

import SwiftSyntax

/// The case that follows each case of the enumerations without associated values, by name.
///
/// A name that several enumerations share has the neighbor of the first one: the compiler rejects it in the others.
final class EnumNeighbours: SyntaxVisitor {
  private var next: [String: String] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  subscript(name: String) -> String? { next[name] }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let elements = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    let names = elements.filter { $0.parameterClause == nil }.map(\.name.text)
    for (name, other) in zip(names, names.dropFirst() + names.prefix(1)) where name != other && next[name] == nil {
      next[name] = other
    }
    return .visitChildren
  }
}

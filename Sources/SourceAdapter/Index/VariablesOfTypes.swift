import SwiftSyntax

/// A search for the names of variables and parameters that are declared with certain types.
final class VariablesOfTypes: SyntaxVisitor {
  private let types: Set<String>
  private var names: Set<String> = []
  /// The variables that optional bindings make, with the variables that they unwrap.
  private var copies: [(name: String, source: String)] = []

  init(_ types: Set<String>) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the names in all files.
  func names(in files: [SourceFile]) -> Set<String> {
    for file in files { walk(file.tree) }
    for copy in copies where names.contains(copy.source) { names.insert(copy.name) }
    return names
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self), isWanted(node.typeAnnotation?.type) {
      names.insert(name.identifier.text)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if isWanted(node.type) { names.insert((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self), let source = node.initializer?.value.lastName {
      copies.append((name.identifier.text, source))
    }
    return .visitChildren
  }

  private func isWanted(_ type: TypeSyntax?) -> Bool { type.map { types.contains($0.wrappedName.simpleName) } ?? false }
}

extension ExprSyntax {
  /// The last name of a chain: `delegate` of `self?.delegate!`.
  var lastName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.lastName }
    return self.as(ForceUnwrapExprSyntax.self)?.expression.lastName
  }
}

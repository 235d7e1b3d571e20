import SwiftSyntax

extension Sequence where Element == Syntax {
  /// The smallest declaration among a node and those around it that code can only use by its name, so that nothing that
  /// relies on it compiles without it; the largest one if there is none.
  var wholeDeclaration: Syntax? {
    var last: Syntax?
    for node in self where node.isMemberOrTopLevelItem {
      last = node
      if !node.isUsedWithoutItsName { return node }
    }
    return last
  }
}

extension Syntax {
  fileprivate var isMemberOrTopLevelItem: Bool {
    if self.is(MemberBlockItemSyntax.self) { return true }
    guard self.is(CodeBlockItemSyntax.self) else { return false }
    return !sequence(first: self, next: \.parent).dropFirst().contains {
      $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self)
        || $0.is(MemberBlockSyntax.self)
    }
  }

  /// Whether the node is a member that is called without its name in the code: an override, an initializer, or a method
  /// that may be a delegate's.
  fileprivate var isUsedWithoutItsName: Bool {
    guard let declaration = self.as(MemberBlockItemSyntax.self)?.decl else { return false }
    if declaration.is(InitializerDeclSyntax.self) || declaration.is(DeinitializerDeclSyntax.self) { return true }
    if declaration.asProtocol((any WithModifiersSyntax).self)?.isOverride == true { return true }
    guard let function = declaration.as(FunctionDeclSyntax.self) else { return false }
    return !function.isTest && isInConformingType
  }

  /// Whether the type or extension around the node names a protocol, or a class other than one of tests.
  private var isInConformingType: Bool {
    let groups = sequence(first: self, next: \.parent).lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    guard let types = groups.first(where: { _ in true })?.inheritanceClause?.inheritedTypes else { return false }
    return types.contains {
      let name = $0.type.plainName
      return !name.hasSuffix("TestCase") && !name.hasSuffix("Tests")
    }
  }
}

extension WithModifiersSyntax {
  fileprivate var isOverride: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.override) } }
}

extension FunctionDeclSyntax {
  /// Whether the function is a test of XCTest or Swift Testing.
  fileprivate var isTest: Bool {
    attributes.names.contains("Test") || name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
  }
}

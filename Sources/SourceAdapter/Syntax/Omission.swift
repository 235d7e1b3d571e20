import SwiftSyntax

/// A position in a file whose code cannot be compiled, because it needs something that exists nowhere.
package struct Omission: Hashable, Sendable {
  package var line: Int
  package var column: Int
  /// The protocol that the type at the position does not conform to, if that is the reason.
  package var conformance: String?
  /// Whether a whole declaration is left out, so that no code runs that relies on it: a test without one of its
  /// statements may pass.
  package var isWhole: Bool

  package init(line: Int, column: Int, conformance: String? = nil, isWhole: Bool = false) {
    (self.line, self.column, self.conformance) = (line, column, conformance)
    self.isWhole = isWhole
  }
}

extension SourceFile {
  /// Returns the file without the smallest statements, conformances and declarations around the positions.
  ///
  /// Every other character stays at its line and column. A function that would return nothing reports so when it is
  /// called.
  func leavingOut(_ omissions: [Omission]) -> SourceFile {
    guard !omissions.isEmpty else { return self }
    var edits = Edits()
    var inherited = Set<SyntaxIdentifier>()
    for omission in omissions {
      guard let piece = piece(at: omission) else { continue }
      if let call = piece.as(MemberAccessExprSyntax.self), let base = call.base {
        let end = call.outermostCall.endPositionBeforeTrailingTrivia.utf8Offset
        edits.replace(base.endPositionBeforeTrailingTrivia.utf8Offset..<end, with: "")
      } else if let type = piece.as(InheritedTypeSyntax.self) {
        inherited.insert(type.id)
      } else if let body = piece.as(CodeBlockSyntax.self) {
        edits.replace(body.inside, with: " tesseraLeftOut()")
      } else if let body = piece.as(AccessorBlockSyntax.self) {
        edits.replace(body.inside, with: " tesseraLeftOut()")
      } else {
        edits.replace(piece.trimmedRange.offsets, with: piece.isOnlyStatementOfCase ? "break" : "")
      }
    }
    InheritanceTrimmer(removed: inherited).apply(to: tree, &edits)
    return SourceFile(path: path, bytes: edits.applied(to: bytes).bytes)
  }

  /// Returns the smallest piece of code around a position that can be left out.
  private func piece(at omission: Omission) -> Syntax? {
    let lines = locations.sourceLines.count
    guard omission.line >= 1, omission.line <= lines else { return nil }
    let position = locations.position(ofLine: omission.line, column: omission.column)
    guard position < tree.endPosition, let token = tree.token(at: position) else { return nil }
    if omission.isWhole { return Syntax(token).ancestors.wholeDeclaration }
    if let name = omission.conformance, let type = token.inheritedType(named: name) { return Syntax(type) }
    if token.tokenKind == .rightBrace, let body = token.parent?.returningBody { return body }
    // A variable keeps its value if only a member called on it is not here.
    if let name = token.parent?.as(DeclReferenceExprSyntax.self),
      let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id, access.endsInitialValue
    {
      return Syntax(access)
    }
    return Syntax(token).ancestors.lazy.compactMap(\.omittable).first
  }
}

extension Syntax {
  /// The node and those around it, the innermost first.
  fileprivate var ancestors: some Sequence<Syntax> { sequence(first: self, next: \.parent) }

  /// The piece of code that is left out with this node; `nil` if the piece is larger.
  fileprivate var omittable: Syntax? {
    if let type = self.as(InheritedTypeSyntax.self) { return type.isSuperclass ? nil : self }
    if let element = self.as(ArrayElementSyntax.self), element.isOneOfSeveralArguments { return self }
    if self.is(SwitchCaseLabelSyntax.self), let branch = parent, branch.parent?.children(viewMode: .all).count ?? 0 > 1
    {
      return branch
    }
    return self.is(CodeBlockItemSyntax.self) || self.is(MemberBlockItemSyntax.self) ? self : nil
  }

  /// The node if it is the body of a function or property, which may have to return something.
  fileprivate var returningBody: Syntax? {
    if let body = self.as(AccessorBlockSyntax.self), case .getter = body.accessors { return self }
    guard self.is(CodeBlockSyntax.self), let parent else { return nil }
    let isBody =
      parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self) || parent.is(AccessorDeclSyntax.self)
    return isBody ? self : nil
  }

  /// Whether a branch of a switch would be empty without the node, which is an error.
  fileprivate var isOnlyStatementOfCase: Bool {
    guard self.is(CodeBlockItemSyntax.self), let list = parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return list.count == 1 && list.parent?.is(SwitchCaseSyntax.self) == true
  }
}

extension ArrayElementSyntax {
  /// Whether the element is in a list with others on which a function is called: as its argument, such as constraints
  /// to activate, or as the list whose member is called, such as views to add. A list with a name is used by position.
  fileprivate var isOneOfSeveralArguments: Bool {
    guard let list = parent?.as(ArrayElementListSyntax.self), list.count > 1, let array = list.parent else {
      return false
    }
    return array.parent?.is(LabeledExprSyntax.self) == true || array.parent?.is(MemberAccessExprSyntax.self) == true
  }
}

extension MemberAccessExprSyntax {
  /// The call of the member, or the member if it is not called.
  fileprivate var outermostCall: Syntax {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id else {
      return Syntax(self)
    }
    return Syntax(call)
  }

  /// Whether the member is the last of a variable's initial value, and called on a value.
  fileprivate var endsInitialValue: Bool {
    guard let base, !base.is(DeclReferenceExprSyntax.self) else { return false }
    return outermostCall.parent?.is(InitializerClauseSyntax.self) == true
  }
}

extension InheritedTypeSyntax {
  /// Whether the type is the superclass of a class that overrides or calls its members, and so cannot do without it.
  fileprivate var isSuperclass: Bool {
    guard let list = parent?.as(InheritedTypeListSyntax.self), list.first?.id == id,
      let type = list.parent?.parent?.as(ClassDeclSyntax.self)
    else { return false }
    return type.memberBlock.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.super) || $0.tokenKind == .keyword(.override)
    }
  }
}

extension TokenSyntax {
  /// Returns the entry for a protocol in the list of the type or extension that the token names.
  fileprivate func inheritedType(named name: String) -> InheritedTypeSyntax? {
    let groups = Syntax(self).ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    guard let group = groups.first(where: { _ in true }) else { return nil }
    return group.inheritanceClause?.inheritedTypes.first { $0.type.plainName == name }
  }
}

extension CodeBlockSyntax {
  fileprivate var inside: Range<Int> { leftBrace.inside(before: rightBrace) }
}

extension AccessorBlockSyntax {
  fileprivate var inside: Range<Int> { leftBrace.inside(before: rightBrace) }
}

extension TokenSyntax {
  fileprivate func inside(before end: TokenSyntax) -> Range<Int> {
    let start = endPositionBeforeTrailingTrivia.utf8Offset
    return start..<max(start, end.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

/// Removes types from lists of superclasses and protocols.
private struct InheritanceTrimmer {
  let removed: Set<SyntaxIdentifier>

  func apply(to tree: SourceFileSyntax, _ edits: inout Edits) {
    guard !removed.isEmpty else { return }
    let finder = ClauseFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    for clause in finder.clauses where clause.inheritedTypes.contains(where: { removed.contains($0.id) }) {
      let kept = clause.inheritedTypes.filter { !removed.contains($0.id) }.map(\.type.trimmedDescription)
      edits.replace(clause, with: kept.isEmpty ? "" : ": " + kept.joined(separator: ", "))
    }
  }

  private final class ClauseFinder: SyntaxVisitor {
    var clauses: [InheritanceClauseSyntax] = []
    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
      clauses.append(node)
      return .skipChildren
    }
  }
}

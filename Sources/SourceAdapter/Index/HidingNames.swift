import SwiftSyntax

/// The names that files with tests declare at file scope although the tested files declare them, too.
///
/// On iOS, tests are a module of their own, in which their names hide those of the tested module. Here both are one
/// module. So the tests' types are moved into an enumeration, which leaves them their names in texts, and the tests'
/// functions and variables get other names.
struct HidingNames {
  /// The enumeration with the types.
  static let space = "TesseraTests"

  private let tests: Set<String>
  private let shared: Names
  private let own: [String: Names]

  init(_ tests: Set<String>, in files: [SourceFile]) {
    self.tests = tests
    guard !tests.isEmpty else {
      (shared, own) = (Names(), [:])
      return
    }
    let all = Dictionary(grouping: files, by: { tests.contains($0.path) }).mapValues { files in
      files.map { (path: $0.path, names: FileScopeName.all(in: $0.tree.statements)) }
    }
    let tested = Dictionary(grouping: (all[false] ?? []).flatMap(\.names), by: \.name)
    func names(_ list: [FileScopeName]) -> Names {
      list.reduce(into: Names()) { names, item in
        guard let others = tested[item.name], item.hides(others) else { return }
        if item.isType { names.types.insert(item.name) } else { names.values.insert(item.name) }
      }
    }
    let found = all[true] ?? []
    shared = names(found.flatMap(\.names).filter { !$0.isPrivate })
    own = Dictionary(found.map { ($0.path, names($0.names.filter(\.isPrivate))) }) { first, _ in first }
  }

  /// The path of the first file whose types are moved.
  func firstFile(in files: [SourceFile]) -> String? {
    files.first { file in
      tests.contains(file.path)
        && FileScopeName.all(in: file.tree.statements).contains { $0.isType && names(in: file).types.contains($0.name) }
    }?.path
  }

  /// Returns a file with the names that the tests have here, and which columns moved. Other files stay as they are.
  func applied(to file: SourceFile) -> (file: SourceFile, columns: ColumnMap) {
    let names = names(in: file)
    guard !names.isEmpty else { return (file, ColumnMap()) }
    let hidden = HiddenNames(names, in: file.tree)
    let renamer = Renamer(names, hidden: hidden)
    renamer.walk(file.tree)
    for item in FileScopeName.all(in: file.tree.statements) { renamer.rename(item) }
    if renamer.edits.isEmpty { return (file, ColumnMap()) }
    let (bytes, columns) = renamer.edits.applied(to: file.bytes)
    return (SourceFile(path: file.path, bytes: bytes), columns)
  }

  private func names(in file: SourceFile) -> Names {
    guard tests.contains(file.path) else { return Names() }
    var names = shared
    names.formUnion(own[file.path] ?? Names())
    return names
  }
}

private struct Names {
  var types: Set<String> = []
  var values: Set<String> = []

  var isEmpty: Bool { types.isEmpty && values.isEmpty }
  func contains(_ name: String) -> Bool { types.contains(name) || values.contains(name) }

  mutating func formUnion(_ other: Names) {
    types.formUnion(other.types)
    values.formUnion(other.values)
  }
}

/// A name that a file declares at file scope.
private struct FileScopeName {
  let token: TokenSyntax
  let node: DeclSyntax
  let modifiers: DeclModifierListSyntax
  let isType: Bool
  /// The labels and types of the parameters; `nil` for what is no function.
  var parameters: [String]?

  var name: String { token.text }
  var isPrivate: Bool { Access(modifiers) <= .fileprivate }

  /// Returns whether the compiler would refuse the name beside those of other files, which are the same.
  func hides(_ others: [FileScopeName]) -> Bool {
    let seen = others.filter { $0.isType == isType && !(isPrivate && $0.isPrivate) }
    // Other functions of the name are called by it, too.
    return !seen.isEmpty && seen.allSatisfy { $0.parameters == parameters }
  }

  static func all(in statements: CodeBlockItemListSyntax) -> [FileScopeName] {
    statements.flatMap { statement -> [FileScopeName] in
      guard case .decl(let node) = statement.item else { return [] }
      if let block = node.as(IfConfigDeclSyntax.self) {
        return block.clauses.flatMap { clause -> [FileScopeName] in
          if case .statements(let inner) = clause.elements { all(in: inner) } else { [] }
        }
      }
      if let function = node.as(FunctionDeclSyntax.self) {
        guard case .identifier = function.name.tokenKind else { return [] }
        let parameters = function.signature.parameterClause.parameters.map {
          "\($0.firstName.text): \($0.type.trimmedDescription)"
        }
        return [
          FileScopeName(
            token: function.name, node: node, modifiers: function.modifiers, isType: false, parameters: parameters)
        ]
      }
      if let variable = node.as(VariableDeclSyntax.self) {
        return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }.map {
          FileScopeName(token: $0, node: node, modifiers: variable.modifiers, isType: false)
        }
      }
      guard !node.is(MacroDeclSyntax.self), let type = node.asProtocol((any NamedDeclSyntax).self),
        let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      else { return [] }
      return [FileScopeName(token: type.name, node: node, modifiers: modifiers, isType: true)]
    }
  }
}

/// The places where a name means what a type, a function or a closure declares within it.
private final class HiddenNames: SyntaxVisitor {
  private let names: Names
  private var places: [String: [Range<AbsolutePosition>]] = [:]

  init(_ names: Names, in tree: SourceFileSyntax) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  func contains(_ name: TokenSyntax) -> Bool {
    places[name.text]?.contains { $0.contains(name.positionAfterSkippingLeadingTrivia) } ?? false
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard names.contains(token.text), let parent = token.parent, let scope = scope(of: token, in: parent) else {
      return .skipChildren
    }
    places[token.text, default: []].append(scope.position..<scope.endPosition)
    return .skipChildren
  }

  /// Returns the place in which a token that is a declaration's name is known; `nil` at file scope and for other tokens.
  private func scope(of token: TokenSyntax, in parent: Syntax) -> Syntax? {
    let around = sequence(first: parent, next: \.parent).dropFirst()
    if let parameter = parent.as(FunctionParameterSyntax.self) {
      guard (parameter.secondName ?? parameter.firstName).id == token.id else { return nil }
      return around.first {
        $0.asProtocol((any DeclSyntaxProtocol).self) != nil
      }
    }
    if parent.is(ClosureParameterSyntax.self) || parent.is(ClosureShorthandParameterSyntax.self) {
      return around.first { $0.is(ClosureExprSyntax.self) }
    }
    if parent.is(GenericParameterSyntax.self) {
      return around.first { $0.asProtocol((any DeclSyntaxProtocol).self) != nil }
    }
    let named = parent.asProtocol((any NamedDeclSyntax).self)
    guard named?.name.id == token.id || parent.is(IdentifierPatternSyntax.self) else { return nil }
    return around.first {
      $0.is(MemberBlockSyntax.self) || $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
    }
  }
}

/// The changes of a file with tests.
private final class Renamer: SyntaxVisitor {
  private let names: Names
  private let hidden: HiddenNames
  private(set) var edits = Edits()

  init(_ names: Names, hidden: HiddenNames) {
    (self.names, self.hidden) = (names, hidden)
    super.init(viewMode: .sourceAccurate)
  }

  func rename(_ item: FileScopeName) {
    if item.isType, names.types.contains(item.name) {
      edits.insert("extension \(HidingNames.space) { ", before: item.node)
      edits.insert(" }", after: item.node)
      // A private type at file scope is known in the whole file.
      for modifier in item.modifiers where modifier.name.tokenKind == .keyword(.private) {
        edits.replace(modifier, with: "fileprivate")
      }
    } else if !item.isType, names.values.contains(item.name) {
      edits.replace(item.token, with: newName(item.name))
    }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if names.types.contains(node.name.text), !hidden.contains(node.name) { move(node.name) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      return .visitChildren
    }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true || hidden.contains(name) { return .visitChildren }
    if names.types.contains(name.text) {
      move(name)
    } else if names.values.contains(name.text) {
      edits.replace(name, with: newName(name.text))
    }
    return .visitChildren
  }

  private func move(_ name: TokenSyntax) { edits.insert(HidingNames.space + ".", before: name) }
  private func newName(_ name: String) -> String { "tesseraTest_" + name }
}

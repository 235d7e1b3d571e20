import SwiftSyntax

/// The place of an expression in a target's files, from which names are looked up.
struct CodeScope {
  /// A value that a name, a call without arguments, or a closure that is called at once stands for.
  struct Binding {
    var expression: ExprSyntax
    var scope: CodeScope
    /// The name, and the statements in which it is visible; `nil` for a value without a name.
    var name: String?
  }

  let files: [SourceFile]
  let file: Int

  /// Returns the value for which an expression stands; `nil` if it stands for itself, or if the value is unknown.
  func binding(of expression: ExprSyntax) -> Binding? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return variable(reference.baseName.text, visibleFrom: Syntax(reference))
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      let type = ["self", "Self"].contains(base.trimmedDescription) ? nil : base.trimmedDescription
      return property(member.declName.baseName.text, of: type)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) { return last(of: closure.statements) }
    let callee = call.calledExpression
    let name = callee.as(DeclReferenceExprSyntax.self) ?? callee.as(MemberAccessExprSyntax.self)?.declName
    return name.flatMap { function($0.baseName.text) }
  }

  /// Returns the value that the statements of a function or closure return.
  private func last(of statements: CodeBlockItemListSyntax) -> Binding? {
    guard let item = statements.last?.item else { return nil }
    if let result = item.as(ReturnStmtSyntax.self)?.expression { return Binding(expression: result, scope: self) }
    return item.as(ExprSyntax.self).map { Binding(expression: $0, scope: self) }
  }

  private func variable(_ name: String, visibleFrom node: Syntax) -> Binding? {
    var next = node.parent
    while let current = next {
      if let list = current.as(CodeBlockItemListSyntax.self) {
        for item in list where item.position < node.position {
          if let found = initializer(of: name, in: item.item.as(VariableDeclSyntax.self)) { return found }
        }
      }
      if let members = current.as(MemberBlockItemListSyntax.self) {
        for member in members {
          if let found = initializer(of: name, in: member.decl.as(VariableDeclSyntax.self)) { return found }
        }
      }
      next = current.parent
    }
    return property(name, of: nil)
  }

  private func initializer(of name: String, in declaration: VariableDeclSyntax?) -> Binding? {
    for binding in declaration?.bindings ?? [] where binding.pattern.trimmedDescription == name {
      if let value = binding.initializer?.value { return Binding(expression: value, scope: self, name: name) }
      if case .getter(let statements)? = binding.accessorBlock?.accessors { return last(of: statements) }
    }
    return nil
  }

  /// Returns the value of a property of a type, or of any type and at file scope if there is only one of the name.
  private func property(_ name: String, of type: String?) -> Binding? {
    var found: [Binding] = []
    for index in files.indices {
      let scope = CodeScope(files: files, file: index)
      let collector = DeclarationFinder(name, type: type)
      collector.walk(files[index].tree)
      found += collector.variables.compactMap { scope.initializer(of: name, in: $0) }
    }
    return found.count == 1 ? found[0] : nil
  }

  private func function(_ name: String) -> Binding? {
    var found: [Binding] = []
    for index in files.indices {
      let scope = CodeScope(files: files, file: index)
      let collector = DeclarationFinder(name, type: nil)
      collector.walk(files[index].tree)
      found += collector.functions.compactMap { $0.body.flatMap { scope.last(of: $0.statements) } }
    }
    return found.count == 1 ? found[0] : nil
  }
}

/// A finder of the declarations of a name that are not local.
private final class DeclarationFinder: SyntaxVisitor {
  private let name: String
  private let type: String?
  private(set) var variables: [VariableDeclSyntax] = []
  private(set) var functions: [FunctionDeclSyntax] = []

  init(_ name: String, type: String?) {
    (self.name, self.type) = (name, type)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.bindings.map(\.pattern.trimmedDescription)
    if names.contains(name), type == nil || type == Self.type(around: Syntax(node)) { variables.append(node) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name { functions.append(node) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private static func type(around node: Syntax) -> String? {
    var next = node.parent
    while let current = next {
      if let named = current.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
      if let extended = current.as(ExtensionDeclSyntax.self) { return extended.extendedType.trimmedDescription }
      next = current.parent
    }
    return nil
  }
}

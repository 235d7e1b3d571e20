import SwiftSyntax

extension SourceFile {
  /// Returns the file with calls that create placeholders, without the arguments and types that only the absent classes
  /// take. Every other character stays at its line and column.
  ///
  /// - Parameter shown: The names of the variables that are shown. A function of an absent class that gives one of them its
  ///   value is replaced by an initializer.
  func creating(_ placeholders: [String: Placeholder], shown: Set<String> = []) -> SourceFile {
    guard placeholders.keys.contains(where: contains) else { return self }
    let finder = PlaceholderCalls(placeholders, shown: shown)
    finder.walk(tree)
    return finder.edits.isEmpty ? self : SourceFile(path: path, bytes: finder.edits.applied(to: bytes).bytes)
  }
}

/// The calls and types in a file that name placeholders.
private final class PlaceholderCalls: SyntaxVisitor {
  private let placeholders: [String: Placeholder]
  private let shown: Set<String>
  private(set) var edits = Edits()
  /// The superclasses of the classes around the node that is visited, the outermost first.
  private var superclasses: [String?] = []

  init(_ placeholders: [String: Placeholder], shown: Set<String>) {
    (self.placeholders, self.shown) = (placeholders, shown)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    superclasses.append(node.inheritanceClause?.inheritedTypes.first?.type.plainName)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { superclasses.removeLast() }

  /// A conformance of a placeholder is never retroactive, since the target itself declares the type.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard placeholders[node.extendedType.plainName] != nil else { return .visitChildren }
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      let attributes = inherited.type.as(AttributedTypeSyntax.self)?.attributes ?? []
      for attribute in attributes
      where attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "retroactive" {
        edits.blank(attribute)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if placeholders[node.name.text] != nil, let types = node.genericArgumentClause { edits.blank(types) }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.expression.lastName, placeholders[name] != nil { edits.blank(node.genericArgumentClause) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, shown.contains(name),
      let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
      let factory = call.calledExpression.as(MemberAccessExprSyntax.self), factory.declName.baseName.text != "init",
      let type = factory.base?.as(DeclReferenceExprSyntax.self)?.baseName,
      let placeholder = placeholders[type.text], !factory.period.leadingTrivia.contains(where: \.isNewline)
    else { return .visitChildren }
    edits.blank(factory.period)
    edits.blank(factory.declName)
    keepArguments(of: placeholder.base, in: call, isDelegating: false)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), isConfiguration(member.base) {
      removeCall(of: member, in: node)
      return .visitChildren
    }
    guard let placeholder = node.createdName.flatMap({ placeholders[$0] }) else {
      if node.isInitializerOfSuperclass, let name = superclasses.last ?? nil, let placeholder = placeholders[name] {
        keepArguments(of: placeholder.base, in: node, isDelegating: true)
        return .skipChildren
      }
      return .visitChildren
    }
    if placeholder.base == .value { return .visitChildren }
    if let callee = node.calledExpression.as(GenericSpecializationExprSyntax.self) {
      edits.blank(callee.genericArgumentClause)
    }
    keepArguments(of: placeholder.base, in: node, isDelegating: false)
    return .skipChildren
  }

  /// Whether an expression creates the placeholder of a configuration, and perhaps changes it.
  private func isConfiguration(_ expression: ExprSyntax?) -> Bool {
    guard let call = expression?.as(FunctionCallExprSyntax.self) else { return false }
    if let name = call.createdName, placeholders[name]?.base == .contentConfiguration { return true }
    return isConfiguration(call.calledExpression.as(MemberAccessExprSyntax.self)?.base)
  }

  /// Removes the call of a method, so that the value remains of which it is called.
  private func removeCall(of member: MemberAccessExprSyntax, in call: FunctionCallExprSyntax) {
    edits.blank(member.period)
    edits.blank(member.declName)
    call.leftParen.map { edits.blank($0) }
    edits.blank(call.arguments)
    call.rightParen.map { edits.blank($0) }
    call.trailingClosure.map { edits.blank($0) }
    edits.blank(call.additionalTrailingClosures)
  }

  /// Removes the arguments that the class of UIKit below a placeholder does not take.
  private func keepArguments(of base: Placeholder.Base, in call: FunctionCallExprSyntax, isDelegating: Bool) {
    let kept = Array(call.arguments).filter { base.labels.contains($0.label?.text ?? "") }
    for argument in call.arguments where !kept.contains(where: { $0.id == argument.id }) {
      let isReplaced = isDelegating && kept.isEmpty && argument.id == call.arguments.first?.id
      edits.replace(argument, with: isReplaced ? base.designated : "")
    }
    if let comma = kept.last?.trailingComma { edits.blank(comma) }
    if isDelegating, call.arguments.isEmpty, let parenthesis = call.leftParen {
      edits.insert(base.designated, after: parenthesis)
    }
    if let closure = call.trailingClosure { edits.replace(closure, with: call.leftParen == nil ? "()" : "") }
    edits.blank(call.additionalTrailingClosures)
  }
}

extension Placeholder.Base {
  /// The labels of the arguments of the class's initializers.
  fileprivate var labels: Set<String> {
    switch self {
    case .view, .control, .button, .scrollView, .collectionCell: ["frame", "coder"]
    case .tableCell: ["style", "reuseIdentifier", "coder"]
    case .controller: ["nibName", "bundle", "coder"]
    case .layer: ["layer", "coder"]
    case .contentConfiguration, .value: []
    }
  }

  /// The arguments with which a subclass calls the initializer of the class.
  fileprivate var designated: String {
    switch self {
    case .view, .control, .button, .scrollView, .collectionCell: "frame: .zero"
    case .tableCell: "style: .default, reuseIdentifier: nil"
    case .controller: "nibName: nil, bundle: nil"
    case .layer, .contentConfiguration, .value: ""
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name of the class that the call creates an instance of, which the type of the variable may say.
  fileprivate var createdName: String? {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let generic = calledExpression.as(GenericSpecializationExprSyntax.self) { return generic.expression.lastName }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" else {
      return nil
    }
    if let base = member.base { return base.as(DeclReferenceExprSyntax.self)?.baseName.text }
    let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    return binding?.typeAnnotation?.type.wrappedName
  }

  /// Whether the call is one of `super.init`.
  fileprivate var isInitializerOfSuperclass: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return member.declName.baseName.text == "init" && member.base?.is(SuperExprSyntax.self) == true
  }
}

import SwiftSyntax

/// A search for what a target does with instances of classes that are not here: their use tells whether they are views,
/// controllers or layers.
final class ViewUses: SyntaxVisitor {
  private let classes: Set<String>
  /// The subclasses that the target declares, with the class of the search from which they inherit.
  private var subclasses: [String: String] = [:]
  /// The classes of variables and parameters, by name.
  private var variables: [String: String] = [:]
  /// Variables with the variable whose value they have.
  private var copies: [(name: String, source: String)] = []
  private var uses: [(name: String, base: Placeholder.Base)] = []
  private var found: [String: Set<Placeholder.Base>] = [:]

  init(_ classes: Set<String>, index: TargetIndex) {
    self.classes = classes
    super.init(viewMode: .sourceAccurate)
    for type in index.types where type.kind == .class {
      guard let base = index.base(of: type)?.simpleName, classes.contains(base) else { continue }
      subclasses[type.name.simpleName] = base
      if let kind = type.baseOfOverrides(base) { found[base, default: []].insert(kind) }
    }
  }

  /// The names of the variables that are shown.
  var shownVariables: Set<String> { Set(uses.map(\.name)).union(copies.map(\.name)) }

  /// Returns what the classes are that files show: a cell rather than a view, and a controller rather than its view.
  func bases(in files: [SourceFile]) -> [String: Placeholder.Base] {
    for file in files { walk(file.tree) }
    for copy in copies where variables[copy.name] == nil { variables[copy.name] = variables[copy.source] }
    for use in uses { if let type = variables[use.name] { found[type, default: []].insert(use.base) } }
    let order: [Placeholder.Base] = [.tableCell, .collectionCell, .controller, .layer, .view]
    return found.compactMapValues { bases in order.first(where: bases.contains) }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.names.contains("IBOutlet"), let type = node.bindings.first?.typeAnnotation?.type,
      let type = known(type.wrappedName)
    {
      found[type, default: []].insert(.view)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .visitChildren }
    if let type = node.typeAnnotation?.type, let type = known(type.wrappedName) {
      variables[name] = type
    } else if let value = node.initializer?.value {
      add(value, to: name)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return .visitChildren }
    if let source = node.initializer?.value.lastName { copies.append((name, source)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = known(node.type.wrappedName) { variables[(node.secondName ?? node.firstName).text] = type }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.declName.baseName.text
    if UseNames.members.contains(member), let base = node.base { use(base, as: .view) }
    if member == "forEach", let array = node.base?.as(ArrayExprSyntax.self),
      let text = node.parent?.trimmedDescription, UseNames.calls.contains(where: { $1 == .view && text.contains($0) })
    {
      for element in array.elements { use(element.expression, as: .view) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    for argument in node.arguments {
      if let base = UseNames.labels[argument.label?.text ?? ""] { use(argument.expression, as: base) }
    }
    if let name = node.calledExpression.lastName, let base = UseNames.calls[name], let first = node.arguments.first {
      use(first.expression, as: base)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self), let target = parts[0].lastName {
      if let base = UseNames.properties[target] { use(parts[2], as: base) } else { add(parts[2], to: target) }
    }
    return .visitChildren
  }

  /// Notes the class of a variable by the value that it gets.
  private func add(_ value: ExprSyntax, to name: String) {
    if let type = value.createdType.flatMap(known) {
      variables[name] = variables[name] ?? type
    } else if let source = value.returnedName {
      copies.append((name, source))
    }
  }

  /// Notes that a value, or each of a list, is used in a way.
  private func use(_ value: ExprSyntax, as base: Placeholder.Base) {
    if let array = value.as(ArrayExprSyntax.self) {
      for element in array.elements { use(element.expression, as: base) }
    } else if let type = value.createdType.flatMap(known) {
      found[type, default: []].insert(base)
    } else if let name = value.lastName {
      uses.append((name, base))
    }
  }

  private func known(_ name: String) -> String? {
    let name = name.simpleName
    return classes.contains(name) ? name : subclasses[name]
  }
}

/// The names of UIKit that take views, controllers and layers.
private enum UseNames {
  static let calls: [String: Placeholder.Base] = [
    "addSubview": .view, "insertSubview": .view, "addArrangedSubview": .view, "insertArrangedSubview": .view,
    "present": .controller, "pushViewController": .controller, "addChild": .controller, "show": .controller,
    "addSublayer": .layer, "insertSublayer": .layer,
  ]
  static let labels: [String: Placeholder.Base] = [
    "arrangedSubviews": .view, "customView": .view, "rootViewController": .controller,
  ]
  static let properties: [String: Placeholder.Base] = [
    "view": .view, "tableHeaderView": .view, "tableFooterView": .view, "backgroundView": .view, "titleView": .view,
    "inputAccessoryView": .view, "rootViewController": .controller, "viewControllers": .controller, "mask": .view,
  ]
  /// Members of views, of which constraints are made.
  static let members: Set = [
    "translatesAutoresizingMaskIntoConstraints", "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor",
    "leftAnchor", "rightAnchor", "centerXAnchor", "centerYAnchor", "widthAnchor", "heightAnchor",
  ]
}

extension TypeDeclaration {
  /// The class of UIKit whose members a subclass of a class overrides.
  fileprivate func baseOfOverrides(_ superclass: String) -> Placeholder.Base? {
    if superclass.hasSuffix("TableViewCell") || superclass.hasSuffix("TableCell") { return .tableCell }
    if superclass.hasSuffix("CollectionViewCell") || superclass.hasSuffix("CollectionCell") { return .collectionCell }
    let names = Set(members.filter(\.isOverride).map(\.name))
    if !names.isDisjoint(with: ["viewDidLoad", "viewWillAppear", "viewDidAppear", "loadView"]) { return .controller }
    return names.isDisjoint(with: ["layoutSubviews", "didMoveToWindow", "didMoveToSuperview"]) ? nil : .view
  }
}

extension ExprSyntax {
  /// The name of the type that an expression creates an instance of, with calls of members on it or without.
  fileprivate var createdType: String? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.lastName
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    // A function of the type itself probably makes an instance: `Map.make(at: place)`.
    return base.is(DeclReferenceExprSyntax.self) ? base.lastName : base.createdType
  }

  /// The name of the variable that an expression is, or that a closure called at once returns.
  fileprivate var returnedName: String? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let closure = call.calledExpression.as(ClosureExprSyntax.self)
    else { return lastName }
    return closure.statements.last?.item.as(ReturnStmtSyntax.self)?.expression?.lastName
  }
}

import SwiftSyntax

/// A search for the names of a file's variables and parameters whose type is `AnyObject`, or a collection of it.
final class ObjectVariables: SyntaxVisitor {
  /// The way in which a type contains objects: it is an object, an array or dictionary of objects, or an array of such
  /// collections.
  enum Kind {
    case object, collection, list

    /// The kind of the elements.
    fileprivate var element: Kind? {
      switch self {
      case .object: nil
      case .collection: .object
      case .list: .collection
      }
    }
  }

  /// The kinds of each name, of which different scopes may declare several.
  private var kinds: [String: Set<Kind>] = [:]

  init(_ file: SourceFile) {
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  /// Returns the kinds that an expression may have, which is a name, an element or within parentheses.
  func kinds(of node: ExprSyntax) -> Set<Kind> {
    if let type = node.castType { return Kind.kinds(of: type) }
    if let chain = node.as(OptionalChainingExprSyntax.self) { return kinds(of: chain.expression) }
    if let unwrapped = node.as(ForceUnwrapExprSyntax.self) { return kinds(of: unwrapped.expression) }
    if let item = node.as(SubscriptCallExprSyntax.self) {
      return item.arguments.count == 1 ? elements(of: item.calledExpression) : []
    }
    if let member = node.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription != "self" { return [] }
    return node.lastName.flatMap { kinds[$0] } ?? []
  }

  private func elements(of node: ExprSyntax) -> Set<Kind> { Set(kinds(of: node).compactMap(\.element)) }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, Kind.kinds(of: node.type))
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, node.type.map(Kind.kinds) ?? [])
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self) else { return .visitChildren }
    note(name.identifier.text, elements(of: node.sequence))
    return .visitChildren
  }

  private func note(_ pattern: PatternSyntax, _ type: TypeSyntax?, _ value: ExprSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self) else { return }
    note(name.identifier.text, type.map(Kind.kinds) ?? value.map(kinds) ?? [])
  }

  private func note(_ name: String, _ found: Set<Kind>) { kinds[name, default: []].formUnion(found) }
}

extension ObjectVariables.Kind {
  /// Returns the kind of a type; none for other types.
  fileprivate static func kinds(of type: TypeSyntax) -> Set<Self> { Set([Self(type)].compactMap(\.self)) }

  private init?(_ type: TypeSyntax) {
    let text = type.trimmedDescription.filter { !" ?!()".contains($0) }
    let isCollection = text.hasPrefix("[") || text.hasPrefix("Dictionary<") || text.hasPrefix("Array<")
    if text == "AnyObject" || text == "anyAnyObject" {
      self = .object
    } else if isCollection, text.hasSuffix("AnyObject]") || text.hasSuffix("AnyObject>") {
      self = .collection
    } else if text.hasPrefix("[["), text.hasSuffix("AnyObject]]") {
      self = .list
    } else {
      return nil
    }
  }
}

extension ExprSyntax {
  /// The type behind the last `as` of the expression, which may be within parentheses; `nil` for other expressions.
  var castType: TypeSyntax? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.castType
    }
    if let cast = self.as(AsExprSyntax.self) { return cast.type }
    guard let elements = self.as(SequenceExprSyntax.self)?.elements,
      elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    return elements.last?.as(TypeExprSyntax.self)?.type
  }
}

import SwiftSyntax

extension Rule {
  /// Makes an instance of a metatype, or of a type parameter whose bound is a class, by a function: Swift calls only
  /// required initializers of them.
  static let metatypes = Rule(FunctionCallExprSyntax.self, .functionCallExpr) { node, context in
    guard node.trailingClosure == nil, let parenthesis = node.leftParen,
      knownLabels.contains(node.arguments.map { $0.label?.text ?? "_" })
    else { return }
    if let chain = node.castMetatype(context) ?? node.optionalMetatype(context) {
      return mapCast(chain, of: node, at: parenthesis, &context)
    }
    if let base = node.computedMetatype(context) {
      context.edits.insert("tesseraNew(", before: base)
      let end = base.endPositionBeforeTrailingTrivia.utf8Offset
      let range = end..<parenthesis.endPositionBeforeTrailingTrivia.utf8Offset
      return context.edits.replace(range, with: node.arguments.isEmpty ? "" : ", ")
    }
    guard let type = metatype(of: node, in: context) else { return }
    context.edits.replace(node.calledExpression, with: "tesseraNew")
    context.edits.insert(type + (node.arguments.isEmpty ? "" : ", "), at: parenthesis.endPosition.utf8Offset)
  }

  /// Makes an instance of an optional metatype, such as the result of a conditional cast, if there is one.
  private static func mapCast(
    _ chain: OptionalChainingExprSyntax, of node: FunctionCallExprSyntax, at parenthesis: TokenSyntax,
    _ context: inout FileContext
  ) {
    let start = chain.questionMark.positionAfterSkippingLeadingTrivia.utf8Offset
    context.edits.replace(
      start..<parenthesis.endPositionBeforeTrailingTrivia.utf8Offset,
      with: ".map { tesseraNew($0" + (node.arguments.isEmpty ? "" : ", "))
    context.edits.insert(" }", after: node)
  }

  /// The initializers that `tesseraNew` calls.
  private static let knownLabels: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["target", "action"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
    ["style"], ["frame", "collectionViewLayout"], ["collectionViewLayout"], ["rootViewController"],
    ["arrangedSubviews"], ["image"],
  ]

  /// The metatype of which a call makes an instance, as an expression.
  private static func metatype(of node: FunctionCallExprSyntax, in context: FileContext) -> String? {
    let called = node.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return node.bindsClass(name, context) ? name + ".self" : nil
    }
    guard let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" else {
      return nil
    }
    if let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, node.isCast(name) { return name }
    guard !node.mayBeNative(context) else { return nil }
    guard let base = member.base else {
      return node.declaredTypeName.flatMap { node.bindsClass($0, context) ? $0 + ".self" : nil }
    }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name.first?.isUppercase == true { return node.bindsClass(name, context) ? name + ".self" : nil }
      if name == "self" { return node.isInTypeMethod && node.bindsClass("Self", context) ? name : nil }
      return name == "super" ? nil : name
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The chain after a cast such as `(type as? NSObject.Type)?`, if the call is that of an initializer on it, and all of
  /// the chain.
  fileprivate func castMetatype(_ context: FileContext) -> OptionalChainingExprSyntax? {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let chain = member.base?.as(OptionalChainingExprSyntax.self), !mayBeNative(context),
      parent?.is(MemberAccessExprSyntax.self) != true, parent?.is(OptionalChainingExprSyntax.self) != true,
      let cast = chain.expression.as(TupleExprSyntax.self)?.elements.first?.expression.as(SequenceExprSyntax.self),
      let type = cast.elements.last?.trimmedDescription, type.hasSuffix(".Type")
    else { return nil }
    let name = String(type.dropLast(".Type".count))
    return name == "NSObject" || UIKitClasses.kind(of: name) != nil || context.index.inheritsFromUIKit(name)
      ? chain : nil
  }

  /// The chain after an optional metatype, as in `types["a"]?.init()`, if the call is that of an initializer on it, and
  /// all of the chain.
  fileprivate func optionalMetatype(_ context: FileContext) -> OptionalChainingExprSyntax? {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let chain = member.base?.as(OptionalChainingExprSyntax.self), !mayBeNative(context),
      parent?.is(MemberAccessExprSyntax.self) != true, parent?.is(OptionalChainingExprSyntax.self) != true,
      chain.expression.is(DeclReferenceExprSyntax.self) || chain.expression.is(SubscriptCallExprSyntax.self)
        || chain.expression.is(MemberAccessExprSyntax.self)
    else { return nil }
    return chain
  }

  /// The metatype of which the call makes an instance, if it is an expression whose parts other rules may change: members
  /// such as `item.controller.init()`, elements, and `type(of: x).init()`. A qualified type is left alone.
  fileprivate func computedMetatype(_ context: FileContext) -> ExprSyntax? {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
      let base = member.base, !mayBeNative(context)
    else { return nil }
    if let inner = base.as(MemberAccessExprSyntax.self) {
      let name = inner.declName.baseName.text
      return name.first?.isUppercase == true || name == "self" || inner.base == nil ? nil : base
    }
    return base.is(SubscriptCallExprSyntax.self) || base.is(FunctionCallExprSyntax.self)
      || base.is(TupleExprSyntax.self) || base.is(ForceUnwrapExprSyntax.self)
      ? base : nil
  }

  /// Whether a name in scope is bound to the result of a cast to `NSObject.Type`, whose initializer is never required.
  fileprivate func isCast(_ name: String) -> Bool {
    var parent = self.parent
    while let current = parent {
      if let node = current.as(IfExprSyntax.self), node.conditions.bindsCast(name) { return true }
      if let list = current.as(CodeBlockItemListSyntax.self),
        list.contains(where: { $0.item.as(GuardStmtSyntax.self)?.conditions.bindsCast(name) == true })
      {
        return true
      }
      parent = current.parent
    }
    return false
  }

  /// The name of the type of a variable or constant of which the call is the whole initial value.
  fileprivate var declaredTypeName: String? {
    let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    return binding?.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.name.text
  }

  /// Whether the call is in a method or property of a type itself, where `self` is a metatype.
  fileprivate var isInTypeMethod: Bool {
    var parent = self.parent
    while let current = parent {
      if let modifiers = current.as(FunctionDeclSyntax.self)?.modifiers
        ?? current.as(VariableDeclSyntax.self)?.modifiers,
        current.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return modifiers.contains { ["class", "static"].contains($0.name.text) }
      }
      if current.is(MemberBlockSyntax.self) { return false }
      parent = current.parent
    }
    return false
  }

  /// Whether the target requires an initializer with these labels somewhere, or a structure consists of a style or an
  /// image, so that the call may be valid as it is.
  fileprivate func mayBeNative(_ context: FileContext) -> Bool {
    let labels = arguments.map { $0.label?.text ?? "_" }
    return context.index.types.contains { type in
      if type.kind == .struct, labels == ["style"] || labels == ["image"], type.storedNames == labels { return true }
      return type.members.contains { member in
        member.form == .initializer && member.labels == labels
          && (type.kind == .protocol || member.modifiers.contains("required"))
      }
    }
  }

  /// Whether a name is that of a type parameter in scope whose bound is a class of UIKit, or of the target.
  fileprivate func bindsClass(_ name: String, _ context: FileContext) -> Bool {
    guard name.first?.isUppercase == true else { return false }
    var parent = self.parent
    while let current = parent {
      let clauses: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?)
      if let node = current.as(FunctionDeclSyntax.self) {
        clauses = (node.genericParameterClause, node.genericWhereClause)
      } else if let node = current.as(ClassDeclSyntax.self) {
        clauses = (node.genericParameterClause, node.genericWhereClause)
      } else if let node = current.as(StructDeclSyntax.self) {
        clauses = (node.genericParameterClause, node.genericWhereClause)
      } else {
        clauses = (nil, nil)
      }
      if name == "Self" {
        if let node = current.as(ExtensionDeclSyntax.self) { return node.bindsSelfToClass(context) }
        if let node = current.as(ClassDeclSyntax.self) { return context.index.inheritsFromUIKit(node.name.text) }
        if current.is(StructDeclSyntax.self) || current.is(EnumDeclSyntax.self) { return false }
      }
      if let bounds = context.index.boundsOfAssociatedType(name, around: current) {
        return bounds.contains { context.index.isBoundToClass($0) } && !mayBeNative(context)
      }
      if let parameter = clauses.0?.parameters.first(where: { $0.name.text == name }) {
        let bounds = (parameter.inheritedType.map(\.boundNames) ?? []) + (clauses.1?.bounds(of: name) ?? [])
        return bounds.contains { bound in
          if context.index[bound] == nil { return UIKitClasses.kind(of: bound) != nil || bound.isRecognizer }
          return context.index.isBoundToClass(bound) && !mayBeNative(context)
        }
      }
      parent = current.parent
    }
    return false
  }
}

extension TypeDeclaration {
  /// The names of the stored properties, in order.
  fileprivate var storedNames: [String] {
    members.filter { $0.container == nil && !$0.isStatic && $0.variable?.bindings.first?.accessorBlock == nil }
      .filter { $0.form == .variable }.map(\.name)
  }
}

extension ConditionElementListSyntax {
  /// Whether a condition binds a name to the result of a cast to `NSObject.Type`.
  fileprivate func bindsCast(_ name: String) -> Bool {
    contains { element in
      let binding = element.condition.as(OptionalBindingConditionSyntax.self)
      return binding?.pattern.trimmedDescription == name
        && binding?.initializer?.value.trimmedDescription.hasSuffix(" as? NSObject.Type") == true
    }
  }
}

extension ExtensionDeclSyntax {
  /// Whether the extension is one of a class of UIKit or of its subclass, or of a protocol whose conforming types are
  /// such subclasses.
  fileprivate func bindsSelfToClass(_ context: FileContext) -> Bool {
    let declared = context.index[extendedType.plainName]
    if declared == nil, UIKitClasses.kind(of: extendedType.plainName) != nil { return true }
    if let declared, declared.kind != .protocol { return context.index.inheritsFromUIKit(declared.name) }
    let bounds = [extendedType.plainName] + (genericWhereClause?.bounds(of: "Self") ?? [])
    return bounds.contains { context.index.isBoundToClass($0) }
  }
}

extension TargetIndex {
  /// Whether a name is that of a class of UIKit, of a class of the target, or of a protocol for subclasses of one.
  fileprivate func isBoundToClass(_ name: String, depth: Int = 8) -> Bool {
    guard let type = self[name] else { return UIKitClasses.kind(of: name) != nil || name.isRecognizer }
    guard type.kind == .protocol, depth > 0 else { return type.kind == .class }
    let conditions = type.node.as(ProtocolDeclSyntax.self)?.genericWhereClause?.bounds(of: "Self") ?? []
    return (type.inherited + conditions).contains { isBoundToClass($0, depth: depth - 1) }
  }

  /// Returns the bounds of an associated type of the protocol that a node declares or extends; `nil` for other names.
  fileprivate func boundsOfAssociatedType(_ name: String, around node: Syntax) -> [String]? {
    let extended = node.as(ExtensionDeclSyntax.self).flatMap { self[$0.extendedType.plainName]?.node }
    guard let owner = extended?.as(ProtocolDeclSyntax.self) ?? node.as(ProtocolDeclSyntax.self) else { return nil }
    let types = owner.memberBlock.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
    return types.first { $0.name.text == name }.map { type in
      (type.inheritanceClause.map { $0.inheritedTypes.flatMap { $0.type.boundNames } } ?? [])
        + (type.genericWhereClause?.bounds(of: name) ?? [])
    }
  }

  /// Whether a class of the target inherits from a class of UIKit.
  fileprivate func inheritsFromUIKit(_ name: String) -> Bool {
    guard let type = self[name], type.kind == .class, let base = base(of: type) else { return false }
    return UIKitClasses.kind(of: base) != nil
  }
}

extension String {
  /// Whether the text is the name of UIKit's class of gesture recognizers.
  fileprivate var isRecognizer: Bool { self == "UIGestureRecognizer" }
}

extension TypeSyntax {
  /// The names in a composition.
  fileprivate var boundNames: [String] {
    self.as(CompositionTypeSyntax.self)?.elements.map { $0.type.plainName } ?? [plainName]
  }
}

extension GenericWhereClauseSyntax {
  fileprivate func bounds(of name: String) -> [String] {
    requirements.flatMap { item -> [String] in
      guard case .conformanceRequirement(let bound) = item.requirement, bound.leftType.trimmedDescription == name else {
        return []
      }
      return bound.rightType.boundNames
    }
  }
}

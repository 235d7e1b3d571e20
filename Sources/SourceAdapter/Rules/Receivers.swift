import SwiftSyntax

extension Rule {
  /// Lets messages be sent by selector to objects of any class, such as the target of a bar button item.
  ///
  /// Objective-C looks such methods up in `AnyObject`, which Swift cannot extend.
  static let receivers = Rule(MemberAccessExprSyntax.self, .memberAccessExpr, needle: ".perform(") { node, context in
    guard node.declName.baseName.text == "perform", let base = node.base,
      let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id, call.sendsMessage,
      let receiver = base.receiver
    else { return }
    context.edits.insert("tesseraReceiver(", before: receiver)
    context.edits.insert(")", after: receiver)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the arguments are those of a message: a selector, and up to two objects.
  ///
  /// Many other methods have one argument, so a message without objects is known by its selector or by its receiver.
  fileprivate var sendsMessage: Bool {
    let labels = arguments.map { $0.label?.text }
    guard trailingClosure == nil, let first = arguments.first, labels[0] == nil, labels.count <= 3,
      labels.dropFirst().allSatisfy({ $0 == "with" })
    else { return false }
    let receiver = calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
    return labels.count > 1 || first.expression.trimmedDescription.lowercased().contains("selector")
      || receiver.lowercased().contains("target")
  }
}

extension ExprSyntax {
  /// The expression without the mark of a chain behind it; `nil` for objects whose class is known, and for types.
  fileprivate var receiver: ExprSyntax? {
    let inner = self.as(OptionalChainingExprSyntax.self)?.expression ?? self
    if inner.is(ForceUnwrapExprSyntax.self) || inner.is(TupleExprSyntax.self) { return inner }
    let name = inner.as(MemberAccessExprSyntax.self)?.declName ?? inner.as(DeclReferenceExprSyntax.self)
    guard let text = name?.baseName.text, text != "self", text.first?.isUppercase == false else { return nil }
    return inner
  }
}

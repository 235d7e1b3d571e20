import SwiftSyntax

extension Rule {
  /// Removes the question mark behind an optional method: here, protocols have default implementations of the methods
  /// that a delegate may leave out.
  ///
  /// Closures in optional properties are called with a question mark, too. They have no argument labels; methods without
  /// labels are known by name. The result stays optional: that of a method of the target is `nil` where the default
  /// implementation was called, and that of another one where the object's class is known not to implement it.
  static let optionalCalls = Rule(OptionalChainingExprSyntax.self, .optionalChainingExpr, needle: "?(") {
    node, context in
    guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
      let member = node.expression.as(MemberAccessExprSyntax.self)
    else { return }
    let name = member.declName.baseName.text
    guard context.isOptionalMethod(name, calledBy: call) else { return callUnknown(member, in: call, &context) }
    context.edits.blank(node.questionMark)
    let isOwn = context.index.optionalResults.contains(name)
    let receiver = isOwn || call.isDiscarded || call.isAwaited ? nil : member.receiver(of: call)
    guard isOwn || receiver != nil || !member.hasOptionalChain && !call.isDiscarded else { return }
    context.edits.insert("tesseraOptional(" + (receiver ?? ""), before: call)
    context.edits.insert(call.isContinued ? ")?" : ")", after: call)
  }

  /// Calls a member without arguments that the target does not declare: in another module, it may be an optional method
  /// or a closure in an optional property. The reference to either is one optional function.
  private static func callUnknown(
    _ member: MemberAccessExprSyntax, in call: FunctionCallExprSyntax, _ context: inout FileContext
  ) {
    guard call.arguments.isEmpty, call.trailingClosure == nil, member.base != nil,
      !context.index.variables.contains(member.declName.baseName.text)
    else { return }
    // The argument of `tesseraOptional` is an autoclosure, which cannot contain `await`.
    let isPlain = call.isDiscarded || call.isAwaited
    context.edits.insert(isPlain ? "tesseraMethod(" : "tesseraOptional(tesseraMethod(", before: member)
    context.edits.insert(")", after: member)
    guard !isPlain else { return }
    context.edits.insert(call.isContinued ? ")?" : ")", after: call)
  }

  /// Removes the exclamation mark behind an optional method.
  static let forcedCalls = Rule(ForceUnwrapExprSyntax.self, .forceUnwrapExpr, needle: "!(") { node, context in
    guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id,
      let member = node.expression.as(MemberAccessExprSyntax.self),
      context.isOptionalMethod(member.declName.baseName.text, calledBy: call)
    else { return }
    context.edits.blank(node.exclamationMark)
  }

  /// Makes the reference to an optional method of the target, which is not called at once, `nil` where the object's class
  /// does not implement it.
  ///
  /// Without labels, a name may be that of something else: then the object must be known to be of such a protocol.
  static let optionalReferences = Rule(MemberAccessExprSyntax.self, .memberAccessExpr) { node, context in
    guard context.index.optionalMethods.contains(node.declName.baseName.text), let base = node.base,
      !node.isCalled, !node.isAssigned, let member = context.index.optionalMethod(node.declName),
      node.declName.argumentNames != nil || base.lastName.map(context.index.methodHolders.contains) == true,
      let holder = base.unchained, holder.firstIsValue
    else { return }
    context.edits.insert("tesseraReference(\(holder.trimmedDescription), \"\(member.plainSelector)\", ", before: node)
    // Without its labels, the name is ambiguous: the adapted protocol also has a closure of that name.
    let hasLabels = node.declName.argumentNames != nil || member.labels.isEmpty
    let labels = hasLabels ? "" : "(\(member.labels.map { $0 + ":" }.joined()))"
    context.edits.insert(labels + ")", after: node)
  }

  /// Makes the value of an optional property optional: `nil` where the default implementation was called.
  static let optionalProperties = Rule(MemberAccessExprSyntax.self, .memberAccessExpr) { node, context in
    guard context.index.optionalProperties.contains(node.declName.baseName.text),
      let holder = node.base?.lastName, context.index.optionalHolders.contains(holder), !node.isAssigned
    else { return }
    context.edits.insert("tesseraOptional(", before: node)
    context.edits.insert(")", after: node)
  }
}

extension FileContext {
  /// Whether a call behind a question or exclamation mark is one of an optional method. Closures in optional properties have
  /// no argument labels; methods without labels are known by name.
  fileprivate func isOptionalMethod(_ name: String, calledBy call: FunctionCallExprSyntax) -> Bool {
    call.arguments.contains { $0.label != nil } || OptionalMethods.names.contains(name)
      || index.optionalMethods.contains(name)
  }
}

extension TargetIndex {
  /// The only optional method of a name, with the labels that are given.
  fileprivate func optionalMethod(_ name: DeclReferenceExprSyntax) -> Member? {
    let labels = name.argumentNames?.arguments.map(\.name.text)
    let found = optionalMembers.filter {
      $0.name == name.baseName.text && !$0.isStatic && (labels == nil || $0.labels == labels)
    }
    return Set(found.map(\.selector)).count == 1 ? found[0] : nil
  }
}

extension ExprSyntax {
  /// The expression without the mark of a chain behind it.
  fileprivate var unchained: ExprSyntax? {
    self.as(OptionalChainingExprSyntax.self)?.expression ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
  }

  /// Whether the expression is a chain of names that begins with a value, not with a type.
  fileprivate var firstIsValue: Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase == false && reference.baseName.text != "super"
    }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.firstIsValue == true }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.firstIsValue }
    return self.as(ForceUnwrapExprSyntax.self)?.expression.firstIsValue == true
  }
}

extension MemberAccessExprSyntax {
  /// The object of a call of the member and the selector, as arguments; `nil` unless the object has a name, by which it
  /// can be asked for twice.
  fileprivate func receiver(of call: FunctionCallExprSyntax) -> String? {
    guard let object = base?.unchained, object.firstIsValue, call.trailingClosure == nil else { return nil }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    return "\(object.trimmedDescription), \"\(SelectorName.method(declName.baseName.text, labels: labels))\", "
  }

  /// Whether the member is called, or named by a macro such as `#selector`.
  fileprivate var isCalled: Bool {
    var node = Syntax(self)
    while let parent = node.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      node = parent
    }
    if node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id { return true }
    if node.parent?.is(MemberAccessExprSyntax.self) == true { return true }
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      if parent.is(MacroExpansionExprSyntax.self) { return true }
      node = parent
    }
    return false
  }

  /// Whether a value is assigned to the member.
  fileprivate var isAssigned: Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.first?.id == id else { return false }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}

extension SyntaxProtocol {
  /// Whether the base of a member is itself reached through a question mark, so that the call is optional anyway.
  fileprivate var hasOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.hasOptionalChain ?? false }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.hasOptionalChain }
    if let item = self.as(SubscriptCallExprSyntax.self) { return item.calledExpression.hasOptionalChain }
    if let unwrapped = self.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression.hasOptionalChain }
    return false
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is a statement of its own.
  fileprivate var isDiscarded: Bool { parent?.is(CodeBlockItemSyntax.self) == true }

  /// Whether `await` applies to the call: somewhere before it in the expressions around it, within one statement.
  fileprivate var isAwaited: Bool {
    var node: Syntax? = Syntax(self)
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(AwaitExprSyntax.self) { return true }
      // Operands and operators are still a flat list, in which `await` covers all that follow.
      if let list = current.parent?.as(ExprListSyntax.self), list.awaits(before: current) { return true }
      node = current.parent
    }
    return false
  }

  /// Whether a member or an element of the result follows in the same chain.
  fileprivate var isContinued: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.base?.id == id
      || parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
  }
}

extension ExprListSyntax {
  fileprivate func awaits(before element: Syntax) -> Bool {
    prefix { $0.id != element.id }.contains { item in
      (item.as(TryExprSyntax.self)?.expression ?? item).is(AwaitExprSyntax.self)
    }
  }
}

/// The optional methods of UIKit's protocols whose first argument alone has no label.
enum OptionalMethods {
  static let names: Set = [
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillBeginDecelerating",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop",
    "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset", "viewForZooming", "numberOfSections",
    "indexTitles", "sectionIndexTitles", "textFieldShouldBeginEditing", "textFieldDidBeginEditing",
    "textFieldShouldEndEditing", "textFieldDidEndEditing", "textFieldShouldClear", "textFieldShouldReturn",
    "textFieldDidChangeSelection", "textViewShouldBeginEditing", "textViewDidBeginEditing", "textViewShouldEndEditing",
    "textViewDidEndEditing", "textViewDidChange", "textViewDidChangeSelection", "searchBarShouldBeginEditing",
    "searchBarTextDidBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidEndEditing",
    "searchBarSearchButtonClicked", "searchBarCancelButtonClicked", "searchBarBookmarkButtonClicked",
    "searchBarResultsListButtonClicked", "gestureRecognizerShouldBegin", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "presentationControllerDidAttemptToDismiss", "collectionViewDidEndMultipleSelectionInteraction",
    "tableViewDidEndMultipleSelectionInteraction", "applicationDidBecomeActive", "applicationDidFinishLaunching",
    "applicationWillResignActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillTerminate",
    "sceneDidBecomeActive",
    "sceneWillResignActive", "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneDidDisconnect",
    "navigationControllerSupportedInterfaceOrientations", "willPresentSearchController", "didPresentSearchController",
    "willDismissSearchController", "didDismissSearchController", "adaptivePresentationStyle",
    "fontPickerViewControllerDidCancel", "colorPickerViewControllerDidFinish",
    "colorPickerViewControllerDidSelectColor", "collectionViewShouldSpringLoadItemAt", "animationEnded",
  ]
}

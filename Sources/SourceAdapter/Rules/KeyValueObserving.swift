import SwiftSyntax

extension Rule {
  /// Makes stored properties that are `dynamic` report their changes to observers; on iOS the Objective-C runtime does.
  static let dynamicProperties = Rule(VariableDeclSyntax.self, .variableDecl, needle: "dynamic") { node, context in
    guard node.bindingSpecifier.text == "var", node.bindings.count == 1, let binding = node.bindings.first,
      node.attributes.attribute("NSManaged") == nil,
      node.modifiers.contains(where: { $0.name.text == "dynamic" }),
      !node.modifiers.contains(where: { ["static", "class", "lazy", "override"].contains($0.name.text) })
    else { return }
    guard let block = binding.accessorBlock else {
      return context.edits.insert(" { didSet { tesseraDidChange(self) } }", after: binding)
    }
    guard case .accessors(let list) = block.accessors else { return }
    if let body = list.first(where: { $0.accessorSpecifier.text == "didSet" })?.body {
      context.edits.insert("; tesseraDidChange(self) ", before: body.rightBrace)
    } else if list.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      context.edits.insert(" didSet { tesseraDidChange(self) } ", before: block.rightBrace)
    }
  }

  /// Removes `override` from the method that observes properties by name: it is not a member of `NSObject` here, and
  /// the registration table makes it known.
  static let observers = Rule(FunctionDeclSyntax.self, .functionDecl, needle: "observeValue") { node, context in
    guard node.isObserver, let modifier = node.modifiers.first(where: { $0.name.text == "override" }) else { return }
    guard let owner = context.owner(of: node), let type = context.index[owner] else { return }
    let ancestors = context.index.lineage(of: type).dropFirst()
    if ancestors.contains(where: { $0.members.contains { $0.function?.isObserver == true } }) { return }
    context.edits.blank(modifier)
  }
}

extension FunctionDeclSyntax {
  /// Whether the function is `observeValue(forKeyPath:of:change:context:)`.
  var isObserver: Bool {
    name.text == "observeValue"
      && signature.parameterClause.parameters.map(\.firstName.text) == ["forKeyPath", "of", "change", "context"]
  }
}

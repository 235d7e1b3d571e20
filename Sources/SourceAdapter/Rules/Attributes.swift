import SwiftSyntax

extension Rule {
  /// Attributes that only the Objective-C runtime and Interface Builder read.
  private static let removedAttributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "NSCopying",
    "GKInspectable",
  ]

  /// Removes attributes of the Objective-C runtime. The registration table names the exposed members.
  static let attributes = Rule(AttributeSyntax.self, .attribute, needle: "@") { node, context in
    let name = node.attributeName.trimmedDescription
    if removedAttributes.contains(name) { return context.edits.blank(node) }
    guard name == "UIApplicationMain" || name == "NSApplicationMain" || name == "main" else { return }
    context.noteEntry(node, name)
    if name != "main" { context.edits.replace(node.attributeName, with: "main") }
  }

  /// Removes modifiers that only the Objective-C runtime gives a meaning.
  static let modifiers = Rule(DeclModifierSyntax.self, .declModifier) { node, context in
    if node.name.text == "dynamic" || node.name.text == "optional" { context.edits.blank(node) }
  }

  /// Restricts a protocol of the Objective-C runtime to classes, as that runtime does.
  static let classProtocols = Rule(ProtocolDeclSyntax.self, .protocolDecl, needle: "@objc") { node, context in
    guard node.attributes.names.contains("objc") else { return }
    guard let clause = node.inheritanceClause, let first = clause.inheritedTypes.first else {
      return context.edits.insert(
        ": AnyObject", after: node.primaryAssociatedTypeClause.map(Syntax.init) ?? Syntax(node.name))
    }
    let names = clause.inheritedTypes.map { $0.type.plainName }
    if !names.contains("AnyObject"), !names.contains("class") { context.edits.insert("AnyObject, ", before: first) }
  }
}

extension FileContext {
  fileprivate mutating func noteEntry(_ node: AttributeSyntax, _ name: String) {
    guard let group = node.parent?.parent?.asProtocol((any DeclGroupSyntax).self) else { return }
    let (line, column) = file.line(of: node)
    entry = EntryPoint(type: group.declaredName, attribute: "@" + name, file: file.path, line: line, column: column)
  }
}

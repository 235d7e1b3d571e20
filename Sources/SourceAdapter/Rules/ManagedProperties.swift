import SwiftSyntax

extension Rule {
  /// Makes properties of layers that Core Animation manages stored ones: they begin with an empty value and draw the
  /// layer anew if its class says so.
  ///
  /// Only types whose empty value is known are changed; Core Data's objects have no module here.
  static let managedProperties = Rule(VariableDeclSyntax.self, .variableDecl, needle: "@NSManaged") { node, context in
    guard let attribute = node.attributes.attribute("NSManaged"), node.bindings.count == 1,
      let binding = node.bindings.first, binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = type.emptyValue
    else { return }
    context.edits.blank(attribute)
    context.edits.insert(
      " = \(value) { didSet { tesseraLayerDidChange(self, \"\(name)\") } }", after: binding)
  }
}

extension TypeSyntax {
  /// The value of a managed property that was never set; `nil` for types without one.
  fileprivate var emptyValue: String? {
    if self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
    switch plainName {
    case "Bool": return "false"
    case "Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval", "CFTimeInterval": return "0"
    case "CGPoint", "CGSize", "CGRect", "UIEdgeInsets": return ".zero"
    default: return nil
    }
  }
}

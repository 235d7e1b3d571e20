import SwiftSyntax

extension Rule {
  /// Makes properties that Core Animation or Core Data manages computed ones: their values are stored by their names, so
  /// that a layer's are animated, copied, and read and set by key as well.
  static let managedProperties = Rule(VariableDeclSyntax.self, .variableDecl, needle: "@NSManaged") { node, context in
    guard let attribute = node.attributes.attribute("NSManaged"), node.bindings.count == 1,
      let binding = node.bindings.first, binding.accessorBlock == nil, binding.typeAnnotation != nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name
    else { return }
    context.edits.blank(attribute)
    context.edits.insert(
      " { get { tesseraManaged(self, \"\(name)\") } set { tesseraSetManaged(self, \"\(name)\", newValue) } }",
      after: binding)
  }
}

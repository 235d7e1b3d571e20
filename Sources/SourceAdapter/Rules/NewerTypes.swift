import SwiftSyntax

/// The types that classes of UIKit have only in recent systems, and that an app's own types are called like.
///
/// Within a subclass their names hide those of the app, which was written before they existed. So the app's types have
/// another name, too, and code refers to them by it.
enum NewerTypes {
  /// The names of the types, which subclasses of controllers inherit.
  private static let names: Set = ["Transition", "Mode", "Sidebar"]

  /// Returns the type of the target that a name means, if a newer one might hide it.
  static func type(named name: TokenSyntax, in index: TargetIndex) -> TypeDeclaration? {
    guard names.contains(name.text) else { return nil }
    let own = index.types.filter { $0.name.simpleName == name.text }
    guard own.count == 1, own[0].name == name.text, own[0].isReachable else { return nil }
    return own[0]
  }

  static func otherName(_ type: TypeDeclaration) -> String { "TesseraOwn\(type.name)" }

  /// Adds the other names after the last line of the file that declares the types.
  static func apply(to context: inout FileContext) {
    for type in context.index.types where type.file == context.number {
      guard self.type(named: type.nameToken, in: context.index) === type else { continue }
      let access = max(.fileprivate, min(type.access, .public))
      context.additions.append("\(access.rawValue) typealias \(otherName(type)) = \(type.name)")
    }
  }
}

extension Rule {
  /// Refers to the app's own types by names that no class of UIKit hides.
  static let newerTypes = Rule([.identifierType, .declReferenceExpr]) { node, context in
    let name = node.as(IdentifierTypeSyntax.self)?.name ?? node.as(DeclReferenceExprSyntax.self)?.baseName
    guard let name, let type = NewerTypes.type(named: name, in: context.index) else { return }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id { return }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true || node.parent?.is(ExtensionDeclSyntax.self) == true
    {
      return
    }
    context.edits.replace(name, with: NewerTypes.otherName(type))
  }
}

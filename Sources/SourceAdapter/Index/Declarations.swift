import SwiftSyntax

/// A type that the target declares, with the members of its extensions.
final class TypeDeclaration {
  enum Kind { case `class`, `struct`, `enum`, actor, `protocol` }

  /// The name, with the names of the enclosing types, as in `Outer.Inner`.
  let name: String
  let kind: Kind
  let file: Int
  let node: any DeclGroupSyntax
  let nameToken: TokenSyntax
  let attributes: Set<String>
  let access: Access
  /// Whether the type has type parameters, or a type around it has.
  private(set) var isGeneric: Bool
  /// Whether code at file scope can name the type.
  let isReachable: Bool
  /// Whether code at file scope cannot name the type, or not without type arguments.
  var isInner: Bool { !isReachable || isGeneric }
  /// The name as code within the type can write it: a private type is one within another, or within a function.
  var innerName: String { isReachable ? name : nameToken.text }
  /// The place of the statements or members among which the type is declared.
  var scope: Range<AbsolutePosition>? {
    Syntax(node).parent?.parent.map { $0.position..<$0.endPosition }
  }
  /// The names that the declaration inherits from, without type arguments.
  let inherited: [String]
  /// The protocols to which extensions add a conformance.
  var conformances: [String] = []
  var members: [Member] = []
  var hasGenericExtension = false

  init(
    name: String, kind: Kind, file: Int, node: any DeclGroupSyntax, nameToken: TokenSyntax, access: Access,
    isGeneric: Bool, isReachable: Bool
  ) {
    (self.name, self.kind, self.file, self.node, self.nameToken) = (name, kind, file, node, nameToken)
    (self.access, self.isGeneric, self.isReachable) = (access, isGeneric, isReachable)
    attributes = node.attributes.names
    inherited = node.inheritanceClause.map { $0.inheritedTypes.map { $0.type.plainName } } ?? []
  }

  /// The name that the attribute `@objc` gives the type; `nil` if it gives none.
  var objectiveCName: String? {
    node.attributes.lazy.compactMap { element -> String? in
      guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "objc" else {
        return nil
      }
      return attribute.arguments?.trimmedDescription
    }.first
  }

  /// Notes that an extension of a generic type declares the type.
  func becomeGeneric() { isGeneric = true }

  /// Whether every member is known to the Objective-C runtime on iOS.
  var exposesMembers: Bool { attributes.contains("objcMembers") }
}

/// A function, initializer or variable of a type, or at file scope.
struct Member {
  enum Form { case function, initializer, variable }

  let form: Form
  let name: String
  let file: Int
  let node: any DeclSyntaxProtocol
  /// The extension that declares it; `nil` in the type's own declaration.
  let container: ExtensionDeclSyntax?
  let attributes: Set<String>
  let modifiers: Set<String>
  let access: Access
  let isExposedByContainer: Bool

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }
  var isExposed: Bool {
    isExposedByContainer
      || function?.isObserver == true || keyValueMethod != nil
      || !attributes.isDisjoint(with: ["objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable"])
  }
  var function: FunctionDeclSyntax? { node.as(FunctionDeclSyntax.self) }
  var initializer: InitializerDeclSyntax? { node.as(InitializerDeclSyntax.self) }
  var variable: VariableDeclSyntax? { node.as(VariableDeclSyntax.self) }
  var parameters: FunctionParameterListSyntax? {
    (function?.signature ?? initializer?.signature)?.parameterClause.parameters
  }
}

/// The access level of a declaration.
enum Access: String, Codable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }

  static func < (left: Access, right: Access) -> Bool { left.rank < right.rank }

  init(_ modifiers: DeclModifierListSyntax, default fallback: Access = .internal) {
    self = modifiers.lazy.filter { $0.detail == nil }.compactMap { Access(rawValue: $0.name.text) }.first ?? fallback
  }
}

extension AttributeListSyntax {
  /// The names of the attributes outside of `#if`.
  var names: Set<String> {
    Set(
      compactMap { element in
        if case .attribute(let attribute) = element { attribute.attributeName.trimmedDescription } else { nil }
      })
  }

  func attribute(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == name {
      return attribute
    }
    return nil
  }
}

extension TypeSyntax {
  /// The name of the type without type arguments, attributes and comments.
  var plainName: String {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
    if let member = self.as(MemberTypeSyntax.self) { return member.baseType.plainName + "." + member.name.text }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
    return trimmedDescription
  }
}

import Foundation

/// A public declaration, as the compiler's symbol graph describes it.
struct Symbol: Decodable {
  struct Fragment: Decodable {
    let spelling: String
  }

  struct Parameter: Decodable {
    let name: String
    let internalName: String?
  }

  private struct Kind: Decodable {
    let identifier: String
  }

  private struct Availability: Decodable {
    let isUnconditionallyUnavailable: Bool?
    let isUnconditionallyDeprecated: Bool?
  }

  private struct Signature: Decodable {
    let parameters: [Parameter]?
  }

  struct Identifier: Decodable {
    let precise: String
  }

  private struct Mixin: Decodable {
    let extendedModule: String
  }

  let pathComponents: [String]
  let accessLevel: String
  let identifier: Identifier
  private let kind: Kind
  private let availability: [Availability]?
  private let declarationFragments: [Fragment]?
  private let functionSignature: Signature?
  private let swiftExtension: Mixin?

  /// Whether the declaration is usable, rather than existing only to name a replacement.
  var isThere: Bool { !(availability ?? []).contains { $0.isUnconditionallyUnavailable == true } }
  var isDeprecated: Bool { (availability ?? []).contains { $0.isUnconditionallyDeprecated == true } }

  /// Whether a protocol's extension declares the member and the compiler repeats it for the type.
  var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }

  /// Whether the member is declared in an extension, where no member can be overridden.
  var isInExtension: Bool { swiftExtension != nil }

  /// The declaration in source form, with its attributes.
  var text: String { (declarationFragments ?? []).map(\.spelling).joined() }

  var parameters: [Parameter] { functionSignature?.parameters ?? [] }
  var type: String { pathComponents.dropLast().joined(separator: ".") }
  var name: String { pathComponents.last ?? "" }
  var fullName: String { pathComponents.joined(separator: ".") }

  var declaration: Declaration {
    Self.typeKinds.contains(listedKind)
      ? Declaration(type: fullName, member: "", kind: listedKind)
      : Declaration(type: type, member: name, kind: listedKind)
  }

  private static let typeKinds: Set<String> = ["class", "struct", "enum", "protocol", "typealias"]

  /// The kind in the terms of the list of declarations, which does not distinguish static members.
  var listedKind: String {
    switch kind.identifier {
    case "swift.method", "swift.type.method", "swift.func", "swift.func.op": "method"
    case "swift.property", "swift.type.property", "swift.var": "property"
    case "swift.subscript", "swift.type.subscript": "subscript"
    case "swift.enum.case": "case"
    default: kind.identifier.split(separator: ".").last.map(String.init) ?? kind.identifier
    }
  }

  /// Whether the member belongs to the type rather than its instances.
  var isOfType: Bool { kind.identifier.contains(".type.") }
}

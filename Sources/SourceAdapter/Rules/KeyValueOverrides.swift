import SwiftSyntax

// Overrides of the methods of key-value coding. They are members of an extension here, so that the first class of the
// target that has one declares it anew, and the registration table makes it known by its name.

/// A method of key-value coding that apps override.
enum KeyValueMethod: String {
  case setValueForKey = "setValue(_:forKey:)"
  case setValueForUndefinedKey = "setValue(_:forUndefinedKey:)"
  case valueForKey = "value(forKey:)"
  case valueForUndefinedKey = "value(forUndefinedKey:)"
  case setValuesForKeys = "setValuesForKeys(_:)"
  case automaticallyNotifies = "automaticallyNotifiesObservers(forKey:)"
  case affectingKeyPaths = "keyPathsForValuesAffectingValue(forKey:)"

  init?(_ function: FunctionDeclSyntax) {
    let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    self.init(rawValue: "\(function.name.text)(\(labels.joined()))")
  }

  /// The name of the function that takes the place of the method of `super`; `nil` for methods of the class itself.
  var ownName: String? {
    switch self {
    case .setValueForKey, .setValueForUndefinedKey: "tesseraSetValue"
    case .valueForKey, .valueForUndefinedKey: "tesseraValue"
    case .setValuesForKeys: "tesseraSetValuesForKeys"
    case .automaticallyNotifies, .affectingKeyPaths: nil
    }
  }

  /// The expression of the selector that registers an override of a class.
  func registration(of owner: String) -> String? {
    switch self {
    case .setValueForKey: setter("forKey", "setValue:forKey:", owner)
    case .setValueForUndefinedKey: setter("forUndefinedKey", "setValue:forUndefinedKey:", owner)
    case .valueForKey: getter("forKey", "valueForKey:", owner)
    case .valueForUndefinedKey: getter("forUndefinedKey", "valueForUndefinedKey:", owner)
    case .setValuesForKeys:
      "tesseraKeysSetter(\"setValuesForKeysWithDictionary:\") { (owner: \(owner)) in { owner.setValuesForKeys($0) } }"
    case .automaticallyNotifies, .affectingKeyPaths: nil
    }
  }

  private func setter(_ label: String, _ selector: String, _ owner: String) -> String {
    "tesseraKeySetter(\"\(selector)\") { (owner: \(owner)) in { owner.setValue($0, \(label): $1) } }"
  }

  private func getter(_ label: String, _ selector: String, _ owner: String) -> String {
    "tesseraKeyGetter(\"\(selector)\") { (owner: \(owner)) in { owner.value(\(label): $0) } }"
  }

  /// Whether a class of UIKit declares the method itself, so that subclasses override it as they are.
  func isMember(of base: String) -> Bool {
    guard self == .setValueForKey || self == .valueForKey else { return false }
    let name = base.simpleName
    return name == "NSUserDefaults" || name.hasPrefix("CA") && name != "CADisplayLink"
  }
}

extension Rule {
  /// Removes `override` from the methods of key-value coding.
  static let keyValueOverrides = Rule(FunctionDeclSyntax.self, .functionDecl, needle: "override") { node, context in
    guard let method = KeyValueMethod(node), let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
      context.declaresFirst(method, at: node)
    else { return }
    context.edits.blank(modifier)
  }

  /// Calls the functions of `NSObject` where `super` has no method of key-value coding.
  static let keyValueCalls = Rule(FunctionCallExprSyntax.self, .functionCallExpr, needle: "super.") { node, context in
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true
    else { return }
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    guard let method = KeyValueMethod(rawValue: "\(member.declName.baseName.text)(\(labels))"),
      let name = method.ownName,
      context.declaresFirst(method, at: node)
    else { return }
    context.edits.replace(member.declName.baseName, with: name)
  }
}

extension FileContext {
  /// Whether the class around a node has no superclass with a method of its own.
  fileprivate func declaresFirst(_ method: KeyValueMethod, at node: some SyntaxProtocol) -> Bool {
    guard let owner = owner(of: node), let type = index[owner], type.kind == .class else { return false }
    if index.base(of: type).map(method.isMember) == true { return false }
    return !index.lineage(of: type).dropFirst().contains { superclass in
      superclass.members.contains { $0.function.flatMap(KeyValueMethod.init) == method }
    }
  }
}

extension Member {
  /// The method of key-value coding that the function overrides; `nil` for other functions.
  var keyValueMethod: KeyValueMethod? { isOverride && !isStatic ? function.flatMap(KeyValueMethod.init) : nil }
}

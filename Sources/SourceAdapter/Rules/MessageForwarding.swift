import SwiftSyntax

/// Classes that forward messages: stand-ins for delegates, and targets that hold another one weakly.
///
/// `NSObject` cannot be overridden here. The method gets another name, which a protocol requires of the first class that has
/// it; optional methods of delegates are forwarded by extensions of that protocol.
struct MessageForwarding {
  /// The protocols with the methods, by the names on iOS.
  private static let protocols = [
    "responds(to:)": "TesseraResponding", "forwardingTarget(for:)": "TesseraForwarding",
  ]

  let index: TargetIndex

  /// Whether a member is one of the methods that decide about messages.
  static func includes(_ member: Member) -> Bool {
    member.form == .function && member.isOverride && !member.isStatic && protocols[member.fullName] != nil
  }

  /// Renames the methods of a file, and adds the protocols to its classes.
  func apply(to context: inout FileContext) {
    for type in index.types where type.kind == .class {
      for member in type.members where Self.includes(member) {
        if member.file == context.number { rename(member, of: type, &context) }
        if type.file == context.number, !isInherited(member, by: type) { add(member, to: type, &context) }
      }
    }
  }

  /// Whether a superclass in the target has the method, too.
  private func isInherited(_ member: Member, by type: TypeDeclaration) -> Bool {
    index.lineage(of: type).dropFirst().contains { $0.members.contains { $0.fullName == member.fullName } }
  }

  private func rename(_ member: Member, of type: TypeDeclaration, _ context: inout FileContext) {
    guard let function = member.function else { return }
    context.edits.replace(function.name, with: "tessera_\(member.name)")
    // On iOS the selector may be declared with or without a mark behind it.
    if let type = function.signature.parameterClause.parameters.first?.type {
      context.edits.replace(type, with: "Selector!")
    }
    guard !isInherited(member, by: type) else { return }
    for modifier in function.modifiers where modifier.name.text == "override" { context.edits.blank(modifier) }
  }

  private func add(_ member: Member, to type: TypeDeclaration, _ context: inout FileContext) {
    guard let name = Self.protocols[member.fullName], let last = type.node.inheritanceClause?.inheritedTypes.last else {
      return
    }
    let names = index.conformances(of: type)
    // UIKit asks a delegate of another protocol for the sizes of items, too.
    let isPlainDelegate =
      name == "TesseraForwarding" && names.contains("UICollectionViewDelegate")
      && !names.contains("UICollectionViewDelegateFlowLayout")
    context.edits.insert(
      ", \(name)\(isPlainDelegate ? ", UICollectionViewDelegateFlowLayout" : "")", after: last.type)
    context.forwardsMessages = true
  }
}

extension Rule {
  /// Calls what `NSObject` answers, in a class whose superclass in the target does not override the method.
  static let forwardedMessages = Rule(MemberAccessExprSyntax.self, .memberAccessExpr, needle: "super.") {
    node, context in
    guard node.base?.is(SuperExprSyntax.self) == true, let name = node.messageName,
      let type = context.owner(of: node).flatMap({ context.index[$0] })
    else { return }
    let ancestors = context.index.lineage(of: type).dropFirst()
    let isOverridden = ancestors.contains { $0.members.contains { $0.isOverride && $0.name == name } }
    let words = name.prefix(1).uppercased() + name.dropFirst()
    context.edits.replace(node.declName.baseName, with: isOverridden ? "tessera_\(name)" : "tessera\(words)")
  }
}

extension MemberAccessExprSyntax {
  /// The name of the called method if that is one of those which decide about messages.
  fileprivate var messageName: String? {
    let name = declName.baseName.text
    guard let call = parent?.as(FunctionCallExprSyntax.self), let label = call.arguments.first?.label?.text else {
      return nil
    }
    return ["responds": "to", "forwardingTarget": "for"][name] == label ? name : nil
  }
}

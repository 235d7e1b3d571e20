import SwiftSyntax

/// Overrides that extensions declare, and members of extensions that subclasses override.
///
/// Swift's classes dispatch only members of their bodies dynamically. The member of the extension keeps its place and its
/// text under another name, and the class gets a member on the line of its last brace that forwards to it.
struct ExtensionOverrides {
  /// A member of an extension that has to be in the body of its class.
  struct Moved {
    let type: TypeDeclaration
    let member: Member
    /// Whether a superclass has a moved member of the same name, so that the name of the class is part of the new one.
    var isInherited = false

    var newName: String {
      isInherited ? "tessera_\(type.name.replacing(".", with: "_"))_\(member.name)" : "tessera_\(member.name)"
    }
  }

  let moved: [Moved]
  /// Methods that override one which a superclass gets.
  let delegates: InheritedDelegates
  /// Overrides that calls of the extension's method find.
  let dispatch: ForeignDispatch

  init(_ index: TargetIndex) {
    let delegates = InheritedDelegates(index)
    self.delegates = delegates
    dispatch = ForeignDispatch(index)
    let moved = index.types.filter { $0.kind == .class }.flatMap { type in
      type.members.compactMap { member -> Moved? in
        guard member.container != nil, member.form != .initializer, !MessageForwarding.includes(member),
          member.access > .private || member.isOverride,
          member.isOverride || Self.isOverridden(member, of: type, in: index) || delegates.witness(member) != nil
        else { return nil }
        return Moved(type: type, member: member)
      }
    }
    self.moved = moved.map { item in
      var item = item
      let ancestors = index.lineage(of: item.type).dropFirst()
      item.isInherited = moved.contains { other in
        other.member.fullName == item.member.fullName && ancestors.contains { $0 === other.type }
      }
      return item
    }
  }

  private static func isOverridden(_ member: Member, of type: TypeDeclaration, in index: TargetIndex, depth: Int = 0)
    -> Bool
  {
    guard depth < 32 else { return false }
    return index.subclasses(of: type).contains { subclass in
      subclass.members.contains { $0.isOverride && $0.name == member.name && $0.labels == member.labels }
        || isOverridden(member, of: subclass, in: index, depth: depth + 1)
    }
  }

  /// Renames what a file's extensions declare, and adds what its classes need.
  func apply(to context: inout FileContext) {
    for item in moved {
      if item.member.file == context.number { rename(item, &context) }
      if item.type.file == context.number { context.append(forwarder(of: item), toBodyOf: item.type) }
    }
  }

  /// Removes `override` from members that an extension of another module's class declares in this target: Swift does not
  /// dispatch them, so only calls through the subclass reach them.
  func releaseForeignOverrides(in context: inout FileContext) {
    let foreign = Set(
      context.index.foreignMembers.filter { $0.member.isExposed && !$0.member.isStatic }.map(\.member.fullName)
    ).subtracting(dispatch.names)
    if foreign.isEmpty { return }
    for type in context.index.types where type.kind == .class {
      let inherited = context.index.lineage(of: type).dropFirst()
      for member in type.members
      where member.file == context.number && member.isOverride && foreign.contains(member.fullName) {
        guard !inherited.contains(where: { $0.members.contains { $0.fullName == member.fullName } }),
          let modifier = (member.function?.modifiers ?? member.variable?.modifiers)?.first(where: {
            $0.name.text == "override"
          })
        else { continue }
        context.edits.blank(modifier)
        context.messages.append(
          context.file.message(
            .warning, at: member.node,
            "\(member.fullName) is declared in an extension of another module's class; only calls through \(type.name) "
              + "reach this override"))
      }
    }
  }

  private func rename(_ item: Moved, _ context: inout FileContext) {
    let modifiers = item.member.function?.modifiers ?? item.member.variable?.modifiers
    for modifier in modifiers ?? [] where ["override", "final"].contains(modifier.name.text) {
      context.edits.blank(modifier)
    }
    // The class calls it from another file.
    for modifier in modifiers ?? []
    where ["private", "fileprivate"].contains(modifier.name.text) && item.type.file != item.member.file {
      context.edits.blank(modifier)
    }
    if let name = item.member.function?.name {
      context.edits.replace(name, with: item.newName)
    } else if let name = item.member.variable?.bindings.first?.pattern {
      context.edits.replace(name, with: item.newName)
    }
  }

  private func forwarder(of item: Moved) -> String {
    let member = item.member
    let attributes = (member.node as? any WithAttributesSyntax)?.attributes.filter {
      guard case .attribute(let attribute) = $0 else { return false }
      return ["MainActor", "available", "discardableResult", "objc"].contains(
        attribute.attributeName.trimmedDescription)
        && attribute.attributeName.trimmedDescription != "objc"
    }
    let modifiers =
      (member.function?.modifiers ?? member.variable?.modifiers)?
      .filter { $0.name.text != "dynamic" }.map(\.trimmedDescription) ?? []
    let prefix =
      ((attributes?.map { Syntax($0).singleLine } ?? []) + modifiers).map { $0 + " " }.joined()
      + (delegates.witness(member)?.modifiers ?? "")
    if let function = member.function {
      let effects = function.signature.effectSpecifiers
      let call = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
      return
        "\(prefix)func \(member.name)\(function.genericParameterClause?.singleLine ?? "")\(function.signature.singleLine)"
        + "\(function.genericWhereClause.map { " " + $0.singleLine } ?? "") "
        + "{ \(call)\(item.newName)(\(function.argumentsForForwarding.joined(separator: ", "))) }"
    }
    let type = member.variable?.bindings.first?.typeAnnotation?.type.singleLine ?? "Never"
    let setter =
      member.variable?.hasSetter == true ? "get { \(item.newName) } set { \(item.newName) = newValue }" : item.newName
    return "\(prefix)var \(member.name): \(type) { \(setter) }"
  }
}

extension VariableDeclSyntax {
  fileprivate var hasSetter: Bool {
    guard case .accessors(let list) = bindings.first?.accessorBlock?.accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }
}

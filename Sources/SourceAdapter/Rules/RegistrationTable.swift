import SwiftSyntax

/// The declarations after a file's last line that register the methods of the Objective-C runtime, so that selectors
/// made from strings find them.
struct RegistrationTable {
  let context: FileContext

  /// A class with the members that the target declares.
  private struct Owner {
    var name: String
    var members: [Member]
    /// Whether the class has other members, of which the target knows nothing.
    var isForeign = false
  }

  /// The classes of the target, and those of other modules that it extends.
  private var owners: [Owner] {
    let own = context.index.types.filter { $0.kind == .class && $0.isReachable && !$0.isGeneric }
    let foreign = Dictionary(grouping: context.index.foreignMembers, by: \.owner).sorted { $0.key < $1.key }
    return own.map { Owner(name: $0.name, members: $0.members) }
      + foreign.map { Owner(name: $0, members: $1.map(\.member).filter { !$0.isOverride }, isForeign: true) }
  }

  /// The text of the declarations; none if the file has no such methods.
  var declarations: [String] {
    var result: [String] = []
    var calls: [String] = []
    for owner in owners {
      let members = owner.members.filter {
        $0.file == context.number && !$0.isStatic
          && ($0.isExposed || (($0.followsScrolling || $0.overridesEditing) && !owner.isForeign))
      }
      let selectors = members.flatMap { self.selectors(of: $0, in: owner) }
      let implemented = implementedMethods(of: owner)
      let styled = members.filter { $0.isStyled && context.index.isView(owner.name) }
      let hasInitializer = hasOwnInitializer(owner)
      guard !selectors.isEmpty || implemented != nil || hasInitializer else { continue }
      let function = context.generatedName("Methods", calls.count + 1)
      calls.append("\(owner.name).\(function)()")
      result.append("extension \(owner.name) {")
      result.append("  fileprivate static func \(function)() {")
      if !selectors.isEmpty {
        result.append("    tesseraMethods(of: \(owner.name).self,")
        result.append(selectors.map { "    " + $0 }.joined(separator: ",\n") + ")")
      }
      result += styled.map { "    tesseraAppearance(\\\(owner.name).\($0.name))" }
      if hasInitializer { result.append("    tesseraInitializer(\(owner.name).self) { \(owner.name)() }") }
      if let implemented { result.append("    tesseraImplements(\(owner.name).self\(implemented))") }
      result.append("  }")
      result.append("}")
    }
    if let type = context.principalClass { calls.append("tesseraApplication(\(type).self)") }
    if context.forwardsMessages { calls.append("tesseraForwardsMessages()") }
    guard !calls.isEmpty else { return [] }
    // A function pointer in this section is called as the executable or library is loaded.
    result.append("private enum \(context.generatedName("Table", 1)) {")
    result.append("  @section(\".init_array\") @used static let load: @convention(c) () -> Void = {")
    result.append("    tesseraRegister { \(calls.joined(separator: "; ")) }")
    result.append("  }")
    result.append("}")
    return result
  }

  /// The selectors of all methods, as arguments, of a class that may leave out optional ones; once for each class.
  private func implementedMethods(of owner: Owner) -> String? {
    guard !owner.isForeign, let type = context.index[owner.name], type.file == context.number,
      context.index.mayLeaveOutMethods(type)
    else { return nil }
    return context.index.selectors(of: type).map { ", \"\($0)\"" }.joined()
  }

  /// Whether the file declares an initializer of a class that takes no arguments, and does not override that of its
  /// superclass.
  private func hasOwnInitializer(_ owner: Owner) -> Bool {
    guard !owner.isForeign, let type = context.index[owner.name], let base = context.index.base(of: type),
      base == "NSObject" || UIKitClasses.kind(of: base) != nil
    else { return false }
    return type.members.contains { member in
      guard member.file == context.number, !member.isOverride, let node = member.initializer else { return false }
      return node.optionalMark == nil && node.signature.effectSpecifiers == nil && node.genericParameterClause == nil
        && node.genericWhereClause == nil && !member.attributes.contains("available")
        && node.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
    }
  }

  private func selectors(of member: Member, in type: Owner) -> [String] {
    switch member.form {
    case .initializer: return []
    case .variable:
      guard let variable = member.variable, !variable.modifiers.contains(where: { $0.name.text == "override" }) else {
        return []
      }
      let getter = "tesseraGetter(\"\(member.selector)\", \\\(type.name).\(member.name))"
      let setter = "tesseraSetter(\"\(member.setterSelector)\", \\\(type.name).\(member.name))"
      return variable.isSettable ? [getter, setter] : [getter]
    case .function where member.function?.isObserver == true:
      let call = "owner.observeValue(forKeyPath: $0, of: $1, change: $2, context: $3)"
      return ["tesseraObserver { (owner: \(type.name)) in { \(call) } }"]
    case .function:
      let overloads = type.members.filter {
        $0.form == .function && $0.name == member.name && $0.labels == member.labels
      }
      guard !member.hasEffects, member.function?.genericParameterClause == nil, overloads.count == 1,
        member.labels.count < (member.attributes.contains("IBSegueAction") ? 4 : 3),
        type.members.contains(where: { $0.name == member.name && $0.form == .variable }) == false
      else { return [] }
      let name =
        member.labels.isEmpty ? "\(member.name) as (\(type.name)) -> () -> \(result(of: member))" : member.fullName
      // A class of UIKit may have a method of this name with parameters, such as `delete` or `dismiss`.
      let isAmbiguous =
        type.isForeign || member.labels.isEmpty && !result(of: member).contains("Self")
        || type.members.count { $0.form == .function && $0.name == member.name } > 1
      return [
        "tesseraSelector(\"\(member.selector)\", \(type.name).\(isAmbiguous ? name : member.labels.isEmpty ? member.name : member.fullName))"
      ]
    }
  }

  private func result(of member: Member) -> String {
    member.function?.signature.returnClause?.type.trimmedDescription ?? "Void"
  }
}

extension Member {
  /// Whether the member is a property that appearance proxies pass on.
  fileprivate var isStyled: Bool {
    modifiers.contains("dynamic") && !isOverride && variable?.isSettable == true && !attributes.contains("NSManaged")
  }

  /// Whether the member is the method by which a delegate follows a scroll view, which Objective-C exposes with the
  /// protocol. UIKit tells apps for which it is never called.
  fileprivate var followsScrolling: Bool { form == .function && selector == "scrollViewDidScroll:" }

  /// Whether the member overrides the method of an editing command, by which the responder performs it.
  fileprivate var overridesEditing: Bool {
    let commands = ["cut:", "copy:", "paste:", "delete:", "select:", "selectAll:"]
    return form == .function && isOverride && commands.contains(selector)
  }
}

extension TargetIndex {
  /// Whether a class of the target inherits from one of UIKit.
  fileprivate func isView(_ name: String) -> Bool { self[name].flatMap(base)?.hasPrefix("UI") == true }
}

extension VariableDeclSyntax {
  /// Whether code in the same file can set the variable.
  fileprivate var isSettable: Bool {
    guard bindingSpecifier.text == "var", let binding = bindings.first else { return false }
    guard let block = binding.accessorBlock else { return true }
    switch block.accessors {
    case .getter: return false
    case .accessors(let list):
      return list.contains { ["set", "_modify", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
    @unknown default: return false
    }
  }
}

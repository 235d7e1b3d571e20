import SwiftSyntax

/// The declarations after a file's last line that register the methods of the Objective-C runtime, so that selectors
/// made from strings find them.
struct RegistrationTable {
  let context: FileContext
  /// The number of the file whose members are registered.
  private let file: Int

  init(context: FileContext) { self.init(context, file: context.number) }

  private init(_ context: FileContext, file: Int) { (self.context, self.file) = (context, file) }

  /// A class with the members that the target declares.
  private struct Owner {
    var name: String
    /// The declaration; `nil` for a class of another module.
    var type: TypeDeclaration?
    var members: [Member]
    /// Whether the class has other members, of which the target knows nothing.
    var isForeign: Bool { type == nil }

    init(_ type: TypeDeclaration) {
      (name, self.type) = (type.isInner ? type.nameToken.text : type.name, type)
      members = type.members.filter { !type.isGeneric || $0.container?.genericWhereClause == nil }
    }
    init(foreign name: String, _ members: [Member]) { (self.name, self.members) = (name, members) }
  }

  /// The classes of the target, and those of other modules that it extends.
  private var owners: [Owner] {
    let own = context.index.types.filter { $0.kind == .class && $0.isReachable && !$0.isGeneric }
    let foreign = Dictionary(grouping: context.index.foreignMembers, by: \.owner).sorted { $0.key < $1.key }
    return own.map(Owner.init)
      + foreign.map { Owner(foreign: $0, $1.map(\.member).filter { !$0.isOverride }) }
  }

  /// The text of the declarations; none if the file has no such methods.
  var declarations: [String] {
    var result: [String] = []
    var calls: [String] = []
    for owner in owners {
      let lines = statements(for: owner)
      guard !lines.isEmpty else { continue }
      let function = context.generatedName("Methods", calls.count + 1)
      calls.append("\(owner.name).\(function)()")
      result.append("extension \(owner.name) {")
      result.append("  fileprivate static func \(function)() {")
      result += lines.flatMap { $0.split(separator: "\n") }.map { "    " + $0 }
      result.append("  }")
      result.append("}")
    }
    calls += context.index.types.filter { $0.file == file && $0.kind == .class && !$0.isInner }.compactMap { type in
      type.objectiveCName.map { "tesseraClass(\(type.name).self, named: \"\($0)\")" }
    }
    if let type = context.principalClass { calls.append("tesseraApplication(\(type).self)") }
    if context.hasInnerRegistrations { calls.append("tesseraRegistersInnerClasses()") }
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

  /// The calls that register the members of a class; one of several arguments has a line for each.
  private func statements(for owner: Owner) -> [String] {
    var result: [String] = []
    let members = owner.members.filter {
      $0.file == file && !$0.isStatic
        && ($0.isExposed || (($0.followsScrolling || $0.overridesEditing) && !owner.isForeign))
    }
    let selectors = members.flatMap { self.selectors(of: $0, in: owner) }
    if !selectors.isEmpty {
      result.append("tesseraMethods(of: \(owner.name).self,\n" + selectors.joined(separator: ",\n") + ")")
    }
    let implemented = implementedMethods(of: owner)
    let hasInitializer = hasOwnInitializer(owner)
    guard !selectors.isEmpty || implemented != nil || hasInitializer else { return [] }
    result += members.filter { $0.isStyled && isView(owner) }.map { "tesseraAppearance(\\\(owner.name).\($0.name))" }
    if hasInitializer { result.append("tesseraInitializer(\(owner.name).self) { \(owner.name)() }") }
    if let implemented { result.append("tesseraImplements(\(owner.name).self\(implemented))") }
    return result
  }

  /// Adds a method to each class that code at file scope cannot name, which registers its members when one is first looked
  /// up.
  static func registerInnerClasses(in context: inout FileContext) {
    for type in context.index.innerClasses(of: context.number) {
      guard let last = type.node.inheritanceClause?.inheritedTypes.last, !mayInheritMethod(type, in: context) else {
        continue
      }
      let lines = RegistrationTable(context: context).statements(for: Owner(type))
      guard !lines.isEmpty else { continue }
      let inherits = superclassRegisters(type, in: context)
      if !inherits { context.edits.insert(", TesseraInnerClass", after: last.type) }
      let body = lines.joined(separator: "; ").replacing("\n", with: " ")
      // A method that a protocol requires is as accessible as its type.
      let access = type.access >= .package ? "\(min(type.access, .public)) " : ""
      let modifiers = access + (inherits ? "override " : "")
      context.append("@MainActor \(modifiers)class func tesseraRegisterMembers() { \(body) }", toBodyOf: type)
      context.hasInnerRegistrations = true
    }
  }

  /// Whether a class inherits from a generic one of another module of the project, which may have such a method.
  private static func mayInheritMethod(_ type: TypeDeclaration, in context: FileContext) -> Bool {
    let superclass = type.node.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self)
    guard let superclass, superclass.genericArgumentClause != nil else { return false }
    let isOfApple = ["UI", "NS"].contains { superclass.name.text.hasPrefix($0) }
    return !isOfApple && context.index.innerSuperclass(of: type) == nil
  }

  /// Whether a superclass of a class has such a method.
  private static func superclassRegisters(_ type: TypeDeclaration, in context: FileContext) -> Bool {
    var known = [type]
    while let next = context.index.innerSuperclass(of: known[known.count - 1]), !known.contains(where: { $0 === next })
    {
      known.append(next)
      guard next.isInner, next.node.inheritanceClause != nil else { continue }
      if !RegistrationTable(context, file: next.file).statements(for: Owner(next)).isEmpty { return true }
    }
    return false
  }

  /// Whether the class inherits from one of UIKit.
  private func isView(_ owner: Owner) -> Bool {
    owner.type.flatMap { context.index.base(of: $0) }?.hasPrefix("UI") == true
  }

  /// The selectors of all methods, as arguments, of a class that may leave out optional ones; once for each class.
  private func implementedMethods(of owner: Owner) -> String? {
    guard let type = owner.type, type.file == file,
      context.index.mayLeaveOutMethods(type)
    else { return nil }
    return context.index.selectors(of: type).map { ", \"\($0)\"" }.joined()
  }

  /// Whether the file declares an initializer of a class that takes no arguments, and does not override that of its
  /// superclass.
  private func hasOwnInitializer(_ owner: Owner) -> Bool {
    guard let type = owner.type, let base = context.index.base(of: type),
      base == "NSObject" || UIKitClasses.kind(of: base) != nil
    else { return false }
    return type.members.contains { member in
      guard member.file == file, !member.isOverride, let node = member.initializer else { return false }
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
    case .function where member.keyValueMethod != nil:
      return [member.keyValueMethod?.registration(of: type.name)].compactMap { $0 }
    case .function:
      let overloads = type.members.filter {
        $0.form == .function && $0.name == member.name && $0.labels == member.labels
      }
      guard !member.hasEffects, member.function?.genericParameterClause == nil, overloads.count == 1,
        member.labels.count < 4,
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

import SwiftSyntax

/// Methods that an extension adds to a class of UIKit and that classes of the target override, such as a step of a set-up
/// or an event that goes up the responder chain.
///
/// On iOS they are messages. Here the method in the extension asks whether the object's class has an override, which gets
/// another name and fulfills a protocol, and otherwise performs the extension's own text.
struct ForeignDispatch {
  /// A method of an extension, and the overrides of it.
  struct Method {
    let member: Member
    let overrides: [Override]
    /// The overrides that extensions of other classes of UIKit declare, which take the place of those of classes.
    let foreign: [(owner: String, member: Member)]
    let protocolName: String

    var ownName: String { "tessera_own_\(member.name)" }
    var overrideName: String { "tessera_override_\(member.name)" }
  }

  /// An override in the body of a class.
  struct Override {
    let type: TypeDeclaration
    let member: Member
    /// Whether no superclass overrides the method.
    let isFirst: Bool
  }

  let methods: [Method]

  init(_ index: TargetIndex) {
    methods = index.foreignMembers.enumerated().compactMap { number, foreign in
      let member = foreign.member
      let isUIKits = foreign.owner == "UIResponder" || UIKitClasses.kind(of: foreign.owner) != nil
      guard isUIKits, member.canBeDispatched else { return nil }
      let overrides = Self.overrides(of: member, in: index)
      let others = overrides.isEmpty ? Self.foreignOverrides(of: member, in: index) : []
      guard !overrides.isEmpty || !others.isEmpty,
        overrides.allSatisfy({ $0.member.container == nil && $0.type.isReachable })
      else { return nil }
      return Method(
        member: member, overrides: overrides, foreign: others,
        protocolName: "TesseraOverrides\(number)_\(member.name)")
    }
  }

  private static func foreignOverrides(of member: Member, in index: TargetIndex) -> [(owner: String, member: Member)] {
    index.foreignMembers.filter { other in
      other.member.isOverride && !other.member.isStatic && other.member.fullName == member.fullName
        && other.member.access > .fileprivate && UIKitClasses.kind(of: other.owner) != nil
        && other.member.hasParameters(of: member)
    }
  }

  /// Whether an extension overrides a method of the target with parameters of other types, such as a closure that takes a
  /// subclass. Both stay, as methods of one name: the type of the caller's object and arguments decides.
  static func isOverload(_ member: Member, in index: TargetIndex) -> Bool {
    let others = index.foreignMembers.map(\.member).filter { !$0.isOverride && $0.fullName == member.fullName }
    return !others.isEmpty && !others.contains { member.hasParameters(of: $0) }
  }

  /// Whether a member of an extension is an override that calls of the method find.
  func includes(_ member: Member) -> Bool {
    methods.contains { $0.foreign.contains { $0.member.node.id == member.node.id } }
  }

  private static func overrides(of member: Member, in index: TargetIndex) -> [Override] {
    func isOverridden(_ type: TypeDeclaration) -> Member? {
      type.members.first { $0.isOverride && !$0.isStatic && $0.fullName == member.fullName }
    }
    return index.types.filter { $0.kind == .class && index.base(of: $0) != nil }.compactMap { type in
      guard let own = isOverridden(type) else { return nil }
      let inherited = index.lineage(of: type).dropFirst()
      // The class overrides a method of its superclass in the target.
      if inherited.contains(where: { $0.members.contains { !$0.isOverride && $0.fullName == member.fullName } }) {
        return nil
      }
      return Override(type: type, member: own, isFirst: !inherited.contains { isOverridden($0) != nil })
    }
  }

  /// The names of the methods, whose overrides keep their effect.
  var names: Set<String> { Set(methods.map(\.member.fullName)) }

  /// Changes what a file declares.
  func apply(to context: inout FileContext) {
    for method in methods {
      if method.member.file == context.number { addDispatch(of: method, &context) }
      for item in method.overrides {
        if item.member.file == context.number { rename(item.member, of: method, isFirst: item.isFirst, &context) }
        if item.isFirst, item.type.file == context.number {
          context.additions.append("extension \(item.type.name): \(method.protocolName) {}")
        }
      }
      for (owner, member) in method.foreign where member.file == context.number {
        rename(member, of: method, isFirst: true, &context)
        context.additions.append("extension \(owner): \(method.protocolName) {}")
      }
    }
  }

  private func addDispatch(of method: Method, _ context: inout FileContext) {
    guard let function = method.member.function else { return }
    let signature = function.signature.singleLine
    let arguments = function.argumentsForForwarding.joined(separator: ", ")
    let effects = function.signature.effectSpecifiers
    let call = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    let modifiers = function.modifiers.map { $0.trimmedDescription + " " }.joined()
    let result = function.attributes.names.contains("discardableResult") ? "@discardableResult " : ""
    // Through the protocol, the object's own type is any that fulfills it.
    let cast = function.returnsSelf ? " as! Self" : ""
    context.edits.insert(
      "\(result)\(modifiers)func \(method.member.name)\(signature) { if let other = self as? any \(method.protocolName) "
        + "{ return \(call)other.\(method.overrideName)(\(arguments))\(cast) }; "
        + "return \(call)\(method.ownName)(\(arguments)) }; ",
      before: function)
    context.edits.replace(function.name, with: method.ownName)
    context.additions.append(
      "@MainActor protocol \(method.protocolName) { func \(method.overrideName)\(signature) }")
  }

  /// - Parameter isFirst: Whether no superclass overrides the method.
  private func rename(_ member: Member, of method: Method, isFirst: Bool, _ context: inout FileContext) {
    guard let function = member.function else { return }
    if isFirst {
      for modifier in function.modifiers where modifier.name.text == "override" { context.edits.blank(modifier) }
    }
    context.edits.replace(function.name, with: method.overrideName)
    let calls = SuperCalls(of: method.member.name)
    calls.walk(function)
    let inherited = isFirst ? method.ownName : method.overrideName
    for name in calls.names { context.edits.replace(name, with: inherited) }
  }
}

extension Member {
  /// Whether a message can take the place of the method's calls.
  fileprivate var canBeDispatched: Bool {
    guard let function, !isOverride, !isStatic, access > .fileprivate, function.genericParameterClause == nil else {
      return false
    }
    return !(parameters?.contains { $0.ellipsis != nil } ?? true)
  }

  /// Whether the parameters of two methods have the same types.
  fileprivate func hasParameters(of other: Member) -> Bool {
    func types(_ member: Member) -> [String] {
      member.parameters?.map { $0.type.description.filter { !$0.isWhitespace } } ?? []
    }
    return types(self) == types(other)
  }
}

extension FunctionDeclSyntax {
  /// Whether the result is of the object's own type.
  fileprivate var returnsSelf: Bool { signature.returnClause?.type.trimmedDescription == "Self" }
}

/// The names in calls of a method of the superclass.
private final class SuperCalls: SyntaxVisitor {
  private let name: String
  private(set) var names: [TokenSyntax] = []

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name {
      names.append(node.declName.baseName)
    }
    return .visitChildren
  }
}

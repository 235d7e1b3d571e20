import SwiftSyntax

/// Methods of UIKit's delegates in a class of which only a superclass names the protocol.
///
/// On iOS the runtime finds such a method. Here the superclass gets a method that does what happens without one, on the
/// line of its last brace, and the subclass overrides it.
struct InheritedDelegates {
  /// A method, its class, and the first class of its ancestors that names the protocol.
  struct Witness {
    let owner: TypeDeclaration
    let type: TypeDeclaration
    let member: Member

    /// The words before the method: it must be as visible as its class if the superclass's method is.
    var modifiers: String {
      let isLessVisible = owner.access >= .public && type.access >= .public && member.access < .public
      return isLessVisible ? "public override " : "override "
    }
  }

  let witnesses: [Witness]

  init(_ index: TargetIndex) {
    witnesses = index.types.filter { $0.kind == .class && !$0.isGeneric }.flatMap { type -> [Witness] in
      let ancestors = index.lineage(of: type).dropFirst()
      return type.members.compactMap { member in
        guard member.isPossibleWitness, let owner = ancestors.last(where: { $0.names(optional: member) }),
          !owner.isGeneric, !ancestors.contains(where: { $0.members.contains { $0.fullName == member.fullName } })
        else { return nil }
        return Witness(owner: owner, type: type, member: member)
      }
    }
  }

  /// The witness of a member; `nil` for other members.
  func witness(_ member: Member) -> Witness? { witnesses.first { $0.member.node.id == member.node.id } }

  /// Adds the methods of a file's superclasses, and lets those in the bodies of its subclasses override them.
  func apply(to context: inout FileContext) {
    var added: Set<String> = []
    for witness in witnesses {
      if witness.owner.file == context.number,
        added.insert("\(witness.owner.name).\(witness.member.fullName)").inserted,
        let method = Self.method(of: witness)
      {
        context.append(method, toBodyOf: witness.owner)
      }
      if witness.member.file == context.number, witness.member.container == nil, let function = witness.member.function
      {
        context.edits.insert(
          witness.modifiers, before: function.modifiers.first.map { Syntax($0) } ?? Syntax(function.funcKeyword))
      }
    }
  }

  private static func method(of witness: Witness) -> String? {
    guard let function = witness.member.function else { return nil }
    let access = witness.owner.access >= .public ? "public " : ""
    // Without the longer method, the shorter one is called.
    let shorter = DelegateMethods.ownersOfShorterMethods[witness.member.fullName]
    let delegate = shorter.map { "(self as any \($0))" } ?? "tesseraDelegate"
    let arguments = function.argumentsForForwarding.prefix(shorter == nil ? .max : 1).joined(separator: ", ")
    return "@MainActor \(access)func \(function.name.text)\(function.signature.singleLine) "
      + "{ \(delegate).\(function.name.text)(\(arguments)) }"
  }
}

extension Member {
  fileprivate var isPossibleWitness: Bool {
    form == .function && !isOverride && !isStatic && access > .fileprivate
  }
}

extension TypeDeclaration {
  /// Whether the class itself names a protocol of UIKit with an optional method of the member's name.
  fileprivate func names(optional member: Member) -> Bool {
    (inherited + conformances).contains { DelegateMethods.names(of: $0.simpleName).contains(member.fullName) }
  }
}

extension FunctionDeclSyntax {
  /// The arguments with which a method of the same signature calls this one.
  var argumentsForForwarding: [String] {
    signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
      return (parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": ") + (isInout ? "&" : "") + name
    }
  }
}

import SwiftSyntax

/// Initializers that classes here require of their subclasses and those of iOS do not, because Objective-C makes
/// instances of any class.
struct RequiredInitializers {
  let index: TargetIndex

  /// The designated initializers of a class of UIKit, and the required one that a subclass inherits with all of them.
  private struct Requirement {
    var designated: Set<[String]>
    var declaration: String
    /// The initializer that iOS would call instead.
    var original: String
  }

  private static let requirements: [String: Requirement] = {
    let frame = Requirement(
      designated: [["frame"], ["coder"]], declaration: "required convenience init(instantiating frame: CGRect)",
      original: "init(frame:)")
    let identifier = "required convenience init(instantiating identifier: String)"
    let cell = Requirement(
      designated: [["style", "reuseIdentifier"], ["coder"]], declaration: identifier,
      original: "init(style:reuseIdentifier:)")
    let header = Requirement(
      designated: [["reuseIdentifier"], ["coder"]], declaration: identifier, original: "init(reuseIdentifier:)")
    return [
      "UICollectionReusableView": frame, "UICollectionViewCell": frame, "UICollectionViewListCell": frame,
      "UITableViewCell": cell, "UITableViewHeaderFooterView": header,
    ]
  }()

  /// The classes of layers and animations, whose `init()` is required here.
  private static let layers: Set = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer",
    "CATransformLayer", "CAAnimation", "CAPropertyAnimation", "CABasicAnimation", "CAKeyframeAnimation",
    "CASpringAnimation", "CAAnimationGroup", "CATransition",
  ]

  func apply(to context: inout FileContext) {
    for type in index.types + index.localClasses where type.kind == .class && type.file == context.number {
      guard let base = index.base(of: type)?.simpleName else { continue }
      if Self.layers.contains(base) { addInitializer(toLayer: type, &context) }
      guard let requirement = Self.requirements[base], needs(requirement, type) else { continue }
      let reason = "Use of unimplemented initializer '\(requirement.original)' for class '\(type.innerName)'"
      // Without this import the compiler does not see that the member overrides another.
      context.imports.insert("@_spi(UIKitInstantiation) UIKitCollections")
      context.append("\(requirement.declaration) { fatalError(\"\(reason)\") }", toBodyOf: type)
    }
  }

  /// Whether a class declares designated initializers, but not all of its superclass, so that it does not inherit the
  /// required one.
  private func needs(_ requirement: Requirement, _ type: TypeDeclaration) -> Bool {
    let own = designated(of: type)
    guard !own.isEmpty else { return false }
    let inherited = index.superclass(of: type).map { effective(of: $0, requirement) } ?? requirement.designated
    return !inherited.isSubset(of: own)
  }

  private func effective(of type: TypeDeclaration, _ requirement: Requirement) -> Set<[String]> {
    for ancestor in index.lineage(of: type) {
      let own = designated(of: ancestor)
      if !own.isEmpty { return own }
    }
    return requirement.designated
  }

  private func designated(of type: TypeDeclaration) -> Set<[String]> {
    Set(type.members.filter { $0.form == .initializer && !$0.modifiers.contains("convenience") }.map(\.labels))
  }

  /// `init()` of layers and animations is required: an override says so, and a class with other initializers gets one,
  /// which on iOS does not exist.
  private func addInitializer(toLayer type: TypeDeclaration, _ context: inout FileContext) {
    let initializers = type.members.filter { $0.form == .initializer }
    if let own = initializers.first(where: { $0.labels.isEmpty }) {
      guard let modifier = own.initializer?.modifiers.first(where: { $0.name.text == "override" }),
        own.file == context.number
      else { return }
      context.edits.replace(modifier, with: "required")
    } else if initializers.contains(where: { !$0.modifiers.contains("convenience") }) {
      let reason = "Use of unimplemented initializer 'init()' for class '\(type.innerName)'"
      context.append("required init() { fatalError(\"\(reason)\") }", toBodyOf: type)
    }
  }
}

extension FileContext {
  /// Adds a member to the body of a class, on the line of its last brace.
  mutating func append(_ member: String, toBodyOf type: TypeDeclaration) {
    let block = type.node.memberBlock
    let isFirst = extended.insert(type.name).inserted
    let follows = !isFirst || (!block.members.isEmpty && !block.rightBrace.hasLineBreakBefore)
    edits.insert((follows ? "; " : " ") + member, before: block.rightBrace)
  }

  /// Separates added members from the braces behind them.
  mutating func finishBodies() {
    for type in index.types + index.localClasses where extended.contains(type.name) && type.file == number {
      edits.insert(" ", before: type.node.memberBlock.rightBrace)
    }
  }
}

extension TokenSyntax {
  fileprivate var hasLineBreakBefore: Bool {
    leadingTrivia.contains { piece in
      switch piece {
      case .newlines, .carriageReturnLineFeeds, .carriageReturns: true
      default: false
      }
    }
  }
}

import SwiftSyntax

/// The initializers of the app's subclasses of Foundation's classes that have none without arguments on Linux.
///
/// On iOS such a class inherits the initializer of `NSObject`, overrides it or calls it, as mocks in tests do.
struct PlainSubclasses {
  /// An initializer of a class.
  private struct Initializer {
    /// The text of a call of it.
    var call: String
    /// Whether it is designated, so that subclasses can call it for their own.
    var isDesignated: Bool
    /// The module whose types the class's own members have, so that subclasses are compiled only where it is imported.
    var module: String?
  }

  private static let initializers = [
    "URLSession": Initializer(call: "init(configuration: .default)", isDesignated: true),
    "XMLParser": Initializer(call: "init(data: Data())", isDesignated: true),
    "Timer": Initializer(
      call: "init(fire: .distantFuture, interval: 0, repeats: false, block: { _ in })", isDesignated: false),
    "Bundle": Initializer(call: "init(path: Bundle.main.bundlePath)!", isDesignated: true, module: "CoreFoundation"),
  ]

  let index: TargetIndex

  func apply(to context: inout FileContext) {
    for type in index.types + index.localClasses where type.kind == .class && type.file == context.number {
      guard index.superclass(of: type) == nil, let base = index.base(of: type)?.simpleName,
        let known = Self.initializers[base]
      else { continue }
      if let module = known.module { context.imports.insert(module) }
      let own = type.members.filter { $0.form == .initializer }
      let designated = own.filter { !$0.modifiers.contains("convenience") }
      for member in designated where member.file == context.number {
        if let node = member.initializer { complete(node, with: known, &context) }
      }
      if designated.isEmpty, !own.contains(where: \.labels.isEmpty) {
        context.append("convenience init() { self.\(known.call) }", toBodyOf: type)
      }
    }
  }

  /// Lets an initializer call the one of its superclass that is here.
  private func complete(_ node: InitializerDeclSyntax, with known: Initializer, _ context: inout FileContext) {
    guard let body = node.body else { return }
    let calls = PlainSuperCalls(body).calls
    let override = node.modifiers.first { $0.name.tokenKind == .keyword(.override) }
    if known.isDesignated {
      if let override { context.edits.blank(override) }
      for call in calls { context.edits.replace(call, with: "super.\(known.call)") }
      if calls.isEmpty {
        context.edits.insert(body.separator + "super.\(known.call) ", before: body.rightBrace)
      }
    } else if let override {
      context.edits.replace(override, with: "convenience")
      for call in calls { context.edits.blank(call) }
      context.edits.insert(" self.\(known.call);", after: body.leftBrace)
    }
  }
}

/// A search for the calls `super.init()` in a body.
private final class PlainSuperCalls: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  init(_ body: CodeBlockSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.isEmpty, node.calledExpression.trimmedDescription == "super.init" { calls.append(node) }
    return .visitChildren
  }
}

extension CodeBlockSyntax {
  /// The text that separates a statement added at the end from the last one.
  fileprivate var separator: String {
    guard let last = statements.last else { return " " }
    return (last.trailingTrivia + rightBrace.leadingTrivia).containsNewline ? "" : "; "
  }
}

extension Trivia {
  fileprivate var containsNewline: Bool { contains { $0.isNewline } }
}

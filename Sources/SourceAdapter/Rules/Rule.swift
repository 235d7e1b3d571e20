import Foundation
import SwiftSyntax

/// A change to the source, made wherever a node of certain kinds is found.
///
/// Rules edit their own tokens only, so that those for nested code do not meet.
struct Rule: Sendable {
  /// The kinds of nodes that the rule examines.
  let kinds: Set<SyntaxKind>
  /// Text without which a file has nothing to change; `nil` if the rule always applies.
  var needle: String?
  let apply: @Sendable (Syntax, inout FileContext) -> Void

  init(_ kinds: Set<SyntaxKind>, needle: String? = nil, apply: @escaping @Sendable (Syntax, inout FileContext) -> Void)
  {
    (self.kinds, self.needle, self.apply) = (kinds, needle, apply)
  }

  /// Creates a rule for one kind of nodes.
  init<Node: SyntaxProtocol>(
    _ type: Node.Type, _ kind: SyntaxKind, needle: String? = nil,
    apply: @escaping @Sendable (Node, inout FileContext) -> Void
  ) {
    self.init([kind], needle: needle) { node, context in
      if let node = node.as(type) { apply(node, &context) }
    }
  }
}

/// One file while rules are applied to it.
struct FileContext {
  let file: SourceFile
  let number: Int
  /// The file's name in generated names; unique in the target.
  let key: String
  let index: TargetIndex
  let conditions: Conditions
  /// The modules whose imports are left out.
  var absentModules: Set<String> = []
  var edits = Edits()
  var messages: [Message] = []
  /// Modules that the adapted file imports in addition.
  var imports: Set<String> = []
  /// Declarations that are added after the last line.
  var additions: [String] = []
  var screens: [ScreenSummary] = []
  var entry: EntryPoint?
  /// The class of the app's object that the file passes to `UIApplicationMain`.
  var principalClass: String?
  /// Whether a class of the file forwards messages.
  var forwardsMessages = false
  /// Whether classes of the file that code at file scope cannot name register their members.
  var hasInnerRegistrations = false
  /// The names of the classes whose bodies get members on the line of the last brace.
  var extended: Set<String> = []
  /// The names of objects of any class; `nil` until they are needed.
  var objectVariables: ObjectVariables?

  /// The type whose declaration or extension contains a node, as code there can name it.
  func owner(of node: some SyntaxProtocol) -> String? {
    var parent = node.parent
    while let current = parent {
      if let name = current.asProtocol((any DeclGroupSyntax).self)?.declaredName { return name }
      parent = current.parent
    }
    return nil
  }
}

extension DeclGroupSyntax {
  /// The name of the type that the group declares or extends.
  var declaredName: String {
    if let node = self.as(ExtensionDeclSyntax.self) { return node.extendedType.plainName }
    return asProtocol((any NamedDeclSyntax).self)?.name.text ?? "Self"
  }
}

/// Applies rules to the nodes of a file in one pass.
final class RuleWalker: SyntaxAnyVisitor {
  private(set) var context: FileContext
  private var rules: [SyntaxKind: [Rule]] = [:]

  init(_ context: FileContext, rules: [Rule]) {
    self.context = context
    for rule in rules {
      if let needle = rule.needle, !context.file.contains(needle) { continue }
      for kind in rule.kinds { self.rules[kind, default: []].append(rule) }
    }
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    for rule in rules[node.kind] ?? [] { rule.apply(node, &context) }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    for rule in rules[.token] ?? [] { rule.apply(Syntax(token), &context) }
    return .skipChildren
  }
}

extension SourceFile {
  /// Whether the text has a byte sequence.
  func contains(_ needle: String) -> Bool {
    let wanted = Array(needle.utf8)
    guard let first = wanted.first else { return true }
    return bytes.withUnsafeBytes { text in
      guard let base = text.baseAddress else { return false }
      var start = 0
      while start + wanted.count <= text.count, let found = memchr(base + start, Int32(first), text.count - start) {
        start = UnsafeRawPointer(found) - base
        if start + wanted.count <= text.count, memcmp(base + start, wanted, wanted.count) == 0 { return true }
        start += 1
      }
      return false
    }
  }
}

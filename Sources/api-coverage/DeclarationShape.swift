/// The properties of a declaration that matter to callers and subclasses, in a few words.
///
/// The words are in the order of the cases, separated by spaces: `main settable`, `convenience failable`.
struct DeclarationShape: Hashable {
  let words: [String]

  var text: String { words.joined(separator: " ") }

  init(of symbol: Symbol) {
    let text = symbol.text
    let head = text.prefix { $0 != "(" }.split(separator: " ")
    let tail = text[(text.lastIndex(of: ")") ?? text.endIndex)...]
    let kind = symbol.listedKind
    var words: [String] = []
    func add(_ word: String, if holds: Bool) { if holds { words.append(word) } }
    add("main", if: head.contains("@MainActor"))
    add("type", if: symbol.isOfType)
    add("convenience", if: head.contains("convenience"))
    add("required", if: head.contains("required"))
    add("failable", if: kind == "init" && (text.contains("init?") || text.contains("init!")))
    let isVariable = kind == "property" && head.contains("var") && !text.contains("{")
    // Lazy properties are not written by callers, although the symbol graph shows a setter.
    let isLazy = head.contains("lazy")
    add("settable", if: !isLazy && (isVariable || text.contains("{ get set }")))
    let escaping = text.split(separator: "@escaping", omittingEmptySubsequences: false).count - 1
    add("escaping:\(escaping)", if: escaping > 0)
    add("async", if: tail.contains(" async") || text.contains("{ get async }"))
    add("throws", if: tail.contains(" throws"))
    add("mutating", if: head.contains("mutating"))
    self.words = words
  }
}

/// The shapes of UIKit's declarations.
struct ShapeList {
  struct Entry {
    let declaration: Declaration
    /// The distinct shapes of a name's overloads.
    let shapes: Set<String>
  }

  let entries: [Entry]

  /// The properties that apps can read but not set.
  var readOnly: Set<Declaration> {
    Set(
      entries.filter { entry in
        entry.declaration.kind == "property" && !entry.shapes.contains { $0.contains("settable") }
      }.map(\.declaration))
  }

  init(file: String) throws {
    let rows = try TabSeparated(file: file, columns: ["type", "member", "kind", "shape"]).rows
    entries = rows.map { row in
      Entry(
        declaration: Declaration(type: row[0], member: row[1], kind: row[2]),
        shapes: Set(
          row[3].split(separator: "|", omittingEmptySubsequences: false).map {
            $0.split(separator: " ").joined(separator: " ")
          }))
    }
  }
}

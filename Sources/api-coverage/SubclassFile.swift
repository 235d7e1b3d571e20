/// A Swift file with a subclass of every open class that overrides every member that Apple lets an app override.
///
/// A member that is not open, or a missing designated initializer, prevents the file from compiling.
struct SubclassFile {
  let text: String

  init(of graphs: SymbolGraphs, shapes: ShapeList, except exceptions: Exceptions) {
    let symbols = graphs.symbols
    let members = Dictionary(grouping: symbols, by: \.type)
    let classes = symbols.filter { $0.listedKind == "class" && $0.accessLevel == "open" }
    text =
      ([Self.heading]
      + classes.map { type in
        Subclass(
          of: type, members: (members[type.fullName] ?? []).filter { !exceptions.excuse($0) },
          isSendable: graphs.sendable.contains(type.identifier.precise) && !type.text.contains("@MainActor"),
          readOnly: shapes.readOnly
        ).text
      })
      .joined(separator: "\n")
  }

  private static let heading = """
    // swift-format-ignore-file
    // Made by scripts/api-coverage --write-overrides from our modules' public declarations; not to be edited.
    //
    // An app's subclass may override every open member of UIKit's classes. This file compiles only if ours permit the same.

    \(["Foundation", "UIKit"].map { "import \($0)" }.joined(separator: "\n"))

    """
}

/// The source of one subclass.
private struct Subclass {
  let type: Symbol
  let members: [Symbol]
  let isSendable: Bool
  /// The properties that apps cannot set.
  let readOnly: Set<Declaration>

  init(of type: Symbol, members: [Symbol], isSendable: Bool, readOnly: Set<Declaration>) {
    self.type = type
    self.isSendable = isSendable
    self.readOnly = readOnly
    self.members = members.filter { !$0.isSynthesized }
  }

  private var name: String { type.fullName.split(separator: ".").joined() + "Subclass" }

  var text: String {
    let lines = initializers + members.compactMap { $0.override(isReadOnly: readOnly.contains($0.declaration)) }
    return
      "private class \(name): \(specialized(type.fullName + arguments))\(isSendable ? ", @unchecked Sendable" : "") {\n"
      + lines.map { "  \(specialized($0))\n" }.joined() + "}\n" + conveniences
  }

  private var initializers: [String] {
    members.filter { $0.listedKind == "init" && !$0.isConvenience }.map(\.overridingInitializer)
  }

  /// Calls of the convenience initializers, which a subclass inherits if it overrides all designated ones. No function
  /// can forward a variable number of arguments.
  private var conveniences: String {
    members.filter { $0.listedKind == "init" && $0.isConvenience && !$0.text.contains("...") }.map { member in
      let isolation = member.text.contains("@MainActor") ? "@MainActor " : ""
      let optional = member.text.contains("init?") ? "?" : ""
      return specialized(
        "\(isolation)private func inherited\(member.typeParameters)\(member.parameterClause) -> \(name)\(optional) \(member.requirements){ \(name)(\(member.arguments)) }"
      )
        + "\n"
    }.joined()
  }

  // MARK: Generic classes

  private static let placeholders = [
    "SectionIdentifierType": "Int", "ItemIdentifierType": "String", "AnchorType": "NSLayoutXAxisAnchor",
    "ObjectType": "NSObject", "KeyType": "NSObject",
  ]

  private var parameters: [String] {
    guard let open = type.text.firstIndex(of: "<"), let close = type.text.firstIndex(of: ">") else { return [] }
    return type.text[type.text.index(after: open)..<close].split(separator: ",").map {
      String($0.drop(while: \.isWhitespace))
    }
  }

  private var arguments: String { parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>" }

  private func specialized(_ source: String) -> String {
    parameters.reduce(source) { $0.replacing($1, with: Self.placeholders[$1] ?? "Int") }
  }
}

extension Symbol {
  fileprivate var isConvenience: Bool { words.contains("convenience") }
  private var words: [Substring] { text.prefix { $0 != "(" }.split(separator: " ") }

  /// The declaration after the name: `(at index: Int) -> String`.
  private var clauses: Substring {
    guard let start = text.range(of: "\(name.prefix { $0 != "(" })") else { return "" }
    return text[start.upperBound...].drop { $0 == "`" }
  }

  /// The parameters with their parentheses.
  fileprivate var parameterClause: String {
    var depth = 0
    var clause = ""
    for character in clauses.drop(while: { $0 != "(" }) {
      clause.append(character)
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth == 0 { break }
    }
    return clause
  }

  /// The arguments that forward the parameters: `at: index`.
  fileprivate var arguments: String {
    let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
    return zip(labels, parameters).map { label, parameter in
      let value = parameter.internalName ?? parameter.name
      return label == "_" ? value : "\(label): \(value)"
    }.joined(separator: ", ")
  }

  /// Returns the member's override; `nil` for a declaration that cannot be called.
  ///
  /// - Parameter isReadOnly: Whether a property is known not to be settable. The symbol graph does not show this for
  ///   one with observers whose setter is not public.
  fileprivate func override(isReadOnly: Bool) -> String? {
    let prefix = (isDeprecated ? "@available(*, deprecated) " : "") + "override " + (isOfType ? "class " : "")
    switch listedKind {
    case "property": return prefix + property(isReadOnly: isReadOnly)
    case "method":
      let plain = name.prefix { $0 != "(" }
      let call = "super.\(plain)(\(arguments))"
      return prefix + "func \(quoted)\(clauses) { \(text.contains(" async") ? "await " : "")\(call) }"
    default: return nil
    }
  }

  private func property(isReadOnly: Bool) -> String {
    let type = clauses.prefix { $0 != "{" }.split(separator: " ").joined(separator: " ")
    let isSettable = !isReadOnly && DeclarationShape(of: self).words.contains("settable")
    return isSettable
      ? "var \(quoted)\(type) { get { super.\(name) } set { super.\(name) = newValue } }"
      : "var \(quoted)\(type) { super.\(name) }"
  }

  /// The type parameters of an initializer, in angle brackets; none if it has none.
  fileprivate var typeParameters: String {
    text.firstMatch(of: /init[?!]?(<[^>]*>)/).map { String($0.1) } ?? ""
  }

  /// The requirements on the type parameters of an initializer, with a space behind them.
  fileprivate var requirements: String {
    guard !typeParameters.isEmpty, let range = text.range(of: ") where ") else { return "" }
    return "where \(text[range.upperBound...].split(whereSeparator: \.isWhitespace).joined(separator: " ")) "
  }

  /// The name as declared, with backticks if it is a keyword.
  private var quoted: String {
    let plain = String(name.prefix { $0 != "(" })
    return ["default", "extension", "self", "init"].contains(plain) ? "`\(plain)`" : plain
  }

  fileprivate var overridingInitializer: String {
    let isRequired = words.contains("required")
    let mark = text.contains("init?") ? "?" : text.contains("init!") ? "!" : ""
    let (effect, mayThrow) = text.contains(" throws") ? (" throws", "try ") : ("", "")
    let call = "\(mayThrow)super.init(\(arguments))"
    return "\(isRequired ? "required" : "override") init\(mark)\(parameterClause)\(effect) { \(call) }"
  }
}

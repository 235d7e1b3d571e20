/// A name that the compiler did not find, with the type in which it looked.
struct UnresolvedName: Hashable {
  var name: String
  /// The type whose member the name would be, as the compiler writes it; `nil` for a name without a type before it.
  var base: String?

  /// Reads a message of the compiler; `nil` if the message is not about a name.
  init?(_ text: String) {
    let words = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if text.hasPrefix("cannot find '") || text.hasPrefix("cannot find type '") || text.hasPrefix("no type named '") {
      guard let first = words.first else { return nil }
      self.init(name: first, base: text.hasPrefix("no type") && words.count > 1 ? words[1] : nil)
    } else if text.contains("has no member '") || text.contains("has no dynamic member '") {
      guard words.count > 1 else { return nil }
      self.init(name: words[1], base: words[0])
    } else {
      return nil
    }
  }

  init(name: String, base: String?) {
    self.name = String(name.prefix { $0 != "(" })
    self.base = base
  }

  /// The types named in a text, without what surrounds them: `[App.Row]?` names `Row`.
  static func types(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map { word in
      var parts = word.split(separator: ".")
      if parts.count > 1, parts.last == "Type" || parts.last == "Self" { parts.removeLast() }
      return parts.last.map(String.init) ?? ""
    }.filter { !$0.isEmpty && $0 != "any" && $0 != "some" && $0 != "inout" }
  }
}

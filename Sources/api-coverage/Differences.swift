/// Declarations whose shape differs from UIKit's, as lines for a person to read.
struct Differences {
  let lines: [String]

  init(of symbols: [Symbol], from list: ShapeList, final exceptions: Exceptions, accepted: Exceptions) {
    let known = Dictionary(grouping: symbols, by: \.declaration)
    lines =
      list.entries.compactMap { entry in
        (known[entry.declaration] ?? []).lazy.compactMap { Self.shape($0, entry, accepted) }.first
      } + Self.sealed(symbols, exceptions) + Self.withoutPreconcurrency(symbols)
  }

  private static func shape(_ symbol: Symbol, _ entry: ShapeList.Entry, _ accepted: Exceptions) -> String? {
    let ours = DeclarationShape(of: symbol).text
    guard !entry.shapes.contains(ours), !accepted.excuse(symbol) else { return nil }
    return "\(symbol.fullName): “\(ours)”, UIKit has “\(entry.shapes.sorted().joined(separator: "” or “"))”"
  }

  /// Returns members of open classes that cannot be overridden.
  private static func sealed(_ symbols: [Symbol], _ exceptions: Exceptions) -> [String] {
    let open = Set(symbols.filter { $0.listedKind == "class" && $0.accessLevel == "open" }.map(\.fullName))
    return symbols.filter {
      ["method", "property"].contains($0.listedKind) && $0.accessLevel != "open" && open.contains($0.type)
        && !$0.isSynthesized && !exceptions.excuse($0)
    }.map { "\($0.fullName): not open, so that no subclass can override it" }
  }

  /// Returns members that are isolated to the main actor individually, and are errors in code without actors.
  private static func withoutPreconcurrency(_ symbols: [Symbol]) -> [String] {
    let main = Set(symbols.filter { $0.declaration.member.isEmpty && $0.text.contains("@MainActor") }.map(\.fullName))
    return symbols.filter {
      let head = $0.text.prefix { $0 != "(" }
      return ["method", "property"].contains($0.listedKind) && head.contains("@MainActor") && !$0.type.isEmpty
        && !head.contains("@preconcurrency") && !main.contains($0.type)
    }.map { "\($0.fullName): @MainActor without @preconcurrency" }
  }
}

import ArgumentParser
import Foundation

/// What our modules declare in public, read from the compiler's symbol graphs.
struct SymbolGraphs {
  let declarations: Set<Declaration>

  /// - Parameter folder: Holds files that end in `.symbols.json`.
  init(folder: String) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".symbols.json") }
    guard !files.isEmpty else {
      throw ValidationError("\(folder) holds no symbol graphs; scripts/api-coverage makes them.")
    }
    var found: Set<Declaration> = []
    for file in files.sorted() {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(file))
      let symbols = try JSONDecoder().decode(Graph.self, from: data).symbols
      for symbol in symbols where symbol.isThere { found.insert(symbol.declaration) }
    }
    declarations = found
  }
}

private struct Graph: Decodable {
  let symbols: [Symbol]
}

private struct Symbol: Decodable {
  struct Kind: Decodable {
    let identifier: String
  }

  struct Availability: Decodable {
    let isUnconditionallyUnavailable: Bool?
  }

  let kind: Kind
  let pathComponents: [String]
  let availability: [Availability]?

  /// Not only declared so that the compiler can name another way.
  var isThere: Bool { !(availability ?? []).contains { $0.isUnconditionallyUnavailable == true } }

  var declaration: Declaration {
    let kind = listedKind
    if Self.typeKinds.contains(kind) {
      return Declaration(type: pathComponents.joined(separator: "."), member: "", kind: kind)
    }
    return Declaration(
      type: pathComponents.dropLast().joined(separator: "."), member: pathComponents.last ?? "", kind: kind)
  }

  private static let typeKinds: Set<String> = ["class", "struct", "enum", "protocol", "typealias"]

  /// As the list of declarations calls it: it does not tell static members from others.
  private var listedKind: String {
    switch kind.identifier {
    case "swift.method", "swift.type.method", "swift.func", "swift.func.op": "method"
    case "swift.property", "swift.type.property", "swift.var": "property"
    case "swift.subscript", "swift.type.subscript": "subscript"
    case "swift.enum.case": "case"
    default: kind.identifier.split(separator: ".").last.map(String.init) ?? kind.identifier
    }
  }
}

import ArgumentParser
import Foundation

/// The public declarations of our modules, read from the compiler's symbol graphs.
struct SymbolGraphs {
  /// The symbols sorted by name, so that all output is the same in every run.
  let symbols: [Symbol]

  /// The compiler's names of the types that conform to `Sendable`, which subclasses must restate.
  let sendable: Set<String>

  var declarations: Set<Declaration> { Set(symbols.map(\.declaration)) }

  /// - Parameter folder: A folder with files that end in `.symbols.json`.
  init(folder: String) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".symbols.json") }
    guard !files.isEmpty else {
      throw ValidationError("\(folder) holds no symbol graphs; scripts/api-coverage makes them.")
    }
    let graphs = try files.map { file in
      let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(file))
      return try JSONDecoder().decode(Graph.self, from: data)
    }
    let relationships = graphs.flatMap(\.relationships)
    // The conformance of Foundation's attributed strings is unavailable, and that of their subclasses with it.
    let texts = relationships.filter { $0.kind == "inheritsFrom" && $0.target.hasSuffix("AttributedStringC") }
    sendable = Set(
      relationships.filter { $0.kind == "conformsTo" && $0.target == "s:s8SendableP" }.map(\.source)
    ).subtracting(texts.map(\.source))
    symbols = graphs.flatMap(\.symbols).filter(\.isThere).sorted { ($0.fullName, $0.text) < ($1.fullName, $1.text) }
  }

  private struct Graph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  private struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
  }
}

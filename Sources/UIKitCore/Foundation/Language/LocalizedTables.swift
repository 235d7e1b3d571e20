import Foundation
import Synchronization

/// A text in a table of localized texts.
enum LocalizedEntry: Sendable {
  case text(String)
  case plural(PluralText)

  /// The text, as a format if it has arguments.
  var format: String {
    switch self {
    case .text(let text): text
    case .plural(let plural): plural.other
    }
  }
}

/// The tables of localized texts in bundles, each read once.
enum LocalizedTables {
  private static let tables = Mutex<[String: [String: LocalizedEntry]]>([:])

  /// Returns the entry of a table in a folder; `nil` without one, or if the table is missing or damaged.
  static func entry(_ key: String, ofTable name: String, in folder: String) -> LocalizedEntry? {
    let path = "\(folder)/\(name)"
    return tables.withLock { tables in
      if let table = tables[path] { return table[key] }
      let table = read(path)
      tables[path] = table
      return table[key]
    }
  }

  private static func read(_ path: String) -> [String: LocalizedEntry] {
    var table = list("\(path).strings").compactMapValues { ($0 as? String).map(LocalizedEntry.text) }
    for file in ["\(path).stringsdict", "\(path).plurals"] {
      for (key, value) in list(file) {
        guard let plural = (value as? [String: Any]).flatMap(PluralText.init) else { continue }
        table[key] = .plural(plural)
      }
    }
    return table
  }

  private static func list(_ path: String) -> [String: Any] {
    PropertyListFile.readable(at: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
  }
}

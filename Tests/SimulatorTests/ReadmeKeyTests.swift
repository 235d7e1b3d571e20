import Foundation
import TestSupport
import Testing
import Workbench

/// The tables of keys in the readmes name keys that the window has, with what they do.
struct ReadmeKeyTests {
  /// The keys of a row, in groups that semicolons separate, and the text beside them.
  private struct Row {
    var groups: [[String]]
    var effect: String

    var keys: [String] { groups.flatMap { $0 } }

    /// The effect of each group; of a single group, the whole text.
    var clauses: [String] {
      groups.count == 1 ? [effect] : effect.split(separator: ";").map(String.init)
    }
  }

  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let commands = Dictionary(
    WindowCommand.all.flatMap { command in
      command.keys.compactMap { key in key.name.map { ($0, command) } }
    }, uniquingKeysWith: { first, _ in first })

  /// Returns the rows of the window's table that begin with a key. The others describe the mouse, scrolling and typing,
  /// which are the app's.
  private static func rows(_ path: String, below head: String) throws -> [Row] {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let start = try #require(text.range(of: "\n\(head)\n|---|---|\n"), "\(path) has no table \(head)")
    let lines = text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("|") }
    return lines.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2 else { return nil }
      let groups = cells[0].split(separator: ";").map { keys(in: String($0)) }
      guard let first = groups.first?.first, first.wholeMatch(of: /(?:(?:Ctrl|Alt|Shift)\+)*(?:[!-~]|[A-Z]\w+)/) != nil
      else { return nil }
      return Row(groups: groups, effect: cells[1])
    }
  }

  /// Returns the names of keys in a list, with the digits of a range.
  private static func keys(in list: String) -> [String] {
    list.replacing(" or ", with: ", ").replacing(" and ", with: ", ").replacing(" to ", with: "–")
      .components(separatedBy: ", ").map { $0.trimmingCharacters(in: .whitespaces) }
      .flatMap { name -> [String] in
        guard let range = name.wholeMatch(of: /(\d)–(\d)/), let first = Int(range.1), let last = Int(range.2),
          first <= last
        else { return [name] }
        return (first...last).map(String.init)
      }
  }

  private static func english() throws -> [Row] { try rows("README.md", below: "| input | effect |") }
  private static func korean() throws -> [Row] { try rows(".github/README.ko.md", below: "| 입력 | 동작 |") }

  @Test func theWindowHasTheKeysOfBothTables() throws {
    for row in try Self.english() + Self.korean() {
      for key in row.keys { expectTrue(Self.commands[key] != nil, "no command has the key \(key)") }
    }
  }

  @Test func bothTablesHaveTheSameKeys() throws {
    let keys = try Self.english().map(\.keys)
    #expect(keys.count >= 9)
    expectEqual(try Self.korean().map(\.keys), keys)
  }

  /// No other text of the row fits the command of a key better than the text beside the key.
  @Test func theTextBesideAKeyIsOfItsCommand() throws {
    for row in try Self.english() {
      expectEqual(row.clauses.count, row.groups.count, "\(row)")
      for (group, clause) in zip(row.groups, row.clauses) {
        for command in group.compactMap({ Self.commands[$0] }) {
          let own = Self.likeness(of: command.english, to: clause)
          let best = row.clauses.map { Self.likeness(of: command.english, to: $0) }.max()
          expectTrue(own > 0 && own == best, "\(command.name) is not \"\(clause)\"")
        }
      }
    }
  }

  /// Returns the number of words that a title shares with a text. The title's verb counts most.
  private static func likeness(of title: String, to text: String) -> Int {
    let (title, text) = (words(title), words(text))
    return Set(title).intersection(text).count + (title.first.map(text.contains) == true ? 10 : 0)
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().matches(of: /([a-z]{3,}[a-rt-z])s?\b/).map { String($0.1) }
  }

  @Test func theTablesNameTheKeysOfAllOverlays() throws {
    let overlays = WindowCommand.all.filter { if case .overlay = $0.action { true } else { false } }.map(\.name)
    #expect(!overlays.isEmpty)
    for rows in [try Self.english(), try Self.korean()] {
      let named = rows.flatMap(\.keys).compactMap { Self.commands[$0]?.name }
      expectEqual(Set(overlays).subtracting(named), [])
    }
  }

  @Test func aCommandsKeysAreNamedOnce() throws {
    let keys = try Self.english().flatMap(\.keys)
    expectEqual(Set(keys).count, keys.count)
  }
}

import Foundation
import Simulator

/// A search for commands, scenes, devices and settings by a few letters of their titles.
package struct CommandSearch: Sendable {
  /// A scene that the palette offers.
  package struct SceneEntry: Hashable, Sendable {
    package var name: String
    package var title: String
    package var summary: String

    package init(name: String, title: String, summary: String) {
      (self.name, self.title, self.summary) = (name, title, summary)
    }
  }

  package enum Entry: Hashable, Sendable {
    case command(WindowCommand)
    case scene(SceneEntry)
    /// A device by its name, or a screen of any size.
    case device(String)
    case setting(DeviceSetting)
  }

  /// Whether the device can be changed.
  private let hasDevices: Bool
  private let entries: [(entry: Entry, texts: [String])]

  package init(commands: [WindowCommand] = WindowCommand.all, scenes: [SceneEntry]) {
    hasDevices = commands.contains { $0.action == .device(1) }
    let devices = hasDevices ? Device.all.map(\.name) : []
    let settings = commands.contains { $0.action == .language } ? DeviceSetting.all : []
    let commands = commands.filter { $0.action != .palette }
    entries =
      commands.map { (.command($0), [$0.english, $0.korean, $0.name, $0.keyNames, $0.otherWords].map(Self.folded)) }
      + scenes.map { (.scene($0), [$0.title, $0.name, $0.summary].map(Self.folded)) }
      + devices.map { (.device($0), [$0, "device", "기기"].map(Self.folded)) }
      + settings.map { (.setting($0), $0.texts.map(Self.folded)) }
  }

  /// Returns the entries that contain every word of a text, those that begin with it first; all entries for an empty
  /// text.
  package func entries(matching text: String) -> [Entry] {
    let words = Self.folded(text).split(separator: " ").map(String.init)
    guard !words.isEmpty else { return entries.map(\.entry) }
    let found = entries.enumerated().compactMap { index, entry -> (rank: Int, index: Int, entry: Entry)? in
      var rank = 0
      for word in words {
        guard let best = entry.texts.enumerated().compactMap({ Self.rank(of: word, in: $1, $0) }).min() else {
          return nil
        }
        rank += best
      }
      return (rank, index, entry.entry)
    }
    return size(in: words) + found.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.entry)
  }

  /// Returns the screen that a text such as `390x844` describes.
  private func size(in words: [String]) -> [Entry] {
    guard hasDevices, words.count == 1, words[0].first?.isNumber == true, (try? Device.named(words[0])) != nil else {
      return []
    }
    return [.device(words[0])]
  }

  /// Returns 0 for a word at the start of the first text, more for other positions; `nil` if the word is missing.
  private static func rank(of word: String, in text: String, _ order: Int) -> Int? {
    guard let range = text.range(of: word) else { return nil }
    if range.lowerBound == text.startIndex { return order }
    return text[text.index(before: range.lowerBound)].isLetter ? 20 + order : 10 + order
  }

  private static func folded(_ text: String) -> String {
    text.precomposedStringWithCanonicalMapping.lowercased()
  }
}

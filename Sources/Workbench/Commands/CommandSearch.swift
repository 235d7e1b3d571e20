import Foundation
import PlainText
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
    /// A size of the device's picture, in percent of one pixel per point.
    case zoom(Int)
  }

  /// Whether the device, and the size of its picture, can be changed.
  private let hasDevices: Bool
  private let hasZoom: Bool
  private let entries: [(entry: Entry, texts: [String])]

  package init(commands: [WindowCommand] = WindowCommand.all, scenes: [SceneEntry]) {
    hasDevices = commands.contains { $0.action == .device(1) }
    hasZoom = commands.contains { $0.action == .zoom(.points) }
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
  /// text. Without any, words may be misspelled.
  package func entries(matching text: String) -> [Entry] {
    let words = Self.folded(text).split(separator: " ").map(String.init)
    guard !words.isEmpty else { return entries.map(\.entry) }
    let values = size(in: words) + zoom(in: words)
    let found = entries(containing: words, rankedBy: Self.rank(of:in:at:))
    return values
      + (found.isEmpty && values.isEmpty ? entries(containing: words, rankedBy: Self.misspelledRank(of:in:at:)) : found)
  }

  /// Returns the entries with a rank for every word, the lowest sum of ranks first.
  private func entries(containing words: [String], rankedBy rank: (String, String, Int) -> Int?) -> [Entry] {
    let found = entries.enumerated().compactMap { index, entry -> (rank: Int, index: Int, entry: Entry)? in
      var sum = 0
      for word in words {
        guard let best = entry.texts.enumerated().compactMap({ rank(word, $1, $0) }).min() else { return nil }
        sum += best
      }
      return (sum, index, entry.entry)
    }
    return found.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.entry)
  }

  /// Returns the screen that a text such as `390x844` describes.
  private func size(in words: [String]) -> [Entry] {
    guard hasDevices, words.count == 1, words[0].first?.isNumber == true, (try? Device.named(words[0])) != nil else {
      return []
    }
    return [.device(words[0])]
  }

  /// Returns the size of the picture that a text such as `50 %` or `zoom 150` describes.
  private func zoom(in words: [String]) -> [Entry] {
    guard hasZoom else { return [] }
    let names = ["zoom", "확대"].map(Self.folded)
    let number = words.filter { !names.contains($0) }.joined()
    let isNamed = number.hasSuffix("%") || words.contains(where: names.contains)
    guard isNamed, let percent = Int(number.filter { $0 != "%" }), Self.zooms.contains(percent) else { return [] }
    return [.zoom(percent)]
  }

  /// The sizes of the picture that can be chosen, in percent.
  private static let zooms = 25...400

  /// Returns 0 for a word at the start of the first text, more for other positions; `nil` if the word is missing.
  private static func rank(of word: String, in text: String, at order: Int) -> Int? {
    guard let range = text.range(of: word) else { return nil }
    if range.lowerBound == text.startIndex { return order }
    return text[text.index(before: range.lowerBound)].isLetter ? 20 + order : 10 + order
  }

  /// Returns a rank for a text with a word that may be meant; `nil` if there is none.
  private static func misspelledRank(of word: String, in text: String, at order: Int) -> Int? {
    let others = text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    return others.compactMap { Nearest.misspellings(of: word, in: $0) }.min().map { 100 * $0 + order }
  }

  private static func folded(_ text: String) -> String {
    text.precomposedStringWithCanonicalMapping.lowercased()
  }
}

import Foundation
import PlainText
import Simulator

/// The variants of `tessera snapshot --matrix`: every combination of the given values of options.
struct SnapshotMatrix {
  struct Variant {
    /// The value of each key, in the order of the keys.
    let values: [String]
    let options: HostOptions

    /// The values in the name of a file.
    var name: String { values.joined(separator: "-") }
  }

  private enum Key: String, CaseIterable {
    case device, size, scale, orientation, appearance, direction, locale, contrast
    case textSize = "text-size"
    case boldText = "bold-text"

    /// The permitted values, if their number is small.
    var values: [String] {
      switch self {
      case .device, .size, .scale, .textSize, .locale: []
      case .orientation: ["portrait", "landscape"]
      case .appearance: ["light", "dark"]
      case .direction: ["ltr", "rtl"]
      case .contrast: ["normal", "high"]
      case .boldText: ["off", "on"]
      }
    }

    func apply(_ value: String, to options: inout HostOptions) {
      switch self {
      case .device: options.device = value
      case .size: options.size = value
      case .scale: options.scale = value
      case .orientation: options.landscape = value == "landscape"
      case .appearance: options.appearance = value
      case .direction: options.rtl = value == "rtl"
      case .locale: options.locale = value
      case .contrast: options.contrast = value
      case .textSize: options.textSize = value
      case .boldText: options.boldText = value == "on"
      }
    }
  }

  static let maximumCount = 64

  /// The variants, in an order in which the last key's value changes fastest.
  let variants: [Variant]
  /// The names of the keys.
  let keys: [String]
  /// The number of values of the last key, whose pictures are in one row of the contact sheet.
  let columns: Int

  /// Reads `KEY=VALUE,VALUE,KEY=VALUE…`: a word with an equals sign begins the next key.
  init(_ text: String, over options: HostOptions) throws(Failure) {
    var lists: [(key: Key, values: [String])] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if parts.count == 2 { lists.append((try Self.key(parts[0], besides: lists.map(\.key)), [])) }
      guard let value = parts.last, !value.isEmpty, !lists.isEmpty else {
        throw Failure(
          .usage, "--matrix \(text.quoted) lacks a value; write KEY=VALUE,VALUE, such as appearance=light,dark")
      }
      try Self.check(value, of: lists[lists.count - 1].key)
      lists[lists.count - 1].values.append(value)
    }
    let count = lists.reduce(1) { $0.multipliedReportingOverflow(by: $1.values.count).partialValue }
    guard (1...Self.maximumCount).contains(count) else {
      throw Failure(.usage, "--matrix has \(count) variants; at most \(Self.maximumCount) fit on a contact sheet")
    }
    keys = lists.map(\.key.rawValue)
    columns = lists.last?.values.count ?? 1
    variants = lists.reduce([Variant(values: [], options: options)]) { variants, list in
      variants.flatMap { variant in
        list.values.map { value in
          var options = variant.options
          list.key.apply(value, to: &options)
          return Variant(values: variant.values + [value], options: options)
        }
      }
    }
  }

  private static func key(_ word: String, besides others: [Key]) throws(Failure) -> Key {
    let names = Key.allCases.map(\.rawValue)
    guard let key = Key(rawValue: word) else {
      let hint = Nearest.hint(Nearest.name(to: word, among: names))
      throw Failure(.usage, "unknown --matrix key \(word.quoted)\(hint); choose \(names.joined(separator: ", "))")
    }
    guard !others.contains(key) else { throw Failure(.usage, "--matrix has the key \(word.quoted) twice") }
    return key
  }

  private static func check(_ value: String, of key: Key) throws(Failure) {
    guard !key.values.isEmpty, !key.values.contains(value) else { return }
    let hint = Nearest.hint(Nearest.name(to: value, among: key.values))
    throw Failure(
      .usage, "unknown \(key.rawValue) \(value.quoted)\(hint); choose \(key.values.joined(separator: ", "))")
  }
}

import Foundation

/// The text of a name.
struct NameText {
  private let name: PersonNameComponents

  init(_ name: PersonNameComponents) { self.name = name }

  func text(_ style: TesseraNameFormatter.Style) -> String {
    switch style {
    case .short: Self.filled(name.nickname) ?? Self.filled(name.givenName) ?? joined([name.familyName])
    case .default, .medium: joined([name.givenName, name.familyName])
    case .long: joined([name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix])
    case .abbreviated: initials
    }
  }

  private static func filled(_ part: String?) -> String? {
    part.map { $0.trimmingCharacters(in: .whitespaces) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the name is written without spaces, family name first.
  private var isEastAsian: Bool {
    let letters = (name.familyName ?? "") + (name.givenName ?? "")
    return !letters.isEmpty
      && letters.unicodeScalars.allSatisfy { scalar in
        Self.eastAsian.contains { $0.contains(scalar.value) }
      }
  }

  /// Kana, ideographs and Korean syllables.
  private static let eastAsian: [ClosedRange<UInt32>] = [
    0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x2FA1F,
  ]

  private func joined(_ parts: [String?]) -> String {
    guard isEastAsian else { return parts.compactMap(Self.filled).joined(separator: " ") }
    var ordered = parts.map(Self.filled)
    if let family = Self.filled(name.familyName), let index = ordered.lastIndex(of: family) {
      ordered.remove(at: index)
      ordered.insert(family, at: ordered.firstIndex { $0 == Self.filled(name.givenName) } ?? 0)
    }
    return ordered.compactMap { $0 }.joined()
  }

  /// The first letters of given and family name.
  private var initials: String {
    if isEastAsian { return Self.filled(name.familyName) ?? Self.filled(name.givenName) ?? "" }
    return [name.givenName, name.familyName].compactMap { Self.filled($0)?.first.map { String($0).uppercased() } }
      .joined()
  }

  // MARK: Reading

  private static let titles: Set = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir", "rev"]
  private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "esq", "phd", "md"]

  /// Returns the parts of a name as it is written in English: the family name is last, or in front of a comma.
  static func components(of text: String) -> PersonNameComponents? {
    let halves = text.split(separator: ",", maxSplits: 1).map {
      $0.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    var words = halves.first ?? []
    guard !words.isEmpty else { return nil }
    var name = PersonNameComponents()
    if halves.count == 2, !halves[1].isEmpty {
      // The words after the comma are the rest of a name, or only its suffixes.
      if halves[1].allSatisfy({ isOne($0, of: suffixes) }) {
        words += halves[1]
      } else {
        name.familyName = words.joined(separator: " ")
        words = halves[1]
      }
    }
    if words.count > 1, isOne(words[0], of: titles) { name.namePrefix = words.removeFirst() }
    let rest = words.dropFirst().reversed().prefix { isOne($0, of: suffixes) }
    if !rest.isEmpty { name.nameSuffix = rest.reversed().joined(separator: " ") }
    words.removeLast(rest.count)
    if name.familyName == nil, words.count > 1 { name.familyName = words.removeLast() }
    name.givenName = words.first
    if words.count > 1 { name.middleName = words.dropFirst().joined(separator: " ") }
    return name
  }

  private static func isOne(_ word: String, of words: Set<String>) -> Bool {
    words.contains(word.lowercased().filter { $0 != "." })
  }
}

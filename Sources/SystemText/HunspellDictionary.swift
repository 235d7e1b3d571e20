import Foundation
import PlainText
import Synchronization
import Typography

/// A dictionary in the format of Hunspell, which its library reads.
final class HunspellDictionary: SpellingDictionary {
  private typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
  private typealias Check = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
  private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private typealias Suggest =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Words?>, UnsafePointer<CChar>) -> Int32
  private typealias Release = @convention(c) (OpaquePointer, UnsafeMutablePointer<Words?>, Int32) -> Void

  private static let library = SharedLibrary("libhunspell-1.7.so.0")

  /// The library's object, which is used by one thread at a time.
  private struct Checker: @unchecked Sendable { let handle: OpaquePointer }

  private let checker: Mutex<Checker>
  private let check: Check
  private let suggest: Suggest
  private let release: Release
  private let encoding: String.Encoding
  private let wordList: URL

  /// Opens a dictionary.
  ///
  /// - Parameter path: The path of its two files, without their extensions.
  init(path: String) throws(SpellingError) {
    guard let library = Self.library, let create: Create = library.function("Hunspell_create"),
      let check: Check = library.function("Hunspell_spell"),
      let suggest: Suggest = library.function("Hunspell_suggest"),
      let release: Release = library.function("Hunspell_free_list")
    else { throw .needsLibrary }
    guard let encoding = Self.encoding(ofRules: path + ".aff"), let handle = create(path + ".aff", path + ".dic")
    else { throw .damaged(path + ".aff") }
    checker = Mutex(Checker(handle: handle))
    (self.check, self.suggest, self.release, self.encoding) = (check, suggest, release, encoding)
    wordList = URL(fileURLWithPath: path + ".dic")
  }

  func has(_ word: String) -> Bool {
    guard let bytes = word.cString(using: encoding) else { return false }
    return checker.withLock { check($0.handle, bytes) != 0 }
  }

  func guesses(for word: String) -> [String] {
    guard let bytes = word.cString(using: encoding) else { return [] }
    return checker.withLock { checker in
      var words: Words?
      let count = suggest(checker.handle, &words, bytes)
      defer { release(checker.handle, &words, count) }
      return (0..<Int(count)).compactMap { words?[$0] }.compactMap { String(cString: $0, encoding: encoding) }
    }
  }

  func completions(of beginning: String) -> [String] {
    guard !beginning.isEmpty, let data = try? Data(contentsOf: wordList),
      let text = String(data: data, encoding: encoding)
    else { return [] }
    // The first line is the number of words; after a slash, the other lines name the endings that a word may have.
    let words = text.split(whereSeparator: \.isNewline).dropFirst().map { $0.prefix { $0 != "/" } }
    return Set(words.filter { $0.hasPrefix(beginning) && $0.count > beginning.count }.map(String.init)).sorted()
  }

  /// Returns the encoding that the file of rules states; `nil` if there is no such file, or another encoding.
  private static func encoding(ofRules path: String) -> String.Encoding? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stated = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .first { $0.hasPrefix("SET ") }?.dropFirst(4)
    switch stated?.trimmingCharacters(in: .whitespaces) {
    case "UTF-8": return .utf8
    case nil, "ISO8859-1": return .isoLatin1
    case "ISO8859-2": return .isoLatin2
    default: return nil
    }
  }
}

/// The reason why text cannot be checked.
enum SpellingError: Error, CustomStringConvertible {
  case needsLibrary
  case noDictionary(language: String, folders: [String])
  case damaged(String)

  var description: String {
    switch self {
    case .needsLibrary: "needs a library; install it with: \(PackageManager.current.install("libhunspell-1.7-0"))"
    case .noDictionary(let language, let folders):
      "there is no dictionary of \(language.debugDescription) in \(folders.joined(separator: " or ")); "
        + "install one, such as: \(PackageManager.current.install("hunspell-en-us"))"
    case .damaged(let file): "\(file) is damaged, or its encoding is unknown; install the dictionary again"
    }
  }
}

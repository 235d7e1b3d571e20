import Foundation
import Synchronization
import Typography

/// An object that finds misspelled words in a text.
///
/// Words are runs of letters and of the apostrophes between them; a word with a digit is not checked.
///
/// - Fidelity: approximated; the words are those of the Hunspell dictionaries of the machine, not Apple's, and words that
///   are learned are forgotten when the process ends. Without a dictionary no word is misspelled, which is reported once.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// Words that this checker takes for correct.
  open var ignoredWords: [String]?

  private static let learned = Mutex<Set<String>>([])
  private static let reported = Mutex<Set<String>>([])

  /// Creates a checker that ignores no words.
  public override init() { super.init() }

  /// The languages for which there is a dictionary, such as `en_US`.
  open class var availableLanguages: [String] { HostServices.current.dictionaries?.languages ?? [] }

  /// Returns the range of the first misspelled word.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The range, in UTF-16 code units, that is checked.
  ///   - startingOffset: The offset in the text from which words are checked.
  ///   - wrapFlag: Whether the words in the range before `startingOffset` are checked after the others.
  ///   - language: The language, such as `en` or `en_US`.
  /// - Returns: A range whose location is `NSNotFound` if no word is misspelled.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    guard let dictionary = dictionary(of: language) else { return Self.none }
    let words = SpelledWord.words(in: stringToCheck, range: range)
    let later = words.filter { $0.range.location >= startingOffset }
    let earlier = wrapFlag ? words.filter { $0.range.location < startingOffset } : []
    let ignored = Set(ignoredWords ?? [])
    let wrong = (later + earlier).first { word in
      !ignored.contains(word.text) && !Self.hasLearnedWord(word.text) && !dictionary.has(word.text)
    }
    return wrong?.range ?? Self.none
  }

  /// Returns corrections of a misspelled word, the likeliest first; `nil` without a dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    dictionary(of: language)?.guesses(for: SpelledWord.text(in: string, range: range))
  }

  /// Returns the words that begin with the text in a range, in alphabetical order; `nil` without a dictionary.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    dictionary(of: language)?.completions(of: SpelledWord.text(in: string, range: range))
  }

  /// Takes a word for correct in the texts that this checker checks.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// Takes a word for correct in all texts.
  open class func learnWord(_ word: String) { learned.withLock { _ = $0.insert(word) } }

  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.withLock { $0.contains(word) } }

  /// Forgets a word that was learned.
  open class func unlearnWord(_ word: String) { learned.withLock { _ = $0.remove(word) } }

  private static let none = NSRange(location: NSNotFound, length: 0)

  private func dictionary(of language: String) -> (any SpellingDictionary)? {
    do {
      return try HostServices.current.dictionaries?.dictionary(of: language)
    } catch {
      if Self.reported.withLock({ $0.insert(language).inserted }) {
        StandardError.write("UITextChecker: no word is checked: \(error)\n")
      }
      return nil
    }
  }
}

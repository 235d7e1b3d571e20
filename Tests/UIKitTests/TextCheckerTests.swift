import DeviceSupport
import Foundation
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore

/// Misspelled words, found with a dictionary of three words.
@MainActor
struct TextCheckerTests {
  private struct Words: SpellingDictionary {
    func has(_ word: String) -> Bool { ["red", "don't", "blue"].contains(word.lowercased()) }
    func guesses(for word: String) -> [String] { word == "blu" ? ["blue"] : [] }
    func completions(of beginning: String) -> [String] { ["blue", "red"].filter { $0.hasPrefix(beginning) } }
  }

  private struct Languages: SpellingDictionaries {
    struct Missing: Error {}
    var languages: [String] { ["en_US"] }
    func dictionary(of language: String) throws -> any SpellingDictionary {
      guard language == "en" else { throw Missing() }
      return Words()
    }
  }

  private let checker = UITextChecker()

  init() { useWords() }

  /// Makes the dictionary current, also if another test has made another one current since.
  private func useWords() {
    var services = TestDevice.services
    services.dictionaries = Languages()
    services.makeCurrent()
  }

  /// Returns the part of a text that is misspelled; `nil` if none is.
  private func mistake(in text: String, from start: Int = 0, wraps: Bool = false, range: NSRange? = nil) -> String? {
    useWords()
    let whole = NSRange(location: 0, length: text.utf16.count)
    let found = checker.rangeOfMisspelledWord(
      in: text, range: range ?? whole, startingAt: start, wrap: wraps, language: "en")
    guard found.location != NSNotFound else { return nil }
    return (text as NSString).substring(with: found)
  }

  /// The check of the game that many learn UIKit with.
  @Test func aWordIsReal() {
    useWords()
    func isReal(_ word: String) -> Bool {
      let range = NSRange(location: 0, length: word.utf16.count)
      return checker.rangeOfMisspelledWord(in: word, range: range, startingAt: 0, wrap: false, language: "en").location
        == NSNotFound
    }
    expectTrue(isReal("red"))
    expectFalse(isReal("rde"))
  }

  @Test func theFirstMistakeIsFound() {
    expectEqual(mistake(in: "Red, blu and grene"), "blu")
    expectEqual(mistake(in: "👩‍👩‍👧 red 'blue' blu"), "blu")
    expectEqual(mistake(in: "Don't, don't 4th x86"), nil)
    expectEqual(mistake(in: "'don't' --"), nil)
    expectEqual(mistake(in: ""), nil)
  }

  @Test func theSearchBeginsWhereItSaysAndWraps() {
    expectEqual(mistake(in: "rde blue gren", from: 1), "gren")
    expectEqual(mistake(in: "rde blue", from: 1), nil)
    expectEqual(mistake(in: "rde blue", from: 1, wraps: true), "rde")
    expectEqual(mistake(in: "rde blu", range: NSRange(location: 4, length: 3)), "blu")
    expectEqual(mistake(in: "rde", range: NSRange(location: 2, length: 9)), nil)
  }

  @Test func wordsAreIgnoredAndLearned() {
    checker.ignoreWord("rde")
    expectEqual(checker.ignoredWords, ["rde"])
    expectEqual(mistake(in: "rde gren"), "gren")
    UITextChecker.learnWord("gren")
    expectTrue(UITextChecker.hasLearnedWord("gren"))
    expectEqual(mistake(in: "rde gren"), nil)
    UITextChecker.unlearnWord("gren")
    expectEqual(mistake(in: "rde gren"), "gren")
  }

  @Test func wordsAreProposed() {
    useWords()
    let range = NSRange(location: 2, length: 3)
    expectEqual(checker.guesses(forWordRange: range, in: "a blu", language: "en"), ["blue"])
    expectEqual(checker.completions(forPartialWordRange: range, in: "a blu", language: "en"), ["blue"])
    expectEqual(checker.guesses(forWordRange: range, in: "a blu", language: "tlh"), nil)
    expectEqual(UITextChecker.availableLanguages, ["en_US"])
  }

  @Test func withoutADictionaryNothingIsMisspelled() {
    useWords()
    let range = checker.rangeOfMisspelledWord(
      in: "rde", range: NSRange(location: 0, length: 3), startingAt: 0, wrap: false, language: "tlh")
    expectEqual(range.location, NSNotFound)
  }
}

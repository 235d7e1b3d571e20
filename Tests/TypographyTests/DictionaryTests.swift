import Foundation
import SystemText
import TestSupport
import Testing

/// Hunspell's dictionaries: the English one that `scripts/test` installs, and small ones made here.
struct DictionaryTests {
  private let installed = InstalledDictionaries()

  @Test(arguments: ["en_US", "en-US", "en"])
  func englishIsChecked(language: String) throws {
    let english = try installed.dictionary(of: language)
    expectTrue(english.has("carousel"))
    expectTrue(english.has("carousels"))
    expectTrue(english.has("Carousel"))
    expectFalse(english.has("carusel"))
    expectTrue(english.guesses(for: "carusel").contains("carousel"))
    expectEqual(english.completions(of: "carouse").first, "carousel")
  }

  @Test func theLanguagesAreThoseOfTheFolders() throws {
    let folder = try TemporaryFolder(["fr_FR.aff": "SET ISO8859-1\nTRY e\n", "nl_NL.dic": "1\nalone\n"])
    try folder.write(try #require("2\nété\nécole\n".data(using: .isoLatin1)), to: "fr_FR.dic")
    let dictionaries = InstalledDictionaries(folders: ["/nowhere", folder.root])
    expectEqual(dictionaries.languages, ["fr_FR"])
    let french = try dictionaries.dictionary(of: "fr")
    expectTrue(french.has("été"))
    expectFalse(french.has("ete"))
    expectFalse(french.has("日本"))
    expectEqual(french.completions(of: "é"), ["école", "été"])
    expectEqual(french.completions(of: ""), [])
  }

  @Test func aLanguageWithoutADictionarySaysHowToInstallOne() throws {
    let error = #expect(throws: (any Error).self) { try installed.dictionary(of: "tlh") }
    let words = "\(try #require(error))"
    expectTrue(words.contains("no dictionary of \"tlh\" in /usr/share/hunspell"), "\(words)")
    expectTrue(words.contains("install"), "\(words)")
  }

  @Test func anUnknownEncodingIsAnError() throws {
    let folder = try TemporaryFolder(["xx.aff": "SET EBCDIC\n", "xx.dic": "1\nword\n"])
    let error = #expect(throws: (any Error).self) {
      try InstalledDictionaries(folders: [folder.root]).dictionary(of: "xx")
    }
    let words = "\(try #require(error))"
    expectTrue(words.contains("xx.aff is damaged, or its encoding is unknown"), "\(words)")
  }
}

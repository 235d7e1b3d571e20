/// The words of a language, with which text is checked.
package protocol SpellingDictionary: Sendable {
  /// Returns whether a word is spelled correctly.
  func has(_ word: String) -> Bool

  /// Returns corrections of a misspelled word, the likeliest first.
  func guesses(for word: String) -> [String]

  /// Returns the words that begin with a text, in alphabetical order.
  func completions(of beginning: String) -> [String]
}

/// The dictionaries of a machine.
package protocol SpellingDictionaries: Sendable {
  /// The languages for which there is a dictionary, such as `en_US`, in alphabetical order.
  var languages: [String] { get }

  /// Returns the dictionary of a language.
  ///
  /// - Parameter language: The language, such as `en_US`, `en-US` or `en`, for which the first dictionary of English is
  ///   returned.
  /// - Throws: The reason why there is none.
  func dictionary(of language: String) throws -> any SpellingDictionary
}

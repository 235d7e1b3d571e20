import Foundation
import UIKitCore

/// An object that files objects in sections by the first letters of their names, as tables with an index do.
///
/// - Fidelity: documented; approximated for the letters of languages other than English. Names in letters that the
///   language does not list are in the section `#`.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private let alphabets: [CollationAlphabet]
  private let locale: Locale

  /// Creates the collation of a language.
  ///
  /// Only ``current()`` is for apps. The initializer is required so that it can return an object of any subclass.
  @_spi(UIKitInstantiation)
  public required init(language code: String, locale: Locale) {
    alphabets = CollationAlphabet.alphabets(of: code)
    self.locale = locale
    super.init()
  }

  /// Returns the collation of the device's language.
  open class func current() -> Self {
    Self(language: DeviceLanguage.current.code, locale: DeviceLanguage.current.locale)
  }

  /// The titles of all sections: the letters of the language, and `#` for everything else.
  open var sectionTitles: [String] { alphabets.flatMap(\.letters) + ["#"] }
  /// The titles of the index. They are those of the sections.
  open var sectionIndexTitles: [String] { sectionTitles }
  /// Returns the section that a title of the index scrolls to.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object by its name.
  ///
  /// - Parameter selector: A method without arguments that returns the name. A string is its own name.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    section(ofName: Self.name(of: object, selector))
  }

  /// Returns objects in the order of their names. The order of equal ones stays.
  ///
  /// - Parameter selector: A method without arguments that returns the name. A string is its own name.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (name: Self.name(of: $0, selector), object: $0) }.sorted { left, right in
      left.name.compare(right.name, options: .caseInsensitive, range: nil, locale: locale) == .orderedAscending
    }.map(\.object)
  }

  private static func name(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    return selector.send(to: object as AnyObject) as? String ?? ""
  }

  private func section(ofName name: String) -> Int {
    for letter in Self.firstLetters(of: name, locale) {
      var first = 0
      for alphabet in alphabets {
        if let index = alphabet.index(of: letter) { return first + index }
        first += alphabet.letters.count
      }
    }
    return sectionTitles.count - 1
  }

  /// Returns the first letter as a capital, as it is and then without marks: some languages list letters with marks.
  private static func firstLetters(of name: String, _ locale: Locale) -> [Unicode.Scalar] {
    let start = String(name.drop { $0.isWhitespace }.prefix(1))
    let plain = start.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: locale)
    let letters = [start, plain].compactMap { text in
      text.uppercased().precomposedStringWithCanonicalMapping.unicodeScalars.first.map(CollationAlphabet.hiragana(of:))
    }
    // Folding keeps the marks of Arabic letters, such as the hamza of an alef.
    return letters + plain.decomposedStringWithCanonicalMapping.unicodeScalars.prefix(1)
  }
}

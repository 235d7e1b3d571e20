/// A message for the user: the terminal shows it in English, and the window in its own language.
package struct Notice: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
  package let english: String
  private let korean: String

  package init(_ english: String, _ korean: String) { (self.english, self.korean) = (english, korean) }

  /// Creates a message that has no translation, such as the description of an error.
  package init(stringLiteral text: String) { self.init(text, text) }

  /// Returns the message with another one on a line of its own.
  package func followed(by other: Notice) -> Notice {
    Notice("\(english)\n\(other.english)", "\(korean)\n\(other.korean)")
  }

  func text(_ language: Language) -> String { language == .korean ? korean : english }
}

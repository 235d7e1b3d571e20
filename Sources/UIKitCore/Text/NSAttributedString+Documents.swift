import Foundation

extension NSAttributedString {
  /// The formats of documents that are read as text.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String
    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The names of options for reading documents.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format of the document, a ``DocumentType``. Without it, the text is read as HTML if it begins with a tag.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the text, the raw value of a `String.Encoding`. The default is UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text that the document does not format.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The names of properties of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format of the document, a ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of the text, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Creates a text from a document.
  ///
  /// - Throws: `CocoaError` if the data is not text in the encoding.
  /// - Fidelity: approximated; of HTML, paragraphs, headings, lists, links, emphasis, fonts and the styles `color`,
  ///   `font-size`, `font-weight`, `font-style`, `font-family`, `text-align` and `text-decoration` are read. Pictures,
  ///   tables and style sheets are left out, and nothing is loaded.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let raw = (options[.characterEncoding] as? NSNumber)?.uintValue
    let encoding = raw.map(String.Encoding.init) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let named = options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map(DocumentType.init)
    let type = named ?? (text.drop(while: \.isWhitespace).first == "<" ? .html : .plain)
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    if type == .html {
      self.init(attributedString: HTMLText(text, defaults: attributes).text)
    } else {
      self.init(string: text, attributes: attributes)
    }
  }
}

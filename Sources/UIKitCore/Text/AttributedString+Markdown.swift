import Foundation

extension AttributedString {
  /// The way in which Markdown is read.
  ///
  /// - Fidelity: documented; extended attributes are absent.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The parts of Markdown that are read.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Blocks such as headings, and what is inside them. The text of blocks follows each other directly.
      case full = 0
      /// Emphasis, code and links, with runs of spaces as one.
      case inlineOnly = 1
      /// Emphasis, code and links, with all spaces and breaks.
      case inlineOnlyPreservingWhitespace = 2
    }

    /// The action for damaged Markdown. Every text is valid here.
    public enum FailurePolicy: Int, Hashable, Sendable {
      /// An error is thrown.
      case throwError = 0
      /// The part that could be read is returned.
      case returnPartiallyParsedIfPossible = 1
    }

    /// Whether extended attributes are read. It has no effect.
    public var allowsExtendedAttributes: Bool
    /// The parts of Markdown that are read. The default is `full`.
    public var interpretedSyntax: InterpretedSyntax
    /// The action for damaged Markdown.
    public var failurePolicy: FailurePolicy
    /// The language of the text; `nil` if it is not known.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
      (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
    }
  }

  /// Creates a text from Markdown, with the meaning of its parts and links as attributes.
  ///
  /// - Parameter baseURL: The address to which those of links are relative.
  /// - Fidelity: documented, for emphasis, code, links and breaks; the attributes of blocks are absent.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    let text = MarkdownText(
      markdown, readsBlocks: options.interpretedSyntax == .full,
      keepsSpace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace)
    for part in text.parts {
      var attributes = AttributeContainer()
      if !part.intent.isEmpty { attributes.inlinePresentationIntent = part.intent }
      attributes.link = part.link.flatMap { URL(string: $0, relativeTo: baseURL) }
      append(AttributedString(part.text, attributes: attributes))
    }
  }

  /// Creates a text from Markdown in UTF-8, with the meaning of its parts and links as attributes.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// Creates a text from Markdown, with the meaning of its parts and links as attributes.
  public convenience init(
    markdown markdownString: String,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdownString, options: options, baseURL: baseURL))
  }
}

import Foundation

/// Text of one Markdown document, as parts with their meaning.
struct MarkdownText {
  struct Part {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
  }

  private(set) var parts: [Part] = []

  /// - Parameters:
  ///   - readsBlocks: Whether headings, lists and quotes lose their marks, and paragraphs follow each other directly.
  ///   - keepsSpace: Whether breaks and runs of spaces stay as they are.
  init(_ text: String, readsBlocks: Bool, keepsSpace: Bool) {
    guard readsBlocks else {
      append(MarkdownLine(text, keepsSpace: keepsSpace).parts)
      return
    }
    var paragraph: [String] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.trimmingPrefix(while: { $0 == " " }).hasPrefix("```") {
        flush(&paragraph)
        isCode.toggle()
      } else if isCode {
        parts.append(Part(text: line + "\n", intent: .code))
      } else {
        let (content, isBlock) = Self.content(of: line)
        if content.isEmpty || isBlock { flush(&paragraph) }
        if !content.isEmpty { paragraph.append(content) }
        if isBlock, line.hasPrefix("#") { flush(&paragraph) }
      }
    }
    flush(&paragraph)
  }

  private mutating func append(_ new: [Part]) { parts += new }

  private mutating func flush(_ paragraph: inout [String]) {
    guard !paragraph.isEmpty else { return }
    append(MarkdownLine(paragraph.joined(separator: "\n"), keepsSpace: false).parts)
    paragraph = []
  }

  /// Returns a line without the marks of its block, and whether it begins one.
  private static func content(of line: String) -> (String, Bool) {
    let text = line.drop { $0 == " " || $0 == "\t" }
    let level = text.prefix { $0 == "#" }.count
    if (1...6).contains(level), text.dropFirst(level).first.map({ $0 == " " }) ?? true {
      let title = text.dropFirst(level).trimmingCharacters(in: .whitespaces)
      return (String(title.reversed().drop { $0 == "#" }.reversed()).trimmingCharacters(in: .whitespaces), true)
    }
    if let first = text.first, "-*+".contains(first), text.dropFirst().first == " " {
      return (String(text.dropFirst(2)), true)
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if (1...9).contains(digits.count), let mark = text.dropFirst(digits.count).first, mark == "." || mark == ")",
      text.dropFirst(digits.count + 1).first == " "
    {
      return (String(text.dropFirst(digits.count + 2)), true)
    }
    if text.first == ">" { return (String(text.dropFirst()).trimmingCharacters(in: .whitespaces), false) }
    return (String(text), false)
  }
}

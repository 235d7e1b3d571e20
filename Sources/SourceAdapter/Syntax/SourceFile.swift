import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A Swift file as the user wrote it, with its syntax tree.
///
/// The parser is resilient: damaged source has a tree, too, and ``messages`` report the damage.
struct SourceFile {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  let locations: SourceLocationConverter
  let messages: [Message]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    let (text, diagnostic) = Self.decoded(bytes)
    self.bytes = text
    tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    locations = SourceLocationConverter(fileName: path, tree: tree)
    messages =
      diagnostic.map { [Message(file: path, line: 1, column: 1, severity: .error, text: $0)] }
      ?? (tree.hasError ? Self.diagnostics(of: tree, path: path, locations: locations) : [])
  }

  init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// Whether the file has statements outside of declarations, which only the main file of a module may have.
  var isScript: Bool {
    if (path as NSString).lastPathComponent == "main.swift" { return true }
    return tree.statements.contains { item in
      switch item.item {
      case .decl: false
      // A macro at file scope may be parsed as an expression: it declares something, as `#Preview` does.
      case .expr(let expression): !expression.is(MacroExpansionExprSyntax.self)
      case .stmt: true
      @unknown default: false
      }
    }
  }

  func text(_ node: some SyntaxProtocol) -> String {
    String(
      decoding: bytes[node.trimmedRange.lowerBound.utf8Offset..<node.trimmedRange.upperBound.utf8Offset], as: UTF8.self)
  }

  func line(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    return (location.line, location.column)
  }

  func message(_ severity: Message.Severity, at node: some SyntaxProtocol, _ text: String) -> Message {
    let (line, column) = line(of: node)
    return Message(file: path, line: line, column: column, severity: severity, text: text)
  }

  private static func diagnostics(of tree: SourceFileSyntax, path: String, locations: SourceLocationConverter)
    -> [Message]
  {
    ParseDiagnosticsGenerator.diagnostics(for: tree).map { diagnostic in
      let location = diagnostic.location(converter: locations)
      return Message(
        file: path, line: location.line, column: location.column,
        severity: diagnostic.diagMessage.severity == .error ? .error : .warning, text: diagnostic.message)
    }
  }
}

extension SourceFile {
  /// Returns the bytes of a file as UTF-8, and a message if they are not valid.
  ///
  /// UTF-16 is recognized by its byte order mark. The compiler reads UTF-8 only, so such a file is an error; its copy is
  /// empty.
  private static func decoded(_ bytes: [UInt8]) -> (text: [UInt8], diagnostic: String?) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return ([], "the file is UTF-16, which Swift does not read; save it as UTF-8")
    }
    if bytes.contains(0) { return ([], "the file has NUL characters; it is damaged, or is not Swift source") }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard let end = String(validating: text, as: UTF8.self) == nil ? firstInvalid(text) : nil else {
      return (text, nil)
    }
    let line = text[..<end].count { $0 == 0x0A } + 1
    return ([], "the file is not UTF-8 (line \(line)); save it as UTF-8")
  }

  private static func firstInvalid(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
    return offset
  }
}

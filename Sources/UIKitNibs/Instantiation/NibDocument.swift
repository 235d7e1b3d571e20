import Foundation
import Glibc
import UIKitCore

/// A nib file or storyboard, read once and instantiated any number of times.
@MainActor
final class NibDocument {
  /// The path for messages.
  let file: String
  let bundle: Bundle
  let root: NibElement
  /// The elements with an identifier.
  let elements: [String: NibElement]
  /// The sizes and colors that Interface Builder has kept of the images and named colors that it uses.
  let resources: [String: NibElement]
  /// The text in the user's language, by the identifiers of objects and the names of their properties.
  let localizedText: [String: String]

  /// The most bytes of a file.
  private static let limit = 1 << 26

  init(data: Data, file: String, bundle: Bundle, localizedText: [String: String] = [:]) {
    (self.file, self.bundle, self.localizedText) = (file, bundle, localizedText)
    let (root, issues) =
      data.count > Self.limit
      ? (nil, [NibParser.Issue(line: 1, text: "the file has more than \(Self.limit) bytes")]) : NibParser.parse(data)
    for issue in issues { NibLog.warn(issue.text, file: file, line: issue.line) }
    self.root = root ?? NibElement("document", line: 1)
    var elements: [String: NibElement] = [:]
    for element in self.root.all {
      guard let id = element.id else { continue }
      if elements[id] == nil { elements[id] = element }
    }
    self.elements = elements
    let resources = self.root.child(named: "resources")?.children ?? []
    self.resources = Dictionary(
      resources.compactMap { element in element["name"].map { ("\(element.name):\($0)", element) } },
      uniquingKeysWith: { first, _ in first })
    if root != nil, self.root.name != "document" {
      NibLog.warn("<\(self.root.name)> is not the root of a nib file", file: file, line: self.root.line)
    }
  }

  func warn(_ text: String, at element: NibElement) { NibLog.warn(text, file: file, line: element.line) }

  /// Reports an error for which iOS ends the app. The rest of the file appears all the same.
  func fail(_ text: String, at element: NibElement) { NibLog.fail(text, file: file, line: element.line) }

  // MARK: Files

  private struct Key: Hashable {
    var path: String
    var seconds: Int
    var nanoseconds: Int
    var bundle: String
  }

  private static var known: [Key: NibDocument] = [:]

  /// Returns the document of a bundle's file; `nil` if there is none.
  static func named(_ name: String, extensions: [String], in bundle: Bundle) -> NibDocument? {
    guard let url = NibFiles.url(named: name, extensions: extensions, in: bundle) else { return nil }
    // The main bundle of a project consists of links; messages name the user's own file.
    let path = url.resolvingSymlinksInPath().path
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let key = Key(
      path: path, seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, bundle: bundle.bundlePath)
    if let document = known[key] { return document }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let text = NibStrings.text(for: url, in: bundle)
    let document = NibDocument(data: data, file: path, bundle: bundle, localizedText: text)
    known[key] = document
    return document
  }
}

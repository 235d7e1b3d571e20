import Foundation

/// The names of the images and colors in asset catalogs, as Swift declarations like those that Xcode generates.
package struct AssetSymbols {
  /// A set in a catalog.
  package struct Asset: Hashable, Sendable {
    package enum Kind: Sendable { case image, color }
    package var kind: Kind
    /// The name by which it is found, with the names of the folders around it that provide a namespace.
    package var name: String

    package init(_ kind: Kind, _ name: String) { (self.kind, self.name) = (kind, name) }
  }

  private let assets: [Asset]
  private let bundle: String

  /// - Parameter bundle: The name of the bundle in which the assets are, `main` or `module`.
  package init(_ assets: some Sequence<Asset>, bundle: String = "main") {
    self.bundle = bundle
    self.assets = Set(assets).sorted { ($0.name, $0.kind == .image ? 0 : 1) < ($1.name, $1.kind == .image ? 0 : 1) }
  }

  /// The text of a Swift file; `nil` without assets.
  package var source: String? {
    if assets.isEmpty { return nil }
    let images = symbols(of: .image)
    let colors = symbols(of: .color)
    var lines = ["import UIKit"]
    lines += extend("ImageResource", images) { "static let \($0) = ImageResource(name: \($1), bundle: .\(bundle))" }
    lines += extend("ColorResource", colors) { "static let \($0) = ColorResource(name: \($1), bundle: .\(bundle))" }
    lines += shorthands("UIImage", images) { "UIImage(named: \($0), in: .\(bundle), with: nil) ?? UIImage()" }
    lines += shorthands("UIColor", colors) { "UIColor(named: \($0), in: .\(bundle), compatibleWith: nil) ?? .clear" }
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Symbol {
    /// The names of enclosing types, and that of the declaration.
    var path: [String]
    var name: String
  }

  /// The declarations in order; of two assets with one name, the first has it.
  private func symbols(of kind: Asset.Kind) -> [Symbol] {
    var taken: Set<[String]> = []
    return assets.filter { $0.kind == kind }.compactMap { asset in
      var parts = asset.name.split(separator: "/").map(String.init)
      guard let last = parts.popLast() else { return nil }
      let path = parts.map { Self.identifier($0, upper: true) } + [Self.identifier(last, dropping: kind)]
      return path.contains("") || !taken.insert(path).inserted ? nil : Symbol(path: path, name: asset.name)
    }
  }

  /// Returns the shorthands of a class, such as `UIColor.brand`.
  ///
  /// They are members of a protocol, so that a member of the class itself comes first: that of UIKit, or the one that
  /// apps declared before Xcode generated any.
  private func shorthands(_ type: String, _ symbols: [Symbol], _ value: (String) -> String) -> [String] {
    if symbols.isEmpty { return [] }
    let name = "TesseraAssetsOf\(type)"
    var lines = ["protocol \(name) {}", "extension \(type): \(name) {}"]
    for symbol in symbols where symbol.path.count == 1 {
      let body = "static var \(Self.escaped(symbol.path[0])): \(type) { \(value(Self.literal(symbol.name))) }"
      lines.append("extension \(name) where Self == \(type) { \(body) }")
    }
    let folders = symbols.filter { $0.path.count > 1 }
    return lines + extend(type, folders) { "static var \($0): \(type) { \(value($1)) }" }
  }

  private func extend(_ type: String, _ symbols: [Symbol], _ declaration: (String, String) -> String) -> [String] {
    if symbols.isEmpty { return [] }
    var lines: [String] = []
    for symbol in symbols where symbol.path.count == 1 {
      lines += ["extension \(type) { \(declaration(Self.escaped(symbol.path[0]), Self.literal(symbol.name))) }"]
    }
    // Folders nest; a folder's type is declared once.
    var declared: Set<[String]> = []
    for symbol in symbols where symbol.path.count > 1 {
      let folders = symbol.path.dropLast()
      for depth in 1...folders.count {
        let folder = Array(folders.prefix(depth))
        guard declared.insert(folder).inserted else { continue }
        let outer = ([type] + folder.dropLast()).joined(separator: ".")
        lines.append("extension \(outer) { enum \(Self.escaped(folder[depth - 1])) {} }")
      }
      let outer = ([type] + folders).joined(separator: ".")
      lines.append(
        "extension \(outer) { \(declaration(Self.escaped(symbol.path[folders.count]), Self.literal(symbol.name))) }")
    }
    return lines
  }

  /// Returns a name in camel case, as Xcode does: words begin at separators, and a last word that repeats the kind is
  /// dropped.
  static func identifier(_ name: String, dropping kind: Asset.Kind? = nil, upper: Bool = false) -> String {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard var first = words.first else { return "" }
    if !upper {
      let capitals = first.prefix { $0.isUppercase }.count
      // An acronym at the start is lowercase as a whole: `URLIcon` is `urlIcon`.
      let count = capitals == first.count ? capitals : max(1, capitals - 1)
      first = capitals == 0 ? first : first.prefix(count).lowercased() + first.dropFirst(count)
    } else {
      first = first.prefix(1).uppercased() + first.dropFirst()
    }
    words[0] = first
    var result = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let suffix = kind.map { $0 == .image ? "Image" : "Color" } ?? ""
    if !suffix.isEmpty, result.hasSuffix(suffix), result.count > suffix.count { result.removeLast(suffix.count) }
    return result.first?.isNumber == true ? "_" + result : result
  }

  private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static let keywords: Set = [
    "default", "case", "class", "extension", "import", "in", "is", "as", "self", "switch", "return", "public",
    "private",
    "internal", "open", "protocol", "struct", "enum", "func", "var", "let", "for", "while", "do", "if", "else", "where",
    "true", "false", "nil", "repeat", "break", "continue", "operator", "static", "subscript", "super", "throw", "try",
    "guard", "defer", "init", "deinit", "typealias", "associatedtype", "inout", "fallthrough", "catch", "throws",
    "rethrows",
  ]
}

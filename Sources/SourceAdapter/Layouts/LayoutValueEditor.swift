import Foundation
import SwiftSyntax

/// An editor that changes the values of layouts in the source that makes them.
package struct LayoutValueEditor {
  private let files: [SourceFile]
  private let sections: [LayoutCode]
  private var edits: [Int: [Replacement]] = [:]
  private var missing: [String] = []
  private var places: [ChangedSources.Place] = []
  private var shared: [ChangedSources.Shared] = []

  private struct Replacement: Equatable {
    var range: Range<Int>
    var text: String
  }

  package init(_ inputs: [(path: String, bytes: [UInt8])]) {
    let files = inputs.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    self.files = files
    sections = files.indices.flatMap { index in
      let finder = SectionFinder(CodeScope(files: files, file: index))
      finder.walk(files[index].tree)
      return finder.sections
    }
  }

  /// Returns the files that differ once the values of sections are changed.
  package static func changing(_ values: [LayoutValues], in inputs: [(path: String, bytes: [UInt8])])
    -> ChangedSources
  {
    var editor = LayoutValueEditor(inputs)
    let codes = values.map { editor.code(of: $0) }
    for (index, section) in values.enumerated() { editor.change(section, number: index, codes[index]) }
    editor.noteShared(values, codes)
    return editor.result
  }

  private mutating func change(_ values: LayoutValues, number: Int, _ code: LayoutCode?) {
    let changes = values.values.filter { $0.new != nil }
    guard let code else {
      return missing += changes.map { "\(values.name): no code makes a section with these values (\($0.key.title))" }
    }
    places += values.values.compactMap { value in
      guard let place = code.place(of: value.key), let old = CodeNumber(text: value.old),
        place.value?.isClose(to: old) ?? false
      else { return nil }
      let file = files[place.file]
      return .init(section: number, key: value.key, path: file.path, line: file.line(of: place.expression).line)
    }
    for change in changes {
      if !replace(change, of: values, in: code), !insert(change, of: values, in: code) {
        missing.append("\(values.name): the code of \(change.key.title) is not a literal or a constant")
      }
    }
  }

  /// Returns the code with the most values of a section; `nil` if there is none, or if several have as many.
  private func code(of values: LayoutValues) -> LayoutCode? {
    let sections = sections.filter { code in values.values.contains { code.parts[$0.key.part] != nil } }
    let scores = sections.map { code in
      values.values.reduce(0) { score, value in
        guard let found = code.place(of: value.key)?.value, let old = CodeNumber(text: value.old) else { return score }
        return score + (found.isClose(to: old) ? 1 : -4)
      }
    }
    guard let best = scores.max(), best >= 0, scores.count(where: { $0 == best }) == 1 else { return nil }
    return scores.firstIndex(of: best).map { sections[$0] }
  }

  // MARK: Shared code

  /// Notes the values of each section whose code also makes another section.
  private mutating func noteShared(_ values: [LayoutValues], _ codes: [LayoutCode?]) {
    let origins = codes.enumerated().map { index, code in code.map { self.origins(of: values[index], in: $0) } ?? [:] }
    for (section, own) in origins.enumerated() {
      for value in values[section].values {
        guard let origin = own[value.key] else { continue }
        let others = origins.indices.filter { $0 != section && origins[$0].values.contains(origin) }
        if others.isEmpty { continue }
        shared.append(.init(section: section, key: value.key, others: others.map { values[$0].name }))
      }
    }
  }

  /// A place where a value is written, or after which it is assigned.
  private struct Origin: Hashable {
    var file: Int
    var offset: Int
    /// The property that is assigned; empty for a value that is written.
    var assigned = ""
  }

  private func origins(of values: LayoutValues, in code: LayoutCode) -> [LayoutValues.Key: Origin] {
    var origins: [LayoutValues.Key: Origin] = [:]
    for value in values.values {
      if let place = code.place(of: value.key) {
        let isZero = place.expression.trimmedDescription.hasSuffix(".zero")
        origins[value.key] = Origin(
          file: place.file, offset: place.expression.trimmedRange.offsets.lowerBound,
          assigned: isZero ? value.key.property : "")
      } else if let object = code.parts[value.key.part], let statement = object.statement {
        origins[value.key] = Origin(
          file: object.scope.file, offset: statement.endPositionBeforeTrailingTrivia.utf8Offset,
          assigned: value.key.property)
      }
    }
    return origins
  }

  // MARK: Edits

  private mutating func replace(_ change: LayoutValues.Value, of values: LayoutValues, in code: LayoutCode) -> Bool {
    guard let place = code.place(of: change.key), let new = change.new, let found = place.value,
      let old = CodeNumber(text: change.old), found.isClose(to: old)
    else { return false }
    let isWhole = place.expression.trimmedDescription.hasSuffix(".zero")
    add(
      isWhole ? Self.whole(change.key, values) : new, for: place.expression.trimmedRange.offsets, in: place.file)
    return true
  }

  /// Adds an assignment after the statement that makes the part.
  private mutating func insert(_ change: LayoutValues.Value, of values: LayoutValues, in code: LayoutCode) -> Bool {
    guard code.place(of: change.key) == nil, let object = code.parts[change.key.part], let name = object.name,
      let statement = object.statement, let new = change.new
    else { return false }
    let (property, field) = LayoutCode.split(change.key.property)
    guard !["widthDimension", "heightDimension", "count"].contains(property) else { return false }
    // Another value than the default's is one of the delegate, which an assignment would not change.
    if change.key.part == "flow", change.old != Self.flowDefault(property) { return false }
    let value = field.isEmpty ? new : Self.whole(change.key, values)
    let end = statement.endPositionBeforeTrailingTrivia.utf8Offset
    let indent = files[object.scope.file].indentation(at: statement.positionAfterSkippingLeadingTrivia.utf8Offset)
    add("\n\(indent)\(name).\(property) = \(value)", for: end..<end, in: object.scope.file)
    return true
  }

  private mutating func add(_ text: String, for range: Range<Int>, in file: Int) {
    let replacement = Replacement(range: range, text: text)
    // Several fields of one value are changed together.
    if edits[file]?.contains(replacement) != true { edits[file, default: []].append(replacement) }
  }

  /// Returns the value of which a key names a field, with all its fields.
  private static func whole(_ key: LayoutValues.Key, _ values: LayoutValues) -> String {
    let property = LayoutCode.split(key.property).name
    let (type, names) =
      switch property {
      case "edgeSpacing": ("NSCollectionLayoutEdgeSpacing", ["leading", "top", "trailing", "bottom"])
      case "sectionInset": ("UIEdgeInsets", ["top", "left", "bottom", "right"])
      case "itemSize", "headerReferenceSize", "footerReferenceSize": ("CGSize", ["width", "height"])
      default: ("NSDirectionalEdgeInsets", ["top", "leading", "bottom", "trailing"])
      }
    let fields = names.map { name in
      let value = values[LayoutValues.Key(key.part, "\(property).\(name)")]
      return "\(name): \(value.map { $0.new ?? $0.old } ?? "0")"
    }
    return "\(type)(\(fields.joined(separator: ", ")))"
  }

  /// The value of a property, or of its fields, in a new flow layout.
  private static func flowDefault(_ property: String) -> String {
    switch property {
    case "itemSize": "50"
    case "minimumLineSpacing", "minimumInteritemSpacing": "10"
    default: "0"
    }
  }

  private var result: ChangedSources {
    var result = ChangedSources()
    (result.missing, result.places, result.shared) = (missing, places, shared)
    for (file, replacements) in edits.sorted(by: { $0.key < $1.key }) {
      var bytes = files[file].bytes
      // From the end, so that the ranges before stay valid; of two insertions at one place, the later one first.
      for edit in replacements.reversed().sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(edit.range, with: edit.text.utf8)
      }
      let (old, new) = (files[file].bytes, bytes)
      result.files.append(
        .init(
          path: files[file].path, old: String(decoding: old, as: UTF8.self), new: String(decoding: new, as: UTF8.self)))
    }
    return result
  }
}

extension LayoutValues.Key {
  fileprivate var title: String { "\(property) of the \(part)" }
}

extension SourceFile {
  /// The space at the start of the line of an offset.
  fileprivate func indentation(at offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}

/// A finder of the calls that make sections.
private final class SectionFinder: SyntaxVisitor {
  private let scope: CodeScope
  private(set) var sections: [LayoutCode] = []

  init(_ scope: CodeScope) {
    self.scope = scope
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let section = LayoutCode(node, in: scope) { sections.append(section) }
    return .visitChildren
  }
}

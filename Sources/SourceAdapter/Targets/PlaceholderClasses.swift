/// The placeholders of a target for classes that are not here.
package struct PlaceholderClasses {
  /// The name of the file that declares them.
  package static let fileName = "TesseraPlaceholders.swift"

  /// The placeholders, in the order of their names.
  let all: [Placeholder]
  /// The names of the variables that are shown.
  let shown: Set<String>

  /// - Parameter missing: The names of the types that are not here. Of these the target shows some.
  init(_ missing: Set<String>, in files: [SourceFile], conditions: Conditions) {
    let listed = missing.compactMap(FrameworkClasses.placeholder) + FrameworkValues.placeholders(for: missing)
    let others = missing.subtracting(listed.map(\.name))
    guard !missing.isEmpty else {
      (all, shown) = ([], [])
      return
    }
    let index = TargetIndex(files, conditions: conditions)
    let uses = ViewUses(missing.filter { index[$0] == nil }, index: index)
    let bases = uses.bases(in: files).filter { others.contains($0.key) }
    all = (listed + bases.map { Placeholder(name: $0, base: $1) }).sorted { $0.name < $1.name }
    shown = uses.shownVariables
  }

  var byName: [String: Placeholder] { Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) }) }

  /// The file that declares the placeholders; empty without any.
  var files: [SourceFile] { Self.source(of: all).map { [SourceFile(path: Self.fileName, text: $0)] } ?? [] }

  /// Returns the text of the file that declares placeholders; `nil` without any.
  package static func source(of placeholders: [Placeholder]) -> String? {
    if placeholders.isEmpty { return nil }
    let classes = placeholders.filter { $0.base != .value }.map { placeholder in
      """
      \(placeholder.base == .contentConfiguration ? "public struct" : "open class") \(placeholder.name): \(placeholder.base.rawValue) {
      \(placeholder.members)
      }
      """
    }
    let values = FrameworkValues.source(of: placeholders)
    return (["import TesseraRuntime", "import UIKit"] + values + classes).joined(separator: "\n") + "\n"
  }
}

extension Placeholder {
  /// The members that show the name of the class.
  fileprivate var members: String {
    switch base {
    case .controller:
      "  open override func loadView() { view = tesseraPlaceholder(\"\(name)\") }"
    // A subclass of a cell shows its own content.
    case .tableCell, .collectionCell, .value: ""
    case .contentConfiguration:
      """
        public init() {}
        public func makeContentView() -> any UIView & UIContentView { tesseraPlaceholder("\(name)", for: self) }
        public func updated(for state: any UIConfigurationState) -> Self { self }
      """
    case .layer:
      """
        open override func draw(in context: CGContext) { tesseraDrawPlaceholder("\(name)", in: bounds, of: context) }
        open override func layoutSublayers() { super.layoutSublayers(); setNeedsDisplay() }
      """
    default:
      """
        open override func draw(_ rect: CGRect) { tesseraDrawPlaceholder("\(name)", in: bounds) }
        open override func layoutSubviews() { super.layoutSubviews(); setNeedsDisplay() }
      """
    }
  }
}

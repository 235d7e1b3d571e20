package import Foundation
import Geometry
package import LayoutSolver

/// Swift code that builds a flow layout with UIKit's classes.
///
/// Values that differ between sections are those of a delegate, whose functions follow.
package struct FlowLayoutSource: Sendable {
  private let spec: FlowSpec
  private let container: CGSize
  private let name: String
  /// The most sizes of single items that are written.
  private static let mostSizes = 500

  /// - Parameter name: The name of the function that makes the layout.
  package init(of spec: FlowSpec, in container: CGSize, name: String = "makeLayout") {
    (self.spec, self.container, self.name) = (spec, container, name)
  }

  /// The code, without imports.
  package var text: String {
    var writer = SwiftWriter()
    writer.add("/// A layout for a container of \(container.width.swift) by \(container.height.swift) points.")
    writer.add("@MainActor")
    writer.block("func \(name)() -> UICollectionViewFlowLayout") { writer in
      writer.add("let layout = UICollectionViewFlowLayout()")
      addLayout(to: &writer)
      addValues(to: &writer)
      writer.add("return layout")
    }
    addDelegate(to: &writer)
    return writer.text
  }

  private func addLayout(to writer: inout SwiftWriter) {
    if spec.scrollAxis == .horizontal { writer.add("layout.scrollDirection = .horizontal") }
    switch spec.insetReference {
    case .contentInset: break
    case .safeArea: writer.add("layout.sectionInsetReference = .fromSafeArea")
    case .layoutMargins: writer.add("layout.sectionInsetReference = .fromLayoutMargins")
    }
    if spec.pinsHeaders { writer.add("layout.sectionHeadersPinToVisibleBounds = true") }
    if spec.pinsFooters { writer.add("layout.sectionFootersPinToVisibleBounds = true") }
  }

  /// Adds the values that all sections have.
  private func addValues(to writer: inout SwiftWriter) {
    for value in FlowValue.allCases {
      guard let first = spec.sections.first.map({ value.text(of: $0) }), isShared(value) else { continue }
      if let first, first != value.usual { writer.add("layout.\(value.property(of: spec.sections[0])) = \(first)") }
    }
  }

  private func isShared(_ value: FlowValue) -> Bool {
    guard let first = spec.sections.first.map({ value.text(of: $0) }), first != nil else { return false }
    return spec.sections.allSatisfy { value.text(of: $0) == first }
  }

  // MARK: The delegate

  private func addDelegate(to writer: inout SwiftWriter) {
    let values = FlowValue.allCases.filter { !spec.sections.isEmpty && !isShared($0) }
    guard !values.isEmpty else { return }
    writer.add("")
    writer.add("/// The values that differ between sections.")
    writer.block(
      "final class \(name.prefix(1).uppercased())\(name.dropFirst())Delegate: NSObject, UICollectionViewDelegateFlowLayout"
    ) {
      writer in
      for (index, value) in values.enumerated() {
        if index > 0 { writer.add("") }
        add(value, to: &writer)
      }
    }
  }

  private func add(_ value: FlowValue, to writer: inout SwiftWriter) {
    writer.add("func collectionView(")
    writer.indented { writer in
      writer.add("_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,")
      writer.add(value.parameter)
    }
    writer.block(") -> \(value.type)") { writer in
      writer.add("switch \(value.section) {")
      for (index, section) in spec.sections.enumerated() {
        writer.add("case \(index): return \(value.text(of: section) ?? sizes(of: section))")
      }
      writer.add("default: return \(value.usual)")
      writer.add("}")
    }
  }

  /// Returns the sizes of items that differ, as an expression.
  private func sizes(of section: FlowSectionSpec) -> String {
    guard case .listed(let sizes) = section.items, let first = sizes.first else { return FlowValue.itemSize.usual }
    guard sizes.count <= Self.mostSizes else {
      return "\(first.swift)  // The sizes of \(sizes.count) items are code of the app and are not written here."
    }
    return "[\(sizes.map(\.swift).joined(separator: ", "))][indexPath.item]"
  }
}

/// A value of a flow layout that its delegate can give to each section.
private enum FlowValue: CaseIterable {
  case itemSize, lineSpacing, itemSpacing, inset, header, footer

  /// The value as an expression; `nil` if the items of a section have different sizes.
  func text(of section: FlowSectionSpec) -> String? {
    switch self {
    case .itemSize:
      switch section.items {
      case .identical(let size, _), .estimated(let size, _): size.swift
      case .listed(let sizes): sizes.allSatisfy { $0 == sizes[0] } ? sizes.first?.swift ?? usual : nil
      }
    case .lineSpacing: section.lineSpacing.swift
    case .itemSpacing: section.itemSpacing.swift
    case .inset: section.insets.swift
    case .header: section.header.swift
    case .footer: section.footer.swift
    }
  }

  /// The value of a new layout.
  var usual: String {
    switch self {
    case .itemSize: CGSize(width: 50, height: 50).swift
    case .lineSpacing, .itemSpacing: "10"
    case .inset: UIEdgeInsets.zero.swift
    case .header, .footer: CGSize.zero.swift
    }
  }

  func property(of section: FlowSectionSpec) -> String {
    switch self {
    case .itemSize: if case .estimated = section.items { "estimatedItemSize" } else { "itemSize" }
    case .lineSpacing: "minimumLineSpacing"
    case .itemSpacing: "minimumInteritemSpacing"
    case .inset: "sectionInset"
    case .header: "headerReferenceSize"
    case .footer: "footerReferenceSize"
    }
  }

  /// The last parameter of the delegate's function.
  var parameter: String {
    switch self {
    case .itemSize: "sizeForItemAt indexPath: IndexPath"
    case .lineSpacing: "minimumLineSpacingForSectionAt section: Int"
    case .itemSpacing: "minimumInteritemSpacingForSectionAt section: Int"
    case .inset: "insetForSectionAt section: Int"
    case .header: "referenceSizeForHeaderInSection section: Int"
    case .footer: "referenceSizeForFooterInSection section: Int"
    }
  }

  var section: String { self == .itemSize ? "indexPath.section" : "section" }

  var type: String {
    switch self {
    case .itemSize, .header, .footer: "CGSize"
    case .lineSpacing, .itemSpacing: "CGFloat"
    case .inset: "UIEdgeInsets"
    }
  }
}

extension CGSize {
  fileprivate var swift: String { "CGSize(width: \(width.swift), height: \(height.swift))" }
}

extension UIEdgeInsets {
  fileprivate var swift: String {
    "UIEdgeInsets(top: \(top.swift), left: \(left.swift), bottom: \(bottom.swift), right: \(right.swift))"
  }
}

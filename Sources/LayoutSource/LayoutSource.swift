package import Foundation
import Geometry
package import LayoutSolver

/// Swift code that builds a layout with UIKit's classes: exactly the layout of a solution.
package struct LayoutSource: Sendable {
  /// The properties of a section that its spec does not contain, as Swift expressions.
  package struct SectionDetails: Hashable, Sendable {
    /// The list configuration's properties, for a section that is a list.
    package var list: ListDetails?
    /// `UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce`, if it is not automatic.
    package var bounce: String?
    /// The value of the deceleration rate, if it is not automatic.
    package var decelerationRate: CGFloat?
    /// Whether the section has a handler for visible items, which cannot be written.
    package var hasHandler = false

    package init() {}
  }

  /// The properties of a list configuration, as Swift expressions.
  package struct ListDetails: Hashable, Sendable {
    package var appearance: String
    package var headerMode: String
    package var footerMode: String
    package var showsSeparators: Bool
    package var headerTopPadding: CGFloat?

    package init(
      appearance: String, headerMode: String, footerMode: String, showsSeparators: Bool, headerTopPadding: CGFloat?
    ) {
      (self.appearance, self.headerMode, self.footerMode) = (appearance, headerMode, footerMode)
      (self.showsSeparators, self.headerTopPadding) = (showsSeparators, headerTopPadding)
    }
  }

  private let solution: LayoutSolution
  private let details: [Int: SectionDetails]
  private let name: String
  /// The sections by their code: the indices of equal sections are together.
  private let kinds: [[Int]]

  /// - Parameter name: The name of the function that makes the layout.
  package init(of solution: LayoutSolution, details: [Int: SectionDetails] = [:], name: String = "makeLayout") {
    (self.solution, self.details, self.name) = (solution, details, name)
    kinds = Self.kinds(of: solution.spec.sections, details)
  }

  /// The code, without imports.
  package var text: String {
    var writer = SwiftWriter()
    writer.add(
      "/// A layout for a container of \(solution.container.size.width.swift) by "
        + "\(solution.container.size.height.swift) points.")
    writer.add("@MainActor")
    writer.block("func \(name)() -> UICollectionViewCompositionalLayout") { writer in
      if isUniform { addUniformLayout(to: &writer) } else { addProvidedLayout(to: &writer) }
    }
    guard !isUniform else { return writer.text }
    for number in kinds.indices {
      writer.add("")
      addSection(number, to: &writer)
    }
    return writer.text
  }

  // MARK: The layout

  private static func kinds(of sections: [SectionSpec?], _ details: [Int: SectionDetails]) -> [[Int]] {
    var kinds: [(spec: SectionSpec, details: SectionDetails, indices: [Int])] = []
    for (index, spec) in sections.enumerated() {
      guard let spec else { continue }
      let own = details[index] ?? SectionDetails()
      if let known = kinds.firstIndex(where: { $0.spec == spec && $0.details == own && !spec.group.isCustom }) {
        kinds[known].indices.append(index)
      } else {
        kinds.append((spec, own, [index]))
      }
    }
    return kinds.map(\.indices)
  }

  /// Whether all sections have the same code, which needs nothing of their environment.
  private var isUniform: Bool {
    kinds.count == 1 && kinds[0].count == solution.spec.sections.count && !isList(0)
  }

  private func isList(_ number: Int) -> Bool { details[kinds[number][0]]?.list != nil }

  private func addUniformLayout(to writer: inout SwiftWriter) {
    addParts(ofSection: 0, to: &writer)
    let argument = addConfiguration(to: &writer) ? ", configuration: configuration" : ""
    writer.add("return UICollectionViewCompositionalLayout(section: section\(argument))")
  }

  private func addProvidedLayout(to writer: inout SwiftWriter) {
    let environment = kinds.indices.contains(where: isList) ? "environment" : "_"
    guard addConfiguration(to: &writer) else {
      return writer.block("return UICollectionViewCompositionalLayout", parameters: "index, \(environment) in") {
        addCases(to: &$0)
      }
    }
    writer.add("return UICollectionViewCompositionalLayout(")
    writer.indented { writer in
      writer.block("sectionProvider:", parameters: "index, \(environment) in", closing: "},") { addCases(to: &$0) }
      writer.add("configuration: configuration)")
    }
  }

  /// Adds the configuration, unless it is the default one.
  ///
  /// - Returns: Whether it was added.
  private func addConfiguration(to writer: inout SwiftWriter) -> Bool {
    let configuration = solution.spec.configuration
    let isUsual =
      configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0
      && configuration.contentInsetsReference == .safeArea && configuration.boundarySupplementaryItems.isEmpty
    guard !isUsual else { return false }
    writer.add("let configuration = UICollectionViewCompositionalLayoutConfiguration()")
    if configuration.scrollDirection == .horizontal { writer.add("configuration.scrollDirection = .horizontal") }
    writer.set("configuration.interSectionSpacing", configuration.interSectionSpacing, unless: 0)
    if configuration.contentInsetsReference != .safeArea {
      writer.add("configuration.contentInsetsReference = .\(configuration.contentInsetsReference)")
    }
    writer.addBoundary(configuration.boundarySupplementaryItems, to: "configuration")
    return true
  }

  /// Adds the section of each index.
  private func addCases(to writer: inout SwiftWriter) {
    writer.add("switch index {")
    for (number, indices) in kinds.enumerated() {
      let argument = isList(number) ? "environment" : ""
      writer.add("case \(Self.ranges(indices)): return \(functionName(number))(\(argument))")
    }
    writer.add("default: return nil")
    writer.add("}")
  }

  /// Returns ascending numbers as patterns: `0, 2...5`.
  private static func ranges(_ numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound == number - 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)...\($0.upperBound)" }
      .joined(separator: ", ")
  }

  private func functionName(_ number: Int) -> String { "\(name)Section\(kinds[number][0])" }

  // MARK: A section

  private func addSection(_ number: Int, to writer: inout SwiftWriter) {
    writer.forgetNames()
    writer.add("@MainActor")
    let parameter = isList(number) ? "_ environment: any NSCollectionLayoutEnvironment" : ""
    writer.block("private func \(functionName(number))(\(parameter)) -> NSCollectionLayoutSection") { writer in
      addParts(ofSection: kinds[number][0], to: &writer)
      writer.add("return section")
    }
  }

  /// Adds the constant `section`, and those that it is made of.
  private func addParts(ofSection index: Int, to writer: inout SwiftWriter) {
    guard let spec = solution.spec.sections[index] else { return }
    let details = details[index] ?? SectionDetails()
    if let list = details.list {
      writer.add(list)
      writer.add("section.contentInsets = \(spec.contentInsets.swift)")
      writer.set("section.interGroupSpacing", spec.interGroupSpacing, unless: 0)
    } else {
      let group = writer.add(spec.group, sizes(ofSection: index), path: [])
      writer.add("let section = NSCollectionLayoutSection(group: \(group))")
      writer.add(spec)
    }
    if let bounce = details.bounce { writer.add("section.orthogonalScrollingProperties.bounce = .\(bounce)") }
    if let rate = details.decelerationRate {
      writer.add("section.orthogonalScrollingProperties.decelerationRate = .init(rawValue: \(rate.swift))")
    }
    if details.hasHandler {
      writer.add("// The visibleItemsInvalidationHandler of the section is code of the app and is not written here.")
    }
  }

  /// Returns the sizes of a section's groups by their path, for the frames of custom groups.
  private func sizes(ofSection index: Int) -> [[Int]: CGSize] {
    Dictionary(solution.groupTree(ofSection: index).map { ($0.path, $0.size) }) { first, _ in first }
  }
}

extension GroupSpec {
  /// Whether the group or one in it has frames from a closure.
  fileprivate var isCustom: Bool {
    switch members {
    case .custom: true
    case .subitems(let list): list.contains { $0.isCustom }
    case .subitemCount(let subitem, _), .repeatingSubitem(let subitem, _): subitem.isCustom
    }
  }
}

extension SubitemSpec {
  fileprivate var isCustom: Bool { if case .group(let group) = self { group.isCustom } else { false } }
}

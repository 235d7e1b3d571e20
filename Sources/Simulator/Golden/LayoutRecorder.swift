package import Comparisons
import Foundation
import PlainText
import UIKitCollections
package import UIKitCore

/// A recorder of the frames of views, and of the elements of collection views with the rules behind them.
@MainActor
package struct LayoutRecorder {
  private var elements: [LayoutRecord.Element] = []
  /// The number of views after which a record ends, so that it stays a file that can be reviewed.
  private static let maximumCount = 20_000

  /// Returns the record of a view and its subviews, without hidden ones.
  ///
  /// - Parameter machine: The fonts and libraries of the machine.
  /// - Complexity: O(views + visible elements).
  package static func record(of view: UIView, machine: [String] = []) -> LayoutRecord {
    var recorder = LayoutRecorder()
    recorder.add(view, as: "\(Swift.type(of: view))".segment)
    return LayoutRecord(machine: machine, elements: recorder.elements)
  }

  /// Returns the content of a view and its constraints, a line for each.
  package static func rules(of view: UIView) -> [String] {
    view.layoutRules.map { rule in
      guard let name = rule.firstIndex(of: " ") else { return rule }
      let text = rule[name...].dropFirst().replacing("<NSLayoutConstraint ", with: "")
      return "\(rule[..<name])  \(text.replacing("   (active)>", with: ""))"
    }
  }

  private mutating func add(_ view: UIView, as path: String) {
    guard elements.count < Self.maximumCount else { return }
    elements.append(LayoutRecord.Element(path: path, frame: view.frame, rules: view.layoutRules))
    if let collection = view as? UICollectionView { add(collection, path) } else { addSubviews(of: view, path) }
  }

  private mutating func addSubviews(of view: UIView, _ path: String) {
    var counts: [String: Int] = [:]
    for child in view.subviews where !child.isHidden {
      let name = child.pathSegment
      let index = counts[name, default: 0]
      counts[name] = index + 1
      add(child, as: "\(path)/\(name)\(index == 0 ? "" : "[\(index)]")")
    }
  }

  /// Adds the background and the visible elements of a collection view, each with its explanation, and the views within
  /// them.
  private mutating func add(_ view: UICollectionView, _ path: String) {
    if let background = view.backgroundView, !background.isHidden {
      add(background, as: "\(path)/background \(background.pathSegment)")
    }
    let pages = Dictionary(view.scrollReport.sections.map { ($0.section, $0) }, uniquingKeysWith: { first, _ in first })
    for element in view.listedDisplay {
      let name = "\(path)/\(element.name.segment)"
      let page = element.scrollingSection.flatMap { pages[$0] }.map { "scrolled \($0.offset.plain)" }
      elements.append(
        LayoutRecord.Element(
          path: name, frame: element.frame, rules: view.rules(for: element) + [page].compactMap { $0 }))
      guard let shown = view.shownView(of: element) else { continue }
      addSubviews(of: shown, name)
    }
  }
}

extension UICollectionView {
  /// Returns the steps that led to an element's frame; empty for a layout that places its elements by itself.
  fileprivate func rules(for element: ListedElement) -> [String] {
    guard let text = try? layoutExplanation(of: element.explainedName) else { return [] }
    return text.split(separator: "\n").dropFirst().map { String($0.drop { $0 == " " }) }
  }

  fileprivate func shownView(of element: ListedElement) -> UIView? {
    switch (element.category, element.kind) {
    case (.cell, _): cellForItem(at: element.indexPath)
    case (.supplementaryView, let kind?): supplementaryView(forElementKind: kind, at: element.indexPath)
    default: nil
    }
  }
}

extension UIView {
  fileprivate var pathSegment: String {
    let name = "\(Swift.type(of: self))"
    return (accessibilityIdentifier.map { "\(name)#\($0)" } ?? name).segment
  }

  /// The content, the scroll position and the constraints of the view.
  fileprivate var layoutRules: [String] {
    var rules = contentRules
    if let scroll = self as? UIScrollView {
      rules += ["contentOffset \(scroll.contentOffset.plain)", "contentSize \(scroll.contentSize.plain)"]
    }
    guard !translatesAutoresizingMaskIntoConstraints else { return rules }
    let own = (constraints + (superview?.constraints ?? [])).filter { $0.firstItem === self || $0.secondItem === self }
    return rules + own.map { "constraint \($0.textFreeDescription.withoutAddresses.escaped(limit: 400))" }.sorted()
  }
}

extension UIView {
  /// The text of the view, and the size that its content asks for.
  fileprivate var contentRules: [String] {
    let shown: String? =
      switch self {
      case let label as UILabel: label.text ?? ""
      case let field as UITextField: field.text ?? ""
      default: nil
      }
    let text = shown.map { LayoutRecord.textRule($0.escaped(limit: 80)) }
    let hasSize = self is UILabel || self is UIButton || self is UIImageView
    return [text, hasSize ? LayoutRecord.contentRule(intrinsicContentSize) : nil].compactMap(\.self)
  }
}

extension String {
  /// The text as part of a path, without line breaks and separators.
  fileprivate var segment: String { escaped(limit: 120).replacing("/", with: "∕").replacing(" @ ", with: " at ") }
}

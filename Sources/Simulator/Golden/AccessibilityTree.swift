package import Foundation
import Geometry
package import PlainText
import UIKitCollections
import UIKitControls
package import UIKitCore

/// The elements that assistive technologies find on a screen, in reading order.
///
/// The tree is that of UIKit's own properties: an element hides those within it, `accessibilityElements` replaces the
/// subviews, a modal view hides its siblings, and parts outside of the screen or of an enclosing scroll view are left
/// out.
@MainActor
package struct AccessibilityTree {
  /// One element.
  package struct Element: Equatable, Sendable {
    package var role: String
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    /// The names of the traits apart from the role.
    package var traits: [String]
    /// The frame on the screen, in points.
    package var frame: CGRect
  }

  package private(set) var elements: [Element] = []
  private let isRightToLeft: Bool

  /// Collects the elements of a view that is in a window.
  package init(of view: UIView) {
    isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let screen = view.window?.bounds ?? view.bounds
    elements = collect(view, visible: screen)
  }

  private func collect(_ view: UIView, visible: CGRect) -> [Element] {
    guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return [] }
    let frame = view.convert(view.bounds, to: nil)
    guard !view.isEmptyText else { return [] }
    let own = view.isAccessibilityElement && frame.overlaps(visible) ? [Element(view, frame)] : []
    // The buttons in a text field are elements beside it.
    if view.isAccessibilityElement, !(view is UITextField) { return own }
    let inner = view.clipsToBounds ? visible.overlap(frame) : visible
    guard inner.width > 0, inner.height > 0 else { return own }
    return own + collect(elementsIn: view, visible: inner)
  }

  private func collect(elementsIn view: UIView, visible inner: CGRect) -> [Element] {
    if let given = view.containedElements {
      return given.flatMap { element -> [Element] in
        if let view = element as? UIView { return collect(view, visible: inner) }
        return (element as? UIAccessibilityElement).map { collect($0, visible: inner) } ?? []
      }
    }
    if let collection = view as? UICollectionView { return collect(elementsOf: collection, visible: inner) }
    let subviews = view.subviews
    if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      return collect(modal, visible: inner)
    }
    let groups = subviews.map { (collect($0, visible: inner), $0.barRank) }
    guard view.next is UINavigationController || view.next is UITabBarController else {
      return ordered(groups.map(\.0))
    }
    return [-1, 0, 1].flatMap { rank in ordered(groups.filter { $0.1 == rank }.map(\.0)) }
  }

  private func collect(_ element: UIAccessibilityElement, visible: CGRect) -> [Element] {
    guard element.isAccessibilityElement, element.accessibilityFrame.overlaps(visible) else { return [] }
    return [Element(element)]
  }

  /// Returns the elements of the cells, headers and footers in the order of their index paths.
  private func collect(elementsOf view: UICollectionView, visible: CGRect) -> [Element] {
    let shown = view.listedDisplay.filter { $0.category != .decorationView }.compactMap { element in
      let item = element.category == .cell
      let shown =
        item
        ? view.cellForItem(at: element.indexPath)
        : element.kind.flatMap { view.supplementaryView(forElementKind: $0, at: element.indexPath) }
      return shown.map { (element, $0 as UIView) }
    }
    let known = Set(shown.map { ObjectIdentifier($0.1) })
    let others = view.subviews.filter { !known.contains(ObjectIdentifier($0)) && !$0.holds(known) }
    return ordered(shown.map { collect($0.1, visible: visible) } + others.map { collect($0, visible: visible) })
  }

  /// Returns groups from top to bottom, and from the leading to the trailing edge.
  private func ordered(_ groups: [[Element]]) -> [Element] {
    groups.enumerated().filter { !$0.element.isEmpty }.sorted { one, other in
      let (first, second) = (one.element[0].frame, other.element[0].frame)
      // Elements whose middles lie within each other's height are in one row.
      if first.midY < second.minY || second.midY < first.minY { return first.midY < second.midY }
      if first.minX != second.minX { return (first.minX < second.minX) != isRightToLeft }
      return one.offset < other.offset
    }.flatMap(\.element)
  }
}

extension UIView {
  /// The elements that replace the subviews: those of a property, of the container protocol, or of drawn parts; `nil` for
  /// the subviews.
  var containedElements: [Any]? {
    if let given = accessibilityElements { return given }
    let count = accessibilityElementCount()
    if count > 0, count != NSNotFound { return (0..<count).compactMap { accessibilityElement(at: $0) } }
    return (self as? any AccessibilityPartsProviding)?.accessibilityParts
  }

  /// Whether the view is a label without text, which assistive technologies skip.
  fileprivate var isEmptyText: Bool { self is UILabel && (accessibilityLabel ?? accessibilityValue ?? "").isEmpty }

  /// The place of a container's bar in the reading order: before the content at the top, and after it at the bottom.
  package var barRank: Int {
    guard self is UINavigationBar || self is UIToolbar || self is UITabBar else { return 0 }
    return frame.midY < (superview?.bounds.midY ?? 0) ? -1 : 1
  }

  fileprivate func holds(_ views: Set<ObjectIdentifier>) -> Bool {
    subviews.contains { views.contains(ObjectIdentifier($0)) || $0.holds(views) }
  }
}

extension AccessibilityTree.Element {
  @MainActor
  fileprivate init(_ view: UIView, _ frame: CGRect) {
    let traits = view.accessibilityTraits
    let role = Self.role(of: view, traits)
    self.role = role
    self.traits = Self.names(of: traits, without: role == "tab" ? "button" : role)
    label = view.accessibilityLabel
    value = view.accessibilityValue
    hint = view.accessibilityHint
    identifier = view.accessibilityIdentifier
    self.frame = frame
  }

  @MainActor
  fileprivate init(_ element: UIAccessibilityElement) {
    let traits = element.accessibilityTraits
    self.init(
      role: Self.role(traits), label: element.accessibilityLabel, value: element.accessibilityValue,
      hint: element.accessibilityHint, identifier: element.accessibilityIdentifier, traits: [],
      frame: element.accessibilityFrame)
    self.traits = Self.names(of: traits, without: role)
  }

  private static func names(of traits: UIAccessibilityTraits, without role: String) -> [String] {
    names.filter { traits.contains($0.value) && $0.key != role }.map(\.key)
  }

  private static let names: KeyValuePairs<String, UIAccessibilityTraits> = [
    "button": .button, "link": .link, "image": .image, "search field": .searchField, "header": .header,
    "static text": .staticText, "tab bar": .tabBar, "toggle button": .toggleButton, "adjustable": .adjustable,
    "keyboard key": .keyboardKey, "selected": .selected, "not enabled": .notEnabled,
    "updates frequently": .updatesFrequently, "plays sound": .playsSound, "summary": .summaryElement,
    "starts media session": .startsMediaSession, "direct interaction": .allowsDirectInteraction,
    "causes page turn": .causesPageTurn,
  ]

  @MainActor
  private static func role(of view: UIView, _ traits: UIAccessibilityTraits) -> String {
    switch view {
    case is UISwitch: return "switch"
    case is UISlider: return "slider"
    case is UIPageControl: return "page control"
    case is UITextField: return traits.contains(.searchField) ? "search field" : "text field"
    case is UITextView: return "text view"
    default: return view.superview is UITabBar && traits.contains(.button) ? "tab" : role(traits)
    }
  }

  private static func role(_ traits: UIAccessibilityTraits) -> String {
    names.prefix(9).first { traits.contains($0.value) }?.key ?? "element"
  }

  package var line: String {
    let words = [
      label.map { $0.quoted }, value.map { "value \($0.quoted)" }, hint.map { "hint \($0.quoted)" },
      identifier.map { "#\($0.escaped(limit: 80))" }, traits.isEmpty ? nil : "[\(traits.joined(separator: ", "))]",
    ]
    let text = [role] + words.compactMap { $0 }
    return "\(text.joined(separator: " ")) @ \(frame.origin.plain) \([frame.width, frame.height].plain)"
  }

  package var json: JSONText {
    .object([
      ("role", .string(role)), ("label", label.map(JSONText.string) ?? .null),
      ("value", value.map(JSONText.string) ?? .null), ("hint", hint.map(JSONText.string) ?? .null),
      ("identifier", identifier.map(JSONText.string) ?? .null), ("traits", .array(traits.map(JSONText.string))),
      ("frame", .rect(frame)),
    ])
  }
}

extension AccessibilityTree {
  /// The elements, one per line.
  package var text: String { elements.map { $0.line + "\n" }.joined() }

  package var json: JSONText { .array(elements.map(\.json)) }
}

import Foundation
import UIKitCore

/// The parts of an element that differ between size classes.
@MainActor
enum TraitVariation {
  /// Whether an object of a mask such as "constraints" is used in the size classes.
  static func isIncluded(
    _ id: String, mask key: String, of element: NibElement, in traits: UITraitCollection = .current
  ) -> Bool {
    var result = true
    for mask in active(element, in: traits).compactMap({ $0.children(named: "mask").first { $0.key == key } }) {
      for change in mask.children where change["reference"] == id { result = change.name == "include" }
    }
    return result
  }

  /// Returns an attribute's value in the size classes; `nil` if it has none of its own there.
  static func value(_ name: String, of element: NibElement, in traits: UITraitCollection = .current) -> String? {
    active(element, in: traits).last { $0[name] != nil }?[name]
  }

  /// Returns the element with a property's value in the size classes: a variation, or the element itself; `nil` if the
  /// property differs in none.
  static func source(of name: String, in element: NibElement, _ traits: UITraitCollection) -> NibElement? {
    func has(_ variation: NibElement) -> Bool { variation[name] != nil || variation.child(forKey: name) != nil }
    guard element.children(named: "variation").contains(where: has) else { return nil }
    return active(element, in: traits).last(where: has) ?? element
  }

  /// Returns the variations that apply, the least specific first.
  private static func active(_ element: NibElement, in traits: UITraitCollection) -> [NibElement] {
    let all = element.children(named: "variation")
    guard !all.isEmpty else { return [] }
    func holds(_ part: Substring) -> Bool {
      switch part {
      case "default": true
      case "widthClass=compact": traits.horizontalSizeClass == .compact
      case "widthClass=regular": traits.horizontalSizeClass == .regular
      case "heightClass=compact": traits.verticalSizeClass == .compact
      case "heightClass=regular": traits.verticalSizeClass == .regular
      default: false
      }
    }
    let holding = all.filter { ($0.key ?? "").split(separator: "-").allSatisfy(holds) }
    func rank(_ element: NibElement) -> Int {
      element.key == "default" ? 0 : (element.key ?? "").split(separator: "-").count
    }
    return holding.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }
}

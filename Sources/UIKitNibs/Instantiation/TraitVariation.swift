import Foundation
import UIKitCore

/// The parts of a view that differ between size classes.
///
/// The size classes are those of the screen when the objects are created.
@MainActor
enum TraitVariation {
  /// Whether an object of a mask such as "constraints" is used in the current size classes.
  static func isIncluded(_ id: String, mask key: String, of element: NibElement) -> Bool {
    var result = true
    for mask in active(element).compactMap({ $0.children(named: "mask").first { $0.key == key } }) {
      for change in mask.children where change["reference"] == id { result = change.name == "include" }
    }
    return result
  }

  /// Returns an attribute's value in the current size classes; `nil` if it has none of its own there.
  static func value(_ name: String, of element: NibElement) -> String? {
    active(element).last { $0[name] != nil }?[name]
  }

  /// Removes the subviews that are not used in the current size classes, and sets the values that differ.
  static func apply(to view: UIView, _ values: NibValues) {
    for variation in active(values.element) where variation.key != "default" {
      let values = NibValues(variation, values.context)
      if let value = values.bool("hidden") { view.isHidden = value }
      if let color = values.color("backgroundColor") { view.backgroundColor = color }
      if let label = view as? UILabel, let font = values.font("fontDescription") { label.font = font }
    }
    let elements = values.element.child(named: "subviews")?.children ?? []
    for id in elements.compactMap(\.id) where !isIncluded(id, mask: "subviews", of: values.element) {
      (values.context.object(id) as? UIView)?.removeFromSuperview()
    }
  }

  /// Returns the variations that apply, the least specific first.
  private static func active(_ element: NibElement) -> [NibElement] {
    let all = element.children(named: "variation")
    guard !all.isEmpty else { return [] }
    let traits = UITraitCollection.current
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

import Foundation
import UIKitCore

/// A constraint as a file describes it, which is activated when its items exist.
@MainActor
struct ConstraintReader {
  private let element: NibElement
  private let holder: UIView

  init(_ element: NibElement, holder: UIView) { (self.element, self.holder) = (element, holder) }

  /// Creates the constraint, and activates it unless it belongs to Interface Builder or to other size classes.
  func activate(in context: NibContext) {
    if element["placeholder"] == "YES" { return }
    let values = NibValues(element, context)
    guard let first = end("first", values), let firstAttribute = first.attribute else {
      return values.warn("this constraint is left out: its first item or attribute is unknown")
    }
    let hasSecond = element["secondItem"] != nil || element["secondAttribute"] != nil
    let second = hasSecond ? end("second", values) : nil
    if hasSecond, second == nil || second?.attribute == nil {
      return values.warn("this constraint is left out: its second item or attribute is unknown")
    }
    guard let multiplier = multiplier else {
      return values.warn("this constraint is left out: its multiplier is not a number")
    }
    let fits = isPair(firstAttribute, second?.attribute)
    // A position times zero is a position with nothing, too.
    guard fits, multiplier != 0 || isLength(firstAttribute) else {
      return values.warn("this constraint is left out: it pairs a position with a length, or a position with nothing")
    }
    guard !isMixed(firstAttribute, second?.attribute) else {
      return values.warn("this constraint is left out: it pairs leading or trailing with left or right")
    }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: firstAttribute, relatedBy: values.choice("relation", Self.relations) ?? .equal,
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: number("constant") ?? 0)
    if let priority = number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
    constraint.identifier = element["identifier"]
    context.alias(constraint, for: element)
    context.variation(of: holder)?.add(constraint, of: element)
    let isUsed = element.id.map { id in
      element.parent?.parent.map { TraitVariation.isIncluded(id, mask: "constraints", of: $0) } ?? true
    }
    let isInstalled = element["installed"] != "NO"
    if isUsed ?? true, isInstalled, isConnected(first.item, second?.item) { constraint.isActive = true }
  }

  /// Whether the items are in one hierarchy; a view that is not used in these size classes is in none.
  private func isConnected(_ first: AnyObject, _ second: AnyObject?) -> Bool {
    let views = [first, second].compactMap { item in (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }
    return views.allSatisfy { $0.isDescendant(of: holder) || holder.isDescendant(of: $0) }
  }

  private func isPair(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?) -> Bool {
    guard let second else { return isLength(first) }
    return isLength(first) == isLength(second)
  }

  private func isLength(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    attribute == .width || attribute == .height
  }

  private func isMixed(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?) -> Bool {
    let sides = [first, second].map { attribute -> Bool? in
      switch attribute {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      case .left, .right, .leftMargin, .rightMargin: false
      default: nil
      }
    }
    return sides.contains(true) && sides.contains(false)
  }

  // MARK: Parts

  private struct End {
    var item: AnyObject
    var attribute: NSLayoutConstraint.Attribute?
  }

  /// Returns one side of the constraint. Without an item, it is the view that holds the constraint.
  private func end(_ side: String, _ values: NibValues) -> End? {
    let attribute = element["\(side)Attribute"].flatMap { Self.attributes[$0] }
    guard let id = element["\(side)Item"] else { return End(item: inner(holder), attribute: attribute) }
    guard let object = values.context.object(id) else { return nil }
    if let guide = object as? ScreenEdgeGuide {
      guard let view = guide.view else { return nil }
      let isInside = attribute == (guide.isTop ? .bottom : .top)
      return isInside
        ? End(item: view.safeAreaLayoutGuide, attribute: guide.isTop ? .top : .bottom)
        : End(item: view, attribute: guide.isTop ? .top : .bottom)
    }
    if let view = object as? UIView { return End(item: inner(view), attribute: attribute) }
    return object is UILayoutGuide ? End(item: object, attribute: attribute) : nil
  }

  /// Returns the view that constraints of a cell are meant for: its content view.
  private func inner(_ view: UIView) -> UIView { CellContent.view(of: view) ?? view }

  private func number(_ name: String) -> CGFloat? {
    let text = TraitVariation.value(name, of: element) ?? element[name]
    guard let value = text.flatMap({ Double($0) }), value.isFinite else { return nil }
    return CGFloat(value)
  }

  /// The factor, which may be written as a ratio.
  private var multiplier: CGFloat? {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    let value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan
    return value.isFinite && abs(value) <= 1_000_000 ? CGFloat(value) : nil
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}

/// The top or bottom layout guide of a controller, which its view's safe area has replaced.
final class ScreenEdgeGuide {
  let isTop: Bool
  weak var view: UIView?

  init(isTop: Bool) { self.isTop = isTop }
}

import Foundation
import UIKitControls
import UIKitCore

/// A view with parts that differ between size classes, which follow the view's traits as long as it lives.
@MainActor
final class SizeClassVariation {
  private weak var view: UIView?
  private let values: NibValues
  /// The subviews that the file has, with their identifiers. Those that are not used are in no hierarchy.
  private let subviews: [(id: String, view: UIView)]
  private var constraints: [(element: NibElement, constraint: NSLayoutConstraint)] = []
  /// The size classes for which the view is set up.
  private var known: [UIUserInterfaceSizeClass] = []

  init(of view: UIView, _ values: NibValues) {
    (self.view, self.values) = (view, values)
    let elements = values.element.child(named: "subviews")?.children ?? []
    subviews = elements.compactMap { element in
      guard let id = element.id, let subview = values.context.object(id) as? UIView else { return nil }
      return (id, subview)
    }
  }

  /// Whether a view or its constraints have variations.
  static func isNeeded(for element: NibElement) -> Bool {
    let constraints = element.child(named: "constraints")?.children ?? []
    return ([element] + constraints).contains { $0.child(named: "variation") != nil }
  }

  /// Makes the view follow its traits from now on.
  func observe() {
    view?.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) { view, _ in
      self.apply(view.traitCollection)
    }
  }

  /// Adds a constraint of the view, which is activated already if it is used in the current size classes.
  func add(_ constraint: NSLayoutConstraint, of element: NibElement) { constraints.append((element, constraint)) }

  /// Sets up the view for the size classes.
  func apply(_ traits: UITraitCollection) {
    let classes = [traits.horizontalSizeClass, traits.verticalSizeClass]
    guard let view, known != classes else { return }
    known = classes
    let used = constraints.filter { isUsed($0.element, "constraints", traits) && $0.element["installed"] != "NO" }
    for (_, constraint) in constraints where !used.contains(where: { $0.constraint === constraint }) {
      constraint.isActive = false
    }
    arrange(in: view, traits)
    setValues(of: view, traits)
    for (element, constraint) in used {
      let constant = TraitVariation.value("constant", of: element, in: traits) ?? element["constant"] ?? "0"
      if let value = Double(constant), value.isFinite { constraint.constant = CGFloat(value) }
      if isConnected(constraint, in: view) { constraint.isActive = true }
    }
  }

  private func isUsed(_ element: NibElement, _ mask: String, _ traits: UITraitCollection) -> Bool {
    element.id.map { TraitVariation.isIncluded($0, mask: mask, of: values.element, in: traits) } ?? true
  }

  private func isConnected(_ constraint: NSLayoutConstraint, in view: UIView) -> Bool {
    [constraint.firstItem, constraint.secondItem].compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
      .allSatisfy { $0.isDescendant(of: view) || view.isDescendant(of: $0) }
  }

  /// Adds and removes subviews, in the order of the file.
  private func arrange(in view: UIView, _ traits: UITraitCollection) {
    var last: UIView?
    for (id, subview) in subviews {
      let isUsed = TraitVariation.isIncluded(id, mask: "subviews", of: values.element, in: traits)
      if !isUsed {
        if subview.superview === view { subview.removeFromSuperview() }
      } else if subview.superview == nil {
        insert(subview, after: last, in: view)
      }
      if isUsed { last = subview }
    }
  }

  private func insert(_ subview: UIView, after last: UIView?, in view: UIView) {
    if let stack = view as? UIStackView {
      let index = last.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      stack.insertArrangedSubview(subview, at: index)
    } else if let last {
      view.insertSubview(subview, aboveSubview: last)
    } else {
      view.insertSubview(subview, at: 0)
    }
  }

  // MARK: Values

  /// Returns the values of the element that has a property in the size classes; `nil` if the property never differs.
  private func source(_ name: String, _ traits: UITraitCollection) -> NibValues? {
    TraitVariation.source(of: name, in: values.element, traits).map { NibValues($0, values.context) }
  }

  private func setValues(of view: UIView, _ traits: UITraitCollection) {
    if let source = source("hidden", traits) { view.isHidden = source.bool("hidden") ?? false }
    if let source = source("alpha", traits) { view.alpha = source.number("alpha") ?? 1 }
    if let source = source("backgroundColor", traits) { view.backgroundColor = source.color("backgroundColor") }
    if let source = source("tintColor", traits) { view.tintColor = source.color("tintColor") }
    if let insets = source("layoutMargins", traits)?.insets("layoutMargins") { view.layoutMargins = insets }
    if let insets = source("directionalLayoutMargins", traits)?.directionalInsets("directionalLayoutMargins") {
      view.directionalLayoutMargins = insets
    }
    if let image = source("image", traits)?.image("image") { (view as? UIImageView)?.image = image }
    if let font = source("fontDescription", traits)?.font("fontDescription") { set(font, of: view) }
    if let color = source("textColor", traits)?.color("textColor") { set(color, of: view) }
    if let stack = view as? UIStackView { setValues(ofStack: stack, traits) }
  }

  private func set(_ font: UIFont, of view: UIView) {
    switch view {
    case let label as UILabel: label.font = font
    case let field as UITextField: field.font = font
    case let text as UITextView: text.font = font
    case let button as UIButton: button.titleLabel?.font = font
    default: break
    }
  }

  private func set(_ color: UIColor, of view: UIView) {
    switch view {
    case let label as UILabel: label.textColor = color
    case let field as UITextField: field.textColor = color
    case let text as UITextView: text.textColor = color
    default: break
    }
  }

  private func setValues(ofStack stack: UIStackView, _ traits: UITraitCollection) {
    if let source = source("axis", traits) {
      stack.axis = source.element["axis"] == "vertical" ? .vertical : .horizontal
    }
    if let source = source("spacing", traits) { stack.spacing = StackNames.spacing(source) ?? 0 }
    if let source = source("distribution", traits) {
      stack.distribution = source.choice("distribution", StackNames.distributions) ?? .fill
    }
    if let source = source("alignment", traits) {
      stack.alignment = source.choice("alignment", StackNames.alignments) ?? .fill
    }
    let margins = ["layoutMargins", "directionalLayoutMargins"]
    guard values.element["layoutMarginsRelativeArrangement"] == nil,
      margins.contains(where: { source($0, traits) != nil })
    else { return }
    stack.isLayoutMarginsRelativeArrangement = margins.contains { name in
      (source(name, traits) ?? values).child(name) != nil
    }
  }
}

/// The names of values of stack views.
enum StackNames {
  /// The standard space between views, in points.
  private static let standardSpacing: CGFloat = 8

  /// Returns the spacing of a stack view; `nil` for the default.
  @MainActor
  static func spacing(_ values: NibValues) -> CGFloat? {
    values.element["spacingType"] == "standard" ? standardSpacing : values.number("spacing")
  }

  static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
    "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]
}

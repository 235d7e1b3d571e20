import Foundation
import Geometry
import UIKitCore

/// The properties of all views.
@MainActor
enum ViewReader {
  static func read(_ view: UIView, _ values: NibValues) {
    readGeometry(view, values)
    readContents(of: view, values)
  }

  /// Reads everything except the frame, for views that are there already, such as the content view of a cell.
  static func readContents(of view: UIView, _ values: NibValues) {
    readAttributes(of: view, values)
    readLayout(view, values)
    readGuides(view, values)
    addSubviews(of: values, to: view)
    readConstraints(view, values)
    if SizeClassVariation.isNeeded(for: values.element) {
      values.context.add(SizeClassVariation(of: view, values), for: view)
    }
  }

  /// Reads the attributes that have nothing to do with places, for views that their superview arranges.
  static func readAttributes(of view: UIView, _ values: NibValues) {
    readAppearance(view, values)
    readAccessibility(view, values)
  }

  private static func readGeometry(_ view: UIView, _ values: NibValues) {
    if let frame = values.frame { view.frame = frame }
    if let mask = values.child("autoresizingMask") {
      view.autoresizingMask = masks.reduce(into: []) { result, entry in
        if mask.bool(entry.0) == true { result.insert(entry.1) }
      }
    }
    if let bounds = values.rect("bounds") { view.bounds = bounds }
    // With frames of its own, Interface Builder writes constraints for a view that has none.
    if values.bool("translatesAutoresizingMaskIntoConstraints") == false, values.bool("fixedFrame") != true {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  private static let masks: [(String, UIView.AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  private static func readAppearance(_ view: UIView, _ values: NibValues) {
    if let color = values.color("backgroundColor") { view.backgroundColor = color }
    if let color = values.color("tintColor") { view.tintColor = color }
    if let value = values.number("alpha") { view.alpha = value }
    if let value = values.bool("hidden") { view.isHidden = value }
    if let value = values.bool("opaque") { view.isOpaque = value }
    if let value = values.bool("clipsSubviews") { view.clipsToBounds = value }
    if let value = values.bool("userInteractionEnabled") { view.isUserInteractionEnabled = value }
    if let value = values.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = value }
    if let value = values.bool("exclusiveTouch") { view.isExclusiveTouch = value }
    if let value = values.bool("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = value }
    if let value = values.bool("autoresizesSubviews") { view.autoresizesSubviews = value }
    if let value = values.integer("tag") { view.tag = value }
    if let value = values.choice("contentMode", modes) { view.contentMode = value }
    if let value = values.choice("semanticContentAttribute", semantics) { view.semanticContentAttribute = value }
  }

  static let modes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]

  private static func readLayout(_ view: UIView, _ values: NibValues) {
    priority("horizontalHuggingPriority", values) { view.setContentHuggingPriority($0, for: .horizontal) }
    priority("verticalHuggingPriority", values) { view.setContentHuggingPriority($0, for: .vertical) }
    priority("horizontalCompressionResistancePriority", values) {
      view.setContentCompressionResistancePriority($0, for: .horizontal)
    }
    priority("verticalCompressionResistancePriority", values) {
      view.setContentCompressionResistancePriority($0, for: .vertical)
    }
    if let insets = values.directionalInsets("directionalLayoutMargins") { view.directionalLayoutMargins = insets }
    if let insets = values.insets("layoutMargins") { view.layoutMargins = insets }
    if let value = values.bool("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = value }
    if let value = values.bool("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = value }
  }

  private static func priority(_ name: String, _ values: NibValues, _ set: (UILayoutPriority) -> Void) {
    if let value = values.number(name) { set(UILayoutPriority(Float(value))) }
  }

  private static func readGuides(_ view: UIView, _ values: NibValues) {
    for element in values.element.children(named: "viewLayoutGuide") {
      switch element.key {
      case "safeArea": values.context.alias(view.safeAreaLayoutGuide, for: element)
      case "keyboard": values.context.alias(view.keyboardLayoutGuide, for: element)
      case "contentLayoutGuide":
        if let view = view as? UIScrollView { values.context.alias(view.contentLayoutGuide, for: element) }
      case "frameLayoutGuide":
        if let view = view as? UIScrollView { values.context.alias(view.frameLayoutGuide, for: element) }
      default: break
      }
    }
    for element in values.element.child(named: "layoutGuides")?.children ?? [] {
      let guide = UILayoutGuide()
      guide.identifier = element["identifier"] ?? ""
      view.addLayoutGuide(guide)
      values.context.alias(guide, for: element)
    }
  }

  private static func readAccessibility(_ view: UIView, _ values: NibValues) {
    if let value = values.text("accessibilityLabel") { view.accessibilityLabel = value }
    if let accessibility = values.child("accessibilityConfiguration") {
      // Translations name the object, because the element of its descriptions has no identifier.
      func text(_ name: String, _ property: String) -> String? {
        values.translation(property) ?? accessibility.text(name)
      }
      if let value = text("label", "accessibilityLabel") { view.accessibilityLabel = value }
      if let value = text("hint", "accessibilityHint") { view.accessibilityHint = value }
      if let value = text("value", "accessibilityValue") { view.accessibilityValue = value }
      if let value = accessibility.text("identifier") { view.accessibilityIdentifier = value }
      if let traits = accessibility.child("traits") { view.accessibilityTraits = self.traits(traits) }
      if let value = accessibility.child("isElement")?.bool("value") ?? accessibility.bool("isElement") {
        view.isAccessibilityElement = value
      }
    }
  }

  private static func traits(_ values: NibValues) -> UIAccessibilityTraits {
    let names: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("staticText", .staticText),
      ("searchField", .searchField), ("header", .header), ("notEnabled", .notEnabled), ("adjustable", .adjustable),
      ("updatesFrequently", .updatesFrequently), ("keyboardKey", .keyboardKey), ("playsSound", .playsSound),
      ("summaryElement", .summaryElement), ("startsMediaSession", .startsMediaSession), ("tabBar", .tabBar),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ]
    return names.reduce(into: []) { result, name in if values.bool(name.0) == true { result.insert(name.1) } }
  }

  /// Adds the views of the element `subviews`. Views with a container of their own, such as cells, add them there.
  static func addSubviews(of values: NibValues, to view: UIView) {
    for element in values.element.child(named: "subviews")?.children ?? [] {
      if let subview = values.context.makeObject(element) as? UIView { view.addSubview(subview) }
    }
  }

  static func readConstraints(_ view: UIView, _ values: NibValues) {
    for element in values.element.child(named: "constraints")?.children ?? [] where element.name == "constraint" {
      values.context.add(ConstraintReader(element, holder: view))
    }
  }
}

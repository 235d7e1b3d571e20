import Foundation
import Geometry
import UIKitControls
import UIKitCore

/// The properties of views that arrange or scroll others.
@MainActor
enum ContainerReaders {
  static func stack(_ stack: UIStackView, _ values: NibValues) {
    for view in stack.subviews { stack.addArrangedSubview(view) }
    if values.element["axis"] == "vertical" { stack.axis = .vertical }
    if let value = values.choice("distribution", StackNames.distributions) { stack.distribution = value }
    if let value = values.choice("alignment", StackNames.alignments) { stack.alignment = value }
    if let value = StackNames.spacing(values) { stack.spacing = value }
    if let value = values.bool("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = value }
    // Interface Builder has no attribute for it: a stack view with margins of its own arranges its views inside them.
    let hasMargins = values.child("layoutMargins") != nil || values.child("directionalLayoutMargins") != nil
    stack.isLayoutMarginsRelativeArrangement = values.bool("layoutMarginsRelativeArrangement") ?? hasMargins
  }

  static func scrollView(_ view: UIScrollView, _ values: NibValues) {
    if let value = values.bool("alwaysBounceVertical") { view.alwaysBounceVertical = value }
    if let value = values.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = value }
    if let value = values.bool("bounces") { view.bounces = value }
    if let value = values.bool("bouncesZoom") { view.bouncesZoom = value }
    if let value = values.bool("scrollEnabled") { view.isScrollEnabled = value }
    if let value = values.bool("pagingEnabled") { view.isPagingEnabled = value }
    if let value = values.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = value }
    if let value = values.bool("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = value }
    if let value = values.bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = value }
    if let value = values.bool("delaysContentTouches") { view.delaysContentTouches = value }
    if let value = values.bool("canCancelContentTouches") { view.canCancelContentTouches = value }
    if let value = values.number("minimumZoomScale") { view.minimumZoomScale = value }
    if let value = values.number("maximumZoomScale") { view.maximumZoomScale = value }
    if let value = values.choice("keyboardDismissMode", dismissals) { view.keyboardDismissMode = value }
    if let value = values.choice("contentInsetAdjustmentBehavior", behaviors) {
      view.contentInsetAdjustmentBehavior = value
    }
    if let insets = values.insets("contentInset") { view.contentInset = insets }
    if let insets = values.insets("scrollIndicatorInsets") {
      (view.horizontalScrollIndicatorInsets, view.verticalScrollIndicatorInsets) = (insets, insets)
    }
    if let value = values.choice("indicatorStyle", indicators) { view.indicatorStyle = value }
    if let size = values.size("contentSize") { view.contentSize = size }
    if let element = values.element.child(forKey: "refreshControl") {
      view.refreshControl = values.context.makeObject(element) as? UIRefreshControl
    }
  }

  private static let dismissals: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
  ]
  private static let indicators: [String: UIScrollView.IndicatorStyle] = [
    "default": .default, "black": .black, "white": .white,
  ]
  private static let behaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]

  static func effects(_ view: UIVisualEffectView, _ values: NibValues) {
    if let blur = values.element.child(named: "blurEffect") { view.effect = self.blur(NibValues(blur, values.context)) }
    if let vibrancy = values.element.child(named: "vibrancyEffect"), let blur = vibrancy.child(named: "blurEffect") {
      let style = NibValues(vibrancy, values.context).choice("style", vibrancies) ?? .label
      view.effect = UIVibrancyEffect(blurEffect: self.blur(NibValues(blur, values.context)), style: style)
    }
    if let content = values.child("contentView") {
      values.context.alias(view.contentView, for: content.element)
      values.context.register(connectionsOf: content.element, from: view.contentView)
      ViewReader.readContents(of: view.contentView, content)
    }
  }

  private static let vibrancies: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill, "tertiaryFill": .tertiaryFill,
    "separator": .separator,
  ]

  static func blur(_ values: NibValues) -> UIBlurEffect {
    UIBlurEffect(style: values.choice("style", styles) ?? .regular)
  }

  private static let styles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial, "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight, "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
  ]
}

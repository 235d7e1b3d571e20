import Foundation
import UIKitCore

/// The appearances of bars, with the attributes of their titles.
@MainActor
enum AppearanceReaders {
  /// Reads the appearances of a bar that its element has.
  static func navigationBar(_ bar: UINavigationBar, _ values: NibValues) {
    if let appearance = navigation("standardAppearance", values) { bar.standardAppearance = appearance }
    if let appearance = navigation("compactAppearance", values) { bar.compactAppearance = appearance }
    if let appearance = navigation("scrollEdgeAppearance", values) { bar.scrollEdgeAppearance = appearance }
    if let appearance = navigation("compactScrollEdgeAppearance", values) {
      bar.compactScrollEdgeAppearance = appearance
    }
    if let attributes = textAttributes("titleTextAttributes", values) { bar.titleTextAttributes = attributes }
    if let attributes = textAttributes("largeTitleTextAttributes", values) { bar.largeTitleTextAttributes = attributes }
  }

  /// Reads the appearances of an item, which take precedence over those of the bar.
  static func navigationItem(_ item: UINavigationItem, _ values: NibValues) {
    if let appearance = navigation("standardAppearance", values) { item.standardAppearance = appearance }
    if let appearance = navigation("compactAppearance", values) { item.compactAppearance = appearance }
    if let appearance = navigation("scrollEdgeAppearance", values) { item.scrollEdgeAppearance = appearance }
  }

  private static func navigation(_ key: String, _ values: NibValues) -> UINavigationBarAppearance? {
    guard let values = values.child(key) else { return nil }
    let appearance = UINavigationBarAppearance()
    readBackground(appearance, values)
    appearance.titleTextAttributes = textAttributes("titleTextAttributes", values) ?? [:]
    appearance.largeTitleTextAttributes = textAttributes("largeTitleTextAttributes", values) ?? [:]
    return appearance
  }

  static func tabBar(_ bar: UITabBar, _ values: NibValues) {
    if let appearance = tab("standardAppearance", values) { bar.standardAppearance = appearance }
    if let appearance = tab("scrollEdgeAppearance", values) { bar.scrollEdgeAppearance = appearance }
  }

  private static func tab(_ key: String, _ values: NibValues) -> UITabBarAppearance? {
    guard let values = values.child(key) else { return nil }
    let appearance = UITabBarAppearance()
    readBackground(appearance, values)
    let layouts = [
      ("stackedLayoutAppearance", appearance.stackedLayoutAppearance),
      ("inlineLayoutAppearance", appearance.inlineLayoutAppearance),
      ("compactInlineLayoutAppearance", appearance.compactInlineLayoutAppearance),
    ]
    for (key, layout) in layouts {
      guard let states = values.child(key) else { continue }
      for (name, state) in [("normal", layout.normal), ("selected", layout.selected), ("disabled", layout.disabled)] {
        if let values = states.child(name) { read(state, values) }
      }
    }
    return appearance
  }

  private static func read(_ state: UITabBarItemStateAppearance, _ values: NibValues) {
    if let attributes = textAttributes("titleTextAttributes", values) { state.titleTextAttributes = attributes }
    if let color = values.color("iconColor") { state.iconColor = color }
    if let color = values.color("badgeBackgroundColor") { state.badgeBackgroundColor = color }
  }

  static func toolbar(_ bar: UIToolbar, _ values: NibValues) {
    guard let child = values.child("standardAppearance") else { return }
    let appearance = UIToolbarAppearance()
    readBackground(appearance, child)
    bar.standardAppearance = appearance
  }

  private static func readBackground(_ appearance: UIBarAppearance, _ values: NibValues) {
    switch values.child("backgroundEffect")?.element {
    case let effect? where effect.name == "blurEffect":
      appearance.backgroundEffect = ContainerReaders.blur(NibValues(effect, values.context))
    case _?: appearance.backgroundEffect = nil
    case nil: break
    }
    if let color = values.color("backgroundColor") { appearance.backgroundColor = color }
    if let child = values.child("shadowColor") { appearance.shadowColor = child.ownColor }
    if let image = values.image("backgroundImage") { appearance.backgroundImage = image }
  }

  private static func shadow(_ values: NibValues) -> NSShadow? {
    guard let color = values.color("textShadowColor") else { return nil }
    let shadow = NSShadow()
    shadow.shadowColor = color
    let offset = values.offset("textShadowOffset") ?? .zero
    shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
    return shadow
  }

  /// Returns the attributes of a title; `nil` if the element has none.
  private static func textAttributes(_ key: String, _ values: NibValues) -> [NSAttributedString.Key: Any]? {
    guard let values = values.child(key) else { return nil }
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = values.font("fontDescription")
    result[.foregroundColor] = values.color("textColor")
    result[.shadow] = shadow(values)
    return result
  }
}

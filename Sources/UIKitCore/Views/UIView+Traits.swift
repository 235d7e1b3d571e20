import Foundation

extension UIView {
  /// The traits inherited from the superview, with the overrides of the view and its controller; cached until one of
  /// them changes.
  var currentTraits: UITraitCollection {
    if let knownTraits { return knownTraits }
    let traits = inheritedTraits
    if shownIn != nil { knownTraits = traits }
    return traits
  }

  private var inheritedTraits: UITraitCollection {
    let root = (self as? UIWindow)?.root
    let inherited = parent?.traitCollection ?? root?.traits ?? .screen
    let styles = [overrideUserInterfaceStyle, controller?.overrideUserInterfaceStyle, root?.appStyle]
    let style = styles.lazy.compactMap(\.self).first { $0 != .unspecified } ?? .unspecified
    var changes = controller?.imposedTraits?.values ?? TraitValues()
    if let controller { changes.merge(controller.traitChanges) }
    changes.merge(traitChanges)
    if style != .unspecified { changes.userInterfaceStyle = style }
    var values = inherited.values.merging(changes)
    if let smallest = minimumContentSizeCategory {
      values.preferredContentSizeCategory = max(values.preferredContentSizeCategory, smallest)
    }
    if let largest = maximumContentSizeCategory {
      values.preferredContentSizeCategory = min(values.preferredContentSizeCategory, largest)
    }
    return values == inherited.values ? inherited : UITraitCollection(values: values)
  }

  /// Computes the traits again, and notifies the view and its descendants if they have changed.
  func traitsMayHaveChanged(deeply: Bool = true) {
    let old = knownTraits
    knownTraits = nil
    let new = traitCollection
    if new !== old, new != old { tellTraits(old, new) }
    guard deeply else { return }
    for child in children { child.traitsMayHaveChanged() }
  }

  private func tellTraits(_ old: UITraitCollection?, _ new: UITraitCollection) {
    resolveBackground()
    setNeedsLayout()
    guard shownIn != nil else { return }
    new.performAsCurrent {
      controller?.traitCollectionDidChange(old)
      traitCollectionDidChange(old)
      controller?.tellTraitObservers(from: old, to: new)
      tellTraitObservers(from: old, to: new)
    }
  }

  var layoutDirection: UIUserInterfaceLayoutDirection {
    let interface: UIUserInterfaceLayoutDirection =
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: interface)
  }

  class func baseUserInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  class func baseUserInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIView {
  /// The background color. The layer holds it resolved for the current traits, the view as it was set.
  var givenBackground: UIColor? {
    get {
      guard let color = layer.backgroundColor else { return nil }
      if let dynamicBackground, dynamicBackground.drawn(with: traitCollection) == color.color {
        return dynamicBackground
      }
      return UIColor(cgColor: color)
    }
    set {
      dynamicBackground = newValue
      layer.backgroundColor = newValue?.cgColor(with: traitCollection)
    }
  }

  func resolveBackground() {
    guard let dynamicBackground else { return }
    layer.backgroundColor = dynamicBackground.cgColor(with: traitCollection)
  }
}

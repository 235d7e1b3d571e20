import Foundation

/// The properties of all views in archives.
@MainActor
enum ViewValues {
  static func write(_ view: UIView, to coder: NSCoder) {
    coder.encode(NSCoder.string(for: view.bounds), forKey: "UIBounds")
    coder.encode(NSCoder.string(for: view.center), forKey: "UICenter")
    coder.encode(NSCoder.string(for: view.transform), forKey: "UITransform")
    coder.encode(view.backgroundColor, forKey: "UIBackgroundColor")
    coder.encode(view.ownTint, forKey: "UITintColor")
    coder.encode(Double(view.alpha), forKey: "UIAlpha")
    coder.encode(view.isHidden, forKey: "UIHidden")
    coder.encode(view.isOpaque, forKey: "UIOpaque")
    coder.encode(view.clipsToBounds, forKey: "UIClipsToBounds")
    coder.encode(!view.isUserInteractionEnabled, forKey: "UIUserInteractionDisabled")
    coder.encode(view.tag, forKey: "UITag")
    coder.encode(view.contentMode.rawValue, forKey: "UIContentMode")
    coder.encode(view.semanticContentAttribute.rawValue, forKey: "UISemanticContentAttribute")
    coder.encode(Int(view.autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
    coder.encode(!view.translatesAutoresizingMaskIntoConstraints, forKey: "UIUsesConstraints")
    coder.encode(view.accessibilityIdentifier, forKey: "UIAccessibilityIdentifier")
    for (key, axis) in axes {
      coder.encode(view.contentHuggingPriority(for: axis).rawValue, forKey: "UIHugging\(key)")
      coder.encode(view.contentCompressionResistancePriority(for: axis).rawValue, forKey: "UICompression\(key)")
    }
    LayerValues.write(view.layer, to: coder)
    ViewTree.write(view, to: coder)
  }

  static func read(_ view: UIView, from coder: NSCoder) {
    view.bounds = NSCoder.cgRect(for: coder.text("UIBounds"))
    view.center = NSCoder.cgPoint(for: coder.text("UICenter"))
    view.transform = NSCoder.cgAffineTransform(for: coder.text("UITransform"))
    view.backgroundColor = coder.color("UIBackgroundColor")
    if let color = coder.color("UITintColor") { view.tintColor = color }
    view.alpha = coder.number("UIAlpha")
    view.isHidden = coder.decodeBool(forKey: "UIHidden")
    view.isOpaque = coder.decodeBool(forKey: "UIOpaque")
    view.clipsToBounds = coder.decodeBool(forKey: "UIClipsToBounds")
    view.tag = coder.decodeInteger(forKey: "UITag")
    view.contentMode = coder.choice("UIContentMode") ?? .scaleToFill
    view.semanticContentAttribute = coder.choice("UISemanticContentAttribute") ?? .unspecified
    view.autoresizingMask = .init(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "UIAutoresizingMask")))
    view.translatesAutoresizingMaskIntoConstraints = !coder.decodeBool(forKey: "UIUsesConstraints")
    view.accessibilityIdentifier = coder.decodeObject(forKey: "UIAccessibilityIdentifier") as? String
    for (key, axis) in axes {
      view.setContentHuggingPriority(.init(coder.decodeFloat(forKey: "UIHugging\(key)")), for: axis)
      view.setContentCompressionResistancePriority(.init(coder.decodeFloat(forKey: "UICompression\(key)")), for: axis)
    }
    LayerValues.read(view.layer, from: coder)
    if !(view is any ContentHolding) { ViewTree.read(view, from: coder) }
  }

  private static let axes: [(String, NSLayoutConstraint.Axis)] = [("Horizontal", .horizontal), ("Vertical", .vertical)]
}

/// The properties of a view's layer in archives.
@MainActor
enum LayerValues {
  static func write(_ layer: CALayer, to coder: NSCoder) {
    coder.encode(Double(layer.cornerRadius), forKey: "UILayerCornerRadius")
    coder.encode(Int(layer.maskedCorners.rawValue), forKey: "UILayerMaskedCorners")
    coder.encode(Double(layer.borderWidth), forKey: "UILayerBorderWidth")
    coder.write(layer.borderColor, forKey: "UILayerBorderColor")
    coder.encode(layer.shadowOpacity, forKey: "UILayerShadowOpacity")
    coder.encode(Double(layer.shadowRadius), forKey: "UILayerShadowRadius")
    coder.encode(NSCoder.string(for: layer.shadowOffset), forKey: "UILayerShadowOffset")
    coder.write(layer.shadowColor, forKey: "UILayerShadowColor")
    coder.encode(Double(layer.zPosition), forKey: "UILayerZPosition")
  }

  static func read(_ layer: CALayer, from coder: NSCoder) {
    layer.cornerRadius = coder.number("UILayerCornerRadius")
    layer.maskedCorners = .init(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "UILayerMaskedCorners")))
    layer.borderWidth = coder.number("UILayerBorderWidth")
    layer.borderColor = coder.color("UILayerBorderColor")?.cgColor
    layer.shadowOpacity = coder.decodeFloat(forKey: "UILayerShadowOpacity")
    layer.shadowRadius = coder.number("UILayerShadowRadius")
    layer.shadowOffset = NSCoder.cgSize(for: coder.text("UILayerShadowOffset"))
    layer.shadowColor = coder.color("UILayerShadowColor")?.cgColor
    layer.zPosition = coder.number("UILayerZPosition")
  }
}

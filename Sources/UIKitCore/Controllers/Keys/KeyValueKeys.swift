import Foundation

/// The properties of UIKit's classes that apps observe, read or set by name.
enum KeyValueKeys: PropertyTable {
  /// Makes the properties known, once.
  static func register() { _ = registered }

  private static let registered: Void = {
    registerViews()
    registerLayers()
    registerBars()
    KeyValueAccess.add(
      "orientation", of: UIDevice.self, as: Int.self, set: { _, _ in UIDevice.reportForcedOrientation() })
    KeyValueAccess.add("_displayCornerRadius", of: UIScreen.self, as: CGFloat.self, get: { $0.cornerRadius })
    let tables = { @MainActor in registerTables() }
    // Key paths are made and no property is read, so the thread of the first look-up makes no difference.
    MethodTable.shared.add(unsafeBitCast(tables, to: (() -> Void).self))
  }()

  /// Makes all declared properties known, when a name is first looked up.
  private static func registerTables() {
    registerViewProperties()
    registerScrollViewProperties()
    registerTextProperties()
    registerControlProperties()
    registerGestureProperties()
    registerControllerProperties()
    registerBarProperties()
    registerApplicationProperties()
    NamedActions.register()
    for name in ["UIKitControls.ControlKeys", "UIKitCollections.CollectionKeys"] {
      (NSClassFromString(name) as? any PropertyTable.Type)?.register()
    }
  }

  /// Makes the views known by which apps reach parts of others that UIKit does not declare.
  private static func registerViews() {
    KeyValueAccess.add("isHidden", \UIView.isHidden)
    KeyValueAccess.add("searchField", \UISearchBar.searchTextField)
    KeyValueAccess.add("placeholderLabel", of: UITextField.self, as: UILabel.self, get: { $0.placeholderLabel })
    KeyValueAccess.add("clearButton", of: UITextField.self, as: UIControl.self, get: { $0.clearButton })
    KeyValueAccess.add("_clearButton", of: UITextField.self, as: UIControl.self, get: { $0.clearButton })
  }

  private static func registerLayers() {
    KeyValueAccess.add("opacity", \CALayer.opacity)
    KeyValueAccess.add("position", \CALayer.position)
    KeyValueAccess.add("bounds", \CALayer.bounds)
    KeyValueAccess.add("frame", \CALayer.frame)
    KeyValueAccess.add("cornerRadius", \CALayer.cornerRadius)
    KeyValueAccess.add("borderWidth", \CALayer.borderWidth)
    KeyValueAccess.add("borderColor", \CALayer.borderColor)
    KeyValueAccess.add("masksToBounds", \CALayer.masksToBounds)
    KeyValueAccess.add("shadowOpacity", \CALayer.shadowOpacity)
    KeyValueAccess.add("shadowRadius", \CALayer.shadowRadius)
    KeyValueAccess.add("hidden", \CALayer.isHidden)
    KeyValueAccess.add("isHidden", \CALayer.isHidden)
    KeyValueAccess.add("name", \CALayer.name)
    KeyValueAccess.add("contents", \CALayer.contents)
    KeyValueAccess.add("contentsScale", \CALayer.contentsScale)
    KeyValueAccess.add("zPosition", \CALayer.zPosition)
    KeyValueAccess.add("opaque", \CALayer.isOpaque)
    KeyValueAccess.add("doubleSided", \CALayer.isDoubleSided)
    KeyValueAccess.add("shouldRasterize", \CALayer.shouldRasterize)
    KeyValueAccess.add("rasterizationScale", \CALayer.rasterizationScale)
    KeyValueAccess.add("mask", \CALayer.mask)
    KeyValueAccess.add("superlayer", \CALayer.superlayer)
    KeyValueAccess.add("delegate", \CALayer.delegate)
  }
}

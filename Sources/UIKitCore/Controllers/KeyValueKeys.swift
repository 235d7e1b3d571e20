import Foundation

/// The properties of UIKit's classes that apps observe, read or set by name.
@MainActor
enum KeyValueKeys {
  /// Makes the properties known, once.
  static func register() { _ = registered }

  private static let registered: Void = {
    registerViews()
    registerScrollViews()
    registerTexts()
    registerLayers()
    registerBars()
    KeyValueAccess.add("title", \UIViewController.title)
    KeyValueAccess.add(
      "orientation", of: UIDevice.self, as: Int.self, set: { _, _ in UIDevice.reportForcedOrientation() })
    KeyValueAccess.add("_displayCornerRadius", of: UIScreen.self, as: CGFloat.self, get: { $0.cornerRadius })
    KeyValueAccess.add("view", \UIViewController.view)
    KeyValueAccess.add("selectedIndex", \UITabBarController.selectedIndex)
    KeyValueAccess.add("selectedViewController", \UITabBarController.selectedViewController)
    KeyValueAccess.add("opacity", \CALayer.opacity)
    KeyValueAccess.add("position", \CALayer.position)
    KeyValueAccess.add("bounds", \CALayer.bounds)
    KeyValueAccess.add("frame", \CALayer.frame)
    KeyValueAccess.add("cornerRadius", \CALayer.cornerRadius)
  }()

  private static func registerLayers() {
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

  private static func registerViews() {
    KeyValueAccess.add("layer", \UIView.layer)
    KeyValueAccess.add("borderWidth", \CALayer.borderWidth)
    KeyValueAccess.add("borderColor", \CALayer.borderColor)
    KeyValueAccess.add("masksToBounds", \CALayer.masksToBounds)
    KeyValueAccess.add("shadowOpacity", \CALayer.shadowOpacity)
    KeyValueAccess.add("shadowRadius", \CALayer.shadowRadius)
    KeyValueAccess.add("frame", \UIView.frame)
    KeyValueAccess.add("bounds", \UIView.bounds)
    KeyValueAccess.add("center", \UIView.center)
    KeyValueAccess.add("alpha", \UIView.alpha)
    KeyValueAccess.add("hidden", \UIView.isHidden)
    KeyValueAccess.add("isHidden", \UIView.isHidden)
    KeyValueAccess.add("transform", \UIView.transform)
    KeyValueAccess.add("backgroundColor", \UIView.backgroundColor)
    KeyValueAccess.add("tintColor", \UIView.tintColor)
    KeyValueAccess.add("tag", \UIView.tag)
    KeyValueAccess.add("clipsToBounds", \UIView.clipsToBounds)
    KeyValueAccess.add("contentMode", \UIView.contentMode)
    KeyValueAccess.add("userInteractionEnabled", \UIView.isUserInteractionEnabled)
    KeyValueAccess.add("superview", \UIView.superview)
    KeyValueAccess.add("window", \UIView.window)
    KeyValueAccess.add("image", \UIImageView.image)
    KeyValueAccess.add("enabled", \UIControl.isEnabled)
    KeyValueAccess.add("selected", \UIControl.isSelected)
    KeyValueAccess.add("highlighted", \UIControl.isHighlighted)
    KeyValueAccess.add("searchField", \UISearchBar.searchTextField)
    KeyValueAccess.add("placeholder", \UISearchBar.placeholder)
  }

  private static func registerTexts() {
    KeyValueAccess.add("text", \UILabel.text)
    KeyValueAccess.add("textColor", \UILabel.textColor)
    KeyValueAccess.add("attributedText", \UILabel.attributedText)
    KeyValueAccess.add("font", \UILabel.font)
    KeyValueAccess.add("textAlignment", \UILabel.textAlignment)
    KeyValueAccess.add("numberOfLines", \UILabel.numberOfLines)
    KeyValueAccess.add("text", \UITextField.text)
    KeyValueAccess.add("textColor", \UITextField.textColor)
    KeyValueAccess.add("font", \UITextField.font)
    KeyValueAccess.add("placeholder", \UITextField.placeholder)
    KeyValueAccess.add("attributedPlaceholder", \UITextField.attributedPlaceholder)
    KeyValueAccess.add("placeholderLabel", of: UITextField.self, as: UILabel.self, get: { $0.placeholderLabel })
    KeyValueAccess.add("clearButton", of: UITextField.self, as: UIControl.self, get: { $0.clearButton })
    KeyValueAccess.add("_clearButton", of: UITextField.self, as: UIControl.self, get: { $0.clearButton })
    KeyValueAccess.add("titleLabel", \UIButton.titleLabel)
    KeyValueAccess.add("imageView", \UIButton.imageView)
  }

  private static func registerScrollViews() {
    KeyValueAccess.add("contentOffset", \UIScrollView.contentOffset)
    KeyValueAccess.add("contentSize", \UIScrollView.contentSize)
    KeyValueAccess.add("contentInset", \UIScrollView.contentInset)
    KeyValueAccess.add("zoomScale", \UIScrollView.zoomScale)
    KeyValueAccess.add("bounces", \UIScrollView.bounces)
    KeyValueAccess.add("scrollEnabled", \UIScrollView.isScrollEnabled)
    KeyValueAccess.add("pagingEnabled", \UIScrollView.isPagingEnabled)
  }
}

import Foundation
import Geometry

/// Descriptions of views in UIKit's format: `<UIView: 0x…; frame = (0 0; 402 874); layer = <CALayer: 0x…>>`.
extension UIView {
  final var summary: String {
    let tail = descriptionTail.map { "; \($0)" } ?? ""
    let parts = [baseClassText, "frame = \(frame.text)", transformText] + descriptionDetails + stateTexts
    return "<\(ObjectName.text(self)); " + parts.compactMap { $0 }.joined(separator: "; ")
      + "; layer = <\(ObjectName.text(layer))>\(tail)>"
  }

  /// The nearest UIKit class of an app's own subclass; `nil` for UIKit's classes and direct subclasses of `UIView`.
  private var baseClassText: String? {
    guard !ObjectName.isOurs(type(of: self)) else { return nil }
    var base: AnyClass? = Swift.type(of: self)
    while let current = base, !ObjectName.isOurs(current) { base = _getSuperclass(current) }
    guard let base, base != UIView.self else { return nil }
    return "baseClass = \(ObjectName.text(of: base))"
  }

  private var transformText: String? {
    let t = transform
    guard !t.isIdentity else { return nil }
    return "transform = [" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.short).joined(separator: ", ") + "]"
  }

  private var stateTexts: [String?] {
    [
      clipsToBounds ? "clipsToBounds = YES" : nil,
      alpha != 1 ? "alpha = \(alpha.short)" : nil,
      isHidden ? "hidden = YES" : nil,
      isOpaque ? nil : "opaque = NO",
      autoresizingMask.isEmpty ? nil : "autoresize = \(autoresizingMask.text)",
      autoresizesSubviews ? nil : "autoresizesSubviews = NO",
      isUserInteractionEnabled ? nil : "userInteractionEnabled = NO",
      tag != 0 ? "tag = \(tag)" : nil,
      recognizers.isEmpty ? nil : "gestureRecognizers = <NSArray: \(ObjectName.address(of: recognizers[0]))>",
      backgroundColor.map { "backgroundColor = <\(ObjectName.text($0))>" },
    ]
  }
}

/// Class names and object addresses, in the form that descriptions use.
package enum ObjectName {
  package static func text(_ object: AnyObject) -> String { "\(text(of: type(of: object))): \(address(of: object))" }

  /// Returns the name of a class, with its module unless the class is UIKit's.
  static func text(of type: AnyClass) -> String {
    let full = String(reflecting: type)
    return isOurs(type) || full.contains("(") ? String(describing: type) : full
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  static func isOurs(_ type: AnyClass) -> Bool {
    let full = String(reflecting: type)
    return ["UIKitCore.", "UIKitControls.", "UIKitCollections."].contains { full.hasPrefix($0) }
  }
}

extension CGFloat {
  /// The number with at most six significant digits, as `%g` prints it.
  fileprivate var short: String { String(format: "%g", Double(self)) }
}

extension CGRect {
  fileprivate var text: String { "(\(origin.x.short) \(origin.y.short); \(size.width.short) \(size.height.short))" }
}

extension CGPoint {
  var bracedText: String { "{\(x.short), \(y.short)}" }
}

extension CGSize {
  var bracedText: String { "{\(width.short), \(height.short)}" }
}

extension UIEdgeInsets {
  var bracedText: String { "{\(top.short), \(left.short), \(bottom.short), \(right.short)}" }
}

extension UIView.AutoresizingMask {
  fileprivate var text: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

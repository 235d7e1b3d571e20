import Foundation

/// Views in archives of `NSKeyedArchiver`: a view with its subviews, the constraints among them, and the properties of the
/// classes of UIKit.
///
/// Each class reads its properties in its `init(coder:)`, so that a subclass finds them set when `super.init(coder:)` returns.
@MainActor
package enum ViewArchive {
  /// The properties of a class of UIKit.
  private struct Level {
    let type: AnyClass
    let write: @MainActor (NSObject, NSCoder) -> Void
    let read: @MainActor (NSObject, NSCoder) -> Void
  }

  private static var levels = [
    level(UIView.self, ViewValues.write, ViewValues.read), level(UIControl.self, write, read),
    level(UILabel.self, LabelValues.write, LabelValues.read), level(UIImageView.self, write, read),
    level(UIButton.self, ButtonValues.write, ButtonValues.read),
    level(UITextField.self, FieldValues.write, FieldValues.read),
  ]

  /// Adds the properties of a class of another module.
  package static func add<Object: NSObject>(
    _ type: Object.Type, write: @escaping @MainActor (Object, NSCoder) -> Void,
    read: @escaping @MainActor (Object, NSCoder) -> Void
  ) {
    levels.append(level(type, write, read))
  }

  private static func level<Object: NSObject>(
    _ type: Object.Type, _ write: @escaping @MainActor (Object, NSCoder) -> Void,
    _ read: @escaping @MainActor (Object, NSCoder) -> Void
  ) -> Level {
    Level(
      type: type, write: { if let object = $0 as? Object { write(object, $1) } },
      read: { if let object = $0 as? Object { read(object, $1) } })
  }

  /// Writes the properties of all classes of UIKit that a view has.
  static func write(_ view: UIView, to coder: NSCoder) { for level in levels { level.write(view, coder) } }

  /// Reads the properties of one class of UIKit, if the coder reads an archive of a view.
  static func read(_ object: NSObject, as type: AnyClass, from coder: NSCoder) {
    guard !(object is UIView) || coder.containsValue(forKey: "UIBounds") else { return }
    for level in levels where level.type == type { level.read(object, coder) }
    guard let view = object as? UIView else { return }
    // The initializers of some classes have set it.
    view.isUserInteractionEnabled = !coder.decodeBool(forKey: "UIUserInteractionDisabled")
    if let holder = view as? any ContentHolding, holder.contentType == type { ViewTree.read(view, from: coder) }
  }

  /// Returns the subviews that archives contain.
  package static func archived(_ view: UIView) -> [UIView] { ViewTree.archived(view) }

  private static func write(_ control: UIControl, to coder: NSCoder) {
    coder.encode(!control.isEnabled, forKey: "UIDisabled")
    coder.encode(control.isSelected, forKey: "UISelected")
    coder.encode(control.contentHorizontalAlignment.rawValue, forKey: "UIContentHorizontalAlignment")
    coder.encode(control.contentVerticalAlignment.rawValue, forKey: "UIContentVerticalAlignment")
  }

  private static func read(_ control: UIControl, from coder: NSCoder) {
    control.isEnabled = !coder.decodeBool(forKey: "UIDisabled")
    control.isSelected = coder.decodeBool(forKey: "UISelected")
    control.contentHorizontalAlignment = coder.choice("UIContentHorizontalAlignment") ?? .center
    control.contentVerticalAlignment = coder.choice("UIContentVerticalAlignment") ?? .center
  }

  private static func write(_ view: UIImageView, to coder: NSCoder) {
    coder.encode(view.image, forKey: "UIImage")
    coder.encode(view.highlightedImage, forKey: "UIHighlightedImage")
    coder.encode(view.isHighlighted, forKey: "UIHighlighted")
  }

  private static func read(_ view: UIImageView, from coder: NSCoder) {
    view.image = coder.decodeObject(forKey: "UIImage") as? UIImage
    view.highlightedImage = coder.decodeObject(forKey: "UIHighlightedImage") as? UIImage
    view.isHighlighted = coder.decodeBool(forKey: "UIHighlighted")
  }
}

extension UIView: ArchiveReading {
  package func readArchive(_ coder: NSCoder, as level: AnyClass) { ViewArchive.read(self, as: level, from: coder) }
}

/// A view whose subviews are those of a content view that it creates itself, such as a cell.
package protocol ContentHolding: UIView {
  var contentView: UIView { get }
  /// The class whose initializer has created the content view when it reads its properties.
  var contentType: AnyClass { get }
}

extension NSCoder {
  /// Returns the value of an enumeration; `nil` if the archive has none.
  func choice<Value: RawRepresentable>(_ key: String) -> Value? where Value.RawValue == Int {
    containsValue(forKey: key) ? Value(rawValue: decodeInteger(forKey: key)) : nil
  }

  func number(_ key: String) -> CGFloat { CGFloat(decodeDouble(forKey: key)) }
  func text(_ key: String) -> String { decodeObject(forKey: key) as? String ?? "" }
  func color(_ key: String) -> UIColor? { decodeObject(forKey: key) as? UIColor }

  func write(_ color: CGColor?, forKey key: String) { encode(color.map { UIColor(cgColor: $0) }, forKey: key) }
}

import Foundation
import UIKitCollections
import UIKitCore

/// A value that a file sets by a key path, which Interface Builder calls a user-defined runtime attribute.
@MainActor
struct RuntimeAttribute {
  private let path: [String]
  private let value: Any?
  private let values: NibValues

  init?(_ element: NibElement, in context: NibContext) {
    guard element.name == "userDefinedRuntimeAttribute", let path = element["keyPath"] else { return nil }
    self.path = path.split(separator: ".").map(String.init)
    values = NibValues(element, context)
    value = Self.value(values)
  }

  private static func value(_ values: NibValues) -> Any? {
    let child = values.child("value")
    switch values.element["type"] {
    case "boolean": return values.bool("value")
    // An NSNumber becomes any type of number that the property has.
    case "number": return child?.number("value").map { NSNumber(value: Double($0)) }
    case "string": return values.text("value")
    case "localizedString":
      return translation(values)
        ?? values.text("value").map { values.context.document.bundle.deviceText(forKey: $0, value: nil, table: nil) }
    case "color": return values.color("value")
    case "image": return values.image("value")
    case "point": return values.point("value")
    case "size": return values.size("value")
    case "rect": return values.rect("value")
    case "font": return values.font("value")
    case "range":
      return child.map { NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0) }
    case "nil": return nil
    default: return nil
    }
  }

  /// Returns the text in the user's language: the file of translations counts the localized texts of an object.
  private static func translation(_ values: NibValues) -> String? {
    let list = values.element.parent
    let texts = list?.children.filter { $0["type"] == "localizedString" } ?? []
    guard let object = list?.parent, let index = texts.firstIndex(where: { $0 === values.element }) else { return nil }
    return NibValues(object, values.context).translation(
      "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]")
  }

  /// Sets the value. An unknown key is logged, as on iOS.
  func apply(to object: NSObject) {
    guard let key = path.last else { return }
    if path.count == 1, KeyValueCoding.setRegistered(value, key, object) { return }
    if path.count == 2, path[0] == "layer", let view = object as? UIView, LayerKeys.set(key, of: view.layer, to: value)
    {
      return
    }
    if path.count > 1, let target = target(from: object), target !== object,
      KeyValueCoding.setRegistered(value, key, target)
    {
      return
    }
    values.warn(
      "Failed to set (\(path.joined(separator: "."))) user defined inspected property on "
        + "(\(type(of: object))): this class is not key value coding-compliant for the key \(key).")
  }

  /// Returns the object to which the last part of the path belongs.
  private func target(from object: NSObject) -> NSObject? {
    path.dropLast().reduce(object) { current, key in
      current.flatMap { owner in
        switch (owner, key) {
        case (let view as UIButton, "titleLabel"): view.titleLabel
        case (let view as UIButton, "imageView"): view.imageView
        case (let view as UITableViewCell, "contentView"): view.contentView
        case (let view as UICollectionViewCell, "contentView"): view.contentView
        default: Selector(key).isImplemented(by: owner) ? Selector(key).send(to: owner) as? NSObject : nil
        }
      }
    }
  }
}

/// The properties of layers that files set.
@MainActor
enum LayerKeys {
  /// Sets a property; returns whether layers have it.
  static func set(_ key: String, of layer: CALayer, to value: Any?) -> Bool {
    // A text is read as a number, as iOS does.
    let text = (value as? String).map { $0 as NSString }
    let number = CGFloat((value as? NSNumber)?.doubleValue ?? text?.doubleValue ?? 0)
    let flag = value as? Bool ?? text?.boolValue ?? (number != 0)
    switch key {
    case "cornerRadius": layer.cornerRadius = number
    case "borderWidth": layer.borderWidth = number
    case "masksToBounds": layer.masksToBounds = flag
    case "shadowOpacity": layer.shadowOpacity = Float(number)
    case "shadowRadius": layer.shadowRadius = number
    case "shadowOffset": layer.shadowOffset = value as? CGSize ?? .zero
    case "opacity": layer.opacity = Float(number)
    case "zPosition": layer.zPosition = number
    case "hidden": layer.isHidden = flag
    // A UIColor is not a CGColor: UIKit ignores it, and so do these keys.
    case "borderColor", "shadowColor", "backgroundColor": break
    case "borderUIColor": layer.borderColor = (value as? UIColor)?.cgColor
    case "allowsEdgeAntialiasing", "shouldRasterize", "rasterizationScale", "name": break
    default: return false
    }
    return true
  }
}

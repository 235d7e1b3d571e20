import Foundation
import Geometry
import UIKitCore

/// The attributes of one element, read as values of UIKit's types.
@MainActor
struct NibValues {
  let element: NibElement
  let context: NibContext

  init(_ element: NibElement, _ context: NibContext) { (self.element, self.context) = (element, context) }

  /// Returns a text, in the user's language if the file has a translation.
  func text(_ name: String) -> String? {
    let own = element[name]
    return translation(name) ?? own
  }

  /// Returns the text of a property in the user's language; `nil` if the file has no translation.
  func translation(_ name: String) -> String? {
    element.id.flatMap { context.document.localizedText["\($0).\(name)"] }
  }

  func bool(_ name: String) -> Bool? {
    switch element[name] {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// Returns a finite number; `nil` for anything else.
  func number(_ name: String) -> CGFloat? {
    guard let value = element[name].flatMap({ Double($0) }), value.isFinite else { return nil }
    return CGFloat(value)
  }

  func integer(_ name: String) -> Int? { number(name).map { Int(max(-1e9, min(1e9, $0))) } }

  func child(_ key: String) -> NibValues? { element.child(forKey: key).map { NibValues($0, context) } }

  func warn(_ text: String) { context.document.warn(text, at: element) }

  // MARK: Geometry

  func rect(_ key: String) -> CGRect? {
    guard let child = child(key), child.element.name == "rect" else { return nil }
    return CGRect(
      x: child.number("x") ?? 0, y: child.number("y") ?? 0, width: child.number("width") ?? 0,
      height: child.number("height") ?? 0)
  }

  func size(_ key: String) -> CGSize? {
    child(key).map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
  }

  func point(_ key: String) -> CGPoint? {
    child(key).map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
  }

  func offset(_ key: String) -> UIOffset? {
    child(key).map { UIOffset(horizontal: $0.number("horizontal") ?? 0, vertical: $0.number("vertical") ?? 0) }
  }

  /// Returns insets, which Interface Builder writes as the edges of a rectangle.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let child = child(key) else { return nil }
    if child.element.name == "edgeInsets" || child.element["top"] != nil {
      return UIEdgeInsets(
        top: child.number("top") ?? 0, left: child.number("left") ?? 0, bottom: child.number("bottom") ?? 0,
        right: child.number("right") ?? 0)
    }
    return UIEdgeInsets(
      top: child.number("minY") ?? 0, left: child.number("minX") ?? 0, bottom: child.number("maxY") ?? 0,
      right: child.number("maxX") ?? 0)
  }

  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    guard let child = child(key) else { return nil }
    return NSDirectionalEdgeInsets(
      top: child.number("top") ?? 0, leading: child.number("leading") ?? 0, bottom: child.number("bottom") ?? 0,
      trailing: child.number("trailing") ?? 0)
  }

  /// Returns the value of a name; the first one with a message if the name is unknown.
  func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? {
    guard let word = element[name] else { return nil }
    if let value = values[word] { return value }
    warn("the value \"\(word)\" of \(name) is unknown")
    return nil
  }
}

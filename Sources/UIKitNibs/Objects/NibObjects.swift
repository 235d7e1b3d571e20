import Foundation
@_spi(UIKitInstantiation) import UIKitCore

/// The creation of objects from elements.
struct NibObjects: ObjectFactory {
  func make(_ element: NibElement, in context: NibContext) -> NSObject? {
    guard let known = NibClasses.named(element.name) else {
      if !NibClasses.ignored.contains(element.name) {
        context.document.warn("<\(element.name)> is unknown, so it is left out", at: element)
      }
      return nil
    }
    // The app may have a class of the name, such as the placeholder that its code uses.
    guard let base = known.type ?? ClassNames.named(known.name, module: nil) else {
      // It belongs to a controller, and is no view.
      if element.name == "searchDisplayController" {
        context.document.warn("\(known.name) is not available, so it is left out", at: element)
        return Self.standIn(Self.make(NSObject.self, element, in: context), in: context)
      }
      context.document.warn("\(known.name) is not available, so a plain view is shown in its place", at: element)
      return Self.standIn(Self.make(UIView.self, element, in: context), in: context)
    }
    let custom: AnyClass? = Self.customClass(of: element, base: base, in: context)
    let object = Self.make(custom ?? base, element, in: context)
    if object != nil { UnreadElements.report(in: element, context.document) }
    return element["customClass"] != nil && custom == nil ? Self.standIn(object, in: context) : object
  }

  /// Marks an object of another class than the file names, whose outlets may not exist.
  private static func standIn(_ object: NSObject?, in context: NibContext) -> NSObject? {
    if let object { context.standIns.insert(ObjectIdentifier(object)) }
    return object
  }

  /// Returns the class of the app that an element names; `nil`, with UIKit's message, if there is none.
  static func customClass(of element: NibElement, base: AnyClass, in context: NibContext) -> AnyClass? {
    guard let name = element["customClass"] else { return nil }
    guard let found = ClassNames.named(name, module: element["customModule"]) else {
      context.document.warn(
        "Unknown class \(name) in Interface Builder file. A \(base) is made instead.", at: element)
      return nil
    }
    if found is UIView.Type || !(base is UIView.Type) { return found }
    context.document.warn("\(name) is not a subclass of \(base). A \(base) is made instead.", at: element)
    return nil
  }

  private static func make(_ type: AnyClass, _ element: NibElement, in context: NibContext) -> NSObject? {
    let decoder = NibDecoder(element, in: context)
    let object: NSObject?
    switch type {
    case let type as UIView.Type: object = type.init(coder: decoder)
    case let type as UIViewController.Type: object = type.init(coder: decoder)
    case let type as UIBarItem.Type: object = make(type, decoder)
    case let type as UINavigationItem.Type: object = type.init(coder: decoder)
    default: object = LayoutMaker.make(type, decoder) ?? instantiated(type, decoder)
    }
    if object == nil { context.document.warn("init(coder:) of \(type) returned nil", at: element) }
    return object
  }

  private static func make(_ type: UIBarItem.Type, _ decoder: NibDecoder) -> NSObject? {
    if let type = type as? UIBarButtonItem.Type { return type.init(coder: decoder) }
    return (type as? UITabBarItem.Type)?.init(coder: decoder)
  }

  /// Creates an object of a class without `init(coder:)`, and reads its properties.
  private static func instantiated(_ type: AnyClass, _ decoder: NibDecoder) -> NSObject? {
    guard let object = instantiate(type) else { return nil }
    for level in ClassReaders.levels(of: object) { decoder.readProperties(of: object, as: level) }
    if ClassReaders.levels(of: object).isEmpty { decoder.readProperties(of: object, as: NSObject.self) }
    return object
  }
}

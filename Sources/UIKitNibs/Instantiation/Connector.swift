import Foundation
import UIKitCore

/// The connection of an outlet or action.
@MainActor
struct Connector {
  private let source: NSObject
  private let element: NibElement
  private let context: NibContext

  init(_ connection: NibContext.Connection, in context: NibContext) {
    (source, element, self.context) = (connection.source, connection.element, context)
  }

  /// The objects of an outlet collection, in the order of the file.
  struct Collection {
    var source: NSObject
    var property: String
    var element: NibElement
    var objects: [AnyObject]
  }

  /// Whether both ends exist.
  var canConnect: Bool {
    guard element.name != "segue" else { return true }
    guard let id = element["destination"] else { return true }
    return context.isFirstResponder(id) || context.object(id) != nil
  }

  func connect(collecting collections: inout [Collection]) {
    switch element.name {
    case "outlet": connectOutlet()
    case "outletCollection": collect(&collections)
    case "action": connectAction()
    case "segue": context.scene?.add(segue: element, from: source, in: context)
    default: context.document.warn("<\(element.name)> is unknown, so it is left out", at: element)
    }
  }

  /// Why an identifier is that of no object here: a connection is made within one scene.
  private func absence(of id: String) -> String {
    context.document.elements[id] == nil ? "is not in the file" : "is in another scene"
  }

  // MARK: Outlets

  private func connectOutlet() {
    guard let property = element["property"], let id = element["destination"] else { return }
    guard let object = context.object(id) else {
      return context.document.warn("the outlet \(property) leads to \(id), which \(absence(of: id))", at: element)
    }
    if SystemOutlets.set(property, of: source, to: object) { return }
    set(object, property)
  }

  /// Sets an outlet of the app's class. An unknown class has been reported already.
  private func set(_ value: Any, _ property: String) {
    let name = String(reflecting: type(of: source))
    if KeyValueCoding.setRegistered(value, property, source) {
      guard KeyValueCoding.isNil(property, of: source) else { return }
      context.document.warn(
        "the outlet \(property) of \(name) has a type that a \(type(of: value)) is not of, so it is nil", at: element)
    } else if !context.standIns.contains(ObjectIdentifier(source)) {
      context.document.fail(
        "[<\(name)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(property). "
          + "Declare an @IBOutlet of this name in the class, or delete the outlet in Interface Builder.", at: element)
    }
  }

  private func collect(_ collections: inout [Collection]) {
    guard let property = element["property"], let id = element["destination"] else { return }
    guard let object = context.object(id) else {
      return context.document.warn("the outlet \(property) leads to \(id), which \(absence(of: id))", at: element)
    }
    let index = collections.firstIndex { $0.source === source && $0.property == property }
    if let index {
      collections[index].objects.append(object)
    } else {
      collections.append(Collection(source: source, property: property, element: element, objects: [object]))
    }
  }

  static func set(_ collection: Collection, in context: NibContext) {
    if collection.property == "gestureRecognizers", let view = collection.source as? UIView {
      for case let recognizer as UIGestureRecognizer in collection.objects { view.addGestureRecognizer(recognizer) }
      return
    }
    Connector(NibContext.Connection(source: collection.source, element: collection.element), in: context)
      .set(collection.objects, collection.property)
  }

  // MARK: Actions

  private func connectAction() {
    guard let name = element["selector"], let id = element["destination"] else { return }
    let target = context.isFirstResponder(id) ? nil : context.object(id)
    if target == nil, !context.isFirstResponder(id) {
      return context.document.warn("the action \(name) leads to \(id), which \(absence(of: id))", at: element)
    }
    let selector = Selector(name)
    warnIfMissing(selector, target)
    switch source {
    case let control as UIControl: control.addTarget(target, action: selector, for: event)
    case let recognizer as UIGestureRecognizer: if let target { recognizer.addTarget(target, action: selector) }
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    default: context.document.warn("\(type(of: source)) has no actions", at: element)
    }
  }

  /// Warns of an action that its target does not have, as far as source was adapted.
  private func warnIfMissing(_ selector: Selector, _ target: AnyObject?) {
    guard let target, !selector.isImplemented(by: target) else { return }
    let name = String(reflecting: type(of: target))
    guard !name.hasPrefix("UIKit"), !context.standIns.contains(ObjectIdentifier(target)) else { return }
    context.document.warn(
      "\(name) has no @IBAction \(selector), so a call of it ends the app, as on iOS with \"unrecognized selector\"",
      at: element)
  }

  private var event: UIControl.Event {
    if let name = element["eventType"] {
      if let event = Self.events[name] { return event }
      context.document.warn("the event \(name) is unknown", at: element)
    }
    return source is UIButton ? .touchUpInside : .valueChanged
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "menuActionTriggered": .menuActionTriggered,
  ]
}

import Foundation
import UIKitCollections
import UIKitCore

/// One instantiation of objects of a nib file: the objects created so far, and the work that follows when all exist.
@MainActor
final class NibContext {
  let document: NibDocument
  private let factory: any ObjectFactory
  /// The object that the file calls its owner; in a scene, the controller.
  private(set) weak var owner: AnyObject?
  /// Objects in place of the nib's placeholders, by their identifiers.
  let externalObjects: [String: Any]
  /// The context of the objects around these, if they are the cell of a table or collection view.
  let outer: NibContext?
  /// The scene to which the objects belong; `nil` for those of a nib file.
  weak var scene: (any SegueScene)?

  /// The objects by their identifiers while they are created. Later they belong to each other.
  private var objects: [String: AnyObject] = [:]
  private var laterObjects: [String: WeakObject] = [:]
  /// The connections that are still to be made.
  private var connections: [Connection] = []
  /// The objects of other classes than the file names, because those are unknown.
  var standIns: Set<ObjectIdentifier> = []
  private var constraints: [ConstraintReader] = []
  /// The views that differ between size classes.
  private var variations: [ObjectIdentifier: SizeClassVariation] = [:]
  private var variedViews: [UIView] = []
  private var runtimeAttributes: [(NSObject, NibElement)] = []
  private var created: [NSObject] = []

  /// A connection between two objects, which is made when both exist.
  struct Connection {
    var source: NSObject
    var element: NibElement
  }

  /// Creates the context of a nib file or of a scene.
  init(_ document: NibDocument, factory: any ObjectFactory, owner: Any?, externalObjects: [String: Any] = [:]) {
    (self.document, self.factory) = (document, factory)
    self.owner = owner.map { $0 as AnyObject }
    (self.externalObjects, outer) = (externalObjects, nil)
  }

  /// Creates the context of a cell, whose connections may lead to objects around it.
  init(inside outer: NibContext) {
    (document, factory) = (outer.document, outer.factory)
    owner = outer.owner
    (externalObjects, self.outer, scene) = ([:], outer, outer.scene)
  }

  // MARK: Objects

  /// Creates the object of an element; `nil` if the element describes none.
  func makeObject(_ element: NibElement) -> NSObject? { factory.make(element, in: self) }

  /// Records the object of an element, so that others find it, and the work that follows.
  func register(_ object: NSObject, for element: NibElement) {
    if let id = element.id { objects[id] = object }
    created.append(object)
    register(connectionsOf: element, from: object)
  }

  /// Records an object that is created without a call of `awakeFromNib()`, such as the content view of a cell.
  func alias(_ object: AnyObject, for element: NibElement) { if let id = element.id { objects[id] = object } }

  /// Replaces the object of an identifier.
  func alias(_ object: AnyObject, for id: String) { objects[id] = object }

  /// Records connections and values that are set by name.
  func register(connectionsOf element: NibElement, from object: NSObject) {
    connections += (element.child(named: "connections")?.children ?? []).map { Connection(source: object, element: $0) }
    runtimeAttributes += (element.child(named: "userDefinedRuntimeAttributes")?.children ?? []).map { (object, $0) }
  }

  func add(_ constraint: ConstraintReader) { constraints.append(constraint) }

  /// Records the parts of a view that differ between size classes.
  func add(_ variation: SizeClassVariation, for view: UIView) {
    variations[ObjectIdentifier(view)] = variation
    variedViews.append(view)
  }

  /// Returns the parts of a view that differ between size classes, while the objects are created.
  func variation(of view: UIView) -> SizeClassVariation? { variations[ObjectIdentifier(view)] }

  /// Sets the owner, once it has been created.
  func adopt(owner: AnyObject, for element: NibElement) {
    self.owner = owner
    if let id = element.id { objects[id] = owner }
  }

  /// Returns the object with an identifier; `nil` if the file has none.
  func object(_ id: String) -> AnyObject? {
    if let object = objects[id] ?? laterObjects[id]?.object { return object }
    if id == "-1" { return owner ?? outer?.object(id) }
    if let element = document.elements[id], element.name == "placeholder" {
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner": return owner
      case let name?: if let external = externalObjects[name] { return external as AnyObject }
      case nil: break
      }
    }
    return outer?.object(id)
  }

  /// Whether an identifier stands for the first responder at the time of the action.
  func isFirstResponder(_ id: String) -> Bool {
    id == "-2" || document.elements[id]?["placeholderIdentifier"] == "IBFirstResponder"
  }

  // MARK: Completion

  /// Activates constraints, sets values by name, connects outlets and actions, and wakes the objects, in UIKit's order.
  ///
  /// - Parameter isFinal: Whether all objects exist now. Otherwise, connections to missing objects are kept for later.
  func complete(isFinal: Bool = true) {
    let constraints = constraints
    self.constraints = []
    let varied = variedViews.compactMap(variation)
    for variation in varied { variation.apply(.current) }
    for reader in constraints { reader.activate(in: self) }
    for variation in varied { variation.observe() }
    (variations, variedViews) = ([:], [])
    let attributes = runtimeAttributes
    runtimeAttributes = []
    for (object, element) in attributes { RuntimeAttribute(element, in: self)?.apply(to: object) }
    connect(isFinal: isFinal)
    let awoken = created
    created = []
    for object in awoken {
      (object as? UIResponder)?.awakeFromNib()
      (object as? UICollectionViewLayout)?.awakeFromNib()
    }
    for (id, object) in objects { laterObjects[id] = WeakObject(object) }
    objects = [:]
  }

  private func connect(isFinal: Bool) {
    let all = connections
    connections = []
    var collections: [Connector.Collection] = []
    for connection in all {
      let connector = Connector(connection, in: self)
      if !isFinal, !connector.canConnect {
        connections.append(connection)
      } else {
        connector.connect(collecting: &collections)
      }
    }
    for collection in collections { Connector.set(collection, in: self) }
  }
}

/// A reference that does not retain.
private final class WeakObject {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

import Foundation

/// The proxies of all classes that have been asked for one.
@MainActor
package enum AppearanceProxies {
  private static var all: [AppearanceProxy] = []

  /// - Returns: The one proxy of this class in these containers.
  static func proxy<Owner: NSObject>(
    for owner: Owner.Type, in containers: [any UIAppearanceContainer.Type]
  ) -> Owner {
    if let known = all.first(where: { $0.owner == owner && $0.isMeant(for: containers) }) as? OwnedProxy<Owner> {
      return known.instance
    }
    guard let instance = instantiate(owner) as? Owner else {
      fatalError("\(owner) has no appearance(): it cannot be made with init().")
    }
    let proxy = OwnedProxy(instance, in: containers)
    // The first that sets a value wins: those of more is said come before those of less.
    let place = all.firstIndex { $0.containers.count <= containers.count && $0.applies(to: instance) }
    all.insert(proxy, at: place ?? all.count)
    return instance
  }

  /// Gives an object what its class was given and it has not set itself.
  ///
  /// - Parameter responder: Where the object is on screen.
  static func dress(_ object: NSObject, at responder: UIResponder) {
    for proxy in all where proxy.applies(to: object) && proxy.contains(responder) { proxy.dress(object) }
  }

  /// Forgets what was given; views on screen keep it.
  package static func removeAll() { all = [] }
}

/// An instance that stands for all of its class.
@MainActor
private class AppearanceProxy {
  let owner: AnyClass
  let containers: [any UIAppearanceContainer.Type]
  private let slots: [AppearanceSlot.Transfer]

  init(_ instance: NSObject, in containers: [any UIAppearanceContainer.Type]) {
    owner = type(of: instance)
    self.containers = containers
    slots = AppearanceSlot.all.compactMap { $0.transfer(instance) }
  }

  func applies(to object: NSObject) -> Bool { false }

  func dress(_ object: NSObject) { for slot in slots { slot(object) } }

  func isMeant(for others: [any UIAppearanceContainer.Type]) -> Bool {
    containers.map { ObjectIdentifier($0) } == others.map { ObjectIdentifier($0) }
  }

  /// The containers are found on the way up, in their order.
  func contains(_ responder: UIResponder) -> Bool {
    var wanted = containers[...]
    var next = responder.next
    while let container = next, let type = wanted.first {
      if type.includes(container) { wanted.removeFirst() }
      next = container.next
    }
    return wanted.isEmpty
  }
}

private final class OwnedProxy<Owner: NSObject>: AppearanceProxy {
  let instance: Owner

  init(_ instance: Owner, in containers: [any UIAppearanceContainer.Type]) {
    self.instance = instance
    super.init(instance, in: containers)
  }

  override func applies(to object: NSObject) -> Bool { object is Owner }
}

extension UIAppearanceContainer {
  fileprivate static func includes(_ responder: UIResponder) -> Bool { responder is Self }
}

import Foundation

/// The appearance proxies that an app has requested.
@MainActor
package enum AppearanceProxies {
  private static var all: [AppearanceProxy] = []

  /// Returns the proxy of a class within containers, the same one for each request.
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
    // The first proxy that sets a value wins, so proxies with more containers come before those with fewer.
    let place = all.firstIndex { $0.containers.count <= containers.count && $0.applies(to: instance) }
    all.insert(proxy, at: place ?? all.count)
    return instance
  }

  /// Gives an object the values of its class's proxies, except for those that the object has set itself.
  ///
  /// - Parameter responder: The object's position in the responder chain.
  static func dress(_ object: NSObject, at responder: UIResponder) {
    for proxy in all where proxy.applies(to: object) && proxy.contains(responder) { proxy.dress(object) }
  }

  /// Removes all proxies. Views on screen keep the values they have received.
  package static func removeAll() { all = [] }
}

/// A proxy: an instance of the class whose properties hold the values for all instances.
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

  /// Returns whether the responder chain passes through all containers, in their order.
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

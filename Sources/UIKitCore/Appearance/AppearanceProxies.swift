import Foundation

/// The appearance proxies that an app has requested.
@MainActor
package enum AppearanceProxies {
  private static var all: [AppearanceProxy] = []

  /// Returns the proxy of a class within containers, the same one for each request.
  ///
  /// - Parameter common: The properties that the class shares with related classes, such as those of every view.
  static func proxy<Owner: NSObject>(
    for owner: Owner.Type, in containers: [any UIAppearanceContainer.Type], common: [AppearanceSlot]
  ) -> Owner {
    if let known = all.first(where: { $0.owner == owner && $0.isMeant(for: containers) }) as? OwnedProxy<Owner> {
      return known.instance
    }
    let made = (owner as? any AppearanceMaking.Type).map { $0.makeForAppearance() } ?? instantiate(owner)
    guard let instance = made as? Owner else {
      fatalError("\(owner) has no appearance(): it cannot be made with init().")
    }
    let known = common + ((owner as? any AppearanceTaking.Type)?.appearanceSlots ?? [])
    let slots = known + AppearanceProperties.slots(of: owner)
    let proxy = OwnedProxy(instance, in: containers, slots: slots)
    // The first proxy that sets a value wins, so proxies with more containers come before those with fewer.
    let index = all.firstIndex { $0.containers.count <= containers.count && $0.applies(to: instance) }
    all.insert(proxy, at: index ?? all.count)
    return instance
  }

  /// Gives an object the values of its class's proxies, except for those that the object has set itself.
  ///
  /// - Parameter ancestors: The objects around the object in the responder chain, the innermost first.
  static func dress(_ object: NSObject, within ancestors: @MainActor () -> [NSObject]) {
    for proxy in all where proxy.applies(to: object) && proxy.isMeant(within: ancestors) { proxy.dress(object) }
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

  init(_ instance: NSObject, in containers: [any UIAppearanceContainer.Type], slots: [AppearanceSlot]) {
    owner = type(of: instance)
    self.containers = containers
    self.slots = slots.compactMap { $0.transfer(instance) }
  }

  func applies(to object: NSObject) -> Bool { false }

  func dress(_ object: NSObject) { for slot in slots { slot(object) } }

  func isMeant(for others: [any UIAppearanceContainer.Type]) -> Bool {
    containers.map { ObjectIdentifier($0) } == others.map { ObjectIdentifier($0) }
  }

  /// Returns whether all containers are among an object's ancestors, in their order.
  func isMeant(within ancestors: @MainActor () -> [NSObject]) -> Bool {
    var wanted = containers[...]
    guard !wanted.isEmpty else { return true }
    for ancestor in ancestors() {
      guard let type = wanted.first else { break }
      if type.includes(ancestor) { wanted.removeFirst() }
    }
    return wanted.isEmpty
  }
}

private final class OwnedProxy<Owner: NSObject>: AppearanceProxy {
  let instance: Owner

  init(_ instance: Owner, in containers: [any UIAppearanceContainer.Type], slots: [AppearanceSlot]) {
    self.instance = instance
    super.init(instance, in: containers, slots: slots)
  }

  override func applies(to object: NSObject) -> Bool { object is Owner && !(object is any AppearanceExempt) }
}

extension UIAppearanceContainer {
  fileprivate static func includes(_ object: NSObject) -> Bool { object is Self }
}

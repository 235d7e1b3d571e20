import Foundation

/// A property that an appearance proxy passes on to the instances of its class.
@MainActor
package struct AppearanceSlot {
  /// A closure that copies the proxy's value to an object of the class, if the proxy has a value and the object has
  /// none.
  typealias Transfer = @MainActor (NSObject) -> Void

  /// Returns the closure that copies the property; `nil` if the proxy has no such property.
  let transfer: @MainActor (_ proxy: NSObject) -> Transfer?

  /// Creates a slot for a property with a default value. A property that still has the default counts as not set.
  package static func value<Owner: NSObject, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> AppearanceSlot {
    AppearanceSlot { proxy in
      guard let proxy = proxy as? Owner else { return nil }
      let initial = proxy[keyPath: path]
      return { object in
        guard let object = object as? Owner, proxy[keyPath: path] != initial, object[keyPath: path] == initial
        else { return }
        object[keyPath: path] = proxy[keyPath: path]
      }
    }
  }

  /// Creates a slot for a property whose default value depends on the object.
  ///
  /// - Parameter initial: Returns the default value of an object.
  package static func value<Owner: NSObject, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Owner, Value>, initially initial: @escaping @MainActor (Owner) -> Value
  ) -> AppearanceSlot {
    AppearanceSlot { proxy in
      guard let proxy = proxy as? Owner else { return nil }
      return { object in
        guard let object = object as? Owner, proxy[keyPath: path] != initial(proxy),
          object[keyPath: path] == initial(object)
        else { return }
        object[keyPath: path] = proxy[keyPath: path]
      }
    }
  }

  /// Creates a slot for a property that is `nil` until it is set.
  package static func given<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value?>) -> AppearanceSlot {
    AppearanceSlot { proxy in
      guard let proxy = proxy as? Owner else { return nil }
      return { object in
        guard let object = object as? Owner, object[keyPath: path] == nil, let value = proxy[keyPath: path]
        else { return }
        object[keyPath: path] = value
      }
    }
  }
}

/// A class with properties that an appearance proxy passes on in addition to those of every view or bar item.
@MainActor
package protocol AppearanceTaking: NSObject {
  static var appearanceSlots: [AppearanceSlot] { get }
}

/// A view that belongs to another one and that apps do not know, so that no proxy is meant for it.
@MainActor
package protocol AppearanceExempt: NSObject {}

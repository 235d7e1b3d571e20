public import Foundation
public import UIKitCore

/// Adds a closure that registers the methods of a file; it runs when a method is first looked up by name.
///
/// Adapted files call it as they are loaded.
///
/// - Parameter registration: A closure that may name methods of the main actor, and calls none.
public func tesseraRegister(_ registration: @escaping @MainActor () -> Void) {
  MethodTable.shared.add(unsafeBitCast(registration, to: (() -> Void).self))
}

/// Registers methods of a class, so that selectors made from strings find them.
public func tesseraMethods(of type: AnyClass, _ selectors: Selector...) {
  for selector in selectors {
    if let method = selector.method { MethodTable.shared.add(method, named: selector.description, of: type) }
  }
}

/// Registers a class's own initializer without arguments, which Objective-C finds although it overrides none.
public func tesseraInitializer<Object: NSObject>(_ type: Object.Type, _ make: @escaping @MainActor () -> Object) {
  // Objects of the classes that this concerns are made on the main thread.
  MethodTable.shared.add(unsafeBitCast(make as @MainActor () -> NSObject, to: (() -> NSObject).self), of: type)
}

/// Registers the selectors of all methods of a class, so that those of a protocol's optional methods that it does not
/// implement are known.
public func tesseraImplements(_ type: AnyClass, _ names: String...) {
  ImplementedMethods.shared.add(names, of: type)
}

/// Registers the class of the app's object, which the main file passes to `UIApplicationMain`.
public func tesseraApplication(_ type: AnyClass) { MethodTable.shared.applicationClass = type }

/// Registers a property that a view of adapted source declares `dynamic`, so that appearance proxies pass it on.
public func tesseraAppearance<Owner: NSObject, Value>(_ property: ReferenceWritableKeyPath<Owner, Value>) {
  AppearanceProperties.add(property)
}

/// Registers a class by the name that its attribute `@objc` gives it, which no module is part of.
public func tesseraClass(_ type: AnyClass, named name: String) { MethodTable.shared.add(type, named: name) }

/// Registers classes, so that nib files and storyboards find them by their names.
public func tesseraClasses(_ types: AnyClass...) { for type in types { MethodTable.shared.add(type) } }

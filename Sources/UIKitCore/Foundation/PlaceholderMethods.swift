/// An object of a class with methods that do nothing until a subclass overrides them. Such a method can be called by its
/// name, but the object does not perform the action until it says so, or a subclass registers an override.
protocol PlaceholderMethods: AnyObject {
  /// The class that declares the methods.
  nonisolated static var placeholderOwner: AnyClass { get }
  /// Returns the method of an action; `nil` if the class declares none.
  nonisolated func placeholder(for action: Selector) -> SelectorMethod?
}

extension Selector {
  /// Returns the method that the object's class has in place of an override.
  func placeholder(of object: AnyObject) -> SelectorMethod? {
    (object as? any PlaceholderMethods)?.placeholder(for: self)
  }

  /// Returns whether the method that `#selector` names is one of a protocol or of the class that declares it, which tells
  /// nothing about an override.
  func namesPlaceholder(of object: AnyObject) -> Bool {
    guard let owner = method?.owner, let object = object as? any PlaceholderMethods,
      object.placeholder(for: self) != nil
    else { return false }
    guard let owner = owner as? AnyClass else { return true }
    return owner == type(of: object).placeholderOwner
  }
}

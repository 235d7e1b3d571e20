public import Foundation

/// A transition from one controller of a storyboard to another.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the segue in the storyboard; `nil` for none.
  open private(set) var identifier: String?
  /// The controller that is left.
  open private(set) var source: UIViewController
  /// The controller that is shown.
  open private(set) var destination: UIViewController
  /// The transition of a segue without a class of its own.
  package final var performHandler: (@MainActor (UIStoryboardSegue) -> Void)?

  /// Creates a segue between two controllers.
  ///
  /// - Fidelity: documented.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// Creates a segue whose transition a closure performs.
  ///
  /// - Fidelity: documented.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = { _ in performHandler() }
  }

  /// Performs the transition. Subclasses override it, and do not call `super`.
  ///
  /// - Fidelity: documented.
  open func perform() { performHandler?(self) }
}

/// A segue whose initializer can be called on a metatype. All segues have it at the same index of their method tables.
@_spi(UIKitInstantiation)
open class InstantiableSegue: UIStoryboardSegue {
  /// Creates a segue.
  public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

/// Creates a segue of a class that is known only as a metatype.
@MainActor
package func makeSegue(
  _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> UIStoryboardSegue {
  unsafeBitCast(type as AnyClass, to: InstantiableSegue.Type.self)
    .init(identifier: identifier, source: source, destination: destination) as UIStoryboardSegue
}

import Synchronization

extension UITraitCollection {
  class var baseCurrent: UITraitCollection {
    get { CurrentTraits.ofThread ?? screen }
    set { CurrentTraits.ofThread = newValue }
  }

  func basePerformAsCurrent(_ actions: () -> Void) {
    let previous = CurrentTraits.ofThread
    CurrentTraits.ofThread = self
    defer { CurrentTraits.ofThread = previous }
    actions()
  }

  /// The traits of the current screen, or of a phone if there is no screen.
  package static var screen: UITraitCollection { screenTraits.withLock { $0.traits } }

  /// Records the traits of `root`'s screen, and makes it the current one.
  static func setScreen(_ traits: UITraitCollection, of root: any AnyObject & Sendable) {
    screenTraits.withLock { $0 = ScreenTraits(ofRoot: traits, root: root) }
  }

  private struct ScreenTraits: Sendable {
    var ofRoot: UITraitCollection
    weak var root: (any AnyObject & Sendable)?

    var traits: UITraitCollection { root == nil ? UITraitCollection.phone : ofRoot }
  }

  private static let phone = RenderEnvironment.phone.traitCollection
  private static let screenTraits = Mutex(ScreenTraits(ofRoot: phone))
}

import Foundation
import Synchronization

extension UITraitCollection {
  class var baseCurrent: UITraitCollection {
    get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? screen }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  func basePerformAsCurrent(_ actions: () -> Void) {
    let dictionary = Thread.current.threadDictionary
    let previous = dictionary[Self.currentKey]
    dictionary[Self.currentKey] = self
    defer { dictionary[Self.currentKey] = previous }
    actions()
  }

  /// The traits of the screen that became current last, or of a phone before there is a screen.
  ///
  /// They outlive the screen: its root may be released on any thread, and what a main-actor function reads twice must
  /// not change between.
  package static var screen: UITraitCollection { screenTraits.withLock { $0 } }

  /// Makes a screen with the given traits the current one.
  static func setScreen(_ traits: UITraitCollection) { screenTraits.withLock { $0 = traits } }

  private static let currentKey = "UITraitCollection.current"
  private static let phone = RenderEnvironment.phone.traitCollection
  private static let screenTraits = Mutex(phone)
}

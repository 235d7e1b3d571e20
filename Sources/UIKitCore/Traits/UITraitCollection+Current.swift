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

  /// The traits of the stage's screen.
  package static var screen: UITraitCollection {
    get { screenTraits.withLock { $0 } }
    set { screenTraits.withLock { $0 = newValue } }
  }

  private static let currentKey = "UITraitCollection.current"
  private static let screenTraits = Mutex(RenderEnvironment.phone.traitCollection)
}

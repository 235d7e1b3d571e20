import Foundation

/// The creation of objects from the elements of a nib file, which may contain each other.
@MainActor
protocol ObjectFactory {
  /// Creates the object of an element; `nil` if the element describes none.
  func make(_ element: NibElement, in context: NibContext) -> NSObject?
}

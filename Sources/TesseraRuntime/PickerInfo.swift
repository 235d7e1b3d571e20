public import UIKitCollections

extension Dictionary where Key == UIImagePickerController.InfoKey {
  /// The media of a key that is written as a text, as in Swift 4.
  public subscript(name: String) -> Value? { self[Key(rawValue: name)] }
}

import Foundation

/// A coder that reads an object of a nib file or storyboard.
///
/// Each class of UIKit passes itself to ``readProperties(of:as:)`` in its `init(coder:)`, so that a subclass finds the superclass's
/// properties set when `super.init(coder:)` returns, as on iOS.
@MainActor
package protocol NibReading: NSCoder {
  /// Sets the properties that one class of UIKit declares on an object of it.
  func readProperties(of object: NSObject, as level: AnyClass)
  /// Returns an attribute of the object's element that its initializer needs; `nil` if the element has none.
  func attribute(_ name: String) -> String?
  /// Returns an object inside the object's element, which is created now.
  func object(forKey key: String) -> NSObject?
}

/// An object that reads its properties from an archive.
@MainActor
package protocol ArchiveReading: NSObject {
  /// Sets the properties that one class of UIKit declares.
  func readArchive(_ coder: NSCoder, as level: AnyClass)
}

extension NSCoder {
  /// Sets the properties that one class of UIKit declares, from a nib file or an archive.
  @MainActor
  package func read(_ object: NSObject, as level: AnyClass) {
    if let reader = self as? any NibReading { return reader.readProperties(of: object, as: level) }
    if self is NSKeyedUnarchiver { (object as? any ArchiveReading)?.readArchive(self, as: level) }
  }

  /// Returns an attribute that an initializer needs; `nil` if the coder reads no nib file.
  @MainActor
  package func nibAttribute(_ name: String) -> String? { (self as? any NibReading)?.attribute(name) }

  /// Returns an object that an initializer needs; `nil` if the coder reads no nib file.
  @MainActor
  package func nibObject(forKey key: String) -> NSObject? { (self as? any NibReading)?.object(forKey: key) }
}

import Foundation
import UIKitCore

/// The coder that an object of a nib file receives in `init(coder:)`.
///
/// Objects of the app that ask it for values of their own find none: such values are not in a nib file.
final class NibDecoder: NSCoder, NibReading {
  let element: NibElement
  let context: NibContext
  private var isRegistered = false

  init(_ element: NibElement, in context: NibContext) {
    (self.element, self.context) = (element, context)
    super.init()
  }

  @MainActor
  func readProperties(of object: NSObject, as level: AnyClass) {
    if !isRegistered {
      isRegistered = true
      context.register(object, for: element)
    }
    ClassReaders.read(object, as: level, from: NibValues(element, context))
  }

  @MainActor
  func attribute(_ name: String) -> String? { element[name] }

  @MainActor
  func object(forKey key: String) -> NSObject? {
    element.child(forKey: key).flatMap { context.makeObject($0) }
  }

  // MARK: NSCoder

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeObject() -> Any? { nil }
  override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) -> DecodedObjectType? { nil }
}

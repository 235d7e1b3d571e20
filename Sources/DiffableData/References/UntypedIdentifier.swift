/// An identifier whose type is not known to the snapshot that holds it, as Objective-C code has them.
struct UntypedIdentifier: Hashable, CustomStringConvertible, @unchecked Sendable {
  let value: AnyHashable

  /// - Precondition: The value can be hashed and compared; UIKit asks for the same of its objects.
  init(_ value: Any) {
    guard let hashable = value as? AnyHashable else {
      raise("Identifiers have to be Hashable, and \(value), a \(type(of: value)), is not.")
    }
    self.value = hashable
  }

  var description: String { "\(value)" }
}

extension [UntypedIdentifier] {
  init(_ values: [Any]) { self = values.map { UntypedIdentifier($0) } }

  /// As they were given.
  var values: [Any] { map(\.value.base) }
}

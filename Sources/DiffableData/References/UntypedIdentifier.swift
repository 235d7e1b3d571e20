/// An identifier whose type the snapshot does not know, as in Objective-C code.
struct UntypedIdentifier: Hashable, CustomStringConvertible, @unchecked Sendable {
  let value: AnyHashable

  /// Creates an identifier.
  ///
  /// - Precondition: The value is hashable, as UIKit requires of objects.
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

  /// The values of the identifiers.
  var values: [Any] { map(\.value.base) }
}

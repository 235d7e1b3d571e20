/// The treatment of identifiers that are not unique: the program ends, as in UIKit, or the later ones are left out.
///
/// Only a tool chooses the second, so that an app with such a fault can be run. It does so before the app starts.
@usableFromInline package enum DuplicateIdentifiers {
  /// Called with a message when identifiers are left out; `nil`, the default, if they end the program.
  package nonisolated(unsafe) static var report: (@Sendable (String) -> Void)? {
    didSet { areReported = report != nil }
  }

  /// Whether identifiers are left out, in a form that appends read without a call.
  @usableFromInline nonisolated(unsafe) static var areReported = false

  /// Returns identifiers without the later ones of equal ones, and reports these.
  @usableFromInline
  static func admitted<Identifier: Hashable>(_ identifiers: [Identifier], noun: String = "item") -> [Identifier] {
    var seen: Set<Identifier> = []
    let unique = identifiers.filter { seen.insert($0).inserted }
    guard unique.count < identifiers.count else { return identifiers }
    report?(SnapshotMessage.duplicates(in: identifiers, noun: noun) + ". The later ones are left out.")
    return unique
  }

  /// Called with a message, on any thread, when items are added that are in the snapshot already; `nil` by default.
  package nonisolated(unsafe) static var onMove: (@Sendable (String) -> Void)?

  /// Reports items that were moved although the app inserted or appended them.
  ///
  /// - Parameter growth: The number of items by which the snapshot has grown, less than that of the identifiers.
  @usableFromInline
  static func noteMoved<Identifier: Hashable>(_ identifiers: [Identifier], growth: Int) {
    guard let onMove else { return }
    onMove(SnapshotMessage.movedItems(identifiers, count: identifiers.count - growth))
  }
}

import Foundation

/// A method of a class that subclasses may override.
///
/// iOS checks whether an optional method exists. Here the method always exists, so that subclasses can declare
/// `override`, but a class that overrides it has another function in its method table. The entry has the same position
/// in the tables of all subclasses. Comparing two classes that differ only in this override yields the position.
struct OverridableMethod {
  private let base: AnyClass
  /// The position of the entry; `nil` if the tables have an unexpected layout, in which case no class counts as
  /// overriding.
  private let entry: Int?

  init(of base: AnyClass, keptBy same: AnyClass, changedBy changed: AnyClass) {
    self.base = base
    let found = (ClassTable.firstEntry..<ClassTable.words(of: base)).filter { index in
      let word = ClassTable.word(index, of: base)
      return ClassTable.word(index, of: same) == word && ClassTable.word(index, of: changed) != word
    }
    entry = found.count == 1 ? found[0] : nil
  }

  func isOverridden(in subclass: AnyClass) -> Bool {
    guard let entry else { return false }
    return ClassTable.word(entry, of: subclass) != ClassTable.word(entry, of: base)
  }
}

/// The layout of a Swift class without Objective-C, from the word that a metatype points to: its kind, its superclass,
/// the sizes of instances and of the table itself, its descriptor and its destroyer; then the entries.
private enum ClassTable {
  private static let word = MemoryLayout<UInt>.size
  static let firstEntry = 7
  /// The byte offsets of the table's total size, and of the size of the part before the first word.
  private static let (size, before) = (32, 36)

  static func word(_ index: Int, of classType: AnyClass) -> UInt {
    start(of: classType).load(fromByteOffset: index * word, as: UInt.self)
  }

  private static func start(of classType: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(classType, to: UnsafeRawPointer.self)
  }

  static func words(of classType: AnyClass) -> Int {
    let start = start(of: classType)
    let bytes = start.load(fromByteOffset: size, as: UInt32.self)
    let offset = start.load(fromByteOffset: before, as: UInt32.self)
    return Int(bytes &- offset) / word
  }
}

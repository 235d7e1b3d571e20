import Foundation
import UIKitCore

/// Whether a controller's class says how items are moved.
///
/// iOS looks whether the method is there. Here it always is, so that subclasses can write `override`; but a class that
/// overrides it has another function in its table of methods. The entry has the same place in the tables of all subclasses,
/// and which one that is follows from two classes that differ in nothing but this override.
@MainActor
enum MoveOverride {
  static func isThere(in controllerClass: UICollectionViewController.Type) -> Bool {
    guard let entry else { return false }
    return word(entry, of: controllerClass) != word(entry, of: UICollectionViewController.self)
  }

  private final class Same: UICollectionViewController {}

  private final class Moving: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { collectionView.setNeedsLayout() }
  }

  /// nil if the tables are not laid out as expected; then no class is known to override.
  private static let entry: Int? = {
    let base = UICollectionViewController.self
    let found = (ClassTable.firstEntry..<ClassTable.words(of: base)).filter { index in
      word(index, of: Same.self) == word(index, of: base) && word(index, of: Moving.self) != word(index, of: base)
    }
    return found.count == 1 ? found[0] : nil
  }()

  private static func word(_ index: Int, of controllerClass: UICollectionViewController.Type) -> UInt {
    ClassTable.start(of: controllerClass).load(fromByteOffset: index * ClassTable.word, as: UInt.self)
  }
}

/// What Swift's ABI says of a class without Objective-C, from the word that a metatype points to: its kind, its superclass,
/// the sizes of instances and of the table itself, its descriptor and its destroyer; then the entries.
private enum ClassTable {
  static let word = MemoryLayout<UInt>.size
  static let firstEntry = 7
  /// Byte offsets of the table's whole size, and of how much of that lies before the first word.
  private static let (size, before) = (32, 36)

  static func start(of classType: AnyClass) -> UnsafeRawPointer { unsafeBitCast(classType, to: UnsafeRawPointer.self) }

  static func words(of classType: AnyClass) -> Int {
    let start = start(of: classType)
    let bytes = start.load(fromByteOffset: size, as: UInt32.self)
    let offset = start.load(fromByteOffset: before, as: UInt32.self)
    return bytes > offset ? Int(bytes - offset) / word : 0
  }
}

import Foundation

/// The main bundle of a process that runs a project: the folder with the project's resources.
enum MainBundle {
  /// Makes a folder the main bundle.
  ///
  /// Foundation derives the main bundle from the executable, which is Tessera's, and offers no way to change it. A
  /// bundle object consists of one reference, to the bundle of Core Foundation, so the main one receives that of the
  /// folder. If that has no effect, as with another Foundation, it is undone, and resources are not found.
  ///
  /// - Returns: Whether resources are now found in the folder.
  @discardableResult
  static func use(_ folder: String) -> Bool {
    guard let other = Bundle(path: folder), !isUsed(folder) else { return isUsed(folder) }
    let main = Unmanaged.passUnretained(Bundle.main).toOpaque()
    // The folder's bundle is kept for the life of the process.
    let replacement = Unmanaged.passRetained(other).toOpaque()
    let known = main.load(fromByteOffset: reference, as: UInt.self)
    main.storeBytes(
      of: replacement.load(fromByteOffset: reference, as: UInt.self), toByteOffset: reference, as: UInt.self)
    if isUsed(folder) { return true }
    main.storeBytes(of: known, toByteOffset: reference, as: UInt.self)
    return false
  }

  /// The position of the reference in the object, behind the class and the reference count.
  private static let reference = 2 * MemoryLayout<UnsafeRawPointer>.size

  private static func isUsed(_ folder: String) -> Bool {
    URL(fileURLWithPath: Bundle.main.bundlePath).resolvingSymlinksInPath()
      == URL(fileURLWithPath: folder).resolvingSymlinksInPath()
  }
}

import Foundation
import Glibc

/// The table of methods in a class, as Swift lays it out where there is no Objective-C: a kind, the superclass, flags,
/// sizes and a description, and then the methods, those of superclasses first.
package struct ClassTable {
  private let start: UnsafeMutableRawPointer
  /// The bytes from the position to which references point.
  private let size: Int
  private static let word = MemoryLayout<UInt>.size

  package init(_ type: AnyClass) {
    start = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    let (whole, before) = (
      start.load(fromByteOffset: 32, as: UInt32.self), start.load(fromByteOffset: 36, as: UInt32.self)
    )
    size = before < whole && whole - before < 1 << 16 ? Int(whole - before) : 0
  }

  /// The method that the class itself declares last.
  private var last: UInt? { size > 6 * Self.word ? start.load(fromByteOffset: size - Self.word, as: UInt.self) : nil }

  /// Replaces a method of a library by the method that another class declares last. Does nothing if there is none.
  ///
  /// - Parameters:
  ///   - symbol: The linker's name of the method.
  ///   - name: The file of the library, which is loaded.
  package func replace(_ symbol: String, of name: String = "libFoundation.so", with other: AnyClass) {
    guard let library = dlopen(name, RTLD_NOW | RTLD_NOLOAD) else { return }
    defer { dlclose(library) }
    guard let old = dlsym(library, symbol), let new = ClassTable(other).last else { return }
    replace(UInt(bitPattern: old), with: new)
  }

  private func replace(_ method: UInt, with other: UInt) {
    for offset in stride(from: 5 * Self.word, to: size, by: Self.word)
    where start.load(fromByteOffset: offset, as: UInt.self) == method {
      write(other, to: start + offset)
    }
  }

  private func write(_ value: UInt, to place: UnsafeMutableRawPointer) {
    let page = sysconf(Int32(_SC_PAGESIZE))
    let start = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: place) & ~UInt(page - 1))
    guard let start, mprotect(start, page, PROT_READ | PROT_WRITE) == 0 else { return }
    place.storeBytes(of: value, as: UInt.self)
  }
}

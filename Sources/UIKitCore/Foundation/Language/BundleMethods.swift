import Foundation
import Glibc

/// A method of bundles that finds texts in the device's language. The object on which it is called is a bundle, whatever
/// its type says: no class can inherit from `Bundle`.
package class BundleTexts: NSObject {
  package func localizedString(forKey key: String, value: String?, table: String?) -> String {
    unsafeBitCast(self, to: Bundle.self).deviceText(forKey: key, value: value, table: table)
  }
}

/// The methods of bundles that Foundation on Linux does not implement as iOS does.
///
/// `localizedString(forKey:value:table:)` reads one language only. It is called through the table of methods in the class,
/// where the method of ``BundleTexts`` takes its place. Without Foundation as a library of its own, the table stays as it
/// is.
enum BundleMethods {
  /// Replaces the method, once.
  static let replaced: Void = replace()

  private static let symbol = "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF"

  private static func replace() {
    guard let library = dlopen("libFoundation.so", RTLD_NOW | RTLD_NOLOAD) else { return }
    defer { dlclose(library) }
    guard let old = dlsym(library, symbol), let new = ClassTable(BundleTexts.self).last else { return }
    ClassTable(Bundle.self).replace(UInt(bitPattern: old), with: new)
  }
}

/// The table of methods in a class, as Swift lays it out where there is no Objective-C: a kind, the superclass, flags,
/// sizes and a description, and then the methods, those of superclasses first.
private struct ClassTable {
  private let start: UnsafeMutableRawPointer
  /// The bytes from the position to which references point.
  private let size: Int
  private static let word = MemoryLayout<UInt>.size

  init(_ type: AnyClass) {
    start = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    let (whole, before) = (
      start.load(fromByteOffset: 32, as: UInt32.self), start.load(fromByteOffset: 36, as: UInt32.self)
    )
    size = before < whole && whole - before < 1 << 16 ? Int(whole - before) : 0
  }

  /// The method that the class itself declares last.
  var last: UInt? { size > 6 * Self.word ? start.load(fromByteOffset: size - Self.word, as: UInt.self) : nil }

  func replace(_ method: UInt, with other: UInt) {
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

extension Bundle {
  /// Returns the main bundle, of which all of an app's code is part here. This function has the linker's name of
  /// `Bundle.init(for:)`, which looks for the library that contains a class.
  @_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfC")
  package static func deviceBundle(for aClass: AnyClass) -> Bundle { .main }
}

import Foundation
import TestSupport

/// A library in C that a process loads before all others, so that its functions replace theirs.
final class PreloadedLibrary: Sendable {
  private let folder = TemporaryFolder()
  /// The path of the library, or `nil` without a C compiler; Swift's toolchain includes one.
  let path: String?

  /// Compiles a library.
  init(_ code: String) {
    let source = folder.path("shim.c")
    let library = folder.path("shim.so")
    let arguments = ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]
    let isWritten = (try? Data(code.utf8).write(to: URL(fileURLWithPath: source))) != nil
    let compilers = isWritten ? ["clang", "cc", "gcc"] : []
    path = compilers.contains { (try? Subprocess.run($0, arguments))?.code == 0 } ? library : nil
  }
}

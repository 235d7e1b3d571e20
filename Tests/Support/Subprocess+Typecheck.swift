import Foundation

extension Subprocess {
  /// Returns what the compiler says of files that import the UIKit that was built for the tests.
  ///
  /// - Parameter files: Their paths, in which the shell replaces `*`.
  package static func typecheck(_ files: String) throws -> Result {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let headers = ["CAllocator", "CBidi", "CInterpose", "CSDL2", "CSDL2TTF", "CSDL2Image", "CDeflate"].map {
      "-I \(root.path)/Sources/\($0)"
    }
    return try shell(
      "swiftc -typecheck -swift-version 5 -module-name Example "
        + "-Xcc -fmodule-map-file=\"$(dirname \"$0\")/COpenCombineHelpers.build/module.modulemap\" "
        + "-I \"$(dirname \"$0\")/Modules\" \(headers.joined(separator: " ")) \(files)", tessera: true)
  }
}

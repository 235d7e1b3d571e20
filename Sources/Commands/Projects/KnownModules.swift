import Foundation
import Glibc
import Projects

extension BuildTools {
  /// The modules that user code can import: those of the toolchain, and those of this build.
  var knownModules: Set<String> {
    let toolchain = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift/linux").path
    let own = [modules, toolchain].flatMap(Self.modules)
    // The modules of C that the toolchain's own maps declare.
    return Set(own).union(LinkedModule.parts.keys).union([
      "Glibc", "SwiftGlibc", "CoreFoundation", "Dispatch", "XCTest", "Testing", "Swift",
    ])
  }

  private static func modules(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swiftmodule") }.map { ($0 as NSString).deletingPathExtension }
  }

  /// The compiler's version, such as 6.3. A version that cannot be read permits every package.
  var compilerVersion: (major: Int, minor: Int) {
    let unknown = (major: Int.max, minor: 0)
    guard let text = try? ChildProcess.output(of: [compiler, "--version"]),
      let mark = text.output.range(of: "Swift version ")
    else { return unknown }
    let parts = text.output[mark.upperBound...].prefix { $0.isNumber || $0 == "." }.split(separator: ".")
    let numbers = parts.compactMap { Int($0) }
    return numbers.count > 1 ? (numbers[0], numbers[1]) : unknown
  }
}

extension AdapterReport {
  /// The modules that the files import, with the file that imports each first.
  var importedModules: [String: String] {
    files.reduce(into: [:]) { result, file in
      for module in file.modules ?? [] where result[module] == nil { result[module] = file.path }
    }
  }
}

import Foundation
import Glibc
import PlainText

/// The compiler, programs and modules with which user code is compiled.
struct BuildTools: Sendable {
  let executable: String
  let modules: String
  let compiler: String
  let adapter: String
  /// The module maps of the C libraries that the modules import.
  let moduleMaps: [String]

  /// Finds the tools next to the running executable.
  static func find() throws(Failure) -> BuildTools {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let folder = (executable as NSString).deletingLastPathComponent
    let modules = folder + "/Modules"
    guard FileManager.default.fileExists(atPath: modules + "/UIKit.swiftmodule") else {
      throw Failure(
        .unavailable,
        "the modules of this build are missing: \(modules.quoted) has no UIKit; build Tessera with scripts/run")
    }
    guard let compiler = program("swiftc") else {
      throw Failure(
        .unavailable,
        "swiftc is not in PATH; install the toolchain of Swift \(swiftVersion(in: folder)), or add its usr/bin to PATH")
    }
    let adapter = folder + "/tessera-adapt"
    guard access(adapter, X_OK) == 0 else {
      throw Failure(.unavailable, "\(adapter.quoted) is missing; build it with `swift build --product tessera-adapt`")
    }
    return BuildTools(
      executable: executable, modules: modules, compiler: compiler, adapter: adapter,
      moduleMaps: moduleMaps(above: folder) + packageModuleMaps(in: folder))
  }

  /// Returns the version of Swift that built this program, which a package states in a file.
  private static func swiftVersion(in folder: String) -> String {
    let text = FileManager.default.contents(atPath: folder + "/swift-version").map {
      String(decoding: $0, as: UTF8.self)
    }
    return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "6.3"
  }

  /// Advice for users whose compiler has another version than the one that built this program.
  var remedyForOtherSwift: String {
    let folder = (executable as NSString).deletingLastPathComponent
    let isPackaged = FileManager.default.fileExists(atPath: folder + "/swift-version")
    return isPackaged ? "install Swift \(Self.swiftVersion(in: folder))" : "build it again with scripts/run"
  }

  private static func program(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  private static func moduleMaps(above folder: String) -> [String] {
    var root = folder
    while root.count > 1 {
      let sources = root + "/Sources"
      if FileManager.default.fileExists(atPath: sources + "/CSDL2/module.modulemap") {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
        return names.sorted().map { "\(sources)/\($0)/module.modulemap" }
          .filter { FileManager.default.fileExists(atPath: $0) }
      }
      root = (root as NSString).deletingLastPathComponent
    }
    return []
  }

  /// Returns the module maps of the C targets of packages, such as OpenCombine's, which the build writes.
  private static func packageModuleMaps(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".build") }.sorted().map { "\(folder)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// A text that differs between compilers and between builds of this program.
  var identity: String {
    let names = ["UIKitCore"] + LinkedModule.parts.keys.sorted()
    return ([compiler, executable, adapter] + names.map { "\(modules)/\($0).swiftmodule" }).map(Self.stamp).joined(
      separator: "\n")
  }

  /// Returns a text that differs if a file was changed.
  static func stamp(_ path: String) -> String {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var status = stat()
    stat(real, &status)
    return "\(real) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }
}

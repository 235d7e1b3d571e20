import Foundation
import PlainText
import Projects
import Simulator

/// A check of a package's manifest by the compiler, as the package manager compiles it. Targets are read from the
/// manifest's text, which would hide that the manifest is damaged.
struct ManifestCheck {
  let manifest: String
  let tools: BuildTools
  /// The file that holds the key of the latest manifest without errors.
  let record: String

  /// Reports what is wrong with the manifest, unless it is known to be right.
  func run(report: (String) -> Void) {
    guard let text = FileManager.default.contents(atPath: manifest) else { return }
    var key = ContentKey()
    key.add(tools.identity)
    key.add(Array(text))
    guard FileManager.default.contents(atPath: record) != Data(key.text.utf8) else { return }
    let messages = errors(in: String(decoding: text, as: UTF8.self))
    guard messages.isEmpty else {
      for message in messages { report("\(message); the package manager rejects the manifest") }
      return
    }
    try? OutputFile.write(Array(key.text.utf8), to: record)
  }

  private func errors(in text: String) -> [String] {
    guard let modules = tools.manifestModules else { return [] }
    let (major, minor) = PackageTarget.toolsVersion(inManifest: text) ?? (3, 1)
    let arguments = [
      tools.compiler, "-typecheck", "-I", modules, "-package-description-version", "\(major).\(minor).0",
      "-swift-version", major < 6 ? "5" : "6", "-no-color-diagnostics", "-diagnostic-style=llvm", manifest,
    ]
    guard let (end, output, errors) = try? ChildProcess.output(of: arguments), end != .exit(0) else { return [] }
    let all = CompilerMessage.all(in: output + errors, columns: nil)
    return all.filter { $0.severity == .error && $0.file == manifest }.map {
      "\($0.file):\($0.line):\($0.column): \($0.text)"
    }
  }
}

extension BuildTools {
  /// The folder of the package manager's modules; `nil` if the toolchain has none.
  fileprivate var manifestModules: String? {
    let program = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let usr = program.deletingLastPathComponent().deletingLastPathComponent()
    let folder = usr.appendingPathComponent("lib/swift/pm/ManifestAPI").path
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }
}

import Foundation
import PackagePlugin

/// Adapts the iOS sources in a target's folder before it is compiled.
///
/// A plugin cannot replace a source, only add some. The target therefore names an empty file as its only source, such as
/// `sources: ["Empty.swift"]`, and every other Swift file in its folder is adapted.
@main
struct AdaptSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let own = Set(target.sourceFiles.filter { $0.type == .source }.map(\.url.standardizedFileURL.path))
    let sources = files(in: target.directoryURL).filter { $0.pathExtension == "swift" && !own.contains($0.path) }
    if sources.isEmpty {
      Diagnostics.warning("\(target.name) has no Swift files beside its own sources; name one empty file in `sources`")
      return []
    }
    let catalogs = files(in: target.directoryURL).filter { $0.pathExtension == "xcassets" }
    let folder = context.pluginWorkDirectoryURL.appendingPathComponent("Adapted")
    let symbols = catalogs.isEmpty ? [] : [folder.appendingPathComponent("TesseraAssetSymbols.swift")]
    return [
      .buildCommand(
        displayName: "Adapting \(target.name)", executable: try context.tool(named: "tessera-adapt").url,
        arguments: ["--report", "messages", "--out", folder.path, "--module", target.moduleName]
          + catalogs.flatMap { ["--assets", $0.path] } + sources.map(\.path),
        inputFiles: sources, outputFiles: outputNames(of: sources).map(folder.appendingPathComponent) + symbols)
    ]
  }

  /// All files and catalogs in a folder, in an order that does not depend on the disk.
  private func files(in folder: URL) -> [URL] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    return (found?.compactMap { $0 as? URL } ?? []).map(\.standardizedFileURL).sorted { $0.path < $1.path }
  }

  /// The names that tessera-adapt gives to the copies: of several files with one name, all but the first get the names of
  /// their folders in addition.
  private func outputNames(of sources: [URL]) -> [String] {
    var taken: Set<String> = []
    return sources.map { source in
      let components = source.path.split(separator: "/").map(String.init)
      var name = components.last ?? "File.swift"
      var depth = components.count - 1
      while !taken.insert(name.lowercased()).inserted {
        depth -= 1
        name = (depth >= 0 ? components[depth] : "x") + "+" + name
      }
      return name
    }
  }
}

import Foundation
import Glibc
import Projects
import Simulator

/// The folder that serves as the main bundle of a loaded app. It contains links to resources, without subfolders, as an
/// app's bundle does.
struct ProjectBundle {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Replaces the folder's links, and returns its path.
  func fill(from project: Project) throws(Failure) -> String {
    do { try OutputFolder.make(path) } catch { throw Failure(error) }
    var wanted: [String: String] = [:]
    for resource in project.resources { wanted[name(of: resource, in: project)] = resource }
    wanted["Info.plist"] = nil
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      let known = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\(name)")
      if known == nil || known != wanted[name] { try? FileManager.default.removeItem(atPath: "\(path)/\(name)") }
    }
    for (name, target) in wanted {
      try? OutputFolder.make(("\(path)/\(name)" as NSString).deletingLastPathComponent)
      symlink(target, "\(path)/\(name)")
    }
    if let list = InfoList(project: project).data { try write(list, to: "Info.plist") }
    for catalog in project.resources where catalog.hasSuffix(".xcstrings") {
      try writeTables(of: catalog, besides: wanted)
    }
    return path
  }

  /// Writes the tables of a string catalog, as Xcode does: texts and plurals in a file each, unless the project has it.
  private func writeTables(of catalog: String, besides wanted: [String: String]) throws(Failure) {
    let table = ((catalog as NSString).lastPathComponent as NSString).deletingPathExtension
    for (language, texts) in StringCatalog.read(catalog)?.tables ?? [:] where !language.contains("/") {
      for (kind, list) in [("strings", texts.plain as [String: Any]), ("stringsdict", texts.plurals)] {
        let name = "\(language).lproj/\(table).\(kind)"
        guard wanted[name] == nil, !list.isEmpty || kind == "strings",
          let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        else { continue }
        do { try OutputFolder.make("\(path)/\(language).lproj") } catch { throw Failure(error) }
        try write(data, to: name)
      }
    }
  }

  private func write(_ data: Data, to name: String) throws(Failure) {
    do { try OutputFile.write(Array(data), to: "\(path)/\(name)") } catch { throw Failure(error) }
  }

  /// Returns a resource's name in the bundle: its own name, within its language folder if it has one.
  private func name(of resource: String, in project: Project) -> String {
    let parts = resource.split(separator: "/")
    let name = parts.last.map(String.init) ?? resource
    guard let language = parts.dropLast().last, language.hasSuffix(".lproj") else { return name }
    return "\(language)/\(name)"
  }
}

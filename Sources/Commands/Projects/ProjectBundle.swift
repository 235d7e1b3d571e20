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
    // Foundation ends the app when it reads a table of plurals.
    let plurals = project.resources.filter { $0.hasSuffix(".stringsdict") }
    for resource in project.resources where !resource.hasSuffix(".stringsdict") {
      wanted[name(of: resource, in: project)] = resource
    }
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
    for table in plurals { try writeTable(of: table, named: name(of: table, in: project), besides: wanted) }
    return path
  }

  /// Writes the texts of a table of plurals, together with those of the table of strings of the same name.
  private func writeTable(of plurals: String, named name: String, besides wanted: [String: String]) throws(Failure) {
    let name = (name as NSString).deletingPathExtension + ".strings"
    guard let texts = PluralTable(plurals)?.texts else { return }
    let known = wanted[name].flatMap(FileManager.default.contents).flatMap {
      (try? PropertyListSerialization.propertyList(from: $0, format: nil)) as? [String: String]
    }
    let all = (known ?? [:]).merging(texts) { _, plural in plural }
    guard let data = try? PropertyListSerialization.data(fromPropertyList: all, format: .xml, options: 0) else {
      return
    }
    try? OutputFolder.make(("\(path)/\(name)" as NSString).deletingLastPathComponent)
    unlink("\(path)/\(name)")
    try write(data, to: name)
  }

  /// Writes the tables of a string catalog, unless the project has a table of that name.
  private func writeTables(of catalog: String, besides wanted: [String: String]) throws(Failure) {
    let table = ((catalog as NSString).lastPathComponent as NSString).deletingPathExtension
    for (language, texts) in StringCatalog.read(catalog)?.tables ?? [:] where !language.contains("/") {
      let name = "\(language).lproj/\(table).strings"
      guard wanted[name] == nil,
        let data = try? PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0)
      else { continue }
      do { try OutputFolder.make("\(path)/\(language).lproj") } catch { throw Failure(error) }
      try write(data, to: name)
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

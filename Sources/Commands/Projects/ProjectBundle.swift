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
  ///
  /// - Parameters:
  ///   - bundles: The resources of the bundles inside this one, by their names.
  ///   - report: Called with a remark about each resource that the bundle cannot contain.
  func fill(
    from project: Project, bundles: [String: [String]] = [:], report: (String) -> Void = { _ in }
  ) throws(Failure) -> String {
    try link(project.resources, besides: Set(bundles.keys.map { $0 + ".bundle" }), report: report)
    let list = InfoList(project: project)
    if let problem = list.problem { report(problem) }
    if let list = list.data { try write(list, to: "Info.plist") }
    for (name, resources) in bundles {
      try ProjectBundle("\(path)/\(name).bundle").link(resources, besides: [], report: report)
    }
    return path
  }

  /// Makes the folder contain links to resources, and nothing else.
  private func link(_ resources: [String], besides others: Set<String>, report: (String) -> Void) throws(Failure) {
    do { try OutputFolder.make(path) } catch { throw Failure(error) }
    let wanted = names(of: resources, report: report)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where !others.contains(name) {
      let known = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\(name)")
      if known == nil || known != wanted[name] { try? FileManager.default.removeItem(atPath: "\(path)/\(name)") }
    }
    for (name, target) in wanted {
      do { try OutputFolder.make(("\(path)/\(name)" as NSString).deletingLastPathComponent) } catch {
        throw Failure(error)
      }
      symlink(target, "\(path)/\(name)")
    }
    for catalog in resources where catalog.hasSuffix(".xcstrings") {
      guard let texts = StringCatalog.read(catalog) else {
        report("\(catalog) is damaged, so its texts are left out")
        continue
      }
      try writeTables(of: catalog, texts, besides: wanted)
    }
  }

  /// Returns the resources by their names in the bundle. Of two files with one name, the first one is used; asset catalogs
  /// of one name are all used, as Xcode puts the sets of all catalogs together.
  private func names(of resources: [String], report: (String) -> Void) -> [String: String] {
    resources.reduce(into: [:]) { names, resource in
      var name = name(of: resource)
      guard name != "Info.plist" else { return }
      var number = 2
      while name.hasSuffix(".xcassets"), names[name] != nil {
        name = "\(number)-\(self.name(of: resource))"
        number += 1
      }
      if let known = names[name] {
        report("\(known) and \(resource) have one name in the app's bundle; the first one is used")
      } else {
        names[name] = resource
      }
    }
  }

  /// Returns the source that declares the bundle of a module, as the manager of packages does.
  ///
  /// - Parameter name: The bundle's name inside the app's bundle; `nil` for the app's bundle itself.
  static func source(named name: String?) -> String {
    let bundle = name.map { name in
      let path = "Bundle.main.bundlePath + \"/\(name.filter { $0 != "\"" && $0 != "\\" }).bundle\""
      return "Bundle(path: \(path)) ?? .main"
    }
    return "import Foundation\nextension Foundation.Bundle { static let module: Bundle = \(bundle ?? ".main") }\n"
  }

  /// Writes the tables of a string catalog, as Xcode does: texts and plurals in a file each, unless the project has it.
  private func writeTables(
    of catalog: String, _ texts: StringCatalog, besides wanted: [String: String]
  ) throws(Failure) {
    let table = ((catalog as NSString).lastPathComponent as NSString).deletingPathExtension
    for (language, texts) in texts.tables where !language.contains("/") {
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
  private func name(of resource: String) -> String {
    let parts = resource.split(separator: "/")
    let name = parts.last.map(String.init) ?? resource
    guard let language = parts.dropLast().last, language.hasSuffix(".lproj") else { return name }
    return "\(language)/\(name)"
  }
}

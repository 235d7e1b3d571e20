import Foundation

/// An Xcode project file: its objects, and the files of an app's target.
package struct XcodeProject {
  private typealias Object = [String: OpenStepPropertyList]

  private let file: String
  /// The folder that contains the project.
  private let folder: String
  private let objects: [String: OpenStepPropertyList]
  private let root: Object
  private let paths: XcodePaths

  /// - Parameter path: The absolute path of the `.xcodeproj` folder.
  package init(at path: String) throws(ProjectError) {
    let file = path + "/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .unreadable(path: file, reason: "it is missing or cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw .damaged(path: file, line: 1, reason: "this file is not UTF-8 text")
    }
    let folder = (path as NSString).deletingLastPathComponent
    try self.init(text, file: file, folder: folder)
  }

  /// - Parameters:
  ///   - text: The text of `project.pbxproj`.
  ///   - file: The path of that file, for messages.
  ///   - folder: The folder that contains the project.
  package init(_ text: String, file: String, folder: String) throws(ProjectError) {
    let list: OpenStepPropertyList
    do {
      list = try OpenStepPropertyList(parsing: text)
    } catch {
      throw .damaged(path: file, line: error.line, reason: error.reason)
    }
    guard let objects = list["objects"]?.dictionary, let name = list["rootObject"]?.string,
      let root = objects[name]?.dictionary
    else { throw .damaged(path: file, line: 1, reason: "this project file has no root object") }
    (self.file, self.folder, self.objects, self.root) = (file, folder, objects, root)
    paths = XcodePaths(objects: objects, root: root, folder: folder)
  }

  /// Returns an app target's sources and resources.
  ///
  /// - Parameter name: The target's name; `nil` for the first app.
  package func project(named name: String?) throws(ProjectError) -> Project {
    let target = try target(named: name)
    let settings = settings(of: target)
    var project = Project(
      kind: .xcode, name: target["name"]?.string ?? "App", root: folder, sources: [])
    addPhases(of: target, to: &project)
    addSynchronizedFolders(of: target, to: &project)
    project.infoPlist = settings["INFOPLIST_FILE"].map { absolute($0) }.flatMap { exists($0) ? $0 : nil }
    project.packageFolders = packageFolders
    project.mainStoryboard = settings["INFOPLIST_KEY_UIMainStoryboardFile"]
    project.conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
      .map(String.init).filter { !$0.contains("$") }
    project.compilerFlags = LanguageSettings.flags(for: settings)
    project.sources = Array(Set(project.sources))
    project.resources = Array(Set(project.resources))
    return project
  }

  /// The absolute paths of the packages to which the project refers by a path.
  private var packageFolders: [String] {
    let references = objects.values.filter { $0["isa"]?.string == "XCLocalSwiftPackageReference" }
    return references.compactMap { $0["relativePath"]?.string }.sorted().map {
      URL(fileURLWithPath: $0.hasPrefix("/") ? $0 : folder + "/" + $0).standardized.path
    }.filter { exists($0 + "/Package.swift") }
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns the absolute path of a build setting's file.
  private func absolute(_ path: String) -> String {
    let plain = path.replacingOccurrences(of: "$(SRCROOT)/", with: "").replacingOccurrences(
      of: "$(PROJECT_DIR)/", with: "")
    return plain.hasPrefix("/") ? plain : folder + "/" + plain
  }
}

// MARK: - Targets

extension XcodeProject {
  private func target(named name: String?) throws(ProjectError) -> Object {
    let targets = root["targets"]?.strings.compactMap { objects[$0]?.dictionary } ?? []
    if let name, let target = targets.first(where: { $0["name"]?.string == name }) { return target }
    let apps = targets.filter { $0["productType"]?.string == "com.apple.product-type.application" }
    guard !apps.isEmpty else {
      let names = targets.compactMap { $0["name"]?.string }.joined(separator: ", ")
      throw .unsuitable(path: file, reason: "has no target for an app\(names.isEmpty ? "" : ", only \(names)")")
    }
    if let app = apps.first(where: isForPhones) { return app }
    throw .unsuitable(
      path: file,
      reason: "is for \(platform(of: apps[0]) ?? "another platform"), but Tessera shows UIKit: an app for iOS is needed"
    )
  }

  private func platform(of target: Object) -> String? {
    let settings = settings(of: target)
    return settings["SDKROOT"] ?? settings["SUPPORTED_PLATFORMS"]
  }

  private func isForPhones(_ target: Object) -> Bool {
    let settings = settings(of: target)
    if settings["SUPPORTED_PLATFORMS"]?.contains("iphone") == true { return true }
    guard let kit = settings["SDKROOT"], kit != "auto" else { return true }
    return kit.hasPrefix("iphone")
  }

  /// Returns the settings of the debug configuration, the target's over the project's.
  private func settings(of target: Object) -> [String: String] {
    let levels = [root, target].compactMap { $0["buildConfigurationList"]?.string }
    return levels.reduce(into: [:]) { result, list in
      let names = objects[list]?["buildConfigurations"]?.strings ?? []
      let all = names.compactMap { objects[$0]?.dictionary }
      let chosen = all.first { $0["name"]?.string == "Debug" } ?? all.first
      for (key, value) in chosen?["buildSettings"]?.dictionary ?? [:] {
        result[key] = value.strings.joined(separator: " ")
      }
    }
  }
}

// MARK: - Files

extension XcodeProject {
  private func addPhases(of target: Object, to project: inout Project) {
    for phase in target["buildPhases"]?.strings.compactMap({ objects[$0]?.dictionary }) ?? [] {
      let kind = phase["isa"]?.string
      guard kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
      let references = phase["files"]?.strings.compactMap { objects[$0]?["fileRef"]?.string } ?? []
      for path in references.flatMap(paths.files) { add(path, to: &project, isListed: true) }
    }
  }

  /// Adds the files of folders whose content belongs to the target without being listed, except for those that are
  /// excluded by name.
  private func addSynchronizedFolders(of target: Object, to project: inout Project) {
    for name in target["fileSystemSynchronizedGroups"]?.strings ?? [] {
      guard let path = paths.path(of: name), let group = objects[name] else { continue }
      let sets = (group["exceptions"]?.strings ?? []).compactMap { objects[$0] }
      let excluded = sets.flatMap { $0["membershipExceptions"]?.strings ?? [] }
      let tree = SourceTree(path, root: folder, skipsTests: false)
      for file in tree.sources + tree.resources where !excluded.contains(where: { path + "/" + $0 == file }) {
        add(file, to: &project, isListed: false)
      }
      project.note(links: tree.foreignLinks)
    }
  }

  private func add(_ path: String, to project: inout Project, isListed: Bool) {
    guard exists(path) else {
      project.notes.append("\(path) is in the project, but not on disk")
      return
    }
    if isListed, !isInProject(path) {
      project.notes.append("\(path) leads out of the project, so it is ignored")
    } else if path.hasSuffix(".swift") {
      project.sources.append(path)
    } else if SourceTree.resourceExtensions.contains((path as NSString).pathExtension.lowercased()) {
      project.resources.append(path)
    } else if [".m", ".mm", ".c", ".cpp"].contains(where: path.hasSuffix) {
      project.notes.append("\(path) is not Swift, so it is not compiled")
    }
  }

  /// Whether a listed file is no link that leaves the folder above the project: projects do list files beside it.
  private func isInProject(_ path: String) -> Bool {
    guard let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType,
      kind == .typeSymbolicLink
    else { return true }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path.isInside(folder)
  }
}

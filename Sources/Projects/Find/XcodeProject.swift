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
    var project = files(of: target, settings)
    if let file = settings["INFOPLIST_FILE"], !file.isEmpty {
      let path = absolute(file)
      project.infoPlist = exists(path) ? path : nil
      if project.infoPlist == nil { project.notes.append("\(path) is the target's Info.plist, but not on disk") }
    }
    let header = settings["SWIFT_OBJC_BRIDGING_HEADER"].flatMap { $0.isEmpty ? nil : absolute($0) }
    // Without the header itself, nobody knows what it imports.
    project.bridgingHeader = header.flatMap { !exists($0) || BridgingHeader.isUsed($0) ? $0 : nil }
    project.packageFolders = packageFolders + LocalPod.all(in: folder).map(\.folder)
    project.packageAddresses = packageAddresses
    project.neighbors = references { $0.hasSuffix(".xcodeproj") }
    project.settings = settings
    project.developmentRegion = root["developmentRegion"]?.string
    project.tests = tests
    return project
  }

  /// The targets with tests.
  private var tests: [TestTarget] {
    let types: Set = ["com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing"]
    return targets.filter { types.contains($0["productType"]?.string ?? "") && isForPhones($0) }
      .map { target in
        let files = files(of: target, settings(of: target))
        return TestTarget(name: files.name, sources: files.sources, resources: files.resources)
      }
      .filter(\.hasTests)
  }

  /// The modules of the targets for frameworks and libraries.
  package var frameworks: [PackageModule] {
    targets.filter { Self.frameworkTypes.contains($0["productType"]?.string ?? "") && isForPhones($0) }.map { target in
      let settings = settings(of: target)
      let project = files(of: target, settings)
      let name = settings["PRODUCT_MODULE_NAME"] ?? Project.identifier(project.name)
      return PackageModule(
        name: name, root: folder, sources: project.sources.sorted(), resources: project.resources.sorted(),
        conditions: project.conditions, compilerFlags: project.compilerFlags)
    }.filter { !$0.sources.isEmpty }
  }

  private static let frameworkTypes: Set = [
    "com.apple.product-type.framework", "com.apple.product-type.framework.static",
    "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic",
  ]

  /// Returns a target's files, with the settings of their compilation.
  private func files(of target: Object, _ settings: BuildSettings) -> Project {
    var project = Project(kind: .xcode, name: target["name"]?.string ?? "App", root: folder, sources: [])
    addPhases(of: target, to: &project)
    addSynchronizedFolders(of: target, to: &project)
    for name in (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
    where !project.conditions.contains(name) { project.conditions.append(name) }
    project.compilerFlags = LanguageSettings.flags(for: settings)
    project.sources = Array(Set(project.sources))
    project.resources = Array(Set(project.resources))
    return project
  }

  /// The absolute paths of the packages to which the project refers by a path.
  private var packageFolders: [String] {
    let references = objects.values.filter { $0["isa"]?.string == "XCLocalSwiftPackageReference" }
    let named = references.compactMap { $0["relativePath"]?.string }.sorted().map(absolute)
    // Before Xcode 15, a package was a folder among the project's files.
    let folders = self.references { exists($0 + "/Package.swift") }.filter { !named.contains($0) }
    return named.filter { exists($0 + "/Package.swift") } + folders + surroundingPackages
  }

  /// The package in which the project is, if the project uses a product of its name: example apps often name the library
  /// around them by its address, or get it from a workspace.
  private var surroundingPackages: [String] {
    let dependencies = objects.values.filter { $0["isa"]?.string == "XCSwiftPackageProductDependency" }
    let products = Set(dependencies.compactMap { $0["productName"]?.string })
    guard !products.isEmpty else { return [] }
    let parents = (1...4).map { URL(fileURLWithPath: folder + String(repeating: "/..", count: $0)).standardized.path }
    return parents.filter { parent in
      guard let text = try? String(contentsOfFile: parent + "/Package.swift", encoding: .utf8) else { return false }
      let names = PackageTarget.all(inManifest: text).map(\.name) + [PackageTarget.packageName(inManifest: text) ?? ""]
      return names.contains(where: products.contains)
    }
  }

  /// The addresses of the packages that Xcode would fetch, by the names of the products that the project uses.
  private var packageAddresses: [String: String] {
    let products = objects.values.filter { $0["isa"]?.string == "XCSwiftPackageProductDependency" }
    let addresses = products.compactMap { product -> (String, String)? in
      guard let name = product["productName"]?.string, let package = product["package"]?.string,
        let address = objects[package]?["repositoryURL"]?.string
      else { return nil }
      return (name, address)
    }
    return Dictionary(addresses) { min($0, $1) }
  }

  /// Returns the absolute paths of the files and folders that the project shows and that a condition selects, sorted.
  private func references(where isWanted: (String) -> Bool) -> [String] {
    objects.filter { $0.value["isa"]?.string == "PBXFileReference" }.keys.compactMap(paths.path).filter(isWanted)
      .sorted()
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns the absolute path of a build setting's file.
  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path.hasPrefix("/") ? path : folder + "/" + path).standardized.path
  }
}

// MARK: - Targets

extension XcodeProject {
  private var targets: [Object] { root["targets"]?.strings.compactMap { objects[$0]?.dictionary } ?? [] }

  private func target(named name: String?) throws(ProjectError) -> Object {
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
  private func settings(of target: Object) -> BuildSettings {
    let name = target["name"]?.string ?? "App"
    var settings = BuildSettings([
      "TARGET_NAME": name, "PRODUCT_NAME": name, "PROJECT_NAME": projectName, "CONFIGURATION": "Debug",
      "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "DEVELOPMENT_LANGUAGE": root["developmentRegion"]?.string ?? "en",
    ])
    for list in [root, target].compactMap({ $0["buildConfigurationList"]?.string }) {
      let all = (objects[list]?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0]?.dictionary }
      guard let chosen = all.first(where: { $0["name"]?.string == "Debug" }) ?? all.first else { continue }
      if let file = configurationFile(of: chosen) { settings.add(ConfigurationFile.settings(at: file)) }
      let own = chosen["buildSettings"]?.dictionary ?? [:]
      settings.add(own.mapValues { $0.strings.joined(separator: " ") })
    }
    return settings
  }

  private var projectName: String {
    (((file as NSString).deletingLastPathComponent as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// Returns the path of the file on which a configuration is based.
  private func configurationFile(of configuration: Object) -> String? {
    if let reference = configuration["baseConfigurationReference"]?.string { return paths.path(of: reference) }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string, let folder = paths.path(of: anchor),
      let path = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return folder + "/" + path
  }
}

// MARK: - Files

extension XcodeProject {
  private func addPhases(of target: Object, to project: inout Project) {
    for phase in target["buildPhases"]?.strings.compactMap({ objects[$0]?.dictionary }) ?? [] {
      let kind = phase["isa"]?.string
      guard kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
      let references = phase["files"]?.strings.compactMap { objects[$0]?["fileRef"]?.string } ?? []
      for path in references.flatMap(paths.files) {
        add(path, to: &project, isResource: kind == "PBXResourcesBuildPhase")
      }
    }
  }

  /// Adds the files of folders whose content belongs to the target without being listed, except for those that are
  /// excluded by name, and the files that other targets' folders share with this one.
  private func addSynchronizedFolders(of target: Object, to project: inout Project) {
    let own = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
    for (name, group) in objects.sorted(by: { $0.key < $1.key })
    where group["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = paths.path(of: name) else { continue }
      let sets = (group["exceptions"]?.strings ?? []).compactMap { objects[$0]?.dictionary }.filter { set in
        set["target"]?.string.flatMap { objects[$0]?["name"]?.string } == target["name"]?.string
      }
      let exceptions = Set(sets.flatMap { $0["membershipExceptions"]?.strings ?? [] }.map { path + "/" + $0 })
      if own.contains(name) {
        addFolder(path, except: exceptions, to: &project)
      } else {
        for file in exceptions.sorted() where exists(file) { add(file, to: &project, isResource: nil) }
      }
    }
  }

  private func addFolder(_ path: String, except exceptions: Set<String>, to project: inout Project) {
    let tree = SourceTree(path, root: folder, skipsTests: false)
    for file in tree.sources + tree.resources where !exceptions.contains(where: file.isInside) {
      add(file, to: &project, isResource: nil)
    }
    project.note(links: tree.foreignLinks)
  }

  /// - Parameter isResource: Whether the target lists the file as a resource, of whatever kind it is; `nil` if the target
  ///   does not list it.
  private func add(_ path: String, to project: inout Project, isResource: Bool?) {
    guard exists(path) else {
      project.notes.append("\(path) is in the project, but not on disk")
      return
    }
    if isResource != nil, !isInProject(path) {
      project.notes.append("\(path) leads out of the project, so it is ignored")
    } else if path.hasSuffix(".swift") {
      project.sources.append(path)
    } else if isResource == true || Project.isResource((path as NSString).lastPathComponent) {
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

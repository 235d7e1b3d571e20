import Foundation

/// A Swift module of a package that is on the disk.
package struct PackageModule: Hashable, Sendable {
  package var name: String
  /// The absolute path of the package's folder.
  package var root: String
  /// The absolute paths of the sources, sorted.
  package var sources: [String]
  /// The absolute paths of images and other files, sorted.
  package var resources: [String]
  /// The reason why the module cannot be compiled; `nil` if it can.
  package var obstacle: String?
}

/// The modules of all packages that a project names and that are on the disk: packages in its folders, those to which it
/// refers by a path, the checkouts of package managers, and folders of `Pods` with sources.
package struct PackageCatalog: Sendable {
  private var modules: [String: PackageModule] = [:]
  /// Remarks for the user about packages that are ambiguous.
  package private(set) var notes: [String] = []

  package subscript(name: String) -> PackageModule? { modules[name] }

  /// - Parameter compilerVersion: The version of the compiler, such as 6.3.
  package init(for project: Project, compilerVersion: (major: Int, minor: Int)) {
    var folders = project.packageFolders
    for folder in Self.packageFolders(in: project.root) where !folders.contains(folder) { folders.append(folder) }
    var next = 0
    while next < folders.count {
      let folder = folders[next]
      next += 1
      for other in add(packageAt: folder, compilerVersion) where !folders.contains(other) { folders.append(other) }
    }
    addPods(in: project.root + "/Pods")
  }

  /// The folders of package managers with sources of other packages.
  private static let checkouts = [
    ".build/checkouts", "SourcePackages/checkouts", "Carthage/Checkouts", "Pods", "Packages", "LocalPackages",
    "Modules",
    "Vendor", "vendor", "Dependencies", "Frameworks", "Libraries", "Local Packages", "packages",
  ]
  /// The folders in which packages of a project appear and disappear.
  package static func folders(of root: String) -> [String] {
    checkouts.map { root + "/" + $0 }.filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// The depth to which packages are searched for in a project's own folders.
  private static let depth = 3

  private static func packageFolders(in root: String) -> [String] {
    var found: [String] = []
    func search(_ folder: String, depth: Int) {
      for name in names(in: folder) where !name.hasPrefix(".") && (name as NSString).pathExtension.isEmpty {
        let path = folder + "/" + name
        if hasManifest(path) { found.append(path) } else if depth > 1 { search(path, depth: depth - 1) }
      }
    }
    search(root, depth: depth)
    for checkout in checkouts {
      found += names(in: root + "/" + checkout).map { "\(root)/\(checkout)/\($0)" }.filter(hasManifest)
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func hasManifest(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }

  /// Adds the modules of a package.
  ///
  /// - Returns: The folders of packages to which it refers by their paths.
  private mutating func add(packageAt root: String, _ compiler: (major: Int, minor: Int)) -> [String] {
    guard let text = try? String(contentsOfFile: root + "/Package.swift", encoding: .utf8) else { return [] }
    var obstacle: String?
    if let tools = PackageTarget.toolsVersion(inManifest: text), tools > compiler {
      obstacle =
        "\(root)/Package.swift:1: the package needs Swift \(tools.major).\(tools.minor), but the compiler is Swift "
        + "\(compiler.major).\(compiler.minor)"
    }
    for target in PackageTarget.all(inManifest: text) where target.kind == .library {
      let folder = target.folder(in: root)
      let tree = SourceTree(folder, root: folder, skipsTests: target.path == nil)
      let sources = tree.sources.filter { target.contains($0, in: folder) }
      guard !sources.isEmpty else { continue }
      let resources = tree.resources.filter { target.contains($0, in: folder, isSource: false) }
      add(
        PackageModule(
          name: target.moduleName, root: root, sources: sources.sorted(), resources: resources.sorted(),
          obstacle: obstacle))
    }
    return PackageTarget.packagePaths(inManifest: text).map {
      URL(fileURLWithPath: root + "/" + $0).standardized.path
    }.filter(Self.hasManifest)
  }

  /// Adds the folders of CocoaPods that have sources in place of a manifest, each as one module.
  private mutating func addPods(in pods: String) {
    let others: Set = ["Headers", "Target Support Files", "Local Podspecs", "Pods.xcodeproj"]
    for name in Self.names(in: pods) where !others.contains(name) && !name.hasPrefix(".") {
      let root = pods + "/" + name
      guard !Self.hasManifest(root) else { continue }
      let tree = SourceTree(root, root: root)
      let module = name.replacingOccurrences(of: "-", with: "_")
      guard !tree.sources.isEmpty, modules[module] == nil else { continue }
      add(PackageModule(name: module, root: root, sources: tree.sources.sorted(), resources: tree.resources.sorted()))
    }
  }

  private mutating func add(_ module: PackageModule) {
    guard let known = modules[module.name] else {
      modules[module.name] = module
      return
    }
    if known.root != module.root {
      notes.append("\(known.root) and \(module.root) both have a module \(module.name); the first one is used")
    }
  }
}

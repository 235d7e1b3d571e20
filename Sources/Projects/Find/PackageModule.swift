import Foundation
import PlainText

/// A Swift module whose sources are on the disk, of a package, a pod or a framework.
package struct PackageModule: Hashable, Sendable {
  package var name: String
  /// The absolute path of the package's folder.
  package var root: String
  /// The absolute paths of the sources, sorted.
  package var sources: [String]
  /// The absolute paths of images and other files, sorted.
  package var resources: [String]
  /// The name of the bundle with the resources, such as `Feature_FeatureUI`; `nil` if they belong to the app's own bundle.
  package var bundle: String?
  /// The conditions of `#if` that the module is compiled with.
  package var conditions: [String] = []
  /// The compiler's arguments for the module's settings.
  package var compilerFlags: [String] = []
  /// Whether the module is the user's own code: it is in the project's folder, and no package manager has put it there.
  package var isOwn = false
  /// The reason why the module cannot be compiled; `nil` if it can.
  package var obstacle: String?
}

/// The modules of all packages that a project names and that are on the disk: packages in its folders, those to which it
/// refers by a path, the checkouts of package managers, pods that a `Podfile` takes from folders, folders of `Pods` with
/// sources, and the frameworks of Xcode projects.
package struct PackageCatalog: Sendable {
  private var modules: [String: PackageModule] = [:]
  /// The project's folders.
  private let roots: [String]
  /// Remarks for the user about packages that are ambiguous.
  package private(set) var notes: [String] = []

  /// The addresses of packages that are not on the disk, by the names of their products.
  private let addresses: [String: String]

  package subscript(name: String) -> PackageModule? { modules[name] }

  /// Returns the command that puts the package of a module where it is found; `nil` if the project does not say where the
  /// package comes from.
  package func cloneCommand(for name: String) -> String? {
    guard let address = addresses[name] else { return nil }
    return "git clone \(address.shellQuoted) \("\(roots[0])/Packages/\(name)".shellQuoted)"
  }

  /// - Parameter compilerVersion: The version of the compiler, such as 6.3.
  package init(for project: Project, compilerVersion: (major: Int, minor: Int)) {
    roots = [project.root] + project.searchFolders
    addresses = project.packageAddresses
    var folders = project.packageFolders
    for folder in roots.flatMap(Self.packageFolders) where !folders.contains(folder) { folders.append(folder) }
    var next = 0
    while next < folders.count {
      let folder = folders[next]
      next += 1
      for other in add(packageAt: folder, compilerVersion) where !folders.contains(other) { folders.append(other) }
    }
    if project.kind == .xcode { addFrameworks(in: project) }
    for root in Set(roots).sorted() {
      let version = project.settings["SWIFT_VERSION"]
      LocalPod.all(in: root).compactMap { $0.module(defaultVersion: version) }.forEach { add($0) }
      addPods(in: root + "/Pods")
    }
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

  /// The folders that only package managers write.
  private static let managed = [".build", "SourcePackages", "Carthage", "Pods"]

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
    let manifest = root + "/Package.swift"
    guard let text = try? String(contentsOfFile: manifest, encoding: .utf8) else { return [] }
    var obstacle: String?
    if let tools = PackageTarget.toolsVersion(inManifest: text), tools > compiler {
      obstacle =
        "\(manifest):1: the package needs Swift \(tools.major).\(tools.minor), but the compiler is Swift "
        + "\(compiler.major).\(compiler.minor)"
    }
    let package = PackageTarget.packageName(inManifest: text) ?? (root as NSString).lastPathComponent
    for target in Self.targets(inManifest: text, at: root) {
      guard var module = Self.module(target, of: package, at: root) else { continue }
      module.obstacle = obstacle ?? module.obstacle
      module.compilerFlags += target.languageFlags(inManifest: text)
      add(module)
    }
    return PackageTarget.packagePaths(inManifest: text).map {
      URL(fileURLWithPath: root + "/" + $0).standardized.path
    }.filter(Self.hasManifest)
  }

  /// Returns the targets that a manifest declares, and those that it makes with code, of which only the folders are known.
  private static func targets(inManifest text: String, at root: String) -> [PackageTarget] {
    let declared = PackageTarget.all(inManifest: text)
    let folders = declared.map { $0.folder(in: root) }
    let others = names(in: root + "/Sources").map { PackageTarget(name: $0, kind: .library, path: nil) }.filter {
      target in
      let folder = target.folder(in: root)
      return !folders.contains { folder.isInside($0) || $0.isInside(folder) }
    }
    return declared.filter { $0.kind == .library || $0.kind == .binary } + others
  }

  /// Returns the module of a target; `nil` if there are no files of it.
  private static func module(_ target: PackageTarget, of package: String, at root: String) -> PackageModule? {
    var module = PackageModule(name: target.moduleName, root: root, sources: [], resources: [])
    guard target.kind != .binary else {
      module.obstacle =
        "\(root)/Package.swift: \(target.name) is a binary target, which is compiled for Apple's platforms"
      return module
    }
    let folder = target.folder(in: root)
    let tree = SourceTree(folder, root: folder, skipsTests: target.path == nil)
    module.sources = tree.sources.filter { target.contains($0, in: folder) }.sorted()
    module.resources = target.resources(of: tree, in: folder).sorted()
    module.bundle = module.resources.isEmpty ? nil : "\(package)_\(target.name)"
    module.conditions = ["SWIFT_PACKAGE"] + target.conditions
    module.compilerFlags = target.compilerFlags
    if module.sources.isEmpty {
      guard tree.others.contains(where: isForeignSource) else { return nil }
      module.obstacle = "\(folder) has no Swift, only C or Objective-C, which is not compiled"
    }
    return module
  }

  private static func isForeignSource(_ path: String) -> Bool {
    ["c", "m", "mm", "cpp", "cc", "h"].contains((path as NSString).pathExtension)
  }

  /// Adds the frameworks and libraries of all Xcode projects below a project's folder and beside it.
  private mutating func addFrameworks(in project: Project) {
    let own = SourceTree(project.root, root: project.root).projects.sorted()
    for path in own + project.neighbors.filter({ !own.contains($0) }) {
      for module in (try? XcodeProject(at: path))?.frameworks ?? [] { add(module) }
    }
  }

  /// Adds the folders of CocoaPods that have sources in place of a manifest, each as one module.
  private mutating func addPods(in pods: String) {
    let others: Set = ["Headers", "Target Support Files", "Local Podspecs", "Pods.xcodeproj"]
    for name in Self.names(in: pods) where !others.contains(name) && !name.hasPrefix(".") {
      let root = pods + "/" + name
      guard !Self.hasManifest(root) else { continue }
      let tree = SourceTree(root, root: root)
      let module = name.replacingOccurrences(of: "-", with: "_")
      guard modules[module] == nil else { continue }
      var pod = PackageModule(
        name: module, root: root, sources: tree.sources.sorted(), resources: tree.resources.sorted(),
        conditions: ["COCOAPODS"])
      if pod.sources.isEmpty {
        guard tree.others.contains(where: Self.isForeignSource) else { continue }
        pod.obstacle = "\(root) has no Swift, only C or Objective-C, which is not compiled"
      }
      add(pod)
    }
  }

  private mutating func add(_ module: PackageModule) {
    var module = module
    module.isOwn = roots.contains { root in
      module.root.isInside(root) && !Self.managed.contains { module.root.isInside("\(root)/\($0)") }
    }
    guard let known = modules[module.name] else {
      modules[module.name] = module
      return
    }
    if known.root != module.root {
      notes.append("\(known.root) and \(module.root) both have a module \(module.name); the first one is used")
    }
  }
}

import Foundation

/// A Swift package, whose targets are read from the text of its manifest: evaluating it would take seconds, and write
/// a build folder into the package.
struct SourcePackage {
  private let root: String
  private let targets: [PackageTarget]
  /// The absolute paths of the packages to which the manifest refers by a path.
  private let packagePaths: [String]
  /// The language of the texts in the source.
  private let region: String?
  private let manifest: String

  init(at root: String) throws(ProjectError) {
    self.root = root
    guard let text = try? String(contentsOfFile: root + "/Package.swift", encoding: .utf8) else {
      throw .unreadable(path: root + "/Package.swift", reason: "it is not UTF-8 text")
    }
    targets = PackageTarget.all(inManifest: text).filter { $0.kind != .binary }
    region = PackageTarget.localization(inManifest: text)
    manifest = text
    packagePaths = PackageTarget.packagePaths(inManifest: text).map {
      URL(fileURLWithPath: root + "/" + $0).standardized.path
    }
  }

  /// Returns the executable target, or the first library that no other one imports. The package's other targets are
  /// modules of their own, as in Xcode: two of them may have names in common, and each has its bundle.
  func project() throws(ProjectError) -> Project {
    let known = targets.isEmpty ? folderTargets : targets
    let shown = known.filter { $0.kind != .test && FileManager.default.fileExists(atPath: path(of: $0)) }
    guard let main = shown.first(where: { $0.kind == .executable }) ?? outermost(of: shown) else {
      throw .empty(path: root)
    }
    var project = Project(kind: .package, name: main.name, root: root, sources: [])
    add(main, to: &project)
    project.packageFolders = [root] + packagePaths
    project.developmentRegion = region
    project.conditions = ["SWIFT_PACKAGE"] + main.conditions
    project.compilerFlags = main.compilerFlags + main.languageFlags(inManifest: manifest)
    project.infoPlist = project.resources.first { $0.hasSuffix("/Info.plist") }
    project.tests = known.filter { $0.kind == .test }.map(tests).filter(\.hasTests).map { target in
      var target = target
      target.isApart = !target.sources.contains { Self.imports(in: $0).contains(main.moduleName) }
      return target
    }
    return project
  }

  private func tests(_ target: PackageTarget) -> TestTarget {
    let folder = path(of: target)
    let tree = SourceTree(folder, root: root, skipsTests: false)
    return TestTarget(
      name: target.name, sources: tree.sources.filter { target.contains($0, in: folder) },
      resources: target.resources(of: tree, in: folder))
  }

  /// Returns the first target with sources that no other one imports; of targets that import each other, the first.
  private func outermost(of targets: [PackageTarget]) -> PackageTarget? {
    let modules = targets.map { target -> (target: PackageTarget, imports: Set<String>) in
      let sources = SourceTree(path(of: target), root: root).sources
      return (target, sources.reduce(into: []) { $0.formUnion(Self.imports(in: $1)) })
    }
    let outer = modules.first { module in
      !modules.contains { $0.target != module.target && $0.imports.contains(module.target.moduleName) }
    }
    return outer?.target ?? targets.first
  }

  private func add(_ target: PackageTarget, to project: inout Project) {
    let tree = SourceTree(path(of: target), root: root)
    project.sources += tree.sources.filter { target.contains($0, in: path(of: target)) }
    project.resources += target.resources(of: tree, in: path(of: target))
    project.note(links: tree.foreignLinks)
  }

  /// Returns the modules that a file's lines import.
  private static func imports(in path: String) -> Set<String> {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").reduce(into: []) { names, line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index < 4, index + 1 < words.count else { return }
      names.insert(String(words[words.count - 1].prefix { $0 != "." && $0 != ";" }))
    }
  }

  private var folderTargets: [PackageTarget] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: root + "/Sources")) ?? []
    return folders.sorted().filter { !$0.hasPrefix(".") }.map { PackageTarget(name: $0, kind: .library, path: nil) }
  }

  private func path(of target: PackageTarget) -> String { target.folder(in: root) }
}

import Foundation

/// A Swift package, whose targets are read from the text of its manifest: evaluating it would take seconds, and write
/// a build folder into the package.
struct SourcePackage {
  private let root: String
  private let targets: [PackageTarget]

  init(at root: String) throws(ProjectError) {
    self.root = root
    guard let text = try? String(contentsOfFile: root + "/Package.swift", encoding: .utf8) else {
      throw .unreadable(path: root + "/Package.swift", reason: "it is not UTF-8 text")
    }
    targets = PackageTarget.all(inManifest: text)
  }

  /// Returns the executable target, or the first other one that has sources, together with the targets of the package
  /// that it depends on, as one module each would need its own build.
  func project() throws(ProjectError) -> Project {
    let known = targets.isEmpty ? folderTargets : targets
    let shown = known.filter { $0.kind != .test && FileManager.default.fileExists(atPath: path(of: $0)) }
    guard let main = shown.first(where: { $0.kind == .executable }) ?? shown.first else { throw .empty(path: root) }
    var project = Project(kind: .package, name: main.name, root: root, sources: [])
    let tree = SourceTree(path(of: main), root: root)
    project.sources = tree.sources
    project.resources = tree.resources
    project.note(links: tree.foreignLinks)
    project.infoPlist = tree.resources.first { $0.hasSuffix("/Info.plist") }
    return project
  }

  private var folderTargets: [PackageTarget] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: root + "/Sources")) ?? []
    return folders.sorted().filter { !$0.hasPrefix(".") }.map { PackageTarget(name: $0, kind: .library, path: nil) }
  }

  private func path(of target: PackageTarget) -> String {
    if let path = target.path { return (root as NSString).appendingPathComponent(path) }
    let conventional = ["Sources", "Source", "src"].map { "\(root)/\($0)/\(target.name)" }
    return conventional.first { FileManager.default.fileExists(atPath: $0) } ?? conventional[0]
  }
}

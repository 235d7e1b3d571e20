import Foundation
import Glibc

/// A search for the project that a path names.
package enum ProjectFinder {
  /// Whether a command line's argument names a project rather than a scene or another file.
  package static func isProject(_ argument: String) -> Bool {
    if argument.hasSuffix(".swift") || argument.hasSuffix(".xcodeproj") || argument.hasSuffix(".xcworkspace") {
      return true
    }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder)
    return exists ? isFolder.boolValue : argument.contains("/") && (argument as NSString).pathExtension.isEmpty
  }

  /// Returns the project at a path.
  package static func find(_ path: String) throws(ProjectError) -> Project {
    let absolute = try realPath(path)
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder)
    let suffix = (absolute as NSString).pathExtension
    var project: Project
    if !isFolder.boolValue {
      project = suffix == "swift" ? try file(absolute) : try manifest(absolute, named: path)
    } else if suffix == "xcodeproj" {
      project = try XcodeProject(at: absolute).project(named: nil)
    } else if suffix == "xcworkspace" {
      project = try app(of: XcodeWorkspace(at: absolute), in: (absolute as NSString).deletingLastPathComponent)
    } else {
      project = try folder(absolute)
    }
    project.sources.sort()
    project.resources.sort()
    guard !project.sources.isEmpty else { throw .empty(path: path) }
    try checkEncoding(project.sources)
    return project
  }

  /// Checks that something readable is at a path.
  package static func check(_ path: String) throws(ProjectError) { _ = try realPath(path) }

  private static func realPath(_ path: String) throws(ProjectError) -> String {
    guard let real = realpath(path, nil) else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { free(real) }
    guard access(real, R_OK) == 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    return String(cString: real)
  }

  private static func file(_ path: String) throws(ProjectError) -> Project {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let root = (path as NSString).deletingLastPathComponent
    if name == "Package" { return try folder(root) }
    return Project(kind: .file, name: name, root: root, sources: [path])
  }

  /// Returns the package of a manifest; other files are no projects.
  private static func manifest(_ path: String, named name: String) throws(ProjectError) -> Project {
    throw .unsuitable(path: name, reason: "is neither a .swift file nor a folder")
  }

  private static func folder(_ path: String) throws(ProjectError) -> Project {
    if FileManager.default.fileExists(atPath: path + "/Package.swift") {
      return try SourcePackage(at: path).project()
    }
    let tree = SourceTree(path, root: path)
    if !tree.projects.isEmpty {
      return try app(of: XcodeWorkspace(at: workspace(in: path) ?? path), in: path, others: tree.projects)
    }
    var project = Project(
      kind: .folder, name: (path as NSString).lastPathComponent, root: path, sources: tree.sources,
      resources: tree.resources)
    project.infoPlist = tree.resources.first { $0.hasSuffix("/Info.plist") }
    project.bridgingHeader = BridgingHeader.first(among: tree.others)
    project.tests = TestTarget.all(in: path)
    project.note(links: tree.foreignLinks)
    return project
  }

  /// Returns the workspace in a folder, the first by name; every `.xcodeproj` also contains one, which is not meant.
  private static func workspace(in folder: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcworkspace") }.min().map { folder + "/" + $0 }
  }

  /// Returns the first app for iOS of a workspace's projects, or else of a folder's, the nearest first. The frameworks
  /// and packages of all of them are at hand.
  private static func app(
    of workspace: XcodeWorkspace, in folder: String, others: [String]? = nil
  ) throws(ProjectError) -> Project {
    let others = (others ?? SourceTree(folder, root: folder).projects).sorted {
      ($0.utf8.count, $0) < ($1.utf8.count, $1)
    }
    let projects = workspace.projects + others.filter { !workspace.projects.contains($0) }
    var first: ProjectError?
    for path in projects {
      do {
        var project = try XcodeProject(at: path).project(named: nil)
        project.searchFolders = [folder]
        project.neighbors += projects.filter { $0 != path && !project.neighbors.contains($0) }
        project.packageFolders += workspace.packages.filter { !project.packageFolders.contains($0) }
        return project
      } catch {
        first = first ?? error
      }
    }
    throw first ?? .empty(path: folder)
  }

  /// Refuses sources that the compiler would misread as binary data.
  private static func checkEncoding(_ sources: [String]) throws(ProjectError) {
    for path in sources {
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
      defer { close(descriptor) }
      var start: [UInt8] = [0, 0]
      guard read(descriptor, &start, 2) == 2 else { continue }
      if start == [0xFF, 0xFE] || start == [0xFE, 0xFF] || start.contains(0) {
        throw .damaged(path: path, line: 1, reason: "this file is in UTF-16; save it as UTF-8, which Swift requires")
      }
    }
  }
}

extension Project {
  /// Adds a remark about links that lead out of the project.
  mutating func note(links: [String]) {
    notes += links.map { "\($0) leads out of the project, so it is ignored" }
  }
}

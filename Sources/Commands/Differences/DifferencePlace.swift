import Foundation
import PlainText
import Projects

/// The scene, file, folder or project that one side of a comparison names.
enum DifferencePlace {
  case scene(String)
  case file(String)
  case folder(String)
  case project(String)

  /// - Parameter folders: The temporary folders, to which the files of a commit are copied.
  init(_ name: String, _ folders: TemporaryFolders) throws {
    if Catalogue.scenes.contains(where: { $0.name == name }) {
      self = .scene(name)
    } else if FileManager.default.fileExists(atPath: name) {
      self = Self.place(at: name)
    } else if let commit = try CommitFiles(name) {
      self = Self.place(at: try commit.copy(to: folders))
    } else {
      let hint = Nearest.hint(Nearest.name(to: name, among: Catalogue.scenes.map(\.name)))
      throw Failure(.missingInput, "\(name.quoted) is neither a scene, a file nor a commit\(hint)")
    }
  }

  private static func place(at path: String) -> DifferencePlace {
    if (try? ProjectFinder.find(path)) != nil { return .project(path) }
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isFolder.boolValue ? .folder(path) : .file(path)
  }

  /// Whether the place is one subject without a name.
  var isSingle: Bool {
    switch self {
    case .scene, .file: true
    case .folder, .project: false
    }
  }

  var isProject: Bool {
    if case .project = self { true } else { false }
  }

  /// Whether the place is shown on a device.
  var hasDevice: Bool {
    switch self {
    case .scene, .project: true
    case .file, .folder: false
    }
  }
}

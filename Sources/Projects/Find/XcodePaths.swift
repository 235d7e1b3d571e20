import Foundation

/// The paths of a project file's references, which are relative to their groups.
struct XcodePaths {
  private let objects: [String: OpenStepPropertyList]
  private let folder: String
  private var parents: [String: String] = [:]

  init(objects: [String: OpenStepPropertyList], root: [String: OpenStepPropertyList], folder: String) {
    self.objects = objects
    let base = root["projectDirPath"]?.string ?? ""
    self.folder = base.isEmpty ? folder : (folder as NSString).appendingPathComponent(base)
    for (name, object) in objects {
      for child in object["children"]?.strings ?? [] { parents[child] = name }
    }
  }

  /// Returns the absolute path of a reference or group; `nil` if it is outside the project, such as a product.
  func path(of name: String) -> String? { path(of: name, depth: 0) }

  private func path(of name: String, depth: Int) -> String? {
    guard depth < 64, let object = objects[name] else { return nil }
    let own = object["path"]?.string
    switch object["sourceTree"]?.string ?? "<group>" {
    case "<absolute>": return own
    case "SOURCE_ROOT": return join(folder, own)
    case "<group>":
      guard let parent = parents[name] else { return join(folder, own) }
      return path(of: parent, depth: depth + 1).map { join($0, own) }
    default: return nil
    }
  }

  /// Returns the files of a reference: its own, or those of all languages.
  func files(of name: String) -> [String] {
    let kind = objects[name]?["isa"]?.string
    if kind == "PBXVariantGroup" {
      return (objects[name]?["children"]?.strings ?? []).compactMap(path)
    }
    return path(of: name).map { [$0] } ?? []
  }

  private func join(_ folder: String, _ path: String?) -> String {
    guard let path, !path.isEmpty else { return folder }
    return URL(fileURLWithPath: folder + "/" + path).standardized.path
  }
}

import Foundation

/// The projects and packages that an Xcode workspace puts together.
struct XcodeWorkspace {
  /// The absolute paths of the `.xcodeproj` folders, in order.
  private(set) var projects: [String] = []
  /// The absolute paths of the packages.
  private(set) var packages: [String] = []

  /// - Parameter path: The absolute path of the `.xcworkspace` folder. What cannot be read names nothing.
  init(at path: String) {
    let text = try? String(contentsOfFile: path + "/contents.xcworkspacedata", encoding: .utf8)
    let container = (path as NSString).deletingLastPathComponent
    var groups = [container]
    for match in (text ?? "").matches(of: /<\s*(\/?)\s*(Group|FileRef|Workspace)\b([^>]*)>/) {
      let location = match.3.firstMatch(of: /location\s*=\s*["']([^"']*)["']/).map { String($0.1) } ?? ""
      let isClosed = match.3.hasSuffix("/")
      if match.2 == "Group" {
        if match.1 == "/" {
          if groups.count > 1 { groups.removeLast() }
        } else if !isClosed {
          groups.append(Self.path(of: location, in: groups[groups.count - 1], container))
        }
      } else if match.2 == "FileRef", match.1.isEmpty {
        add(Self.path(of: location, in: groups[groups.count - 1], container))
      }
    }
  }

  private mutating func add(_ path: String) {
    if path.hasSuffix(".xcodeproj") {
      projects.append(path)
    } else if FileManager.default.fileExists(atPath: path + "/Package.swift") {
      packages.append(path)
    }
  }

  /// Returns the absolute path of a location such as `group:App/App.xcodeproj`, whose characters are XML's.
  private static func path(of location: String, in group: String, _ container: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    // The ampersand is last, so that what it was part of is not read once more.
    let path = (parts.count > 1 ? String(parts[1]) : "").replacing("&quot;", with: "\"").replacing("&apos;", with: "'")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    let base = parts.first == "group" ? group : container
    return URL(fileURLWithPath: path.hasPrefix("/") ? path : base + "/" + path).standardized.path
  }
}

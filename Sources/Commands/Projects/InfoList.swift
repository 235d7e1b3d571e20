import Foundation
import Projects

/// The `Info.plist` of a project as its build would write it: with values in place of the build's variables, and with
/// the values that Xcode adds.
struct InfoList {
  let project: Project

  /// The file's contents.
  var data: Data? {
    var list = (substituted(own) as? [String: Any]) ?? [:]
    for (key, value) in standard where list[key] == nil { list[key] = value }
    if list["UIMainStoryboardFile"] == nil, list["UIApplicationSceneManifest"] == nil {
      list["UIMainStoryboardFile"] = project.mainStoryboard ?? unnamedStoryboard
    }
    return try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
  }

  /// The project's own list; empty if it has none, or if that is damaged.
  private var own: [String: Any] {
    guard let path = project.infoPlist, let data = FileManager.default.contents(atPath: path) else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
  }

  private var standard: [String: String] {
    [
      "CFBundleName": project.name, "CFBundleIdentifier": identifier, "CFBundleDevelopmentRegion": "en",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
  }

  private var identifier: String { "app.\(project.moduleName)" }

  /// The storyboard that Xcode's templates begin with, if sources without a list of their own have it.
  private var unnamedStoryboard: String? {
    guard project.infoPlist == nil, project.kind != .xcode else { return nil }
    return project.resources.contains { $0.hasSuffix("/Main.storyboard") } ? "Main" : nil
  }

  /// Returns a value with the variables of a build replaced.
  private func substituted(_ value: Any) -> Any {
    switch value {
    case let text as String:
      return variables.reduce(text) {
        $0.replacing("$(\($1.key))", with: $1.value).replacing("${\($1.key)}", with: $1.value)
      }
    case let list as [Any]: return list.map(substituted)
    case let table as [String: Any]: return table.mapValues(substituted)
    default: return value
    }
  }

  private var variables: [String: String] {
    [
      "PRODUCT_MODULE_NAME": project.moduleName, "PRODUCT_NAME": project.name, "TARGET_NAME": project.name,
      "EXECUTABLE_NAME": project.name, "PRODUCT_BUNDLE_IDENTIFIER": identifier, "DEVELOPMENT_LANGUAGE": "en",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ]
  }
}

import Foundation
import Projects
import UIKitCore

/// The `Info.plist` of a project as its build would write it: with values in place of the build's variables, and with
/// the values that Xcode adds.
struct InfoList {
  let project: Project

  /// The file's contents.
  var data: Data? {
    var list = (substituted(own.list) as? [String: Any]) ?? [:]
    for (key, value) in generated.merging(standard, uniquingKeysWith: { first, _ in first }) where list[key] == nil {
      list[key] = value
    }
    if list["NSAccentColorName"] == nil {
      list["NSAccentColorName"] = project.settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] ?? "AccentColor"
    }
    if list["UIMainStoryboardFile"] == nil, list["UIApplicationSceneManifest"] == nil {
      list["UIMainStoryboardFile"] = unnamedStoryboard
    }
    return try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
  }

  /// The reason why the project's own list cannot be used; `nil` if it can.
  var problem: String? { own.problem }

  /// The project's own list; empty if it has none, or if that is damaged.
  private var own: (list: [String: Any], problem: String?) {
    guard let path = project.infoPlist else { return ([:], nil) }
    do { return (try PropertyListFile.table(at: path) ?? [:], nil) } catch { return ([:], error.text) }
  }

  /// The values that Xcode makes of a target's build settings.
  private var generated: [String: Any] {
    var result: [String: Any] = [:]
    for (key, value) in project.settings.informationKeys {
      switch key {
      case "UIApplicationSceneManifest_Generation", "UILaunchScreen_Generation": continue
      case _ where key.hasPrefix("UISupportedInterfaceOrientations"):
        result[key.replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")] =
          value.split(separator: " ").map(String.init)
      default: result[key] = ["YES": true, "NO": false][value] ?? value
      }
    }
    return result
  }

  private var standard: [String: String] {
    [
      "CFBundleName": project.name, "CFBundleIdentifier": identifier, "CFBundleDevelopmentRegion": language,
      "CFBundleExecutable": project.name,
      "CFBundleShortVersionString": project.settings["MARKETING_VERSION"] ?? "1.0",
      "CFBundleVersion": project.settings["CURRENT_PROJECT_VERSION"] ?? "1",
    ]
  }

  private var identifier: String { project.settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "app.\(project.moduleName)" }
  private var language: String { project.developmentRegion ?? "en" }

  /// The storyboard that Xcode's templates begin with, if sources without a list of their own have it.
  private var unnamedStoryboard: String? {
    guard project.infoPlist == nil, project.kind != .xcode else { return nil }
    return project.resources.contains { $0.hasSuffix("/Main.storyboard") } ? "Main" : nil
  }

  /// Returns a value with the variables of a build replaced.
  private func substituted(_ value: Any) -> Any {
    switch value {
    case let text as String: variables.resolve(text)
    case let list as [Any]: list.map(substituted)
    case let table as [String: Any]: table.mapValues(substituted)
    default: value
    }
  }

  private var variables: BuildSettings {
    let own = [
      "PRODUCT_MODULE_NAME": project.moduleName, "PRODUCT_NAME": project.name, "TARGET_NAME": project.name,
      "EXECUTABLE_NAME": project.name, "PRODUCT_BUNDLE_IDENTIFIER": identifier, "DEVELOPMENT_LANGUAGE": language,
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ]
    return project.settings.completed(by: own)
  }
}

import Foundation

/// A project's target with tests.
package struct TestTarget: Hashable, Sendable {
  package var name: String
  /// The absolute paths of the sources, sorted.
  package var sources: [String]
  /// The absolute paths of images, catalogs and other files, sorted.
  package var resources: [String]
  /// Whether the tests are of other modules than the project's own, so that its app does not run with them.
  package var isApart = false

  package init(name: String, sources: [String], resources: [String]) {
    (self.name, self.sources, self.resources) = (name, sources.sorted(), resources.sorted())
  }

  /// Returns the targets of a folder without a manifest: each folder whose name ends with `Tests`, if a file in it
  /// imports a library for tests. Folders of packages and of other people's code are not searched.
  static func all(in folder: String, depth: Int = 3) -> [TestTarget] {
    guard depth > 0 else { return [] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.filter { !$0.hasPrefix(".") && ($0 as NSString).pathExtension.isEmpty }.flatMap {
      name -> [TestTarget] in
      let path = "\(folder)/\(name)"
      if SourceTree.ignored.contains(name) || FileManager.default.fileExists(atPath: path + "/Package.swift") {
        return []
      }
      guard name.hasSuffix("Tests") else { return all(in: path, depth: depth - 1) }
      let tree = SourceTree(path, root: folder, skipsTests: false)
      let target = TestTarget(name: name, sources: tree.sources, resources: tree.resources)
      return target.hasTests ? [target] : []
    }
  }

  /// Whether a source imports a library for tests.
  var hasTests: Bool { mentions("import XCTest") || mentions("import Testing") }

  /// The reason why the tests do not run as part of the project; `nil` if they do.
  package var obstacle: String? {
    if mentions("XCUIApplication(") {
      return "its tests touch the app from outside; write a gesture script in their place"
    }
    return nil
  }

  private func mentions(_ text: String) -> Bool {
    sources.contains { (try? String(contentsOfFile: $0, encoding: .utf8))?.contains(text) ?? false }
  }
}

extension Project {
  /// Returns the project with the sources of a test target, which are compiled as part of its module.
  package func testing(_ target: TestTarget) -> Project {
    var project = self
    project.tested = target.name
    if target.isApart { (project.sources, project.resources) = ([], []) }
    project.sources = Set(project.sources + target.sources).sorted()
    project.resources = Set(project.resources + target.resources).sorted()
    return project
  }

  /// The paths of the sources of the test target that is compiled with the project.
  package var testSources: Set<String> { Set(tests.first { $0.name == tested }?.sources ?? []) }

  /// The modules whose imports are left out, since their code is in this project's own module.
  package var ownModules: Set<String> {
    let system: Set = ["Swift", "Foundation", "Dispatch", "Glibc", "Combine", "SwiftUI", "UIKit", "XCTest", "Testing"]
    return Set([moduleName, Self.identifier(settings["PRODUCT_MODULE_NAME"] ?? name)]).subtracting(system)
  }
}

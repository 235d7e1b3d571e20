import Foundation
import LayoutKnobs
import Scenes
import Simulator
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCollections
import UIKitCore

/// Layouts whose values a user changed are written as Swift that compiles.
@MainActor
@Suite(.serialized)
struct ChangedLayoutSourceTests {
  init() { HostServices(textEngine: BoxFont()).makeCurrent() }

  /// Changes all values of a section by steps, and returns how many have changed.
  private func step(_ view: UICollectionView, section: Int, by steps: Int) -> Int {
    var edit = view.layoutEdit(ofSection: section)
    for knob in view.layoutKnobs(ofSection: section) {
      if let value = try? knob.stepped(by: steps) { edit.set(value, for: knob.key) }
    }
    view.setLayoutEdit(edit, ofSection: section)
    return view.layoutKnobs(ofSection: section).filter(\.isChanged).count
  }

  /// Returns the layouts of all scenes as functions with names of their own, after all their values have changed.
  private func changedSources(by steps: Int) -> (functions: [String], changes: Int) {
    var (functions, changes) = ([String](), 0)
    for scene in Scene.all {
      let rehearsal = LayoutVariant.usual.rehearsal(services: .current) { scene.makeViewController() }
      for view in LayoutText.collectionViews(in: rehearsal.root.window) {
        let count = (0..<view.numberOfSections).map { step(view, section: $0, by: steps) }.reduce(0, +)
        view.layoutIfNeeded()
        guard count > 0, let source = view.layoutSource(name: "makeLayout\(functions.count)") else { continue }
        let authored = view.layoutSource(name: "makeLayout\(functions.count)", isAuthored: true)
        expectTrue(source != authored, "\(scene.name): the code lacks the changes")
        functions.append(source)
        changes += count
      }
    }
    return (functions, changes)
  }

  /// Returns what the compiler says of a file that imports the built UIKit.
  private func compile(_ text: String) throws -> Subprocess.Result {
    let folder = TemporaryFolder()
    try Data(text.utf8).write(to: URL(filePath: folder.path("Layout.swift")))
    return try Subprocess.typecheck(folder.path("Layout.swift"))
  }

  /// Steps forward change numbers to larger ones and behaviors to the next ones; steps back do the opposite.
  @Test(arguments: [1, 2, -1]) func changedValuesAreWrittenAsCodeThatCompiles(steps: Int) throws {
    let (functions, changes) = changedSources(by: steps)
    #expect(functions.count > 30)
    #expect(changes > 300)
    let result = try compile((["import UIKit\n"] + functions).joined(separator: "\n"))
    expectEqual(result.code, 0, "\(result.errors)")
    expectEqual(result.errors, "")
  }

  /// The compiler that the tests use refuses a value that UIKit does not have.
  @Test func aValueOfAnotherKindDoesNotCompile() throws {
    let code = "import UIKit\n@MainActor func change(_ section: NSCollectionLayoutSection) {\n  section."
    expectEqual(try compile(code + "interGroupSpacing = 12\n}\n").code, 0)
    let refused = try compile(code + "interGroupSpacing = .paging\n}\n")
    expectTrue(refused.code != 0 && refused.errors.contains("Layout.swift:3:"), "\(refused.errors)")
  }
}

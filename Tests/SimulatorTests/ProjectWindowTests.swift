import Foundation
import Glibc
import TestSupport
import Testing

/// The inspector of a project's screen, whose code runs in another process, in a real window.
@Suite(.enabled(if: VirtualDisplay.isAvailable, "needs Xvfb and xdotool: scripts/install --tests"), .serialized)
final class ProjectWindowTests {
  private let folder = TemporaryFolder()
  private let display: VirtualDisplay

  init() throws { display = try VirtualDisplay() }

  private static let source = """
    import UIKit

    final class ListViewController: UIViewController, UICollectionViewDataSource {
      override func viewDidLoad() {
        super.viewDidLoad()
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        let list = UICollectionView(
          frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        view.addSubview(list)
      }

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.backgroundColor = .systemTeal
        return cell
      }
    }

    """

  private func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    for _ in 0..<600 {
      if try condition() { return true }
      usleep(50_000)
    }
    return false
  }

  @Test func changedValuesBecomeADiffOfTheSources() throws {
    try folder.write(Self.source, to: "App/List.swift")
    let command = "cd '\(folder.root)' && exec '\(Subprocess.tessera)' run App"
    let process = try Subprocess(
      "sh", ["-c", command], environment: ["DISPLAY": display.name, "XDG_CACHE_HOME": folder.path("cache")])
    let teal = { try self.display.screenshot().pixels.contains(0x30B0C7) }
    expectTrue(try eventually(teal), "\(process.errors)")

    // K focuses the first value, Tab the second one, the spacing of groups.
    try display.robot("key", "k")
    usleep(1_000_000)
    try display.robot("key", "Tab", "2", "0", "Return", "Escape")
    usleep(1_000_000)
    try display.robot("key", "ctrl+shift+e")
    expectTrue(eventually { process.errors.contains("wrote tessera-screen-layout-1.diff") }, "\(process.errors)")
    let difference = try String(contentsOfFile: folder.path("tessera-screen-layout-1.diff"), encoding: .utf8)
    expectContains(difference, "--- a/List.swift\n+++ b/List.swift\n")
    expectContains(difference, "\n-    section.interGroupSpacing = 8\n+    section.interGroupSpacing = 20\n")

    // After Escape digits are keys of the window again: 1 shows an overlay, in colours that the app does not have.
    let before = try display.screenshot()
    try display.robot("key", "1")
    expectTrue(try eventually { try self.display.screenshot() != before })
    try display.robot("key", "ctrl+q")
    expectEqual(process.wait(), 0)
  }
}

import Foundation
import TestSupport
import Testing

/// The folders of a project's app.
struct AppContainerTests {
  private static let app = """
    import UIKit

    final class Screen: UIViewController {
      private let label = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.frame = view.bounds
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        let file = documents.appendingPathComponent("Items.plist")
        let isNew = !FileManager.default.fileExists(atPath: file.path) && UserDefaults.standard.string(forKey: "name") == nil
        try? Data("items".utf8).write(to: file)
        UserDefaults.standard.set("written", forKey: "name")
        UserDefaults.standard.synchronize()
        let home = NSHomeDirectory()
        let folders = [FileManager.SearchPathDirectory.libraryDirectory, .cachesDirectory, .applicationSupportDirectory]
        let paths = folders.map { NSSearchPathForDirectoriesInDomains($0, .userDomainMask, true)[0] }
        let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0]
        let names = (paths + [library.path, documents.path, NSTemporaryDirectory()]).map { path -> String in
          guard path.hasPrefix(home), FileManager.default.isWritableFile(atPath: path) else { return "missing" }
          return String(path.dropFirst(home.count))
        }
        let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")
        let isShared = group.map { FileManager.default.isWritableFile(atPath: $0.path) && $0.path.hasPrefix(home) } == true
        let isNone = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../b") == nil
        let preferences = home + "/Library/Preferences"
        let kept = (try? FileManager.default.contentsOfDirectory(atPath: preferences)) ?? []
        label.text = "new: \\(isNew), file: \\((try? String(contentsOf: file, encoding: .utf8)) ?? "none"), "
          + "folders: \\(names.joined(separator: " ")), preferences: \\(kept.count), "
          + "group: \\(isShared && isNone)"
      }
    }
    """

  /// Frames without a display do not depend on earlier runs.
  @Test func everyRunWithoutADisplayHasEmptyFolders() throws {
    let folder = try TemporaryFolder(["App.swift": Self.app])
    try FileManager.default.createDirectory(
      atPath: folder.path("tessera-app-abcdef/Documents"), withIntermediateDirectories: true)
    for run in ["first", "second"] {
      let result = try Subprocess.run(
        Subprocess.tessera,
        ["snapshot", folder.path("App.swift"), "--format", "a11y", "--out", folder.path(run)],
        environment: ["TMPDIR": folder.root])
      expectEqual(result.code, 0, "\(result.errors)")
      expectContains(
        try String(contentsOfFile: folder.path("\(run)/Screen.a11y.txt"), encoding: .utf8),
        "new: true, file: items, folders: /Library /Library/Caches /Library/Application Support /Library /Documents /tmp/, "
          + "preferences: 1, group: true")
    }
    // The folders are removed, also those of a process that was ended.
    expectEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.root).filter { $0.contains("tessera-app") }, [])
  }
}

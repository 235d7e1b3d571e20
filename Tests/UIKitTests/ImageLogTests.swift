import AssetBundle
import Foundation
import Testing

import UIKit
import TestSupport

/// Missing images: the initializer returns `nil`, as UIKit's does, and logs the name.
struct MissingPictures {
  @Test func missingImageIsLoggedOnceWithSearchedPaths() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        for _ in 0..<3 { _ = UIImage(named: "no-such-picture") }
        _ = UIImage(named: "no\nline.png")
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("UIImage(named:") }
    expectEqual(lines.count, 2, "\(text)")
    expectEqual(lines.first?.contains("\"no-such-picture\") found no image"), true)
    expectEqual(lines.first?.contains(Bundle.main.resourcePath ?? "?"), true)
    expectEqual(lines.last?.contains(#""no\nline.png""#), true)
  }

  @Test func dataFoldersAreThoseOfTheSpecification() {
    let folders = AssetBundle.folders(
      program: URL(fileURLWithPath: "/opt/t/bin/tessera"),
      environment: ["HOME": "/home/me", "XDG_DATA_DIRS": "/a:relative:/b"])
    let paths = folders.map(\.path)
    expectEqual(paths.first, "/opt/t/bin/Tessera_AssetBundle.resources")
    expectEqual(
      ["/opt/t/share", "/home/me/.local/share", "/a", "/b"].map { $0 + "/tessera" },
      paths.filter { $0.hasSuffix("/tessera") })
    let named = AssetBundle.folders(
      program: URL(fileURLWithPath: "/t"), environment: ["HOME": "/home/me", "XDG_DATA_HOME": "/data"])
    expectContains(named.map(\.path), "/data/tessera")
    expectContains(named.map(\.path), "/usr/share/tessera")
    #expect(!named.map(\.path).contains("/home/me/.local/share/tessera"))
  }

  @Test func photographsOfTheGalleryAreFound() throws {
    let folder = try #require(AssetBundle.folder)
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("Images/dahlia.jpg").path))
  }
}

import AssetBundle
import Drawing
import Foundation
import Synchronization

/// Finds pictures by name, as an asset catalogue does, and keeps what it has decoded.
enum ImageCatalog {
  struct Entry: Sendable {
    var pixels: ImagePixels
    var scale: CGFloat
  }

  private static let kept = Mutex<[URL: Entry]>([:])
  private static let suffixes = ["@3x", "@2x", ""]
  private static let extensions = ["png", "jpg", "jpeg"]

  /// - Parameter name: With or without extension and scale suffix; never a path, so that a name cannot leave its folder.
  static func entry(named name: String, in bundle: Bundle?) -> Entry? {
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0") else { return nil }
    for folder in folders(of: bundle) {
      for file in fileNames(for: name) {
        if let entry = entry(at: folder.appendingPathComponent(file)) { return entry }
      }
    }
    return nil
  }

  static func scale(ofFileNamed name: String) -> CGFloat {
    name.hasSuffix("@3x") ? 3 : (name.hasSuffix("@2x") ? 2 : 1)
  }

  private static func folders(of bundle: Bundle?) -> [URL] {
    let bundles = bundle.map { [$0] } ?? [Bundle.main, AssetBundle.bundle]
    return bundles.compactMap(\.resourceURL).flatMap { [$0, $0.appendingPathComponent("Images")] }
  }

  private static func fileNames(for name: String) -> [String] {
    if extensions.contains((name as NSString).pathExtension.lowercased()) { return [name] }
    return suffixes.flatMap { suffix in extensions.map { "\(name)\(suffix).\($0)" } }
  }

  private static func entry(at url: URL) -> Entry? {
    if let entry = kept.withLock({ $0[url] }) { return entry }
    guard let data = try? Data(contentsOf: url),
      let pixels = try? HostServices.decodeImage?(data, url.lastPathComponent)
    else { return nil }
    let entry = Entry(pixels: pixels, scale: scale(ofFileNamed: url.deletingPathExtension().lastPathComponent))
    kept.withLock { $0[url] = entry }
    return entry
  }
}

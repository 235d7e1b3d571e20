import AssetBundle
import Drawing
import Foundation
import Geometry
import Glibc
import Synchronization

/// A reader of images by name, as from an asset catalog, with a cache of decoded ones.
enum ImageCatalog {
  struct Entry: Sendable {
    var pixels: ImagePixels
    var scale: CGFloat
    var renderingMode = UIImage.RenderingMode.automatic
    var slices: Slices?
    /// The set that also has pictures for other appearances; `nil` for a picture that never changes.
    var set: UIImageAsset.CatalogSet?
  }

  /// The caps of a sliced picture, and the way in which its middle fills a larger area.
  struct Slices: Sendable {
    var caps: UIEdgeInsets
    var mode: UIImage.ResizingMode
  }

  /// The place where a picture was searched for.
  private struct Place: Hashable {
    var bundle: String?
    var name: String
  }

  private static let kept = Mutex<[URL: Entry]>([:])
  /// The files that were found: the resources of a running app do not change.
  private static let found = Mutex<[Place: URL]>([:])
  private static let suffixes = ["@3x", "@2x", ""]
  private static let extensions = ["png", "jpg", "jpeg", "pdf", "svg"]

  /// - Parameters:
  ///   - name: The name with or without extension and scale suffix. Only that of a set in an asset catalog has slashes,
  ///     so it cannot leave the folder.
  ///   - traits: The traits for which a picture of a set is chosen; `nil` for the current ones.
  static func entry(
    named name: String, in bundle: Bundle?, traits: UITraitCollection? = nil, isReported: Bool = true
  ) -> Entry? {
    guard !name.isEmpty, !name.contains("\0") else { return nil }
    if let entry = cataloged(name, in: bundle ?? .main, traits: traits ?? .current) { return entry }
    guard !name.contains("/") else { return nil }
    let place = Place(bundle: bundle?.bundlePath, name: name)
    if let url = found.withLock({ $0[place] }), let entry = entry(at: url) { return entry }
    return file(named: name, in: bundle, for: place, isReported: isReported)
  }

  /// Searches the folders for a picture outside of asset catalogs.
  private static func file(named name: String, in bundle: Bundle?, for place: Place, isReported: Bool) -> Entry? {
    let (folders, files) = (folders(of: bundle), fileNames(for: name))
    for folder in folders {
      for file in files {
        let url = folder.appending(path: file, directoryHint: .notDirectory)
        guard let entry = entry(at: url) else { continue }
        found.withLock { $0[place] = url }
        return entry
      }
    }
    // A set that cannot be shown is reported with its reason.
    if isReported, AssetCatalogs.folder(of: name, kind: "imageset", in: bundle ?? .main) == nil {
      reportMissing(name, files, in: folders)
    }
    return nil
  }

  /// The pixels per point of pictures that have none of their own.
  private static let vectorScale: CGFloat = 3

  static func isVector(_ url: URL) -> Bool { ["pdf", "svg"].contains(url.pathExtension.lowercased()) }

  private static func reportMissing(_ name: String, _ files: [String], in folders: [URL]) {
    // A damaged file is reported separately.
    let paths = folders.flatMap { folder in files.map { folder.appendingPathComponent($0).path } }
    guard !paths.contains(where: FileManager.default.fileExists) else { return }
    let searchedPaths = folders.filter { $0.lastPathComponent != "Images" }.map(\.path).joined(separator: ", ")
    let kinds = files.count == 1 ? "" : ", with the suffix .png, .jpg or .jpeg, and @2x or @3x before it,"
    let catalogs = AssetCatalogs.index(of: .main).catalogs.map { $0.resolvingSymlinksInPath().path }
    let others = catalogs.isEmpty ? "" : ", and no set in \(catalogs.joined(separator: ", "))"
    ResourceLog.write(
      "UIImage(named: \(name.debugDescription)) found no image with this name\(kinds) in \(searchedPaths), or a folder "
        + "Images there\(others). Copy the file to one of them, or pass the bundle that contains it.")
    if AssetBundle.folder == nil { reportAssets() }
  }

  /// Reports that the gallery's photographs are missing.
  private static func reportAssets() {
    let searchedPaths = AssetBundle.searched.map(\.path).joined(separator: ", ")
    ResourceLog.write(
      "Tessera's own photographs were not found in \(searchedPaths). Copy the folder Images of its sources, Assets/Images, "
        + "to one of these locations.")
  }

  static func scale(ofFileNamed name: String) -> CGFloat {
    name.hasSuffix("@3x") ? 3 : (name.hasSuffix("@2x") ? 2 : 1)
  }

  private static func folders(of bundle: Bundle?) -> [URL] {
    let own = bundle == nil ? [AssetBundle.folder].compactMap(\.self) : []
    let roots = [(bundle ?? .main).resourceURL].compactMap(\.self) + own
    return roots.flatMap { [$0, $0.appendingPathComponent("Images")] }
  }

  private static func fileNames(for name: String) -> [String] {
    if extensions.contains((name as NSString).pathExtension.lowercased()) { return [name] }
    return suffixes.flatMap { suffix in extensions.map { "\(name)\(suffix).\($0)" } }
  }

  static func entry(at url: URL) -> Entry? {
    // A host without a decoder shows no picture, whatever another one has read.
    guard HostServices.current.decodeImage != nil else { return nil }
    if let entry = kept.withLock({ $0[url] }) { return entry }
    guard let pixels = pixels(at: url) else { return nil }
    let entry = Entry(
      pixels: pixels,
      scale: isVector(url) ? vectorScale : scale(ofFileNamed: url.deletingPathExtension().lastPathComponent))
    kept.withLock { $0[url] = entry }
    return entry
  }

  /// Returns the pixels of a file; `nil` if it does not exist or the host has no decoder, and with a message if it
  /// cannot be read.
  private static func pixels(at url: URL) -> ImagePixels? {
    let services = HostServices.current
    guard access(url.path, F_OK) == 0, let decode = services.decodeImage else { return nil }
    do {
      let (data, name) = (try Data(contentsOf: url), url.lastPathComponent)
      return try isVector(url) ? services.drawVector?(data, name, vectorScale) : decode(data, name)
    } catch {
      ResourceLog.write("UIImage(named:) cannot read \(url.resolvingSymlinksInPath().path): \(description(of: error))")
      return nil
    }
  }

  /// Returns a readable description; Foundation's consists of domains and codes.
  private static func description(of error: any Error) -> String {
    guard let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError else { return "\(error)" }
    return underlying.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(underlying.code))) : "\(error)"
  }
}

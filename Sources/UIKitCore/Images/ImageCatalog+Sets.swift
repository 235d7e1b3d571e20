import Foundation
import Glibc
import Synchronization

/// The pictures of sets in asset catalogs.
extension ImageCatalog {
  /// The sets that were read: the resources of a running app do not change.
  private static let sets = Mutex<[URL: ImageSet]>([:])

  /// Returns the picture of a set in an asset catalog.
  static func cataloged(_ name: String, in bundle: Bundle, traits: UITraitCollection) -> Entry? {
    guard let folder = AssetCatalogs.folder(of: name, kind: "imageset", in: bundle) else { return nil }
    guard let set = set(named: name, in: folder) else { return nil }
    let pictures = set.pictures(for: traits)
    for picture in pictures {
      let url = folder.appending(path: picture.filename ?? "", directoryHint: .notDirectory)
      guard url.lastPathComponent == picture.filename else { continue }
      guard var entry = entry(at: url) else {
        reportMissingFile(url, of: folder)
        continue
      }
      if !isVector(url) { entry.scale = picture.pixelsPerPoint ?? entry.scale }
      entry.renderingMode = set.renderingMode
      entry.slices = picture.slices(scale: entry.scale)
      if set.hasAppearances {
        entry.set = UIImageAsset.CatalogSet(name: name, bundlePath: bundle == .main ? nil : bundle.bundlePath)
      }
      return entry
    }
    if pictures.isEmpty {
      ResourceLog.write("\(folder.resolvingSymlinksInPath().path) has no picture for this device.")
    }
    return nil
  }

  /// Returns the contents of a set, which are read once; `nil` with a message if they are damaged.
  private static func set(named name: String, in folder: URL) -> ImageSet? {
    if let known = sets.withLock({ $0[folder] }) { return known }
    let file = folder.appendingPathComponent("Contents.json")
    let data = try? Data(contentsOf: file)
    do {
      let set = try JSONDecoder().decode(ImageSet.self, from: data ?? Data())
      sets.withLock { $0[folder] = set }
      return set
    } catch {
      DamagedContents.report(file, data, error, consequence: "UIImage(named: \(name.debugDescription)) is nil")
      return nil
    }
  }

  /// Reports a picture that a set names if it does not exist. A damaged one has been reported.
  private static func reportMissingFile(_ url: URL, of folder: URL) {
    guard access(url.path, F_OK) != 0 else { return }
    let file = folder.resolvingSymlinksInPath().appendingPathComponent("Contents.json").path
    ResourceLog.write("\(file) names \(url.lastPathComponent), which is not there.")
  }
}

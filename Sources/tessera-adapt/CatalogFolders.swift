import Foundation
import SourceAdapter

/// The sets in asset catalogs on disk.
enum CatalogFolders {
  /// Returns the images and colors in the folders of catalogs. A folder that cannot be read has none.
  static func assets(in catalogs: [String]) -> [AssetSymbols.Asset] {
    catalogs.flatMap { assets(in: $0, prefix: "", depth: 0) }
  }

  private static func assets(in folder: String, prefix: String, depth: Int) -> [AssetSymbols.Asset] {
    // A folder that links to one around it has no end.
    guard depth < 16, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
    return names.sorted().flatMap { name -> [AssetSymbols.Asset] in
      let path = folder + "/" + name
      let base = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset": return [.init(.image, prefix + base)]
      case "colorset": return [.init(.color, prefix + base)]
      case "", "spriteatlas":
        return assets(in: path, prefix: providesNamespace(path) ? prefix + name + "/" : prefix, depth: depth + 1)
      default: return []
      }
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = json["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}

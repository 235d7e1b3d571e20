public import Foundation

/// The data of a set in an asset catalog.
///
/// - Fidelity: documented.
open class NSDataAsset: NSObject {
  /// The name of the set.
  open private(set) var name: String
  /// The contents of the set's file.
  open private(set) var data: Data
  /// The type of the data, as a uniform type identifier; "public.data" if the set names none.
  open private(set) var typeIdentifier: String

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var type: String?
      enum CodingKeys: String, CodingKey {
        case filename
        case type = "universal-type-identifier"
      }
    }
    var data: [Entry]?
  }

  /// Reads a set of the main bundle; `nil` if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Reads a set of a bundle; `nil` if there is none.
  public init?(name: String, bundle: Bundle) {
    guard let folder = AssetCatalogs.folder(of: name, kind: "dataset", in: bundle),
      let contents = Self.contents(of: folder, name),
      let entry = contents.data?.first(where: { $0.filename != nil }), let file = entry.filename, !file.contains("/"),
      let data = try? Data(contentsOf: folder.appendingPathComponent(file))
    else { return nil }
    (self.name, self.data, typeIdentifier) = (name, data, entry.type ?? "public.data")
  }

  private static func contents(of folder: URL, _ name: String) -> Contents? {
    let file = folder.appendingPathComponent("Contents.json")
    let data = try? Data(contentsOf: file)
    do {
      return try JSONDecoder().decode(Contents.self, from: data ?? Data())
    } catch {
      DamagedContents.report(file, data, error, consequence: "NSDataAsset(name: \(name.debugDescription)) is nil")
      return nil
    }
  }
}

import Foundation

extension UIColor: NSItemProviderWriting, NSItemProviderReading, PassedItem {
  /// The type of colors.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// The type of colors.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Archives the color, at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    do {
      let data = try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true)
      forItemProviderCompletionHandler(data, nil)
    } catch {
      forItemProviderCompletionHandler(nil, error)
    }
    return nil
  }

  /// Returns the color in an archive.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) as? Self else {
      throw ItemProviderError(wanted: "UIColor", offered: [typeIdentifier])
    }
    return color
  }
}

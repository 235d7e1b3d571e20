import Foundation

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// PNG and JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// Pictures of any kind.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg", "public.image"] }

  /// Converts the picture to a PNG or JPEG file.
  public func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData()
    let error = ItemProviderError(wanted: typeIdentifier, offered: Self.writableTypeIdentifiersForItemProvider)
    forItemProviderCompletionHandler(data, data == nil ? error : nil)
    return nil
  }

  /// Returns the picture in a file's data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let object = UIImage(data: data) as? Self else {
      throw ItemProviderError(wanted: "UIImage", offered: [typeIdentifier])
    }
    return object
  }
}

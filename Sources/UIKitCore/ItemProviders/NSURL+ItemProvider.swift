import Foundation

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The type of addresses.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The type of addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Converts the address to its text, at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    forItemProviderCompletionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Returns the address in the data of a text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw ItemProviderError(wanted: "NSURL", offered: [typeIdentifier])
    }
    return url
  }
}

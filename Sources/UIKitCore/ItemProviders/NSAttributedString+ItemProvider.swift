import Foundation

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading, PassedItem {
  /// Text with attributes, and plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.attributedstring", TypeIdentifier.text]
  }
  /// Text with attributes, and plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider + ["public.plain-text"]
  }

  /// Converts the text to UTF-8, at once and without its attributes, which stay only with the text itself.
  public func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    forItemProviderCompletionHandler(Data(string.utf8), nil)
    return nil
  }

  /// Returns the text of UTF-8 data. Invalid sequences are replaced.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = String(decoding: data, as: UTF8.self)
    guard let object = NSAttributedString(string: text) as? Self ?? NSMutableAttributedString(string: text) as? Self
    else { throw ItemProviderError(wanted: "NSAttributedString", offered: [typeIdentifier]) }
    return object
  }
}

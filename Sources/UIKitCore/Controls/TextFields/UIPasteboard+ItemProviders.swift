import Foundation

extension UIPasteboard {
  final var baseItemProviders: [NSItemProvider] {
    get { items.compactMap { $0.values.lazy.compactMap(Self.provider).first } }
    set { items = newValue.compactMap(Self.item) }
  }

  private static func provider(of value: Any) -> NSItemProvider? {
    switch value {
    case let text as String: NSItemProvider(object: NSString(string: text))
    case let image as UIImage: NSItemProvider(object: image)
    case let link as URL: NSItemProvider(object: NSString(string: link.absoluteString))
    default: nil
    }
  }

  private static func item(of provider: NSItemProvider) -> [String: Any]? {
    var item: [String: Any] = [:]
    if provider.canLoadObject(ofClass: UIImage.self) {
      provider.loadObject(ofClass: UIImage.self) { image, _ in item["public.png"] = image }
    }
    if provider.canLoadObject(ofClass: String.self) {
      provider.loadObject(ofClass: String.self) { text, _ in item["public.utf8-plain-text"] = text }
    }
    return item.isEmpty ? nil : item
  }
}

import Foundation

/// The contents of an item provider in one type.
struct ItemRepresentation {
  let typeIdentifier: String
  /// Loads the contents as data.
  let loadData: (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  /// Loads the contents as an item.
  let loadItem: NSItemProvider.LoadHandler
  /// The object whose data this is, if it is passed on itself.
  var object: (any PassedItem)?

  init(
    typeIdentifier: String, loadData: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    self.typeIdentifier = typeIdentifier
    self.loadData = loadData
    loadItem = { completion, _, _ in _ = loadData { data, error in completion?(data.map { NSData(data: $0) }, error) } }
  }

  init(typeIdentifier: String, loadItem: @escaping NSItemProvider.LoadHandler) {
    self.typeIdentifier = typeIdentifier
    self.loadItem = loadItem
    loadData = { completion in
      loadItem(
        { item, error in
          let data = item.flatMap { Self.data(of: $0, as: typeIdentifier) }
          completion(data, error ?? (data == nil ? ItemProviderError(wanted: "data", offered: [typeIdentifier]) : nil))
        }, nil, nil)
      return nil
    }
  }

  /// Returns the data of text, data, an address or an image; `nil` for other items.
  private static func data(of item: any NSSecureCoding, as typeIdentifier: String) -> Data? {
    if let data = item as? NSData { return Data(referencing: data) }
    guard let object = item as? any NSItemProviderWriting else { return nil }
    var result: Data?
    let identifiers = type(of: object).writableTypeIdentifiersForItemProvider
    let own = identifiers.first { TypeIdentifier.conforms($0, to: typeIdentifier) } ?? identifiers.first
    if let own { _ = object.loadData(withTypeIdentifier: own) { data, _ in result = data } }
    return result
  }
}

import Foundation

/// An object that can be converted to data for a drag.
///
/// - Fidelity: approximated; dragged data stays in the process, and is loaded at once.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The uniform type identifiers of the data that the class can write, the most faithful first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Converts the object to data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the writable types.
  ///   - forItemProviderCompletionHandler: A closure that receives the data, or an error.
  /// - Returns: The progress, or `nil` if the data was loaded at once.
  func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be created from dragged data.
///
/// - Fidelity: documented.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The uniform type identifiers of the data that the class can read, the most faithful first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object created from data of one of the readable types.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// The contents of a dragged item, in one or more types of data.
///
/// - Fidelity: approximated; loading completes before the call returns. Files, and data registered without an object,
///   are absent.
open class NSItemProvider: NSObject {
  private var objects: [any NSItemProviderWriting] = []

  /// The name that a receiver may give to the data, as for a file. The default is `nil`.
  open var suggestedName: String?

  /// Creates a provider without contents.
  public override init() { super.init() }

  /// Creates a provider for an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    objects = [object]
  }

  /// The types of the contents, in the order in which they were registered, without duplicates.
  open var registeredTypeIdentifiers: [String] {
    var seen = Set<String>()
    return objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider }.filter { seen.insert($0).inserted }
  }

  /// Returns whether a registered type is the given type or conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeIdentifier.conforms($0, to: typeIdentifier) }
  }

  /// Returns whether the contents can be loaded as an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { source(for: aClass) != nil }

  /// Returns whether the contents can be loaded as a string.
  open func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

  /// Returns whether the contents can be loaded as an address.
  open func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Loads the contents as an object of a class.
  ///
  /// - Parameter completionHandler: A closure that receives the object, or an error if no type matches or the data is
  ///   not valid. It is called before this method returns.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let (object, identifier) = source(for: aClass) else {
      completionHandler(nil, ItemProviderError(wanted: "\(aClass)", offered: registeredTypeIdentifiers))
      return Progress(totalUnitCount: 1)
    }
    let progress = object.loadData(withTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    return progress ?? Progress(totalUnitCount: 1)
  }

  /// Loads the contents as a string.
  ///
  /// - Parameter completionHandler: A closure that receives the string, or an error. It is called before this method
  ///   returns.
  @discardableResult
  open func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map { String(describing: $0) }, error)
    }
  }

  /// Loads the contents as an address.
  ///
  /// - Parameter completionHandler: A closure that receives the address, or an error. It is called before this method
  ///   returns.
  @discardableResult
  open func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in completionHandler((object as? NSURL)?.absoluteURL, error) }
  }

  /// The first object that can be loaded as the class, with the most faithful matching type.
  private func source(for aClass: any NSItemProviderReading.Type) -> (any NSItemProviderWriting, String)? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    for object in objects {
      let identifiers = type(of: object).writableTypeIdentifiersForItemProvider
      if let identifier = identifiers.first(where: { own in readable.contains { TypeIdentifier.conforms(own, to: $0) } }
      ) {
        return (object, identifier)
      }
    }
    return nil
  }
}

/// An error for contents that cannot be loaded as the requested class.
struct ItemProviderError: Error, CustomStringConvertible {
  var wanted: String
  var offered: [String]

  var description: String {
    "No \(wanted) can be loaded of \(offered.isEmpty ? "nothing" : offered.joined(separator: ", ")); ask "
      + "canLoadObject(ofClass:) first."
  }
}

/// The conformance of uniform type identifiers to each other.
enum TypeIdentifier {
  static let text = "public.utf8-plain-text"

  private static let parents = [
    "public.utf8-plain-text": "public.plain-text", "public.plain-text": "public.text", "public.text": "public.data",
    "public.url": "public.data", "public.png": "public.image", "public.jpeg": "public.image",
    "public.image": "public.data", "public.data": "public.item",
  ]

  static func conforms(_ identifier: String, to other: String) -> Bool {
    var current: String? = identifier
    while let name = current {
      if name == other { return true }
      current = parents[name]
    }
    return false
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The type of plain text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text] }
  /// The types of plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text, "public.plain-text"] }

  /// Converts the string to UTF-8, at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    forItemProviderCompletionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  /// Returns the string of UTF-8 data. Invalid sequences are replaced.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    self.init(string: String(decoding: data, as: UTF8.self))
  }
}

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

/// The processes that can read the data of an item. Data stays in this process, so every value has the same effect.
///
/// - Fidelity: documented.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All processes.
  case all
  /// Apps of the same team.
  case team
  /// Apps of the same group.
  case group
  /// The app's own process.
  case ownProcess
}

/// The contents of a dragged item, in one or more types of data.
///
/// - Fidelity: approximated; loading completes before the call returns, unless the app's own handler answers later. Files
///   are absent.
open class NSItemProvider: NSObject {
  /// A closure that provides an item of a type: it calls its first argument with the item, or with an error.
  public typealias LoadHandler = (
    _ completionHandler: NSItemProvider.CompletionHandler?, _ expectedValueClass: AnyClass?,
    _ options: [AnyHashable: Any]?
  ) -> Void
  /// A closure that receives an item, or an error.
  public typealias CompletionHandler = (_ item: (any NSSecureCoding)?, _ error: (any Error)?) -> Void

  private var representations: [ItemRepresentation] = []

  /// The name that a receiver may give to the data, as for a file. The default is `nil`.
  open var suggestedName: String?

  /// Creates a provider without contents.
  public override init() { super.init() }

  /// Creates a provider for an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider for an item of a type. Text, addresses and images without a type have their own types; other
  /// items without one, and `nil`, make a provider without contents.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    if let typeIdentifier {
      registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in completion?(item, nil) }
    } else if let object = item as? any NSItemProviderWriting {
      registerObject(object, visibility: .all)
    }
  }

  // MARK: Registering

  /// Adds data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier of the data.
  ///   - visibility: The processes that can read the data.
  ///   - loadHandler: A closure that is called when the data is requested. It calls its argument once, at once or later,
  ///     with the data or an error.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (_ completionHandler: @escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(ItemRepresentation(typeIdentifier: typeIdentifier, loadData: loadHandler))
  }

  /// Adds an item of a type, which is text, data, an address or another archivable object.
  open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
    representations.append(ItemRepresentation(typeIdentifier: typeIdentifier, loadItem: loadHandler))
  }

  /// Adds an object in all types that its class can write.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
      }
      representations[representations.count - 1].object = object as? any PassedItem
    }
  }

  /// Adds an object that is made when it is requested, in all types that its class can write.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    for identifier in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error) }
          _ = object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  /// The types of the contents, in the order in which they were registered, without duplicates.
  open var registeredTypeIdentifiers: [String] {
    var seen = Set<String>()
    return representations.map(\.typeIdentifier).filter { seen.insert($0).inserted }
  }

  /// Returns whether a registered type is the given type or conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeIdentifier.conforms($0, to: typeIdentifier) }
  }

  // MARK: Loading

  /// Loads the data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: A registered type, or one to which a registered type conforms.
  ///   - completionHandler: A closure that receives the data, or an error.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let representation = representation(conformingTo: typeIdentifier) else {
      completionHandler(nil, ItemProviderError(wanted: typeIdentifier, offered: registeredTypeIdentifiers))
      return Progress(totalUnitCount: 1)
    }
    return representation.loadData(completionHandler) ?? Progress(totalUnitCount: 1)
  }

  /// Loads the item of a type. Types of data, and those of objects, give `NSData`.
  ///
  /// - Parameters:
  ///   - typeIdentifier: A registered type, or one to which a registered type conforms.
  ///   - options: Passed to the item's handler.
  ///   - completionHandler: A closure that receives the item, or an error.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    guard let representation = representation(conformingTo: typeIdentifier) else {
      completionHandler?(nil, ItemProviderError(wanted: typeIdentifier, offered: registeredTypeIdentifiers))
      return
    }
    representation.loadItem(completionHandler, nil, options)
  }

  private func representation(conformingTo identifier: String) -> ItemRepresentation? {
    representations.first { TypeIdentifier.conforms($0.typeIdentifier, to: identifier) }
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
    guard let source = source(for: aClass) else {
      completionHandler(nil, ItemProviderError(wanted: "\(aClass)", offered: registeredTypeIdentifiers))
      return Progress(totalUnitCount: 1)
    }
    if let object = source.object?.passed(as: aClass) {
      completionHandler(object, nil)
      return Progress(totalUnitCount: 1)
    }
    let progress = source.loadData { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        let identifier = source.typeIdentifier
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

  /// The first contents that can be loaded as the class.
  private func source(for aClass: any NSItemProviderReading.Type) -> ItemRepresentation? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return representations.first { own in
      readable.contains { TypeIdentifier.conforms(own.typeIdentifier, to: $0) }
    }
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

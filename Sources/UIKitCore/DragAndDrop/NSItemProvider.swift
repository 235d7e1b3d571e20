import Foundation

/// Something that can be handed over as data.
///
/// - Fidelity: approximated; what is handed over stays in the process, so that the data is made at once.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// Something that can be made of the data again.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What a drag carries for whoever takes it, in one or several kinds of data.
///
/// - Fidelity: approximated; loading is done before the call returns. Files and data that is registered without an object are
///   absent.
open class NSItemProvider: NSObject {
  private var objects: [any NSItemProviderWriting] = []

  open var suggestedName: String?

  public override init() { super.init() }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    objects = [object]
  }

  /// In the order in which they were registered, the best first.
  open var registeredTypeIdentifiers: [String] {
    var seen = Set<String>()
    return objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider }.filter { seen.insert($0).inserted }
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeIdentifier.conforms($0, to: typeIdentifier) }
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { source(for: aClass) != nil }

  open func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

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

  @discardableResult
  open func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map { String(describing: $0) }, error)
    }
  }

  /// The first object, and its best kind of data, that the class can be made of.
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

/// Nothing that is carried can be made into what was asked for.
struct ItemProviderError: Error, CustomStringConvertible {
  var wanted: String
  var offered: [String]

  var description: String {
    "No \(wanted) can be loaded of \(offered.isEmpty ? "nothing" : offered.joined(separator: ", ")); ask "
      + "canLoadObject(ofClass:) first."
  }
}

/// Which kinds of data are also others.
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
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text, "public.plain-text"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    forItemProviderCompletionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    self.init(string: String(decoding: data, as: UTF8.self))
  }
}

import Foundation

/// A store for what is cut, copied and pasted: text, links, images, colors and data.
///
/// - Fidelity: documented; The general pasteboard is not that of the machine: what a scene shows
///   must not depend on text copied in other programs.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that cut, copy and paste use.
  open class var general: UIPasteboard {
    let contents = RenderRoot.current.pasteboard
    if let board = contents.board { return board }
    let board = UIPasteboard(name: "com.apple.UIKit.pboard.general")
    (board.shared, contents.board) = (contents, board)
    return board
  }

  /// Returns a new pasteboard with a name of its own.
  open class func withUniqueName() -> UIPasteboard {
    made += 1
    let board = UIPasteboard(name: "pasteboard-\(made)")
    board.own = PasteboardContents()
    return board
  }

  private static let homeless = PasteboardContents()
  private static var made = 0

  /// The contents of a pasteboard with a unique name.
  private var own: PasteboardContents?
  /// The contents of the general pasteboard, which keep it.
  private weak var shared: PasteboardContents?
  private var contents: PasteboardContents { own ?? shared ?? Self.homeless }
  /// The name of the pasteboard.
  open private(set) var name: String

  private init(name: String) {
    self.name = name
    super.init()
  }

  /// The types of items, with the names that iOS has for them.
  private enum Kind {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let image = "public.png"
    static let color = "com.apple.uikit.color"
  }

  /// The items: the values of each by type.
  open var items: [[String: Any]] {
    get { contents.items }
    set {
      let types = allTypes
      contents.items = newValue
      NotificationCenter.default.post(
        name: Self.changedNotification, object: self, userInfo: changes(of: types))
    }
  }
  private final var allTypes: Set<String> { Set(contents.items.flatMap(\.keys)) }

  /// Returns the types that were added and removed, for those who are notified of a change.
  private final func changes(of types: Set<String>) -> [AnyHashable: Any]? {
    let (added, removed) = (allTypes.subtracting(types), types.subtracting(allTypes))
    var information: [AnyHashable: Any] = [:]
    if !added.isEmpty { information[Self.changedTypesAddedUserInfoKey] = added.sorted() }
    if !removed.isEmpty { information[Self.changedTypesRemovedUserInfoKey] = removed.sorted() }
    return information.isEmpty ? nil : information
  }

  /// Replaces the items.
  ///
  /// - Parameter options: Options, which have no effect: nothing leaves the app, and items do not expire.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Returns the first value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { values(pasteboardType).first }
  /// Returns the first data of a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType) as? Data
  }
  /// Replaces the items with a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  /// Replaces the items with data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
  /// Returns whether there is an item of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { !values($0).isEmpty } }
  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  private final func values(_ type: String) -> [Any] { contents.items.compactMap { $0[type] } }
  private final func all<Value>(_ kind: String) -> [Value]? {
    let values = values(kind).compactMap { $0 as? Value }
    return values.isEmpty ? nil : values
  }
  private final func set(_ values: [Any]?, _ kind: String) { items = (values ?? []).map { [kind: $0] } }

  /// The first text; `nil` if there is none. Setting it replaces all items.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// All texts; `nil` if there are none. Setting it replaces all items.
  open var strings: [String]? {
    get { all(Kind.text) }
    set { set(newValue, Kind.text) }
  }
  /// The first link; `nil` if there is none. Setting it replaces all items.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// All links; `nil` if there are none. Setting it replaces all items.
  open var urls: [URL]? {
    get { all(Kind.url) }
    set { set(newValue, Kind.url) }
  }
  /// The first image; `nil` if there is none. Setting it replaces all items.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// All images; `nil` if there are none. Setting it replaces all items.
  open var images: [UIImage]? {
    get { all(Kind.image) }
    set { set(newValue, Kind.image) }
  }
  /// The first color; `nil` if there is none. Setting it replaces all items.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// All colors; `nil` if there are none. Setting it replaces all items.
  open var colors: [UIColor]? {
    get { all(Kind.color) }
    set { set(newValue, Kind.color) }
  }
  /// Whether there is any text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is any link.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is any image.
  open var hasImages: Bool { images != nil }
  /// Whether there is any color.
  open var hasColors: Bool { colors != nil }
  /// The items as providers of their texts, links and images. Setting them replaces all items with what they provide.
  ///
  /// - Fidelity: approximated; the contents are loaded at once.
  open var itemProviders: [NSItemProvider] {
    get { baseItemProviders }
    set { baseItemProviders = newValue }
  }
  /// Replaces all items with those of providers.
  ///
  /// - Parameters:
  ///   - localOnly: Whether the items stay on the device, as they always do here.
  ///   - expirationDate: The date at which the items expire. They do not expire here.
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    baseItemProviders = itemProviders
  }
  /// The number of items.
  open var numberOfItems: Int { contents.items.count }
  /// The number of times that the contents were set.
  open var changeCount: Int { contents.changes }

  // MARK: Notifications

  /// A notification that the items of a pasteboard have changed. The object is the pasteboard.
  open nonisolated class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }
  /// The types that were added, in the information of a notification.
  open nonisolated class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedUserInfoKey" }
  /// The types that were removed, in the information of a notification.
  open nonisolated class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedUserInfoKey" }
}

extension UIPasteboard {
  /// An option for items.
  ///
  /// - Fidelity: documented.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date at which the items expire.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on the device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
}

@MainActor
final class PasteboardContents {
  fileprivate(set) var items: [[String: Any]] = [] { didSet { changes += 1 } }
  fileprivate private(set) var changes = 0
  /// The pasteboard that shows the contents; `nil` until it is needed.
  fileprivate var board: UIPasteboard?
}

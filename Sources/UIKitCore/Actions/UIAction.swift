import Foundation

/// A closure that performs an action. It receives the action, whose `sender` is set.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action of a menu, control or bar button item, with the closure that performs it.
///
/// - Fidelity: documented.
open class UIAction: UIMenuElement, @MainActor NSCopying {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of an action that inserts the content of the pasteboard.
    public static let paste = Identifier("com.apple.action.paste")
    /// The identifier of an action that inserts the content of the pasteboard in the style of the text around it.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    /// The identifier of an action that opens what the pasteboard refers to.
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    /// The identifier of an action that searches for the content of the pasteboard.
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
  }

  open override var title: String {
    get { words }
    set { words = newValue }
  }
  open override var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }
  /// The image of the action while it is selected. It is not shown here. The default is `nil`.
  open var selectedImage: UIImage?
  /// The identifier of the action.
  open private(set) var identifier: Identifier
  /// A longer title that explains the action. It is not shown here. The default is `nil`.
  open var discoverabilityTitle: String?
  /// The attributes that change the appearance and behavior of the action in a menu. The default is none.
  open var attributes: Attributes
  /// The state that a menu shows with a mark. The default is `off`.
  open var state: State
  /// The object that performs the action; `nil` unless its handler is executing.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// The number of actions created, from which unique identifiers are made.
  private static var made = 0

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title in a menu or button.
  ///   - subtitle: The text below the title in a menu, or `nil`.
  ///   - image: The image, or `nil`.
  ///   - selectedImage: The image while the action is selected, or `nil`.
  ///   - identifier: An identifier, or `nil` for a unique one.
  ///   - discoverabilityTitle: A longer title that explains the action, or `nil`.
  ///   - attributes: The attributes of the action in a menu.
  ///   - state: The state of the action in a menu.
  ///   - handler: A closure that performs the action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    Self.made += 1
    self.selectedImage = selectedImage
    self.identifier = identifier ?? Identifier("action-\(Self.made)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the handler with `sender` as the action's sender.
  ///
  /// - Parameter target: Ignored.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

  /// Returns an action with the same properties, identifier and handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIAction(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
  }

  func perform(from sender: Any?) {
    // An action may perform itself recursively, so the former sender is restored.
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

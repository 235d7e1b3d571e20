import Foundation

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu entry or a control's action. On Linux, where there are no selectors, a control's targets are actions.
///
/// - Fidelity: documented.
open class UIAction: UIMenuElement, @MainActor NSCopying {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open override var title: String {
    get { words }
    set { words = newValue }
  }
  open override var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }
  open var selectedImage: UIImage?
  open private(set) var identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// What sent the action, while its handler runs.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// How many actions have been made: an unnamed action needs an identifier that no other has.
  private static var made = 0

  /// - Parameter identifier: One that no other action has, if nil.
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

  /// Runs the handler.
  ///
  /// - Parameter target: Of no meaning for actions, which are their own.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

  /// An action that does the same under the same identifier.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIAction(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
  }

  func perform(from sender: Any?) {
    // One that performs itself again while it runs is the sender's of both.
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

import Foundation

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu entry or a control's action. On Linux, where there are no selectors, a control's targets are actions.
///
/// - Fidelity: documented; menus are not shown yet.
@preconcurrency @MainActor
open class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open var title: String
  open var image: UIImage?
  public let identifier: Identifier
  /// What sent the action, while its handler runs.
  public package(set) var sender: Any?
  let handler: UIActionHandler

  /// How many actions have been made: an unnamed action needs an identifier that no other has.
  private static var made = 0

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    Self.made += 1
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("action-\(Self.made)")
    self.handler = handler
    super.init()
  }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

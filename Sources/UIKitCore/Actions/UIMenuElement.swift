import Foundation

/// An element of a menu: an action or a submenu. Controls perform the same actions.
///
/// - Fidelity: documented; archiving is absent.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The state of an action, which a menu shows with a mark.
  public enum State: Int, Hashable, Sendable {
    /// The action is off; it has no mark.
    case off = 0
    /// The action is on; it has a check mark.
    case on = 1
    /// The action is partly on; it has a dash.
    case mixed = 2
  }

  /// Attributes that change the appearance and behavior of an action in a menu.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The action is gray and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action is red, because it deletes data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the action is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title of the element.
  open var title: String { words }
  /// The text below the title. The default is `nil`.
  open var subtitle: String?
  /// The image of the element, or `nil`.
  open var image: UIImage? { picture }

  final var words: String
  final var picture: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    words = title
    self.subtitle = subtitle
    picture = image
    super.init()
  }
}

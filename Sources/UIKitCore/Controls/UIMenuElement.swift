import Foundation

/// What a menu is made of. The actions of controls are menu elements too.
///
/// - Fidelity: documented; archiving is absent.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public enum State: Int, Hashable, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  open var title: String { words }
  open var subtitle: String?
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

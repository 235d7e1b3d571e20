/// A set of interface orientations.
///
/// - Fidelity: documented.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

  /// The interface is upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// The interface is upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// The interface is turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// The interface is turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations except for upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

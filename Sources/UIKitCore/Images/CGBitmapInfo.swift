/// The position of a pixel's opacity among its components.
///
/// - Fidelity: documented.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// There is no opacity.
  case none = 0
  /// The opacity is last, and the colors are multiplied by it.
  case premultipliedLast = 1
  /// The opacity is first, and the colors are multiplied by it.
  case premultipliedFirst = 2
  /// The opacity is last.
  case last = 3
  /// The opacity is first.
  case first = 4
  /// The last component is not used.
  case noneSkipLast = 5
  /// The first component is not used.
  case noneSkipFirst = 6
  /// There is only opacity.
  case alphaOnly = 7
}

/// The layout of a pixel in memory.
///
/// - Fidelity: documented.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the layout.
  public let rawValue: UInt32
  /// Creates a layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that contain a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Whether components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that contain the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The order of bytes is that of the components.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Pixels are numbers of 16 bits whose lowest byte comes first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Pixels are numbers of 32 bits whose lowest byte comes first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pixels are numbers of 16 bits whose highest byte comes first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Pixels are numbers of 32 bits whose highest byte comes first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  /// The position of the opacity.
  var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue) ?? .none }
}

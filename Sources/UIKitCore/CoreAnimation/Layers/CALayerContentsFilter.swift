import Drawing
import Foundation

/// The way in which the contents of a layer are scaled.
///
/// - Fidelity: documented.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the value.
  public let rawValue: String
  /// Creates a value from its name. Unknown names act as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Neighboring pixels are mixed.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Each pixel is the nearest one of the contents.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Neighboring pixels, and those of reduced copies, are mixed. Drawn like ``linear``.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
  /// The cases in which the layer's contents are not smoothed.
  final var nearest: ImageCommand.Nearest {
    var cases: ImageCommand.Nearest = []
    if magnificationFilter == .nearest { cases.insert(.enlarged) }
    if minificationFilter == .nearest { cases.insert(.reduced) }
    return cases
  }

  /// Returns an image's command with the scaling of the layer's contents.
  final func filtered(_ command: DrawCommand) -> DrawCommand {
    guard !nearest.isEmpty, case .image(var image) = command else { return command }
    image.nearest = nearest
    return .image(image)
  }
}

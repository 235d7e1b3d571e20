import Drawing
import Foundation
import Geometry

/// How a gradient runs.
///
/// - Fidelity: approximated; only `axial` is drawn.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
}

/// A layer that fills its bounds with colours along a line.
///
/// - Fidelity: documented; its colours do not animate.
open class CAGradientLayer: CALayer {
  /// `CGColor`s; what is not one is left out.
  open var colors: [Any]? { didSet { setNeedsRecord() } }
  /// Where each colour is reached, 0 ... 1; spread evenly when nil.
  open var locations: [NSNumber]? { didSet { setNeedsRecord() } }
  /// In unit coordinates of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsRecord() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsRecord() } }
  open var type = CAGradientLayerType.axial

  override func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color.displayable }
    if let only = colors.first, colors.count == 1 {
      commands.append(.fill(shape(in: bounds), only))
    } else if !colors.isEmpty {
      let gradient = LinearGradient(
        colors: colors, locations: stops(colors.count), start: startPoint.finite, end: endPoint.finite)
      commands.append(.gradient(shape(in: bounds), gradient))
    }
    super.recordContent(in: bounds, into: &commands)
  }

  private func shape(in bounds: CGRect) -> RoundedRect {
    RoundedRect(bounds, radius: model.cornerRadius, corners: maskedCorners.corners)
  }

  /// As many ascending locations as colours, whatever was set.
  private func stops(_ count: Int) -> [CGFloat] {
    let even = (0..<count).map { CGFloat($0) / CGFloat(Swift.max(1, count - 1)) }
    guard let locations, locations.count == count else { return even }
    var reached: CGFloat = 0
    return locations.map { location in
      let stop = CGFloat(location.doubleValue).unitClamped
      if stop > reached { reached = stop }
      return reached
    }
  }
}

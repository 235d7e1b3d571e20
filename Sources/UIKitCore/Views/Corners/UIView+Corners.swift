import Foundation
import Geometry

extension UIView {
  final func baseEffectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let configuration = shapedCorners else { return 0 }
    let masks: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner), (.bottomLeft, .layerMinXMaxYCorner),
      (.bottomRight, .layerMaxXMaxYCorner),
    ]
    let radii = radii(of: configuration)
    return masks.filter { corner.contains($0.0) }.compactMap { radii[$0.1] }.max() ?? 0
  }

  /// Gives the layer the radii of the view's configuration.
  final func applyCorners() {
    guard let configuration = shapedCorners else { return }
    let radii = radii(of: configuration)
    layer.cornerCurve = .continuous
    layer.cornerRadius = radii.values.max() ?? 0
    layer.maskedCorners = radii.reduce(into: []) { if $1.value > 0 { $0.insert($1.key) } }
    cornersDidChange()
  }

  private func radii(of configuration: UICornerConfiguration) -> [CACornerMask: CGFloat] {
    let half = Swift.min(bounds.width, bounds.height) / 2
    let corners: [(corner: CACornerMask, radius: CGFloat)]
    switch configuration.kind {
    case .capsule(let maximum):
      let radius = Swift.min(half, maximum ?? half)
      corners = CACornerMask.each.map { (corner: $0, radius: radius) }
    case .corners(let each, let isUniform):
      let resolved = each.all.map { corner, radius in
        (corner: corner, radius: radius.map { points($0, at: corner) } ?? 0)
      }
      let largest = resolved.map(\.radius).max() ?? 0
      corners = isUniform ? resolved.map { (corner: $0.corner, radius: largest) } : resolved
    }
    return Dictionary(corners.map { ($0.corner, Swift.min($0.radius, half)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The radius in points. A concentric corner is smaller than that of the container by its distance from the sides.
  private func points(_ radius: UICornerRadius, at corner: CACornerMask) -> CGFloat {
    switch radius.kind {
    case .fixed(let radius): return radius
    case .concentric(let minimum):
      guard let container = superviewWithCorners else { return minimum }
      let (frame, area) = (convert(bounds, to: container), container.bounds)
      let isLeft = corner == .layerMinXMinYCorner || corner == .layerMinXMaxYCorner
      let isTop = corner == .layerMinXMinYCorner || corner == .layerMaxXMinYCorner
      let across = isLeft ? frame.minX - area.minX : area.maxX - frame.maxX
      let down = isTop ? frame.minY - area.minY : area.maxY - frame.maxY
      return Swift.max(minimum, container.layer.cornerRadius - Swift.max(across, down, 0))
    }
  }

  private var superviewWithCorners: UIView? {
    var view = superview
    while let current = view, current.layer.cornerRadius == 0 { view = current.superview }
    return view
  }
}

extension CACornerMask {
  /// The four corners.
  fileprivate static let each: [CACornerMask] = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

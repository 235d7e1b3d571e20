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

  /// Makes the corners square, as those of a layer are at first.
  final func removeCorners() {
    (layer.cornerRadius, layer.maskedCorners, layer.cornerCurve) = (0, .all, .circular)
    cornersDidChange()
  }

  private func radii(of configuration: UICornerConfiguration) -> [CACornerMask: CGFloat] {
    let half = Swift.min(bounds.width, bounds.height) / 2
    switch configuration.kind {
    case .capsule(let maximum):
      return CACornerMask.each.reduce(into: [:]) { $0[$1] = Swift.min(half, maximum ?? half) }
    case .corners(let corners, let uniform):
      let own = corners.all.reduce(into: [CACornerMask: CGFloat]()) { radii, item in
        radii[item.corner] = Swift.min(half, item.radius.map { points($0, at: item.corner) } ?? 0)
      }
      return own.reduce(into: own) { radii, item in
        guard let group = uniform.first(where: { $0.contains(item.key) }) else { return }
        radii[item.key] = own.filter { group.contains($0.key) }.values.max()
      }
    }
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
      let outer = container.layer.maskedCorners.contains(corner) ? container.layer.cornerRadius : 0
      return Swift.max(minimum, outer - Swift.max(across, down, 0))
    }
  }

  private var superviewWithCorners: UIView? {
    var view = parent
    while let current = view, current.layer.cornerRadius == 0 { view = current.parent }
    return view
  }
}

// MARK: Corners that follow from those of views around them

extension UIView {
  /// Notes that the view has concentric corners, here and in all views around it, so that they can tell it of changes.
  final func markConcentricCorners() {
    var view: UIView? = self
    while let current = view, !current.holdsConcentricCorners {
      current.holdsConcentricCorners = true
      view = current.parent
    }
  }

  /// Applies concentric corners of the view and its descendants in a new superview, or without one.
  final func enterCorners() {
    guard holdsConcentricCorners else { return }
    parent?.markConcentricCorners()
    if shapedCorners != nil { applyCorners() }
    applyConcentricCorners()
  }

  /// Applies the corners of descendants after a change of this view.
  final func applyConcentricCorners() {
    guard holdsConcentricCorners else { return }
    for child in children where child.holdsConcentricCorners {
      if child.shapedCorners?.isConcentric == true { child.applyCorners() }
      child.applyConcentricCorners()
    }
  }

  func roundedCornersDidChange() { applyConcentricCorners() }
}

extension CACornerMask {
  /// The four corners.
  fileprivate static let each: [CACornerMask] = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

import Foundation
import Geometry
import UIKitCore

/// A view that shows a ``UIBackgroundConfiguration`` behind the contents of a cell.
final class ConfiguredBackgroundView: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { show(replacing: oldValue) } }
  }
  /// The colored area. The cell rounds the corners of groups.
  private let fill = UIView()
  private var picture: UIImageView?
  private var material: UIVisualEffectView?
  private var edge: UIView?
  /// The view that casts the background's own shadow.
  private var shade: UIView?

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    show(replacing: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func show(replacing old: UIBackgroundConfiguration?) {
    if let view = old?.customView, view !== configuration.customView, view.superview === self {
      view.removeFromSuperview()
    }
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.layer.cornerCurve = .continuous
    showEffect()
    showPicture()
    showEdge()
    showShadow()
    if let view = configuration.customView, view.superview !== self { addSubview(view) }
    showColors()
    setNeedsLayout()
  }

  private func showEffect() {
    guard let effect = configuration.visualEffect else {
      material?.removeFromSuperview()
      material = nil
      return
    }
    let shown = material ?? UIVisualEffectView(effect: nil)
    shown.effect = effect
    shown.clipsToBounds = true
    shown.layer.cornerRadius = configuration.cornerRadius
    shown.layer.cornerCurve = .continuous
    if material == nil { insertSubview(shown, at: 0) }
    material = shown
  }

  private func showPicture() {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let shown = picture ?? UIImageView(image: nil)
    shown.image = image
    shown.contentMode = configuration.imageContentMode
    shown.clipsToBounds = true
    shown.layer.cornerRadius = configuration.cornerRadius
    shown.layer.cornerCurve = .continuous
    if picture == nil { insertSubview(shown, aboveSubview: fill) }
    picture = shown
  }

  private func showEdge() {
    guard configuration.strokeWidth > 0 else {
      edge?.removeFromSuperview()
      edge = nil
      return
    }
    let shown = edge ?? UIView()
    shown.layer.borderWidth = configuration.strokeWidth
    let radius = configuration.cornerRadius
    shown.layer.cornerCurve = .continuous
    shown.layer.cornerRadius = radius > 0 ? (radius + configuration.strokeOutset).atLeast(0) : 0
    if edge == nil { addSubview(shown) }
    edge = shown
  }

  private func showShadow() {
    let shadow = configuration.shadowProperties
    guard shadow.opacity > 0 else {
      shade?.removeFromSuperview()
      shade = nil
      return
    }
    let shown = shade ?? UIView()
    shown.layer.shadowOpacity = Float(shadow.opacity)
    shown.layer.shadowRadius = shadow.radius
    shown.layer.shadowOffset = shadow.offset
    if shade == nil { insertSubview(shown, at: 0) }
    shade = shown
  }

  private func showColors() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    let stroke = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection)
    edge?.layer.borderColor = stroke.cgColor
    shade?.layer.shadowColor = configuration.shadowProperties.color.resolvedColor(with: traitCollection).cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = area
    fill.frame = area
    material?.frame = area
    picture?.frame = area
    shade?.frame = area
    shade?.layer.shadowPath = configuration.shadowProperties.path?.cgPath ?? outline(of: area.size)
    configuration.customView?.frame = area
    let outset = FiniteGeometry.coordinate(configuration.strokeOutset)
    edge?.frame = area.inset(by: UIEdgeInsets(top: -outset, left: -outset, bottom: -outset, right: -outset)).finite
  }

  private func outline(of size: CGSize) -> CGPath {
    UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: configuration.cornerRadius).cgPath
  }

  private var area: CGRect {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty, let margins = superview?.directionalLayoutMargins {
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    return bounds.inset(by: UIEdgeInsets(insets, effectiveUserInterfaceLayoutDirection)).finite
  }
}

import Drawing
import Foundation
import Geometry

/// The content that a layer without a view has drawn itself.
struct LayerDrawing {
  var commands: [DrawCommand] = []
  /// Whether the content must be drawn anew.
  var isOutdated = true
}

extension CALayer {
  /// Requests that the content is drawn anew: by the view, or by the layer before the next frame.
  final func redraw() {
    if let owner { return owner.setNeedsDisplay() }
    if drawing == nil { drawing = LayerDrawing() }
    drawing?.isOutdated = true
    reportPendingWork()
    setNeedsRecord()
  }

  /// Draws the content that the layer made itself.
  final func recordDrawing(in bounds: CGRect, into commands: inout [DrawCommand]) {
    guard let drawn = drawing?.commands, !drawn.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let shift = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
    commands.append(.group(DrawGroup(clip: RoundedRect(bounds), transform: shift, commands: drawn)))
  }

  final func displayNow() {
    drawing?.isOutdated = false
    if !isDisplaying { displayedValues = nil }
    if bounds.width > 0, bounds.height > 0 { display() }
  }

  /// Lets the delegate display the layer, and records what the layer and its delegate draw.
  final func recordOwnDrawing() {
    guard owner == nil else { return }
    delegate?.layerWillDraw(self)
    delegate?.display(self)
    let origin = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let context = CGContext(DrawingRecorder(transform: origin), traits: .current)
    draw(in: context)
    drawing = LayerDrawing(commands: context.recorder.commands, isOutdated: false)
  }

  /// Responds to another size of the bounds.
  final func sizeDidChange() {
    guard owner == nil else { return }
    if needsDisplayOnBoundsChange { redraw() }
    if givenDelegate != nil || !isPlain { markNeedsLayout() }
  }

  /// Whether the class is one of those that do not lay out sublayers.
  private final var isPlain: Bool {
    let type = ObjectIdentifier(Swift.type(of: self))
    return type == ObjectIdentifier(CALayer.self) || type == ObjectIdentifier(CAShapeLayer.self)
      || type == ObjectIdentifier(CAGradientLayer.self)
  }
}

extension CALayer {
  /// Requests a layout of the sublayers: with the view, or with that of the nearest view around the layer.
  final func markNeedsLayout() {
    if let owner { return owner.setNeedsLayout() }
    isLayoutPending = true
    reportPendingWork()
  }

  /// Lets the nearest view around the layer lay out and display its sublayers before the next frame.
  final func reportPendingWork() {
    var layer = superlayer
    while let current = layer {
      if let owner = current.owner { return owner.markNeedsLayoutOfSublayers() }
      layer = current.superlayer
    }
  }

  /// Whether the layer, or one below it that does not belong to a view, must be laid out or drawn.
  final var hasPendingWork: Bool {
    owner == nil && (isLayoutPending || drawing?.isOutdated == true || children.contains { $0.hasPendingWork })
  }

  /// Lays out and draws the layer, and those below it that do not belong to views, where that is needed.
  final func finishPendingWork() {
    if isLayoutPending {
      isLayoutPending = false
      layoutSublayers()
    }
    if drawing?.isOutdated == true { displayNow() }
    for child in children where child.owner == nil { child.finishPendingWork() }
  }

  /// The part of the bounds that no ancestor clips, in the layer's coordinates.
  final var unclippedBounds: CGRect {
    var (area, layer) = (bounds, superlayer)
    while let current = layer {
      if current.masksToBounds || current.superlayer == nil {
        area = area.overlap(convert(current.bounds, from: current))
      }
      layer = current.superlayer
    }
    return area
  }
}

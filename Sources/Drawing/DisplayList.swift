package import Foundation
package import Geometry
package import Typography

/// What a frame looks like, as a value: painted first to last, in points, y down.
package struct DisplayList: Equatable, Sendable {
  /// The whole surface, from (0, 0), in points.
  package var size: CGSize
  package var commands: [DrawCommand]

  package init(size: CGSize, commands: [DrawCommand] = []) {
    self.size = size
    self.commands = commands
  }
}

/// One mark on the surface, in the coordinates of the group that holds it.
package indirect enum DrawCommand: Equatable, Sendable {
  case fill(RoundedRect, Color)
  /// A line of `width` points along the inside of the edge.
  case border(RoundedRect, width: CGFloat, Color)
  case shadow(Shadow)
  case gradient(RoundedRect, Gradient)
  case backdrop(Backdrop)
  case path(PathCommand)
  case image(ImageCommand)
  case text(TextCommand)
  case group(DrawGroup)
}

/// A blurred copy of a shape, as `CALayer` draws below its content.
package struct Shadow: Equatable, Sendable {
  /// The outline that throws the shadow, before the offset.
  package var shape: RoundedRect
  /// As `CALayer.shadowRadius`, in points.
  package var blurRadius: CGFloat
  package var offset: CGSize
  package var color: Color

  package init(shape: RoundedRect, blurRadius: CGFloat, offset: CGSize, color: Color) {
    self.shape = shape
    self.blurRadius = blurRadius
    self.offset = offset
    self.color = color
  }
}

/// A picture, or a part of one, stretched over a rectangle.
package struct ImageCommand: Equatable, Sendable {
  package var image: ImagePixels
  /// Where it goes.
  package var destination: CGRect
  /// Which part of it, in unit coordinates; `(0, 0, 1, 1)` is the whole.
  package var source: CGRect
  /// When set, the picture is a template: its alpha is filled with this colour.
  package var tint: Color?

  package init(
    image: ImagePixels, destination: CGRect, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    tint: Color? = nil
  ) {
    self.image = image
    self.destination = destination
    self.source = source
    self.tint = tint
  }
}

/// One run of glyphs.
package struct TextCommand: Equatable, Sendable {
  package var run: GlyphRun
  /// The start of the baseline.
  package var origin: CGPoint
  /// The advance width of the run, for damage and dumps.
  package var width: CGFloat
  package var color: Color

  package init(run: GlyphRun, origin: CGPoint, width: CGFloat, color: Color) {
    self.run = run
    self.origin = origin
    self.width = width
    self.color = color
  }
}

/// Commands that share a coordinate space, a clip and an opacity.
package struct DrawGroup: Equatable, Sendable {
  /// Identifies a scrolling area from frame to frame, so that what merely moved is copied instead of drawn again; nil
  /// for all others.
  package var scrollIdentity: Int?
  /// In the parent's coordinates; limits what the children paint.
  package var clip: RoundedRect?
  /// In the parent's coordinates, like the clip: the children show where these paint, as strongly as these do.
  package var mask: [DrawCommand]?
  /// Applied to the children's coordinates before `transform` does: how a turned plane is seen in perspective. Nil for
  /// what stays flat.
  package var projection: ProjectionTransform?
  /// Children's coordinates to the parent's.
  package var transform: CGAffineTransform
  /// Below 1 the children are painted together first and blended as one picture, as UIKit does.
  package var opacity: CGFloat
  package var commands: [DrawCommand]

  /// - Parameter projection: One without perspective is made part of the transform.
  package init(
    scrollIdentity: Int? = nil, clip: RoundedRect? = nil, mask: [DrawCommand]? = nil,
    projection: ProjectionTransform? = nil, transform: CGAffineTransform = .identity, opacity: CGFloat = 1,
    commands: [DrawCommand]
  ) {
    self.scrollIdentity = scrollIdentity
    self.clip = clip
    self.mask = mask
    self.transform = transform
    self.opacity = opacity
    self.commands = commands
    if let flat = projection?.affine {
      self.transform = flat.concatenating(transform)
    } else {
      self.projection = projection
    }
  }

  /// Children may as well stand in the group's place, but for an offset.
  package var isOnlyMoved: Bool { projection == nil && transform.isTranslation }
}

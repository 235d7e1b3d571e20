package import Foundation
package import Geometry
package import Typography

/// The appearance of a frame as a value: commands in painting order, in points, y down.
package struct DisplayList: Equatable, Sendable {
  /// The size of the whole surface, from (0, 0), in points.
  package var size: CGSize
  /// The commands, from back to front.
  package var commands: [DrawCommand]

  /// Creates a list, by default an empty one.
  package init(size: CGSize, commands: [DrawCommand] = []) {
    self.size = size
    self.commands = commands
  }
}

/// One drawing command, in the coordinates of its group.
package indirect enum DrawCommand: Equatable, Sendable {
  case fill(RoundedRect, Color)
  /// A line of `width` points along the inside of the edge.
  case border(RoundedRect, width: CGFloat, Color)
  case shadow(Shadow)
  case contentShadow(ContentShadow)
  case gradient(RoundedRect, Gradient)
  case backdrop(Backdrop)
  case path(PathCommand)
  case image(ImageCommand)
  case text(TextCommand)
  case group(DrawGroup)
}

/// A blurred copy of a shape, as `CALayer` draws below its content.
package struct Shadow: Equatable, Sendable {
  /// The outline that casts the shadow, before the offset.
  package var shape: RoundedRect
  /// The blur radius, equivalent to `CALayer.shadowRadius`, in points.
  package var blurRadius: CGFloat
  /// The distance by which the shadow is moved, in points.
  package var offset: CGSize
  /// The color of the shadow.
  package var color: Color

  /// Creates the shadow of a shape.
  package init(shape: RoundedRect, blurRadius: CGFloat, offset: CGSize, color: Color) {
    self.shape = shape
    self.blurRadius = blurRadius
    self.offset = offset
    self.color = color
  }
}

/// A picture, or a part of one, stretched over a rectangle.
package struct ImageCommand: Equatable, Sendable {
  /// The cases in which each pixel of a scaled picture is the nearest one, and no mix of several.
  package struct Nearest: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    package let rawValue: UInt8
    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The picture is enlarged.
    package static let enlarged = Nearest(rawValue: 1)
    /// The picture is reduced.
    package static let reduced = Nearest(rawValue: 2)
  }

  /// The picture.
  package var image: ImagePixels
  /// The rectangle that the picture fills.
  package var destination: CGRect
  /// The part of the picture, in unit coordinates; `(0, 0, 1, 1)` is the whole.
  package var source: CGRect
  /// The tint color; if it is not `nil`, the picture is a template whose alpha is filled with it.
  package var tint: Color?
  /// The cases in which pixels are not mixed. The default is none.
  package var nearest: Nearest = []

  /// Creates a command, by default for the whole picture in its own colors.
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
  /// The text and font.
  package var run: GlyphRun
  /// The start of the baseline.
  package var origin: CGPoint
  /// The advance width of the run, for damage and dumps.
  package var width: CGFloat
  /// The color of glyphs without colors of their own.
  package var color: Color

  /// Creates a command for a run.
  package init(run: GlyphRun, origin: CGPoint, width: CGFloat, color: Color) {
    self.run = run
    self.origin = origin
    self.width = width
    self.color = color
  }
}

/// Commands that share a coordinate space, a clip and an opacity.
package struct DrawGroup: Equatable, Sendable {
  /// The identity of a scrolling area across frames, so that moved pixels are copied instead of drawn again; `nil` for
  /// all other groups.
  package var scrollIdentity: Int?
  /// The shape that limits the children, in the parent's coordinates.
  package var clip: RoundedRect?
  /// A mask in the parent's coordinates: the children are visible where the mask paints, weighted by its alpha.
  package var mask: [DrawCommand]?
  /// The perspective of a rotated plane, applied to the children's coordinates before `transform`; `nil` for flat
  /// content.
  package var projection: ProjectionTransform?
  /// The transform from the children's coordinates to the parent's.
  package var transform: CGAffineTransform
  /// The group's opacity: below 1 the children are painted together and blended as one picture, as in UIKit.
  package var opacity: CGFloat
  /// The rule by which the group is combined with what is below it. A group with another rule than `normal` is painted
  /// by itself; its mask is the area in which it replaces what is below. The default is `normal`.
  package var blendMode = BlendMode.normal
  /// Whether the blend modes of groups inside concern only what is below them in this group. The default is `false`.
  package var isIsolated = false
  /// The commands of the group, from back to front.
  package var commands: [DrawCommand]

  /// - Parameter projection: A perspective transform; one without perspective is combined with `transform`.
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

  /// Whether the group only translates its children.
  package var isOnlyMoved: Bool { projection == nil && transform.isTranslation }
}

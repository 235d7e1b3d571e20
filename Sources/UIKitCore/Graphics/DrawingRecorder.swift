import Drawing
import Foundation
import Geometry

/// A recording of drawing as commands, and the present drawing state.
struct DrawingRecorder {
  struct State {
    /// The transform from the present coordinates to those of the commands.
    var transform = CGAffineTransform.identity
    var fill = Color.black
    var stroke = Color.black
    /// The image with which areas are filled; `nil` for the fill color.
    var fillPattern: (any PatternImage)?
    /// The image with which lines are drawn; `nil` for the stroke color.
    var strokePattern: (any PatternImage)?
    /// The spaces of colors that are given by components alone.
    var spaces = (fill: CGColorSpaceCreateDeviceGray(), stroke: CGColorSpaceCreateDeviceGray())
    var pen = StrokeStyle(width: 1)
    var alpha: CGFloat = 1
    var shadow: Shadow?
    var blendMode = CGBlendMode.normal
    var interpolation = CGInterpolationQuality.default
    var textMode = CGTextDrawingMode.fill
    /// The masks of the open clips.
    var clips: [[DrawCommand]] = []
  }

  struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: Color
  }

  private(set) var state: State
  private var saved: [State] = []
  /// The commands within each open clip; the first array is not clipped.
  private var layers: [[DrawCommand]] = [[]]
  private var clips: [[DrawCommand]] = []
  /// The origin of patterns, in the coordinates of the commands.
  private let origin: CGPoint
  /// The numbers of clips around each open group, and the opacity of the group.
  private var groups: [(clips: Int, alpha: CGFloat)] = []

  init(transform: CGAffineTransform = .identity) {
    state = State(transform: transform)
    origin = CGPoint(x: transform.tx, y: transform.ty)
  }

  mutating func change(_ body: (inout State) -> Void) { body(&state) }

  mutating func save() { saved.append(state) }

  /// Restores the state saved last. Does nothing if none was saved.
  mutating func restore() {
    guard let last = saved.popLast() else { return }
    changeClips(to: last.clips)
    state = last
  }

  /// Removes the clips of the present group, or of the drawing outside of groups.
  mutating func resetClip() { changeClips(to: Array(clips.prefix((groups.last?.clips ?? -1) + 1))) }

  /// All commands so far, for a picture of their own: blend modes concern the picture's background, too.
  var pictureCommands: [DrawCommand] {
    var copy = self
    copy.closeClips(to: 0)
    return copy.layers[0]
  }

  /// All commands so far. Blend modes concern them alone.
  var commands: [DrawCommand] {
    let drawn = pictureCommands
    return DrawCommand.holdBlend(drawn) ? [.group(.isolated(drawn))] : drawn
  }

  private mutating func closeClips(to count: Int) {
    while clips.count > count {
      let (mask, inside) = (clips.removeLast(), layers.removeLast())
      if !inside.isEmpty { layers[layers.count - 1].append(.group(DrawGroup(mask: mask, commands: inside))) }
    }
    state.clips = clips
  }

  private mutating func changeClips(to masks: [[DrawCommand]]) {
    closeClips(to: zip(clips, masks).prefix { $0 == $1 }.count)
    for mask in masks.dropFirst(clips.count) { openClip(mask) }
  }

  private mutating func openClip(_ mask: [DrawCommand]) {
    clips.append(mask)
    layers.append([])
    state.clips = clips
  }

  /// Appends a command, combined with the drawing below it by the present mode.
  ///
  /// - Parameter footprint: The area that the command paints; `nil` for that of its shapes.
  private mutating func append(_ command: DrawCommand, footprint: DrawCommand? = nil) {
    guard let mode = state.blendMode.drawn else { return layers[layers.count - 1].append(command) }
    var group = DrawGroup(commands: [command])
    group.blendMode = mode
    if mode.changesWithoutDrawing {
      group.mask = [footprint ?? command.footprint]
      group.commands = [command.withoutEdges]
    }
    layers[layers.count - 1].append(.group(group))
  }

  // MARK: Paths

  mutating func fill(_ outline: Outline, _ rule: CoverageGrid.FillRule, color: Color? = nil) {
    let pattern = color == nil ? state.fillPattern : nil
    paint(outline.applying(state.transform).finite, .fill(rule), color ?? state.fill, pattern)
  }

  /// Draws the lines of an outline.
  ///
  /// - Parameter pen: The pen; `nil` for that of the state.
  mutating func stroke(_ outline: Outline, _ pen: StrokeStyle? = nil, color: Color? = nil) {
    let pen = pen ?? state.pen
    let pattern = color == nil ? state.strokePattern : nil
    guard let scale = state.transform.uniformScale else {
      // Under a transform that is not uniform, the line is filled as an area.
      let area = Outline(polygons: outline.stroked(pen), closed: true)
      return paint(area.applying(state.transform).finite, .fill(.nonZero), color ?? state.stroke, pattern)
    }
    paint(outline.applying(state.transform).finite, .stroke(pen.scaled(by: scale)), color ?? state.stroke, pattern)
  }

  private mutating func paint(
    _ outline: Outline, _ drawingMode: PathCommand.DrawingMode, _ color: Color, _ pattern: (any PatternImage)?
  ) {
    var color = color.displayable
    color.alpha *= state.alpha
    if let shadow = state.shadow {
      var shade = shadow.color.displayable
      shade.alpha *= color.alpha
      let origin = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
      append(.path(PathCommand(outline, at: origin, drawingMode, color: shade, blurRadius: shadow.blur / 2)))
    }
    let path = DrawCommand.path(PathCommand(outline, drawingMode, color: color))
    guard let pattern else { return append(path) }
    append(pattern.command(through: path.footprint, from: origin, opacity: state.alpha))
  }

  /// Removes what was drawn inside of an outline, within the present clip.
  mutating func erase(_ outline: Outline) {
    guard layers.contains(where: { !$0.isEmpty }) else { return }
    let path = PathCommand(outline.applying(state.transform).finite, .fill(.nonZero), color: .black)
    var group = DrawGroup(mask: [.path(path)], commands: [])
    group.blendMode = .clear
    layers[layers.count - 1].append(.group(group))
  }

  /// An area larger than any drawing.
  private static let everything = DrawCommand.fill(
    RoundedRect(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)), .black)

  /// Restricts later drawing to the opaque parts of commands that are in the present coordinates.
  mutating func clip(to mask: [DrawCommand]) {
    openClip([.group(DrawGroup(transform: state.transform, commands: mask))])
  }

  /// Begins a group that is drawn with the present opacity as a whole.
  mutating func beginGroup() {
    save()
    groups.append((clips.count, state.alpha))
    openClip([Self.everything])
    (state.alpha, state.shadow, state.blendMode) = (1, nil, .normal)
  }

  /// Ends the group begun last. Does nothing if there is none.
  mutating func endGroup() {
    guard let group = groups.popLast(), clips.count > group.clips else { return }
    closeClips(to: group.clips + 1)
    let inside = layers.removeLast()
    clips.removeLast()
    restore()
    guard !inside.isEmpty else { return }
    var drawn = DrawGroup(opacity: group.alpha, commands: inside)
    drawn.isIsolated = DrawCommand.holdBlend(inside)
    append(.group(drawn), footprint: Self.everything)
  }

  /// Restricts later drawing to the inside of an outline.
  mutating func clip(to outline: Outline, _ rule: CoverageGrid.FillRule) {
    let path = PathCommand(outline.applying(state.transform).finite, .fill(rule), color: .black)
    openClip([.path(path)])
  }

  // MARK: Pictures and text

  /// Draws commands that are in the present coordinates.
  mutating func draw(_ commands: [DrawCommand], alpha: CGFloat = 1) {
    guard !commands.isEmpty else { return }
    append(
      .group(DrawGroup(transform: state.transform, opacity: (state.alpha * alpha).unitClamped, commands: commands)))
  }
}

extension DrawGroup {
  /// Returns a group whose blend modes do not concern what is below it.
  fileprivate static func isolated(_ commands: [DrawCommand]) -> DrawGroup {
    var group = DrawGroup(commands: commands)
    group.isIsolated = true
    return group
  }
}

extension DrawCommand {
  /// The command with a box in the color of a path in place of the path, so that its edges do not fade.
  fileprivate var withoutEdges: DrawCommand {
    guard case .path(let path) = self, path.blurRadius == 0 else { return self }
    return .fill(RoundedRect(footprint.bounds), path.color)
  }
}

extension CGAffineTransform {
  /// The factor by which lengths grow; `nil` if it depends on the direction.
  fileprivate var uniformScale: CGFloat? {
    let (across, down) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    let isSquare = abs(a * c + b * d) <= 1e-6 * (1 + across * down)
    return isSquare && abs(across - down) <= 1e-6 * (1 + across) ? across : nil
  }
}

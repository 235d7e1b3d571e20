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
    var pen = StrokeStyle(width: 1)
    var alpha: CGFloat = 1
    var shadow: Shadow?
    var blendMode = CGBlendMode.normal
    var interpolation = CGInterpolationQuality.default
    var textMode = CGTextDrawingMode.fill
    /// The number of open clips.
    var clips = 0
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
  /// The numbers of clips around each open group, and the opacity of the group.
  private var groups: [(clips: Int, alpha: CGFloat)] = []

  init(transform: CGAffineTransform = .identity) { state = State(transform: transform) }

  mutating func change(_ body: (inout State) -> Void) { body(&state) }

  mutating func save() { saved.append(state) }

  /// Restores the state saved last. Does nothing if none was saved.
  mutating func restore() {
    guard let last = saved.popLast() else { return }
    closeClips(to: last.clips)
    state = last
  }

  /// All commands so far.
  var commands: [DrawCommand] {
    var copy = self
    copy.closeClips(to: 0)
    return copy.layers[0]
  }

  private mutating func closeClips(to count: Int) {
    while clips.count > count {
      let (mask, inside) = (clips.removeLast(), layers.removeLast())
      // The blend mode has applied inside the clip.
      if !inside.isEmpty { layers[layers.count - 1].append(.group(DrawGroup(mask: mask, commands: inside))) }
    }
  }

  private mutating func append(_ command: DrawCommand) {
    guard state.blendMode != .normal else { return layers[layers.count - 1].append(command) }
    layers[layers.count - 1] = Self.combine(command, with: layers[layers.count - 1], state.blendMode)
  }

  /// Returns drawing with a command on it.
  private static func combine(_ command: DrawCommand, with below: [DrawCommand], _ mode: CGBlendMode) -> [DrawCommand] {
    switch mode {
    case .sourceIn: [.group(DrawGroup(mask: below, commands: [command]))]
    case .sourceAtop: below + [.group(DrawGroup(mask: below, commands: [command]))]
    case .destinationOver: [command] + below
    case .destinationIn: [.group(DrawGroup(mask: [command], commands: below))]
    case .destinationAtop: [command, .group(DrawGroup(mask: [command], commands: below))]
    case .clear, .sourceOut, .destinationOut, .xor: below
    default: below + [command]
    }
  }

  // MARK: Paths

  mutating func fill(_ outline: Outline, _ rule: CoverageGrid.FillRule, color: Color? = nil) {
    paint(outline.applying(state.transform).finite, .fill(rule), color ?? state.fill)
  }

  /// Draws the lines of an outline.
  ///
  /// - Parameter pen: The pen; `nil` for that of the state.
  mutating func stroke(_ outline: Outline, _ pen: StrokeStyle? = nil, color: Color? = nil) {
    let pen = pen ?? state.pen
    guard let scale = state.transform.uniformScale else {
      // Under a transform that is not uniform, the line is filled as an area.
      let area = Outline(polygons: outline.stroked(pen), closed: true)
      return paint(area.applying(state.transform).finite, .fill(.nonZero), color ?? state.stroke)
    }
    paint(outline.applying(state.transform).finite, .stroke(pen.scaled(by: scale)), color ?? state.stroke)
  }

  private mutating func paint(_ outline: Outline, _ drawingMode: PathCommand.DrawingMode, _ color: Color) {
    var color = color.displayable
    color.alpha *= state.alpha
    if let shadow = state.shadow {
      var shade = shadow.color.displayable
      shade.alpha *= color.alpha
      let origin = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
      append(.path(PathCommand(outline, at: origin, drawingMode, color: shade, blurRadius: shadow.blur / 2)))
    }
    append(.path(PathCommand(outline, drawingMode, color: color)))
  }

  /// Removes what was drawn inside of an outline, within the present clip.
  mutating func erase(_ outline: Outline) {
    let below = layers[layers.count - 1]
    guard !below.isEmpty else { return }
    var rest = CGPath(rect: Self.everywhere, transform: nil).outline
    rest.contours += outline.applying(state.transform).finite.contours
    let path = PathCommand(rest, .fill(.evenOdd), color: .black)
    layers[layers.count - 1] = [.group(DrawGroup(mask: [.path(path)], commands: below))]
  }

  /// An area larger than any drawing.
  private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  /// Restricts later drawing to the opaque parts of commands that are in the present coordinates.
  mutating func clip(to mask: [DrawCommand]) {
    clips.append([.group(DrawGroup(transform: state.transform, commands: mask))])
    layers.append([])
    state.clips = clips.count
  }

  /// Begins a group that is drawn with the present opacity as a whole.
  mutating func beginGroup() {
    save()
    groups.append((clips.count, state.alpha))
    let path = PathCommand(CGPath(rect: Self.everywhere, transform: nil).outline, .fill(.nonZero), color: .black)
    clips.append([.path(path)])
    layers.append([])
    state.clips = clips.count
    (state.alpha, state.shadow) = (1, nil)
  }

  /// Ends the group begun last. Does nothing if there is none.
  mutating func endGroup() {
    guard let group = groups.popLast(), clips.count > group.clips else { return }
    closeClips(to: group.clips + 1)
    let inside = layers.removeLast()
    clips.removeLast()
    restore()
    if !inside.isEmpty { append(.group(DrawGroup(opacity: group.alpha, commands: inside))) }
  }

  /// Restricts later drawing to the inside of an outline.
  mutating func clip(to outline: Outline, _ rule: CoverageGrid.FillRule) {
    let path = PathCommand(outline.applying(state.transform).finite, .fill(rule), color: .black)
    clips.append([.path(path)])
    layers.append([])
    state.clips = clips.count
  }

  // MARK: Pictures and text

  /// Draws commands that are in the present coordinates.
  mutating func draw(_ commands: [DrawCommand], alpha: CGFloat = 1) {
    guard !commands.isEmpty else { return }
    append(
      .group(DrawGroup(transform: state.transform, opacity: (state.alpha * alpha).unitClamped, commands: commands)))
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

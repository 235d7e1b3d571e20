import Drawing
import Foundation
import Geometry

/// A layer that emits particles, such as confetti or snow.
///
/// Each particle is a function of its number, the seed and the time, so that frames are the same in every run.
///
/// - Fidelity: approximated; particles move in a plane, their colors have 32 shades of each component, and their random
///   numbers are not those of iOS.
open class CAEmitterLayer: CALayer {
  /// Creates a layer without particles.
  public required init() { super.init() }

  /// Creates a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAEmitterLayer else { return }
    (emitterCells, records, birthRate) = (other.emitterCells, other.records, other.birthRate)
    (emitterZPosition, emitterDepth, preservesDepth) = (
      other.emitterZPosition, other.emitterDepth, other.preservesDepth
    )
    (emitterPosition, emitterSize, emitterShape) = (other.emitterPosition, other.emitterSize, other.emitterShape)
    (emitterMode, renderMode, seed, lifetime) = (other.emitterMode, other.renderMode, other.seed, other.lifetime)
    (velocity, scale, spin) = (other.velocity, other.scale, other.spin)
  }

  /// Creates an empty layer. Archives are not supported: nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The kinds of particles; `nil`, the default, for none.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      for cell in oldValue ?? [] { cell.onRateChange = nil }
      records = []
      for cell in emitterCells ?? [] { cell.onRateChange = { [weak self] in self?.ratesDidChange() } }
      ratesDidChange()
    }
  }
  /// The factor of the number of particles per second. The default is 1.
  open var birthRate: Float = 1 { didSet { if birthRate != oldValue { ratesDidChange() } } }
  /// The factor of lifetimes. The default is 1.
  open var lifetime: Float = 1 { didSet { setNeedsRecord() } }
  /// The center of the shape, in points. The default is zero.
  open var emitterPosition = CGPoint.zero { didSet { setNeedsRecord() } }
  /// The depth of the shape. It is kept and not used. The default is 0.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape, in points. The default is zero.
  open var emitterSize = CGSize.zero { didSet { setNeedsRecord() } }
  /// The extent of the shape in depth. It is kept and not used. The default is 0.
  open var emitterDepth: CGFloat = 0
  /// The shape. The default is `point`.
  open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { setNeedsRecord() } }
  /// The part of the shape from which particles come. The default is `volume`.
  open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { setNeedsRecord() } }
  /// The order in which particles are drawn. The default is `unordered`.
  open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { setNeedsRecord() } }
  /// Whether particles have a depth. They never have here. The default is `false`.
  open var preservesDepth = false
  /// The factor of speeds. The default is 1.
  open var velocity: Float = 1 { didSet { setNeedsRecord() } }
  /// The factor of sizes. The default is 1.
  open var scale: Float = 1 { didSet { setNeedsRecord() } }
  /// The factor of turns. The default is 1.
  open var spin: Float = 1 { didSet { setNeedsRecord() } }
  /// The number from which random numbers are made. The default is 0.
  open var seed: UInt32 = 0 { didSet { setNeedsRecord() } }

  /// The emissions of the cells.
  private final var records: [EmissionRecord] = []
  /// The pictures of particles in colors other than white.
  private final var painted: [PaintedParticle: ImagePixels] = [:]
  /// The largest number of particles of a cell at one time.
  private static let mostParticles = 2_000

  /// The layer's time in the current frame of the root that shows it.
  private var ownTime: TimeInterval { localTime(root?.now ?? SceneClock.now) }

  private func ratesDidChange() {
    let now = Swift.max(0, ownTime)
    let cells = emitterCells ?? []
    while records.count < cells.count { records.append(EmissionRecord()) }
    for (index, cell) in cells.enumerated() {
      records[index].set(rate: Double(birthRate * cell.birthRate), from: records[index].isUnset ? cell.beginTime : now)
    }
    setNeedsRecord()
  }

  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells" else {
      return super.setValue(value, forKeyPath: keyPath)
    }
    for cell in emitterCells ?? [] where cell.name == parts[1] { cell.setValue(value, forKey: parts[2]) }
    setNeedsRecord()
  }

  // MARK: Painting

  override func reach(of state: LayerState, in bounds: CGRect) -> CGRect {
    emitterCells?.isEmpty ?? true ? bounds : bounds.insetBy(dx: -1e5, dy: -1e5)
  }

  override func recordContent(_ state: LayerState, in bounds: CGRect, into commands: inout [DrawCommand]) {
    super.recordContent(state, in: bounds, into: &commands)
    guard let cells = emitterCells, !cells.isEmpty else { return }
    root?.register(self)
    let now = ownTime
    let shift = CGAffineTransform(translationX: bounds.minX - state.bounds.minX, y: bounds.minY - state.bounds.minY)
    var drawn: [DrawCommand] = []
    for (index, cell) in cells.enumerated() where cell.isEnabled { draw(cell, index, at: now, into: &drawn) }
    if !drawn.isEmpty { commands.append(.group(DrawGroup(transform: shift, commands: drawn))) }
  }

  private func draw(_ cell: CAEmitterCell, _ index: Int, at now: TimeInterval, into commands: inout [DrawCommand]) {
    guard let image = cell.contents as? CGImage, index < records.count else { return }
    let longest = longestLife(of: cell)
    var births = records[index].births(from: now - longest, to: now, limit: Self.mostParticles)
    if renderMode == .oldestLast { births.reverse() }
    for birth in births {
      var particle = Particle(of: cell, in: self, number: birth.number, cell: index)
      guard particle.move(for: now - birth.time) else { continue }
      let density = cell.contentsScale > 0 && cell.contentsScale.isFinite ? cell.contentsScale : 1
      commands.append(
        particle.command(
          painting: picture(image, in: particle.color), width: image.width, height: image.height, density))
    }
  }

  private func longestLife(of cell: CAEmitterCell) -> TimeInterval {
    let life = Double((cell.lifetime + abs(cell.lifetimeRange) / 2) * lifetime)
    return life.isFinite ? Swift.max(0, life) : 0
  }

  private func picture(_ image: CGImage, in color: Color) -> ImagePixels {
    guard color.red < 1 || color.green < 1 || color.blue < 1 else { return image.pixels }
    let key = PaintedParticle(image: image.pixels, color: color)
    if let known = painted[key] { return known }
    // The limit bounds the memory; what is removed is painted again with the same pixels.
    if painted.count > 256 { painted = [:] }
    let made = key.made
    painted[key] = made
    return made
  }
}

extension CAEmitterLayer: FrameTicking {
  package var isTicking: Bool {
    guard root != nil, !isHidden, let cells = emitterCells else { return false }
    let now = ownTime
    return zip(cells, records).contains { cell, record in
      record.isEmitting || record.count(at: now) >= record.count(at: now - longestLife(of: cell)).rounded(.down) + 1
    }
  }

  package func tick(to time: FrameTime) { if isTicking { setNeedsRecord() } }
}

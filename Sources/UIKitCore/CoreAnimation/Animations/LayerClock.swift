import Foundation

/// The time of a layer relative to that of its superlayer.
struct LayerClock: Equatable {
  var begin: TimeInterval = 0
  var offset: TimeInterval = 0
  var speed: Double = 1

  func local(_ time: TimeInterval) -> TimeInterval { (time - begin) * speed + offset }

  /// Returns the superlayer's time. While the layer's time is paused, that is always its start.
  func parent(_ time: TimeInterval) -> TimeInterval { speed == 0 ? begin : (time - offset) / speed + begin }
}

/// The time of a layer, for the animations of it and of its sublayers.
///
/// - Fidelity: documented for animations that are added to layers; those of animation blocks follow the render root's
///   clock.
extension CALayer {
  var baseBeginTime: CFTimeInterval {
    get { clock?.begin ?? 0 }
    set { setClock { $0.begin = newValue.isFinite ? newValue : 0 } }
  }
  var baseTimeOffset: CFTimeInterval {
    get { clock?.offset ?? 0 }
    set { setClock { $0.offset = newValue.isFinite ? newValue : 0 } }
  }
  var baseSpeed: Float {
    get { Float(clock?.speed ?? 1) }
    set { setClock { $0.speed = newValue.isFinite ? Double(newValue) : 1 } }
  }

  func baseConvertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.rootTime(t) ?? t)
  }

  func baseConvertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.convertTime(t, from: self) ?? rootTime(t)
  }

  /// Returns the layer's time at a time of the render root's clock.
  final func localTime(_ time: FrameTime) -> TimeInterval {
    let outer = timekeeper?.localTime(time) ?? time
    return clock?.local(outer) ?? outer
  }

  private func rootTime(_ time: TimeInterval) -> FrameTime {
    let outer = clock?.parent(time) ?? time
    return timekeeper?.rootTime(outer) ?? outer
  }

  /// Whether the layer or one of its ancestors is paused.
  final var standsStill: Bool { clock?.speed == 0 || timekeeper?.standsStill ?? false }

  private var timekeeper: CALayer? { masked ?? superlayer }

  private func setClock(_ change: (inout LayerClock) -> Void) {
    var new = clock ?? LayerClock()
    change(&new)
    clock = new == LayerClock() ? nil : new
    setNeedsRecord()
  }
}

import Foundation

/// How the time of a layer passes, seen from its superlayer.
struct LayerClock: Equatable {
  var begin: TimeInterval = 0
  var offset: TimeInterval = 0
  var speed: Double = 1

  func local(_ time: TimeInterval) -> TimeInterval { (time - begin) * speed + offset }

  /// While time stands still, every moment is the one at which it began to.
  func parent(_ time: TimeInterval) -> TimeInterval { speed == 0 ? begin : (time - offset) / speed + begin }
}

/// A layer's time, for the animations that are added to it and to its sublayers.
///
/// - Fidelity: documented for animations that are added; those of blocks keep to the stage's time.
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
    localTime(l?.stageTime(t) ?? t)
  }

  func baseConvertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.convertTime(t, from: self) ?? stageTime(t)
  }

  /// The layer's time at a moment of the stage.
  final func localTime(_ time: FrameTime) -> TimeInterval {
    let outer = timekeeper?.localTime(time) ?? time
    return clock?.local(outer) ?? outer
  }

  private func stageTime(_ time: TimeInterval) -> FrameTime {
    let outer = clock?.parent(time) ?? time
    return timekeeper?.stageTime(outer) ?? outer
  }

  /// The layer or one around it is paused.
  final var standsStill: Bool { clock?.speed == 0 || timekeeper?.standsStill ?? false }

  private var timekeeper: CALayer? { masked ?? superlayer }

  private func setClock(_ change: (inout LayerClock) -> Void) {
    var new = clock ?? LayerClock()
    change(&new)
    clock = new == LayerClock() ? nil : new
    setNeedsRecord()
  }
}

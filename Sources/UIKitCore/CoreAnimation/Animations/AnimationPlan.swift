import Foundation
import Geometry

/// An animation as a value: its effect on a layer is a function of time alone.
struct AnimationPlan {
  var timing: MediaTiming
  private var easing: Easing
  private(set) var effect: AnimationEffect

  /// - Parameters:
  ///   - beginning: The begin time, on the clock of the layer or group around it.
  ///   - duration: The duration of an animation that has none of its own.
  ///   - easing: The pace of an animation that has no timing function.
  @MainActor
  init(_ animation: CAAnimation, beginning: TimeInterval, duration: TimeInterval, easing: Easing) {
    timing = MediaTiming(animation, beginning: beginning, duration: duration)
    self.easing = animation.timingFunction?.easing ?? easing
    effect = animation.effect(lasting: timing.duration)
  }

  /// Applies the animation to the displayed state.
  ///
  /// - Parameter time: The time on the clock of the layer or group around it.
  func apply(to state: inout LayerState, at time: TimeInterval) {
    guard let moment = timing.moment(at: time) else { return }
    let progress = Double(easing.progress(at: CGFloat(moment.fraction)))
    switch effect {
    case .nothing, .transition: break
    case .property(let property): property.apply(to: &state, at: progress, repeats: moment.repeats)
    case .group(let plans): for plan in plans { plan.apply(to: &state, at: progress * timing.duration) }
    }
  }
}

extension AnimationPlan {
  /// Returns the progress of a transition; `nil` for other animations, and before and after it.
  func transition(at time: TimeInterval) -> (style: TransitionStyle, progress: CGFloat)? {
    guard case .transition(let style, let start, let end) = effect, let moment = timing.moment(at: time) else {
      return nil
    }
    return (style, start + (end - start) * easing.progress(at: CGFloat(moment.fraction)))
  }
}

/// The effect of an animation.
indirect enum AnimationEffect {
  /// An animation of an unknown property, which has no visible effect.
  case nothing
  case property(PropertyEffect)
  case group([AnimationPlan])
  case transition(TransitionStyle, from: CGFloat, to: CGFloat)
}

/// The effect of an animation on one property.
struct PropertyEffect {
  let target: any MotionTarget
  /// The value by the same name, for layers without such a property.
  var keyed: KeyedTarget?
  let interpolation: PropertyInterpolation
  let isAdditive: Bool
  let isCumulative: Bool

  /// - Parameters:
  ///   - progress: The eased progress of a run.
  ///   - repeats: The number of earlier runs.
  func apply(to state: inout LayerState, at progress: Double, repeats: Double) {
    let owned: (any MotionTarget)? = target.belongs(to: state) ? target : keyed
    guard let target = owned else { return }
    let current = target.value(in: state)
    var value = interpolation.value(at: progress, current: current)
    if isCumulative { value = value.adding(interpolation.value(at: 1, current: current), times: repeats) }
    if isAdditive, value.isSummand { value = current.adding(value, times: 1) }
    target.set(value, in: &state)
    if case .path(let track) = interpolation, let turn = track.turn {
      state.turn(by: track.position(at: progress).angle + turn)
    }
  }
}

/// The values of a property during one run.
enum PropertyInterpolation: Equatable {
  case span(ValueSpan)
  case spring(ValueSpan, MassSpring, duration: TimeInterval)
  case keyframes(KeyframeTrack)
  case path(PathTrack)

  /// - Parameter current: The displayed value without the animation.
  func value(at progress: Double, current: AnimatedValue) -> AnimatedValue {
    switch self {
    case .span(let span): span.value(at: progress, current: current)
    case .spring(let span, let spring, let duration):
      span.value(at: spring.value(at: progress * duration), current: current)
    case .keyframes(let track): track.value(at: progress)
    case .path(let track):
      .numbers(SIMD4(Double(track.position(at: progress).point.x), Double(track.position(at: progress).point.y), 0, 0))
    }
  }
}

/// The start, end and difference of an animation, as far as they are given.
struct ValueSpan: Equatable {
  var from: AnimatedValue?
  var to: AnimatedValue?
  var by: AnimatedValue?

  /// - Source: the table under "Setting Interpolation Values" in the documentation of `CABasicAnimation`.
  func value(at share: Double, current: AnimatedValue) -> AnimatedValue {
    let ends: (AnimatedValue, AnimatedValue) =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.adding(by, times: 1))
      case (nil, let to?, let by?): (to.adding(by, times: -1), to)
      case (let from?, nil, nil): (from, current)
      case (nil, let to?, nil): (current, to)
      case (nil, nil, let by?): (current, current.adding(by, times: 1))
      case (nil, nil, nil): (current, current)
      }
    return ends.0.mixed(with: ends.1, share: CGFloat(share))
  }
}

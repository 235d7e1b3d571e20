package import Foundation
package import Geometry
package import MotionPlots
package import Simulator
import UIKitCollections
import UIKitCore

/// A recorder of the latest motion of every scroll view on a device, for the physics scope.
@MainActor
package final class MotionScope {
  /// One axis of a scroll view.
  package struct Subject: Hashable {
    var view: Int
    package var section: Int?
    package var axis: Axis
  }

  /// The motion of the chosen subject.
  package struct Reading {
    package var subject: Subject
    package var trace: MotionTrace
    /// The offsets at which it comes to rest.
    package var stops: [Double]
  }

  /// The number of samples after which the oldest half is dropped: more than are ever visible.
  private static let limit = 4_000

  /// The time without a frame after which the offset is known to have stayed, in seconds; shorter ones are late frames.
  private static let pause: TimeInterval = 0.25

  private var traces: [Subject: MotionTrace] = [:]
  private var lastMoved: Subject?
  private var names = ScrollNames()
  private var time = -TimeInterval.infinity
  /// The time between two frames.
  private var interval: TimeInterval = 0

  package init() {}

  /// Adds the current frame. A frame of the past that is known already changes nothing; a different one replaces all
  /// later frames, because the run has taken another course.
  package func record(_ host: SceneHost) {
    (time, interval) = (host.time, 1 / Double(host.framesPerSecond))
    let views = host.root.scene.windows.flatMap { Self.scrollViews(in: $0) }
    names.note(views.map(\.traceIdentity), at: time)
    for view in views {
      let origin = (view as? any SectionScrolling)?.sectionOrigin ?? .zero
      for subject in subjects(of: view) { append(subject, view.axisReport(subject.axis, from: origin)) }
    }
  }

  private func append(_ subject: Subject, _ report: ScrollAxisReport) {
    var trace = traces[subject, default: MotionTrace()]
    if let last = trace.samples.last, last.time >= time {
      if trace.passes(report.offset, at: time) { return }
      trace = MotionTrace(samples: trace.samples.filter { $0.time < time })
    }
    if let last = trace.samples.last, last.offset != report.offset { lastMoved = subject }
    if trace.samples.count >= Self.limit { trace = MotionTrace(samples: Array(trace.samples.suffix(Self.limit / 2))) }
    // Below a finger that is held still nothing is drawn, and the offset stays until it moves on.
    if var last = trace.samples.last, last.offset != report.offset, time - last.time > Self.pause {
      last.time = time - interval
      trace.append(last)
    }
    trace.append(
      MotionSample(
        time: time, offset: report.offset, velocity: report.velocity, target: report.target, phase: report.activity))
    traces[subject] = trace
  }

  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    [view as? UIScrollView].compactMap(\.self) + view.subviews.flatMap { scrollViews(in: $0) }
  }

  private func subjects(of view: UIView) -> [Subject] {
    guard let scroll = view as? UIScrollView else { return [] }
    let name = names[scroll.traceIdentity]
    if let section = view as? any SectionScrolling {
      guard let number = section.scrolledSection, let axis = section.scrolledAxis else { return [] }
      return [Subject(view: name, section: number, axis: axis)]
    }
    return [Axis.vertical, .horizontal].map { Subject(view: name, axis: $0) }
  }

  /// Returns the motion of the scroll view at a point of the device if it has moved, otherwise of the one that moved
  /// last; `nil` if nothing has moved.
  package func reading(at point: CGPoint?, on host: SceneHost) -> Reading? {
    let window = host.root.scene.keyWindow ?? host.root.window
    var below = point.flatMap { window.hitTest($0, with: nil) }
    while let view = below {
      let moved = subjects(of: view).filter { (traces[$0]?.distance ?? 0) > 0 }
      if let best = moved.max(by: { (traces[$0]?.distance ?? 0) < (traces[$1]?.distance ?? 0) }) {
        return reading(of: best, in: window)
      }
      below = view.parent
    }
    return lastMoved.flatMap { reading(of: $0, in: window) }
  }

  private func reading(of subject: Subject, in window: UIView) -> Reading? {
    traces[subject].map { Reading(subject: subject, trace: $0.until(time), stops: stops(of: subject, in: window)) }
  }

  private func stops(of subject: Subject, in view: UIView) -> [Double] {
    if subjects(of: view).contains(subject), let scroll = view as? UIScrollView {
      if let section = subject.section, let list = view.superview as? UICollectionView {
        return (list.listedScroll(of: section)?.stops ?? []).prefix(2_000).map(Double.init)
      }
      guard scroll.isPagingEnabled else { return [] }
      let (report, page) = (scroll.axisReport(subject.axis), Double(scroll.bounds.size[subject.axis]))
      guard page > 0, report.upper > report.lower else { return [] }
      return Array(stride(from: report.lower, through: report.upper, by: page).prefix(2_000))
    }
    for child in view.subviews {
      let found = stops(of: subject, in: child)
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension MotionTrace {
  /// Whether a sample has an offset at a time, or two that rest there surround it.
  fileprivate func passes(_ offset: Double, at time: TimeInterval) -> Bool {
    guard let next = samples.firstIndex(where: { $0.time >= time }), samples[next].offset == offset else {
      return false
    }
    return samples[next].time == time || next > 0 && samples[next - 1].offset == offset
  }

  /// Returns the samples up to a time, with it.
  fileprivate func until(_ time: TimeInterval) -> MotionTrace {
    guard let last = samples.last, last.time > time else { return self }
    return MotionTrace(samples: Array(samples.prefix { $0.time <= time }))
  }
}

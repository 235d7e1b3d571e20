import Foundation
import Geometry
package import Simulator
import UIKitCore

/// A recorder of the motion of every scroll view of a device, frame by frame.
@MainActor
package final class MotionRecorder {
  /// The number of each scroll view, by its identity.
  private var numbers: [Int: Int] = [:]
  private var traces: [MotionSubject: MotionTrace] = [:]
  /// The subjects in the order in which they were first seen.
  private var subjects: [MotionSubject] = []

  /// Creates a recorder without motions.
  package init() {}

  /// Adds the current frame.
  package func record(_ host: SceneHost) {
    for window in host.root.scene.windows { record(window, within: nil, at: host.time) }
  }

  /// - Parameter page: The number of the scroll view that contains `view`.
  private func record(_ view: UIView, within page: Int?, at time: Double) {
    var page = page
    if let section = view as? any SectionScrolling {
      record(section: section, of: page, at: time)
    } else if let scrollView = view as? UIScrollView {
      let number = numbers[scrollView.traceIdentity] ?? numbers.count + 1
      numbers[scrollView.traceIdentity] = number
      page = number
      // Most pages scroll vertically, and of equals the first is chosen.
      for axis in [Axis.vertical, .horizontal] {
        append(scrollView.axisReport(axis), to: MotionSubject(view: number, axis: axis), at: time)
      }
    }
    for child in view.subviews { record(child, within: page, at: time) }
  }

  private func record(section: any SectionScrolling, of page: Int?, at time: Double) {
    guard let page, let number = section.scrolledSection, let axis = section.scrolledAxis else { return }
    append(
      section.axisReport(axis, from: section.sectionOrigin),
      to: MotionSubject(view: page, section: number, axis: axis), at: time)
  }

  private func append(_ report: ScrollAxisReport, to subject: MotionSubject, at time: Double) {
    if traces[subject] == nil { subjects.append(subject) }
    traces[subject, default: MotionTrace()].append(report, at: time)
  }

  /// Returns the trace with a name.
  ///
  /// - Parameter name: A subject's name, or `auto` for the one that moved most. Of a page's two axes, the one that
  ///   moved most is chosen, unless the name is `page-x` or `page-y`. Letter case is ignored, and a space is equivalent
  ///   to a hyphen.
  package func trace(of name: String) throws(MotionChoiceError) -> (subject: MotionSubject, trace: MotionTrace) {
    guard !subjects.isEmpty else { throw .nothingScrolls }
    let wanted = name.lowercased().replacing(" ", with: "-")
    let named = wanted == "auto" ? subjects : subjects.filter { $0.name == wanted || $0.fullName == wanted }
    let moved = named.compactMap { subject in traces[subject].map { (subject: subject, trace: $0) } }
    guard var best = moved.first else { throw .unknown(name, names: names) }
    for candidate in moved where candidate.trace.distance > best.trace.distance { best = candidate }
    return best
  }

  /// The names that can be chosen, each once.
  private var names: [String] {
    var names: [String] = []
    for subject in subjects where !names.contains(subject.name) { names.append(subject.name) }
    return names
  }
}

extension MotionTrace {
  fileprivate mutating func append(_ report: ScrollAxisReport, at time: Double) {
    bounds = report.lower...Swift.max(report.lower, report.upper)
    append(
      MotionSample(
        time: time, offset: report.offset, velocity: report.velocity, target: report.target, phase: report.activity))
  }
}

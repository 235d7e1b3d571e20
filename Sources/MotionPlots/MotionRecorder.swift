import Foundation
import Geometry
package import Simulator
import UIKitCore

/// Writes down, frame by frame, how every scroll view of a stage moves.
@MainActor
package final class MotionRecorder {
  /// The number of each scroll view that was seen, by its identity.
  private var numbers: [Int: Int] = [:]
  private var traces: [MotionSubject: MotionTrace] = [:]
  /// In the order in which they were seen first.
  private var subjects: [MotionSubject] = []

  package init() {}

  /// Adds the frame that the stage shows.
  package func record(_ stage: Stage) {
    for window in stage.root.scene.windows { record(window, within: nil, at: stage.time) }
  }

  /// - Parameter page: The number of the scroll view that `view` is in.
  private func record(_ view: UIView, within page: Int?, at time: Double) {
    var page = page
    if let section = view as? any SectionScrolling {
      record(section: section, of: page, at: time)
    } else if let scrollView = view as? UIScrollView {
      let number = numbers[scrollView.traceIdentity] ?? numbers.count + 1
      numbers[scrollView.traceIdentity] = number
      page = number
      // Most pages scroll down: of equals the first is chosen.
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

  /// The trace that a person means.
  ///
  /// - Parameter name: `auto` for whatever moved most, or a subject's name; of a page's two axes the one that moved
  ///   most, unless the name says `page-x` or `page-y`. In any case of letters, with a blank for a hyphen.
  package func trace(of name: String) throws(MotionChoiceError) -> (subject: MotionSubject, trace: MotionTrace) {
    guard !subjects.isEmpty else { throw .nothingScrolls }
    let wanted = name.lowercased().replacing(" ", with: "-")
    let named = wanted == "auto" ? subjects : subjects.filter { $0.name == wanted || $0.fullName == wanted }
    let moved = named.compactMap { subject in traces[subject].map { (subject: subject, trace: $0) } }
    guard var best = moved.first else { throw .unknown(name, names: names) }
    for candidate in moved where candidate.trace.travel > best.trace.travel { best = candidate }
    return best
  }

  /// What can be chosen, each once.
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

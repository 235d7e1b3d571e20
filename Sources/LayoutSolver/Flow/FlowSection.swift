import Foundation
import Geometry

/// The inputs that determine a section's solution.
struct FlowSectionInputs: Equatable, Sendable {
  var spec: FlowSectionSpec
  var measures: FlowSectionMeasures?
  var environment: FlowEnvironment
}

/// The inputs that all sections share.
struct FlowEnvironment: Equatable, Sendable {
  let scrollAxis: Axis
  /// The content's length across the scroll axis.
  let breadth: CGFloat
  /// The lengths added to the section's insets on both sides across the scroll axis. They are negative if the content
  /// inset exceeds the reference's inset.
  private let before: CGFloat
  private let after: CGFloat
  /// Whether an insets reference applies. With a reference, insets are never negative; without one, they are used as
  /// authored.
  private let hasReference: Bool

  init(_ spec: FlowSpec, _ container: FlowContainer) {
    let axis = spec.scrollAxis
    scrollAxis = axis
    let content = container.contentInset.sides(axis.other)
    breadth = FiniteGeometry.length(container.size[axis.other] - content.before - content.after)
    let reference: (before: CGFloat, after: CGFloat)
    switch spec.insetReference {
    case .contentInset: reference = content
    case .safeArea: reference = container.safeAreaInsets.sides(axis.other)
    case .layoutMargins: reference = container.layoutMargins.sides(axis.other)
    }
    hasReference = spec.insetReference != .contentInset
    before = reference.before - content.before
    after = reference.after - content.after
  }

  /// Returns the insets across the scroll axis.
  ///
  /// - Source: recorded from UIKit on macOS 27; iOS 11 and 12 do the same.
  func insets(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    let own = insets.sides(scrollAxis.other)
    guard hasReference else { return own }
    return (Swift.max(0, own.before + before), Swift.max(0, own.after + after))
  }
}

/// One solved section. Lengths along the scroll axis are measured from its start.
struct FlowSection: Equatable, Sendable {
  let inputs: FlowSectionInputs
  let lines: FlowLines
  let headerLength: CGFloat
  let footerLength: CGFloat
  /// The start of the first line, and the inset of a line's first item.
  let linesStart: CGFloat
  let lineInset: CGFloat
  /// The footer's start, after the bottom inset.
  let footerStart: CGFloat
  /// The section's length, which is not negative for any insets.
  let length: CGFloat
  /// The first item that is longer than a line, with its extent.
  let overlong: (item: Int, extent: CGFloat)?

  init(_ inputs: FlowSectionInputs) {
    self.inputs = inputs
    let (spec, environment) = (inputs.spec, inputs.environment)
    let axis = environment.scrollAxis
    let insets = spec.insets.sides(axis)
    let sides = environment.insets(spec.insets)
    let available = Swift.max(0, environment.breadth - sides.before - sides.after)
    let runs = spec.items.runs(inputs.measures, scrollAxis: axis)
    lines = FlowLines(
      runs, available: available, itemSpacing: FiniteGeometry.coordinate(spec.itemSpacing),
      lineSpacing: FiniteGeometry.coordinate(spec.lineSpacing))
    headerLength = FiniteGeometry.length(spec.header[axis])
    footerLength = FiniteGeometry.length(spec.footer[axis])
    linesStart = headerLength + insets.before
    lineInset = sides.before
    footerStart = linesStart + lines.length + insets.after
    length = Swift.max(0, footerStart + footerLength)
    overlong = Self.firstOverlong(runs, available: available)
  }

  private static func firstOverlong(_ runs: [FlowRun], available: CGFloat) -> (item: Int, extent: CGFloat)? {
    var item = 0
    for run in runs {
      if run.extent > available + FlowLines.tolerance { return (item, run.extent) }
      item += run.count
    }
    return nil
  }

  /// The greatest distance by which content extends beyond the section's ends, which negative insets can cause.
  var overhang: CGFloat {
    Swift.max(0, -linesStart, linesStart + lines.length - length, -footerStart)
  }

  static func == (left: FlowSection, right: FlowSection) -> Bool { left.inputs == right.inputs }
}

extension UIEdgeInsets {
  /// Returns the two insets of one axis, with unusable numbers replaced.
  fileprivate func sides(_ axis: Axis) -> (before: CGFloat, after: CGFloat) {
    let (before, after) = axis == .horizontal ? (left, right) : (top, bottom)
    return (FiniteGeometry.coordinate(before), FiniteGeometry.coordinate(after))
  }
}

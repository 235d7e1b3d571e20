import Foundation
import Geometry

/// What a section's solution depends on.
struct FlowSectionInputs: Equatable, Sendable {
  var spec: FlowSectionSpec
  var measures: FlowSectionMeasures?
  var environment: FlowEnvironment
}

/// What is the same for all sections.
struct FlowEnvironment: Equatable, Sendable {
  let scrollAxis: Axis
  /// Of the content, across the scroll axis.
  let breadth: CGFloat
  /// Added to the section's insets at the two sides across the scroll axis; negative where the content inset already
  /// keeps more room than the reference asks for.
  private let before: CGFloat
  private let after: CGFloat
  /// With a reference insets never come out negative; without one they are taken as they are.
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

  /// The insets across the scroll axis.
  ///
  /// - Source: recorded from UIKit on macOS 27; iOS 11 and 12 do the same.
  func insets(_ insets: UIEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    let own = insets.sides(scrollAxis.other)
    guard hasReference else { return own }
    return (Swift.max(0, own.before + before), Swift.max(0, own.after + after))
  }
}

/// One solved section. Lengths along the scroll axis count from its beginning.
struct FlowSection: Equatable, Sendable {
  let inputs: FlowSectionInputs
  let lines: FlowLines
  let headerLength: CGFloat
  let footerLength: CGFloat
  /// Where the first line begins, and the first item of a line.
  let linesStart: CGFloat
  let lineInset: CGFloat
  /// Where the footer begins, after the bottom inset.
  let footerStart: CGFloat
  /// Never negative, whatever the insets.
  let length: CGFloat
  /// The first item that is longer than a line, with its extent.
  let overlong: (item: Int, extent: CGFloat)?

  init(_ inputs: FlowSectionInputs) {
    self.inputs = inputs
    let (spec, environment) = (inputs.spec, inputs.environment)
    let axis = environment.scrollAxis
    let insets = spec.insets.sides(axis)
    let sides = environment.insets(spec.insets)
    let room = Swift.max(0, environment.breadth - sides.before - sides.after)
    let runs = spec.items.runs(inputs.measures, scrollAxis: axis)
    lines = FlowLines(
      runs, room: room, itemSpacing: FiniteGeometry.coordinate(spec.itemSpacing),
      lineSpacing: FiniteGeometry.coordinate(spec.lineSpacing))
    headerLength = FiniteGeometry.length(spec.header[axis])
    footerLength = FiniteGeometry.length(spec.footer[axis])
    linesStart = headerLength + insets.before
    lineInset = sides.before
    footerStart = linesStart + lines.length + insets.after
    length = Swift.max(0, footerStart + footerLength)
    overlong = Self.firstOverlong(runs, room: room)
  }

  private static func firstOverlong(_ runs: [FlowRun], room: CGFloat) -> (item: Int, extent: CGFloat)? {
    var item = 0
    for run in runs {
      if run.extent > room + FlowLines.tolerance { return (item, run.extent) }
      item += run.count
    }
    return nil
  }

  /// How far anything lies before the section's beginning or after its end; negative insets push it there.
  var overhang: CGFloat {
    Swift.max(0, -linesStart, linesStart + lines.length - length, -footerStart)
  }

  static func == (left: FlowSection, right: FlowSection) -> Bool { left.inputs == right.inputs }
}

extension UIEdgeInsets {
  /// The two insets of one axis, with unusable numbers replaced.
  fileprivate func sides(_ axis: Axis) -> (before: CGFloat, after: CGFloat) {
    let (before, after) = axis == .horizontal ? (left, right) : (top, bottom)
    return (FiniteGeometry.coordinate(before), FiniteGeometry.coordinate(after))
  }
}

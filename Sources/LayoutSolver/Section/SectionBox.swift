import Foundation
import Geometry

/// The measures of one section before its groups are solved.
struct SectionBox: Sendable {
  /// The direction groups follow each other in: the scroll axis, or the other one in an orthogonal section.
  let runAxis: Axis
  /// Insets along the scroll axis.
  let alongInsets: (start: CGFloat, end: CGFloat)
  /// Where groups may lie across the scroll axis, from the container's edge.
  let across: Interval
  /// Where boundary items may lie across the scroll axis.
  let boundaryAcross: Interval
  /// What a group's fractions refer to.
  let groupBox: CGSize
  let boundaryBox: CGSize

  init(_ definition: SectionDefinition, in environment: SectionEnvironment) {
    let scrollAxis = environment.scrollAxis
    let size = environment.size
    runAxis = definition.spec.orthogonalScrollingBehavior == .none ? scrollAxis : scrollAxis.other
    alongInsets = (definition.spec.contentInsets.start(scrollAxis), definition.spec.contentInsets.end(scrollAxis))
    let reference = environment.acrossInsets(definition.spec.contentInsetsReference)
    let inset = Self.interval(
      size[scrollAxis.other], reference.start + definition.spec.contentInsets.start(scrollAxis.other),
      reference.end + definition.spec.contentInsets.end(scrollAxis.other))
    across = inset
    boundaryAcross = Self.boundaryAcross(definition, inset: inset, in: environment)

    // Along the run the whole container counts, across it what the insets leave.
    var box = size
    if definition.isCustom {
      groupBox = size
    } else {
      if runAxis == scrollAxis {
        box[scrollAxis.other] = inset.length
      } else {
        box[scrollAxis] = Swift.max(0, size[scrollAxis] - alongInsets.start - alongInsets.end)
      }
      groupBox = box
    }
    var boundary = size
    boundary[scrollAxis.other] = boundaryAcross.length
    boundaryBox = boundary
  }

  private static func boundaryAcross(
    _ definition: SectionDefinition, inset: Interval, in environment: SectionEnvironment
  ) -> Interval {
    let length = environment.size[environment.scrollAxis.other]
    switch definition.spec.supplementaryContentInsetsReference {
    case .automatic:
      return definition.spec.supplementariesFollowContentInsets ? inset : Interval(0, length)
    case .none, .safeArea, .layoutMargins, .readableContent:
      let insets = environment.acrossInsets(definition.spec.supplementaryContentInsetsReference)
      return interval(length, insets.start, insets.end)
    }
  }

  private static func interval(_ length: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Interval {
    Interval(start, start + Swift.max(0, length - start - end))
  }
}

extension SectionBox {
  init(_ spec: SectionSpec, in environment: SectionEnvironment) {
    self.init(SectionDefinition(spec), in: environment)
  }
}

import Foundation
import Geometry

/// The dimensions of one section before its groups are solved.
struct SectionBox: Sendable {
  /// The insets along the scroll axis.
  let alongInsets: (start: CGFloat, end: CGFloat)
  /// The interval available to groups across the scroll axis, relative to the container's edge.
  let across: Interval
  /// The size to which a group's fractions refer.
  let groupBox: CGSize

  fileprivate init(_ definition: borrowing SectionDefinition, in environment: SectionEnvironment) {
    let scrollAxis = environment.scrollAxis
    let size = environment.size
    let insets = definition.spec.contentInsets
    alongInsets = (insets.start(scrollAxis), insets.end(scrollAxis))
    let reference = environment.acrossInsets(definition.spec.contentInsetsReference)
    across = Interval(
      size[scrollAxis.other], less: reference.start + insets.start(scrollAxis.other),
      reference.end + insets.end(scrollAxis.other))

    // Along the run, fractions refer to the whole container; across it, to the length between the insets.
    var box = size
    if !definition.isCustom {
      if definition.isOrthogonal {
        box[scrollAxis] = Swift.max(0, size[scrollAxis] - alongInsets.start - alongInsets.end)
      } else {
        box[scrollAxis.other] = across.length
      }
    }
    groupBox = box
  }
}

/// The area available to the boundary items of one section.
struct BoundaryBox: Sendable {
  /// The interval across the scroll axis, relative to the container's edge.
  let across: Interval
  /// The size to which fractions of the items' sizes refer.
  let size: CGSize

  /// - Parameter groups: The interval available to the section's groups across the scroll axis.
  init(_ spec: SectionSpec, besides groups: Interval, in environment: SectionEnvironment) {
    let axis = environment.scrollAxis.other
    let length = environment.size[axis]
    switch spec.supplementaryContentInsetsReference {
    case .automatic:
      across = spec.supplementariesFollowContentInsets ? groups : Interval(0, length)
    case .none, .safeArea, .layoutMargins, .readableContent:
      let insets = environment.acrossInsets(spec.supplementaryContentInsetsReference)
      across = Interval(length, less: insets.start, insets.end)
    }
    var box = environment.size
    box[axis] = across.length
    size = box
  }
}

extension SectionDefinition {
  func box(in environment: SectionEnvironment) -> SectionBox { SectionBox(self, in: environment) }
}

extension SectionBox {
  init(_ spec: SectionSpec, in environment: SectionEnvironment) {
    self.init(SectionDefinition(spec), in: environment)
  }
}

extension Interval {
  /// Creates the interval that remains of a length, which begins at 0, after subtracting two insets.
  fileprivate init(_ length: CGFloat, less start: CGFloat, _ end: CGFloat) {
    self.init(start, start + Swift.max(0, length - start - end))
  }
}

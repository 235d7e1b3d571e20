package import Foundation
import Geometry

/// Sections that scroll independently, across the layout's direction.
extension LayoutSolution {
  /// Returns the scroll geometry of an orthogonal section, or `nil` for any other section and for an empty one.
  package func orthogonalSection(_ index: Int) -> OrthogonalSection? {
    guard sections.indices.contains(index), sections[index].isOrthogonal, let content = sections[index].content,
      let spec = sections[index].spec
    else { return nil }
    return OrthogonalSection(
      behavior: spec.orthogonalScrollingBehavior, axis: axis.other, frame: orthogonalViewport(index),
      run: content.run, groupInset: spec.group.edgeSpacing.start(axis.other).finite,
      groupEdges: spec.group.edgeSpacing.start(axis.other).finite + spec.group.edgeSpacing.end(axis.other).finite,
      isMirrored: isMirroredOrthogonally)
  }

  /// Returns the cells and badges of an orthogonal section that are visible at an offset, in layout coordinates: a
  /// cell's position on screen is its frame minus the offset.
  ///
  /// Cells are also visible within the section's insets, so the container's whole width counts.
  ///
  /// - Complexity: O(answer) for fixed sizes.
  package func elements(ofOrthogonalSection index: Int, at offset: CGFloat) -> [LayoutElement] {
    var found: [LayoutElement] = []
    appendElements(ofOrthogonalSection: index, at: offset, to: &found)
    return found
  }

  /// Appends the elements of an orthogonal section that are visible at an offset to a buffer, which can be reused for
  /// every frame.
  package func appendElements(
    ofOrthogonalSection index: Int, at offset: CGFloat, to found: inout [LayoutElement]
  ) {
    guard offset.isFinite, sections.indices.contains(index), sections[index].isOrthogonal else { return }
    let runAxis = axis.other
    let visible = Interval(offset, offset + environment.size[runAxis])
    var logical = visible
    if isMirroredOrthogonally { logical = mirrored(visible, index) }
    let start = sections[index].runOrigin[runAxis]
    let local = Interval(logical.lower - start - 1, logical.upper - start + 1)
    let level = sections[index].cellLevel
    sections[index].forEachGroup(reaching: local) { group, solved in
      var item = group.firstItem - 1
      for leaf in solved.leaves {
        item += 1
        let frame = orthogonalFrame(group.frame(of: leaf, runAxis: runAxis), index)
        guard frame.size.width > 0, frame.size.height > 0, frame.interval(runAxis).overlaps(visible) else { continue }
        found.append(
          LayoutElement(key: .item(section: index, item: item), frame: frame, zIndex: leaf.zIndex.raised(by: level)))
      }
      if solved.badges.isEmpty { return }
      appendBadges(of: solved, group.index, group.origin, index) { element in
        let size = element.frame.size
        guard size.width > 0, size.height > 0, element.frame.interval(runAxis).overlaps(visible) else { return }
        found.append(element)
      }
    }
  }

  /// Returns the embedded scroll view's frame in content coordinates.
  private func orthogonalViewport(_ index: Int) -> CGRect {
    let section = sections[index]
    return placed(
      CGRect(
        origin: CGPoint(axis, along: section.runOrigin[axis], across: section.across.lower),
        size: CGSize(axis, along: section.rowLength, across: section.across.length)),
      inSection: index)
  }

  var isMirroredOrthogonally: Bool { container.isRightToLeft && axis == .vertical }

  /// Returns a frame in layout coordinates for one in an orthogonal section's coordinates.
  ///
  /// In a right-to-left layout the run is mirrored within itself: the first group is at the end of the scrollable
  /// content.
  func orthogonalFrame(_ frame: CGRect, _ index: Int) -> CGRect {
    var frame = frame
    frame.origin[axis] += starts[index]
    frame.origin = grid.round(frame.origin)
    guard isMirroredOrthogonally else {
      return container.isRightToLeft ? placed(frame) : frame
    }
    let stretch = mirrored(frame.interval(.horizontal), index)
    frame.origin.x = stretch.lower
    return frame
  }

  private func mirrored(_ interval: Interval, _ index: Int) -> Interval {
    let section = sections[index]
    let run = section.run.total
    let low = section.across.lower
    let viewportLeft = environment.size.width - section.across.upper
    return Interval(viewportLeft + run + low - interval.upper, viewportLeft + run + low - interval.lower)
  }
}

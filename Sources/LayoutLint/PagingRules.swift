import Foundation
import Geometry
import LayoutSolver

/// The rule about pages that are not aligned with groups: TL15.
extension LintedView {
  var pagingFindings: [LintFinding] {
    guard let solution else { return [] }
    return solution.counts.indices.compactMap { section in
      guard let scroll = solution.orthogonalSection(section), scroll.behavior.stops == .viewports,
        scroll.groupCount > 1, let pitch = scroll.evenPitch
      else { return nil }
      return Self.finding(section, scroll, pitch)
    }
  }

  private static func finding(_ section: Int, _ scroll: OrthogonalSection, _ pitch: CGFloat) -> LintFinding? {
    let page = scroll.viewportLength
    guard pitch > 0, page > 0, scroll.contentLength > page + 0.5 else { return nil }
    let groups = page / pitch
    // A group that fills several pages is cut by intention, as a map is.
    let ratio = max(groups, 1 / groups)
    let offset = abs(ratio - ratio.rounded()) * min(page, pitch)
    guard offset > 0.5 else { return nil }
    return LintFinding(
      .cutPages, section: section, frame: scroll.frame,
      reason:
        ".paging stops every \(page.plain) points, but groups begin every \(pitch.plain) points with their spacing: "
        + "pages cut through groups, by \(offset.plain) points more on each page",
      fix: "Use .groupPaging or .groupPagingCentered, or make the group plus interGroupSpacing a whole part of "
        + "\(page.plain) points.")
  }
}

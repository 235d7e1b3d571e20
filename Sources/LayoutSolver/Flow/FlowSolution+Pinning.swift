import Foundation
import Geometry

/// Headers and footers that stay visible while their section is.
extension FlowSolution {
  /// The z-index of pinned headers and footers.
  ///
  /// - Source: frames in published crash logs of iOS apps.
  package static let pinnedLevel = 10

  /// Whether scrolling moves any element.
  package var hasPinnedElements: Bool {
    (spec.pinsHeaders && sections.contains { $0.headerLength > 0 })
      || (spec.pinsFooters && sections.contains { $0.footerLength > 0 })
  }

  /// Returns a section's header. A pinned header follows the visible bounds down to the footer or the next section.
  func header(_ section: Int, _ pinning: PinningBounds?) -> LayoutElement? {
    var shift: CGFloat = 0
    if spec.pinsHeaders, let visible = visibleInterval(pinning) {
      let furthest = sections[section].footerStart - sections[section].headerLength
      shift = Swift.max(0, Swift.min(visible.lower - starts[section], furthest))
    }
    guard let frame = headerFrame(section, shift: shift) else { return nil }
    return LayoutElement(
      key: .supplementary(kind: spec.headerKind, section: section, index: 0), frame: frame,
      zIndex: spec.pinsHeaders ? Self.pinnedLevel : 0)
  }

  /// Returns a section's footer. A pinned footer follows the visible bounds up to the header.
  func footer(_ section: Int, _ pinning: PinningBounds?) -> LayoutElement? {
    var shift: CGFloat = 0
    if spec.pinsFooters, let visible = visibleInterval(pinning) {
      let natural = starts[section] + sections[section].footerStart
      let furthest = sections[section].headerLength - sections[section].footerStart
      shift = Swift.min(0, Swift.max(visible.upper - sections[section].footerLength - natural, furthest))
    }
    guard let frame = footerFrame(section, shift: shift) else { return nil }
    return LayoutElement(
      key: .supplementary(kind: spec.footerKind, section: section, index: 0), frame: frame,
      zIndex: spec.pinsFooters ? Self.pinnedLevel : 0)
  }

  /// Returns the visible interval of the content along the scroll axis, between the content insets.
  private func visibleInterval(_ pinning: PinningBounds?) -> Interval? {
    guard let pinning, pinning.bounds.isFinite else { return nil }
    let bounds = mirrored(pinning.bounds).interval(spec.scrollAxis)
    let insets = pinning.adjustedContentInset
    switch spec.scrollAxis {
    case .vertical: return Interval(bounds.lower + insets.top, bounds.upper - insets.bottom)
    case .horizontal where container.isRightToLeft:
      return Interval(bounds.lower + insets.right, bounds.upper - insets.left)
    case .horizontal: return Interval(bounds.lower + insets.left, bounds.upper - insets.right)
    }
  }
}

import Foundation
import Geometry
import LayoutSolver
import ScrollPhysics
import UIKitCore

/// The offsets of all orthogonal sections, and the scroll views of the visible ones.
///
/// An offset outlives its scroll view: a section that becomes visible again has the offset at which it was left.
@MainActor
final class OrthogonalSections: OffsetObserving {
  private var resting = OrthogonalOffsets()
  /// The new ends of programmatic scrolls in sections whose groups were laid out again during the scroll.
  private var destinations: [Int: CGFloat] = [:]
  private var hosts: [Int: OrthogonalScrollView] = [:]
  private var idle: [OrthogonalScrollView] = []
  /// Called with a section whose offset has changed.
  var onScroll: (Int) -> Void = { _ in }
  /// Called with a message about a scroll view that the app has changed.
  var onWarning: (String) -> Void = { _ in }
  /// Whether it is known that the delegate waits for reports of these sections, or does not.
  var isSilenceKnown = false

  /// Sections that are visible or have been scrolled, in order.
  var knownSections: [Int] { resting.sections.union(hosts.keys).sorted() }

  func host(of section: Int) -> OrthogonalScrollView? { hosts[section] }

  // MARK: Offsets

  /// The current offsets of all sections.
  var offsets: OrthogonalOffsets {
    let moving = hosts.filter { $0.value.isScrollInMotion }
    return moving.isEmpty ? resting : resting.moving(Set(moving.keys))
  }

  func offset(of section: Int, in geometry: OrthogonalSection) -> CGFloat {
    let isMoving = hosts[section]?.isScrollInMotion ?? false
    return (isMoving ? resting.moving([section]) : resting).offset(of: section, in: geometry)
  }

  /// Updates a section whose groups changed length, so that its visible content moved by `shift`.
  func relayout(_ section: Int, in geometry: OrthogonalSection, shiftedBy shift: CGFloat) {
    change { $0.relayout(section, in: geometry, shiftedBy: shift) }
  }

  func setOffset(_ offset: CGFloat, of section: Int, in geometry: OrthogonalSection) {
    resting.set(offset, of: section, in: geometry)
  }

  func setGrid(_ grid: PixelGrid) { resting.setGrid(grid) }

  func forgetOffsets() { resting.forget() }

  /// Changes the offsets, with the currently moving sections marked as such.
  private func change(_ body: (inout OrthogonalOffsets) -> Void) {
    var changed = offsets
    body(&changed)
    resting = changed.moving([])
  }

  /// Changes the end of a programmatic scroll, from the next time the section is displayed.
  func redirect(_ section: Int, to offset: CGFloat) { destinations[section] = offset }

  /// Assigns a scroll view to each visible section and removes those of other sections.
  ///
  /// - Parameters:
  ///   - insert: Called with a scroll view that becomes a subview.
  ///   - remove: Called with a scroll view that is no longer needed.
  func show(
    _ placements: [OrthogonalPlacement], insert: (OrthogonalScrollView) -> Void,
    remove: (OrthogonalScrollView) -> Void
  ) {
    let visible = Set(placements.map(\.section))
    for section in hosts.keys.sorted() where !visible.contains(section) {
      guard let host = hosts.removeValue(forKey: section) else { continue }
      rest(section, shownBy: host)
      remove(host)
      host.release()
      idle.append(host)
    }
    for placement in placements {
      let isNew = hosts[placement.section] == nil
      let host = hosts[placement.section] ?? idle.popLast() ?? makeHost()
      hosts[placement.section] = host
      host.offsetObserver = self
      show(placement, in: host, endingAt: destinations[placement.section])
      if isNew { insert(host) }
    }
    destinations = [:]
  }

  private func makeHost() -> OrthogonalScrollView {
    let host = _UICollectionViewOrthogonalScrollerEmbeddedScrollView(frame: .zero)
    host.onChange = { [weak self] in self?.onWarning($0) }
    return host
  }

  /// Updates a scroll view to a section's geometry and offset.
  func show(_ placement: OrthogonalPlacement, in host: OrthogonalScrollView, endingAt destination: CGFloat? = nil) {
    change { $0.adopt(placement.geometry, of: placement.section) }
    host.show(placement, at: offset(of: placement.section, in: placement.geometry), endingAt: destination)
  }

  /// Moves a section that leaves the screen while scrolling to its final offset, because the motion is not visible.
  private func rest(_ section: Int, shownBy host: OrthogonalScrollView) {
    guard let geometry = host.geometry else { return }
    setOffset(geometry.restingOffset(host.sectionOffset), of: section, in: geometry)
  }

  /// Moves offsets and scroll views with their sections after a data change. Returns the scroll views of deleted
  /// sections.
  func move(by map: IndexMap) -> [OrthogonalScrollView] {
    resting.move(by: map)
    return moveHosts(by: map)
  }

  private func moveHosts(by map: IndexMap) -> [OrthogonalScrollView] {
    var moved: [Int: OrthogonalScrollView] = [:]
    var gone: [OrthogonalScrollView] = []
    for (section, host) in hosts.sorted(by: { $0.key < $1.key }) {
      if let new = map.section(section) {
        moved[new] = host
        host.follow(to: new)
      } else {
        host.release()
        gone.append(host)
      }
    }
    hosts = moved
    idle += gone
    return gone
  }

  func scrollViewDidCommit(_ scrollView: UIScrollView) {
    guard let host = scrollView as? OrthogonalScrollView, !host.isConfiguring, let section = host.section,
      let geometry = host.geometry
    else { return }
    resting.setExactly(host.sectionOffset, of: section, in: geometry)
    onScroll(section)
  }
}

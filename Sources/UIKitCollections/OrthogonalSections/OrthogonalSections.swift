import Foundation
import Geometry
import LayoutSolver
import ScrollPhysics
import UIKitCore

/// The offsets of all sections that scroll by themselves, and the scroll views of those in sight.
///
/// An offset outlives its scroll view: a section that comes back is where it was left.
@MainActor
final class OrthogonalSections: OffsetObserving {
  private var resting = OrthogonalOffsets()
  /// The ends of scrolls in code, of sections whose groups were laid out anew on the way.
  private var destinations: [Int: CGFloat] = [:]
  private var hosts: [Int: OrthogonalScrollView] = [:]
  private var idle: [OrthogonalScrollView] = []
  /// Called when a section's offset has changed.
  var onScroll: () -> Void = {}

  /// Sections that are visible or have been scrolled, in order.
  var knownSections: [Int] { resting.sections.union(hosts.keys).sorted() }

  func host(of section: Int) -> OrthogonalScrollView? { hosts[section] }

  // MARK: Offsets

  /// The offsets of all sections as they are now.
  var offsets: OrthogonalOffsets {
    let moving = hosts.filter { $0.value.isScrollInMotion }
    return moving.isEmpty ? resting : resting.moving(Set(moving.keys))
  }

  func offset(of section: Int, in geometry: OrthogonalSection) -> CGFloat {
    let isMoving = hosts[section]?.isScrollInMotion ?? false
    return (isMoving ? resting.moving([section]) : resting).offset(of: section, in: geometry)
  }

  /// Groups have got other lengths, and the visible content of the section lies `shift` farther on.
  func relayout(_ section: Int, in geometry: OrthogonalSection, shiftedBy shift: CGFloat) {
    change { $0.relayout(section, in: geometry, shiftedBy: shift) }
  }

  func setOffset(_ offset: CGFloat, of section: Int, in geometry: OrthogonalSection) {
    resting.set(offset, of: section, in: geometry)
  }

  func setGrid(_ grid: PixelGrid) { resting.setGrid(grid) }

  func forgetOffsets() { resting.forget() }

  /// Changes the offsets, with the sections that are moving known.
  private func change(_ body: (inout OrthogonalOffsets) -> Void) {
    var changed = offsets
    body(&changed)
    resting = changed.moving([])
  }

  /// A scroll in code is to end at another offset, from the next time the section is shown.
  func redirect(_ section: Int, to offset: CGFloat) { destinations[section] = offset }

  /// Gives every section in sight a scroll view and takes it from the others.
  ///
  /// - Parameters:
  ///   - insert: Called with a scroll view that is to become a subview.
  ///   - remove: Called with one that is no longer needed.
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
      let host = hosts[placement.section] ?? idle.popLast() ?? OrthogonalScrollView(frame: .zero)
      hosts[placement.section] = host
      host.offsetObserver = self
      show(placement, in: host, endingAt: destinations[placement.section])
      if isNew { insert(host) }
    }
    destinations = [:]
  }

  /// Has a scroll view take over a section's geometry, and the section's offset with it.
  func show(_ placement: OrthogonalPlacement, in host: OrthogonalScrollView, endingAt destination: CGFloat? = nil) {
    change { $0.adopt(placement.geometry, of: placement.section) }
    host.show(placement, at: offset(of: placement.section, in: placement.geometry), endingAt: destination)
  }

  /// A section that leaves the screen in flight is at rest when it comes back: nobody sees it move there.
  private func rest(_ section: Int, shownBy host: OrthogonalScrollView) {
    guard let geometry = host.geometry else { return }
    setOffset(geometry.settle(host.sectionOffset), of: section, in: geometry)
  }

  /// Offsets and scroll views follow their sections through a change of the data. Returns the scroll views of those
  /// that are gone.
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
    onScroll()
  }
}

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
  private struct Place {
    var offset: CGFloat
    /// What the offset refers to.
    var geometry: OrthogonalSection
  }

  private var places: [Int: Place] = [:]
  /// Where scrolls in code are to end, of sections whose groups were laid out anew on the way.
  private var destinations: [Int: CGFloat] = [:]
  private var hosts: [Int: OrthogonalScrollView] = [:]
  private var idle: [OrthogonalScrollView] = []
  /// A section's offset has changed.
  var onScroll: () -> Void = {}
  /// The pixels that offsets rest on.
  var grid = PixelGrid(scale: 1)

  /// Sections that are in sight or have been scrolled, in order.
  var knownSections: [Int] { Set(places.keys).union(hosts.keys).sorted() }

  func host(of section: Int) -> OrthogonalScrollView? { hosts[section] }

  /// Where a section is. After a change of its geometry a section that rested on its k-th stop rests there again; one
  /// that is being scrolled stays where it is, and if it was turned, as far between the same two pages.
  func offset(of section: Int, in geometry: OrthogonalSection) -> CGFloat {
    guard let place = places[section] else { return onPixels(geometry.initialOffset, geometry) }
    guard !place.geometry.scrolls(like: geometry) else { return place.offset }
    let offset =
      hosts[section]?.isScrollInMotion ?? false
      ? geometry.counterpart(of: place.offset, in: place.geometry)
      : geometry.place(correspondingTo: place.offset, in: place.geometry)
    setOffset(offset, of: section, in: geometry)
    return places[section]?.offset ?? offset
  }

  /// Groups have got other lengths, and what is seen of the section lies `shift` farther on. On a stop it stays on that
  /// stop; a motion goes on as if nothing had happened.
  func relayout(_ section: Int, in geometry: OrthogonalSection, shiftedBy shift: CGFloat) {
    // One that was never scrolled is where it begins, wherever that now is.
    guard let place = places[section] else { return }
    let isMoving = hosts[section]?.isScrollInMotion ?? false
    let stop = isMoving ? nil : geometry.stop(like: place.offset, in: place.geometry)
    var offset = stop ?? place.offset + shift
    if !isMoving {
      if offset > geometry.maxOffset { offset = geometry.maxOffset }
      if offset < geometry.minOffset { offset = geometry.minOffset }
    }
    places[section] = Place(offset: onPixels(offset, geometry), geometry: geometry)
  }

  /// A scroll in code is to end at another offset, from the next time the section is shown.
  func redirect(_ section: Int, to offset: CGFloat) { destinations[section] = offset }

  func setOffset(_ offset: CGFloat, of section: Int, in geometry: OrthogonalSection) {
    places[section] = Place(offset: onPixels(offset, geometry), geometry: geometry)
  }

  /// Scroll views take an offset from the physics and put it on whole pixels; what is computed before there is one has
  /// to agree, halves of pixels included.
  private func onPixels(_ offset: CGFloat, _ geometry: OrthogonalSection) -> CGFloat {
    let origin = geometry.frame.origin[geometry.axis]
    return grid.round(PublishedGrid.offset(origin + offset)) - origin
  }

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
      host.show(
        placement, at: offset(of: placement.section, in: placement.geometry),
        endingAt: destinations[placement.section])
      if isNew { insert(host) }
    }
    destinations = [:]
  }

  /// A section that leaves the screen in flight is at rest when it comes back: nobody sees it move there.
  private func rest(_ section: Int, shownBy host: OrthogonalScrollView) {
    guard let geometry = host.geometry else { return }
    setOffset(geometry.settle(host.sectionOffset), of: section, in: geometry)
  }

  /// Offsets and scroll views follow their sections through a change of the data. Returns the scroll views of those
  /// that are gone.
  func move(by map: IndexMap) -> [OrthogonalScrollView] {
    var moved: [Int: Place] = [:]
    for (section, place) in places {
      if let new = map.section(section) { moved[new] = place }
    }
    places = moved
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

  func forgetOffsets() { places = [:] }

  func scrollViewDidCommit(_ scrollView: UIScrollView) {
    guard let host = scrollView as? OrthogonalScrollView, !host.isConfiguring, let section = host.section,
      let geometry = host.geometry
    else { return }
    places[section] = Place(offset: host.sectionOffset, geometry: geometry)
    onScroll()
  }
}

import Foundation
import Geometry
import LayoutLint
import LayoutSolver
import UIKitCollections
import UIKitCore

/// An observer that scrolls a collection view and records the facts that rules need.
@MainActor
struct ViewObserver {
  private let view: UICollectionView
  private let rehearsal: Rehearsal
  private(set) var linted: LintedView
  /// The changes of the previous frame, by element.
  private var previous: [String: UICollectionView.HandlerChange] = [:]

  /// The distance of one step, in points, and the most steps along one axis.
  private static let step: CGFloat = 8
  private static let mostSteps = 120
  /// The most stops of a section, and the most frames between two of them.
  private static let mostStops = 10
  private static let mostFrames = 60
  /// The most sections that are scrolled.
  private static let mostSections = 6

  init(_ view: UICollectionView, _ rehearsal: Rehearsal) {
    (self.view, self.rehearsal) = (view, rehearsal)
    linted = LintedView(solution: nil)
    linted.readRegistrations(of: view)
  }

  /// Scrolls the view and its sections, and records the layout.
  mutating func scroll() {
    observe(scrolledBy: .zero)
    scrollSections()
    scrollContent()
    followDelegate()
    linted.readLayout(of: view)
    linted.run.usedKinds.formUnion(view.usedSupplementaryKinds)
  }

  private mutating func scrollSections() {
    let sections = (0..<view.numberOfSections).filter { view.listedScroll(of: $0) != nil }.prefix(Self.mostSections)
    let start = view.contentOffset
    defer { scroll(to: start) }
    for section in sections {
      reveal(section)
      guard let scroll = view.listedScroll(of: section), scroll.maxOffset > scroll.minOffset else { continue }
      if let stops = scroll.stops { visit(stops, of: section, from: scroll) } else { slide(section, scroll) }
      view.scrollSection(section, to: scroll.offset)
      rehearsal.step()
      previous = [:]
      observe(scrolledBy: .zero)
    }
  }

  /// Scrolls the content so that a section is visible, because only then its handler is called.
  private mutating func reveal(_ section: Int) {
    guard let scroll = view.listedScroll(of: section) else { return }
    let visible = scroll.viewport.overlap(view.bounds)
    guard visible.height < scroll.viewport.height || visible.width < scroll.viewport.width else { return }
    view.scrollRectToVisible(scroll.viewport, animated: false)
    rehearsal.step()
    previous = [:]
    observe(scrolledBy: .zero)
  }

  private mutating func scroll(to offset: CGPoint) {
    guard view.contentOffset != offset else { return }
    view.contentOffset = offset
    rehearsal.step()
    previous = [:]
    observe(scrolledBy: .zero)
  }

  /// Moves a section from stop to stop with animation, because it cannot rest between stops.
  private mutating func visit(_ stops: [CGFloat], of section: Int, from scroll: ListedScroll) {
    let isForward = scroll.offset - scroll.minOffset <= (scroll.maxOffset - scroll.minOffset) / 2
    for stop in (isForward ? stops : stops.reversed()).prefix(Self.mostStops) {
      view.scrollSection(section, to: stop, animated: true)
      for _ in 0..<Self.mostFrames where view.listedScroll(of: section).map({ abs($0.offset - stop) > 0.01 }) ?? false {
        let before = view.listedScroll(of: section)?.offset ?? stop
        rehearsal.step(by: 1 / 60)
        let moved = (view.listedScroll(of: section)?.offset ?? before) - before
        observe(scrolledBy: CGPoint(scroll.axis, along: moved, across: 0), only: section)
      }
    }
  }

  /// Moves a section that rests anywhere, in steps.
  private mutating func slide(_ section: Int, _ scroll: ListedScroll) {
    let range = scroll.maxOffset - scroll.minOffset
    let isForward = scroll.offset - scroll.minOffset <= range / 2
    for _ in 0..<min(Self.mostSteps, Int(min(range, 1e6) / Self.step)) {
      guard let now = view.listedScroll(of: section) else { break }
      let next = now.offset + (isForward ? Self.step : -Self.step)
      view.scrollSection(section, to: max(now.minOffset, min(next, now.maxOffset)))
      rehearsal.step()
      let moved = (view.listedScroll(of: section)?.offset ?? now.offset) - now.offset
      observe(scrolledBy: CGPoint(scroll.axis, along: moved, across: 0), only: section)
    }
  }

  private mutating func scrollContent() {
    let axis: Axis = view.contentSize.height > view.bounds.height ? .vertical : .horizontal
    let start = view.contentOffset
    let isSlow = !view.sectionsWithHandler.isEmpty
    let step = isSlow ? Self.step : max(Self.step, view.bounds.size[axis] / 3)
    for _ in 0..<(isSlow ? Self.mostSteps : 12) {
      let before = view.contentOffset
      let end = view.contentSize[axis] - view.bounds.size[axis]
      guard before[axis] + step <= end else { break }
      var offset = before
      offset[axis] += step
      view.contentOffset = offset
      rehearsal.step()
      observe(scrolledBy: view.contentOffset - before)
    }
    view.contentOffset = start
    rehearsal.step()
  }

  /// Moves the content by a pixel to learn whether the delegate has its own implementation.
  private mutating func followDelegate() {
    guard view.delegate != nil else { return }
    let start = view.contentOffset
    view.isScrollIgnored = false
    view.contentOffset.y = start.y + 1
    linted.run.delegateFollowsScrolling = !view.isScrollIgnored
    view.contentOffset = start
    rehearsal.step()
  }

  // MARK: Handlers

  private mutating func observe(scrolledBy distance: CGPoint, only section: Int? = nil) {
    let shown = view.displayedNames
    linted.run.usedKinds.formUnion(view.listedDisplay.compactMap(\.kind))
    for change in previous.values.sorted(by: { $0.name < $1.name })
    where !shown.contains(change.name) && (section == nil || change.section == section) {
      noteCulled(change, distance)
    }
    let changes = view.handlerChanges
    for change in changes where change.isEstimated { noteEstimated(change) }
    linted.run.movingSections.formUnion(changes.filter(\.isMoved).map(\.section))
    previous = Dictionary(changes.map { ($0.name, $0) }) { first, _ in first }
  }

  private mutating func noteEstimated(_ change: UICollectionView.HandlerChange) {
    guard !linted.run.changedEstimates.contains(where: { $0.section == change.section && $0.name == change.name })
    else {
      return
    }
    linted.run.changedEstimates.append(.init(section: change.section, name: change.name, frame: change.frame))
  }

  /// Notes an element that disappeared although a part of it was visible beside the distance of the step.
  private mutating func noteCulled(_ change: UICollectionView.HandlerChange, _ distance: CGPoint) {
    var frame = change.frame
    // The frame of an element in a section is without its offset, which the step has changed.
    if view.listedScroll(of: change.section) != nil {
      frame.origin.x -= distance.x
      frame.origin.y -= distance.y
    }
    let visible = frame.overlap(view.bounds)
    guard change.alpha > 0.05, visible.width > 4, visible.height > 4, linted.run.culled.count < 100 else { return }
    linted.run.culled.append(.init(section: change.section, name: change.name, frame: visible))
  }
}

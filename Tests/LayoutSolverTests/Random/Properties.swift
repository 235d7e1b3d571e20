import Foundation
import Geometry
import LayoutSolver
import TestSupport

extension Property {
  /// The properties verified for every layout.
  static let always = [oracle, usableFrames, query, orthogonalQuery, restingOffsets, pinning]

  static let oracle = Property(name: "A slow solver says the same") { trial in
    guard let oracle = trial.oracle else { return nil }
    return oracle.differences(from: trial.solution, all: trial.all).first
  }

  static let usableFrames = Property(name: "Frames are finite and not negative, and each is there once") { trial in
    var keys: Set<ElementKey> = []
    for element in trial.all {
      if !element.frame.isFinite || element.frame.size.width < 0 || element.frame.size.height < 0 {
        return "\(element)"
      }
      if !keys.insert(element.key).inserted { return "\(element.key) twice" }
    }
    let size = trial.solution.contentSize
    return size.isFinite && size.width >= 0 && size.height >= 0 ? nil : "content size \(size)"
  }

  static let query = Property(name: "A query answers what looking at everything answers") { trial in
    var random = trial.random(1)
    let solution = trial.solution
    let window = random.window(in: solution.contentSize)
    let bounds = Bool.random(using: &random) ? random.window(in: solution.contentSize) : nil
    let pinning = bounds.map { PinningBounds(bounds: $0) }
    let answered = solution.elements(in: window, pinning: pinning)
    var everything = trial.all
    if pinning != nil {
      let pinned = solution.supplementaryElements(pinning: pinning)
      everything = pinned + everything.filter { if case .supplementary = $0.key { false } else { true } }
    }
    let wanted = everything.filter { $0.frame.overlaps(window) && !solution.scrollsByItself($0.key) }
    if let missed = wanted.first(where: { !answered.contains($0) }) { return "\(window) misses \(missed)" }
    if let extra = answered.first(where: { !wanted.contains($0) }) { return "\(window) answers \(extra)" }
    return answered.count == wanted.count ? nil : "\(window) answers something twice"
  }

  static let orthogonalQuery = Property(name: "An orthogonal query answers what looking at everything answers") {
    trial in
    var random = trial.random(2)
    for index in trial.layout.counts.indices {
      guard let section = trial.solution.orthogonalSection(index) else { continue }
      let offset = CGFloat.random(in: section.minOffset...max(section.minOffset, section.maxOffset), using: &random)
      let window = Interval(offset, offset + trial.layout.container.size[section.axis])
      let wanted = trial.all.filter {
        $0.key.section == index && trial.solution.scrollsByItself($0.key) && $0.frame.size.width > 0
          && $0.frame.size.height > 0 && $0.frame.interval(section.axis).overlaps(window)
      }
      let answered = trial.solution.elements(ofOrthogonalSection: index, at: offset)
      if let missed = wanted.first(where: { !answered.contains($0) }) {
        return "\(index) at \(offset) misses \(missed)"
      }
      if let extra = answered.first(where: { !wanted.contains($0) }) { return "\(index) at \(offset) answers \(extra)" }
      if answered.count != wanted.count { return "\(index) at \(offset) answers something twice" }
    }
    return nil
  }

  static let restingOffsets = Property(name: "Resting offsets are in order, in range, and stable") { trial in
    var random = trial.random(3)
    for index in trial.layout.counts.indices {
      guard let section = trial.solution.orthogonalSection(index) else { continue }
      let range = section.minOffset...max(section.minOffset, section.maxOffset)
      guard section.minOffset <= section.maxOffset, range.contains(section.initialOffset) else {
        return "\(index): starts at \(section.initialOffset) in \(section.minOffset) to \(section.maxOffset)"
      }
      let asked = CGFloat.random(in: range.lowerBound - 50...range.upperBound + 50, using: &random)
      let rest = section.restingOffset(asked)
      if abs(section.restingOffset(rest) - rest) > 1e-6 { return "\(index): \(rest) does not rest" }
      if !range.contains(rest) { return "\(index): \(asked) rests at \(rest), beyond \(range)" }
      guard let stops = section.stops else { continue }
      if stops != stops.sorted() { return "\(index): \(stops) are not in order" }
      if stops.first != section.minOffset || stops.last != section.maxOffset { return "\(index): \(stops) in \(range)" }
      for position in [rest, section.initialOffset] + [true, false].map({ section.stop(nextTo: asked, forward: $0) })
      where !stops.contains(where: { abs($0 - position) < 1e-6 }) {
        return "\(index): \(position) is none of \(stops)"
      }
    }
    return nil
  }

  static let pinning = Property(name: "Pinned items are visible within their section's body") { trial in
    guard trial.solution.hasPinnedItems, !trial.layout.container.isRightToLeft, let oracle = trial.oracle
    else { return nil }
    var random = trial.random(4)
    let bounds = random.window(in: trial.solution.contentSize)
    for element in trial.solution.pinnedElements(PinningBounds(bounds: bounds)) {
      guard let wanted = oracle.pinnedStart(element.key, visible: bounds.interval(trial.axis)) else {
        return "\(element.key) does not pin"
      }
      if abs(element.frame.origin[trial.axis] - wanted) > 1 / trial.layout.container.scale {
        return "\(element.key) is at \(element.frame), not \(wanted), in \(bounds)"
      }
      let level = (oracle.elements[element.key]?.zIndex ?? 0) + 1_000_000_000
      if element.zIndex != level { return "\(element.key) has z \(element.zIndex), not \(level)" }
    }
    return nil
  }
}

extension SeededGenerator {
  /// A random window within a content or slightly beyond it.
  mutating func window(in size: CGSize) -> CGRect {
    CGRect(
      x: .random(in: -50...size.width + 1, using: &self), y: .random(in: -50...size.height + 1, using: &self),
      width: .random(in: 0...300, using: &self), height: .random(in: 0...300, using: &self))
  }
}

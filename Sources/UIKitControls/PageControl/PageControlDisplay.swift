import Foundation
import UIKitCore

/// The display of a page control with its motion: a value that events change, and that is evaluated at a time.
struct PageControlDisplay {
  /// An indicator that is highlighted, or that is about to be or no longer is.
  struct Light {
    let page: Int
    /// The highlight: 0 as other pages, 1 as the current page.
    var glow: Ramp
    /// The length: 0 for a dot, 1 for a pill.
    var expansion: Ramp
    /// The extent of the highlight: 0 for the whole indicator, as in a dot, 1 for the filled part, as in a pill,
    /// whatever its current length.
    var pill: Ramp
    /// The progress of the pill when the page was left.
    var fill: CGFloat = 0

    func isMoving(at time: FrameTime) -> Bool {
      glow.isMoving(at: time) || expansion.isMoving(at: time) || pill.isMoving(at: time)
    }
  }

  private(set) var window = PageIndicatorWindow(pages: 0, capacity: 1, current: 0)
  /// The page in the first position, fractional while the row moves.
  private(set) var start = Ramp(0)
  /// The highlighted indicators by ascending page, including that of the current page if there are pages.
  private(set) var lights: [Light] = []
  /// The opacity of the background.
  private(set) var platter = Ramp(0)
  private(set) var page = 0
  private(set) var isExpanded = false

  func isMoving(at time: FrameTime) -> Bool {
    start.isMoving(at: time) || platter.isMoving(at: time)
      || lights.contains { $0.isMoving(at: time) }
  }
}

extension PageControlDisplay {
  /// Adapts to other measures without animation. Motions in progress continue.
  mutating func fit(pages: Int, capacity: Int, current: Int) {
    window = PageIndicatorWindow(pages: pages, capacity: capacity, current: current, movingFrom: window.first)
    if start.to != CGFloat(window.first) { start = Ramp(CGFloat(window.first)) }
    lights.removeAll { $0.page >= pages }
    if page != current || lights.isEmpty { show(page: current, fill: 0, at: 0, isAnimated: false) }
  }

  /// - Parameter fill: The progress that the former page's pill keeps while it disappears.
  mutating func show(page new: Int, fill: CGFloat, at time: FrameTime, isAnimated: Bool) {
    page = new
    lights.removeAll { $0.page != new && !$0.isMoving(at: time) && $0.glow.to == 0 }
    for index in lights.indices where lights[index].page != new && lights[index].glow.to != 0 {
      lights[index].fill = fill
      lights[index].glow.move(to: 0, at: time, isAnimated ? .glow(isPill: isExpanded) : nil)
      lights[index].expansion.move(to: 0, at: time, isAnimated ? .expansion : nil)
    }
    if !isAnimated { lights.removeAll { $0.page != new } }
    light(new, at: time, isAnimated: isAnimated)
    window = PageIndicatorWindow(pages: window.pages, capacity: window.slots, current: new, movingFrom: window.first)
    start.move(to: CGFloat(window.first), at: time, isAnimated ? .row : nil)
  }

  private mutating func light(_ page: Int, at time: FrameTime, isAnimated: Bool) {
    guard page < window.pages else { return }
    let position = lights.firstIndex { $0.page >= page } ?? lights.endIndex
    if position == lights.endIndex || lights[position].page != page {
      lights.insert(Light(page: page, glow: Ramp(0), expansion: Ramp(0), pill: Ramp(isExpanded ? 1 : 0)), at: position)
    }
    lights[position].glow.move(to: 1, at: time, isAnimated ? .glow(isPill: isExpanded) : nil)
    stretch(position, at: time, isAnimated: isAnimated)
  }

  private mutating func stretch(_ index: Int, at time: FrameTime, isAnimated: Bool) {
    lights[index].expansion.move(to: isExpanded ? 1 : 0, at: time, isAnimated ? .expansion : nil)
    lights[index].pill.move(to: isExpanded ? 1 : 0, at: time, isAnimated ? .expansion : nil)
  }

  /// Changes the current indicator into a pill, or into a dot.
  mutating func expand(_ isExpanded: Bool, at time: FrameTime, isAnimated: Bool) {
    guard self.isExpanded != isExpanded else { return }
    self.isExpanded = isExpanded
    for index in lights.indices where lights[index].page == page {
      stretch(index, at: time, isAnimated: isAnimated)
    }
  }

  mutating func setPlatter(_ opacity: CGFloat, at time: FrameTime, _ motion: Ramp.Motion?) {
    platter.move(to: opacity, at: time, motion)
  }
}

extension Ramp.Motion {
  /// The appearance of the background, when a touch lasts longer than a tap.
  ///
  /// - Source: a published recording of iOS 27, also for the delays and springs of the pill.
  static let platterIn = Ramp.Motion(response: 0.1, delay: 0.193)
  static let platterOut = Ramp.Motion(response: 0.1, delay: 0.032)

  static let expansion = Ramp.Motion(response: 0.398, damping: 0.927)
  /// The motion of the row. Estimated; no measurement is published.
  static let row = Ramp.Motion(response: 0.3)

  /// The change of the highlight. Estimated for dots, which are highlighted as soon as the page changes.
  static func glow(isPill: Bool) -> Ramp.Motion {
    isPill ? Ramp.Motion(response: 0.381, damping: 0.963) : Ramp.Motion(response: 0.15)
  }
}

import Foundation

/// What a page control shows, and where it is on its way to: a value that is moved by events and read at a time.
struct PageControlDisplay {
  /// A page that is lit, is being lit or goes out.
  struct Light {
    let page: Int
    /// 0 as the others, 1 as the current page.
    var glow: Ramp
    /// 0 as long as a dot, 1 as long as a pill.
    var expansion: Ramp
    /// 0 glows all over, as a dot does, 1 as far as it is filled, as a pill does, however long it is just now.
    var pill: Ramp
    /// How full the pill was when the page was left.
    var fill: CGFloat = 0

    func isMoving(at time: FrameTime) -> Bool {
      glow.isMoving(at: time) || expansion.isMoving(at: time) || pill.isMoving(at: time)
    }
  }

  private(set) var window = PageIndicatorWindow(pages: 0, room: 1, current: 0)
  /// The page in the first place, while the row moves between two.
  private(set) var start = Ramp(0)
  /// Ascending pages; the current one is among them, if there are pages.
  private(set) var lights: [Light] = []
  /// Opacity of the background.
  private(set) var platter = Ramp(0)
  private(set) var page = 0
  private(set) var isExpanded = false

  func isMoving(at time: FrameTime) -> Bool {
    start.isMoving(at: time) || platter.isMoving(at: time)
      || lights.contains { $0.isMoving(at: time) }
  }
}

extension PageControlDisplay {
  /// Other measures: nothing travels, but what is under way goes on.
  mutating func fit(pages: Int, room: Int, current: Int) {
    window = PageIndicatorWindow(pages: pages, room: room, current: current, movingFrom: window.first)
    if start.to != CGFloat(window.first) { start = Ramp(CGFloat(window.first)) }
    lights.removeAll { $0.page >= pages }
    if page != current || lights.isEmpty { show(page: current, fill: 0, at: 0, isAnimated: false) }
  }

  /// - Parameter fill: How full the pill of the page that is left stays while it goes.
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
    window = PageIndicatorWindow(pages: window.pages, room: window.places, current: new, movingFrom: window.first)
    start.move(to: CGFloat(window.first), at: time, isAnimated ? .row : nil)
  }

  private mutating func light(_ page: Int, at time: FrameTime, isAnimated: Bool) {
    guard page < window.pages else { return }
    let place = lights.firstIndex { $0.page >= page } ?? lights.endIndex
    if place == lights.endIndex || lights[place].page != page {
      lights.insert(Light(page: page, glow: Ramp(0), expansion: Ramp(0), pill: Ramp(isExpanded ? 1 : 0)), at: place)
    }
    lights[place].glow.move(to: 1, at: time, isAnimated ? .glow(isPill: isExpanded) : nil)
    stretch(place, at: time, isAnimated: isAnimated)
  }

  private mutating func stretch(_ index: Int, at time: FrameTime, isAnimated: Bool) {
    lights[index].expansion.move(to: isExpanded ? 1 : 0, at: time, isAnimated ? .expansion : nil)
    lights[index].pill.move(to: isExpanded ? 1 : 0, at: time, isAnimated ? .expansion : nil)
  }

  /// Makes a pill of the current dot, or a dot of the pill.
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
  /// The background comes when a touch lasts longer than a tap.
  ///
  /// - Source: a published recording of iOS 27; so are the delays and springs of the pill.
  static let platterIn = Ramp.Motion(response: 0.1, delay: 0.193)
  static let platterOut = Ramp.Motion(response: 0.1, delay: 0.032)

  static let expansion = Ramp.Motion(response: 0.398, damping: 0.927)
  /// By eye: no measurement of the row is published.
  static let row = Ramp.Motion(response: 0.3)

  /// By eye for dots, which are to be lit as soon as the page turns.
  static func glow(isPill: Bool) -> Ramp.Motion {
    isPill ? Ramp.Motion(response: 0.381, damping: 0.963) : Ramp.Motion(response: 0.15)
  }
}

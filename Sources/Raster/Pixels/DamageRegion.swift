/// The rectangles to repaint. They may overlap a little, because repainting gives the same pixels.
struct DamageRegion {
  private(set) var areas: [PixelRect] = []
  private let surface: PixelRect

  /// The number of rectangles above which the two that waste the fewest pixels are joined.
  private static let capacity = 24

  init(surface: PixelRect) { self.surface = surface }

  mutating func add(_ rect: PixelRect) {
    var area = rect.intersection(surface)
    guard !area.isEmpty, !areas.contains(where: { $0.contains(area) }) else { return }
    while let index = areas.firstIndex(where: { Self.waste($0, area) <= $0.intersection(area).area }) {
      area = area.enclosing(areas.remove(at: index))
    }
    areas.removeAll { area.contains($0) }
    areas.append(area)
    if areas.count > Self.capacity { joinCheapest() }
  }

  mutating func add(_ others: [PixelRect]) {
    for other in others { add(other) }
  }

  /// Returns the number of extra pixels that joining two rectangles adds.
  private static func waste(_ a: PixelRect, _ b: PixelRect) -> Int {
    a.enclosing(b).area - a.area - b.area + a.intersection(b).area
  }

  private mutating func joinCheapest() {
    var best = (cost: Int.max, first: 0, second: 1)
    for first in areas.indices {
      for second in areas.indices.dropFirst(first + 1) {
        let cost = Self.waste(areas[first], areas[second])
        // The choice among equally cheap pairs does not matter: the same pixels are repainted equally often.
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    let joined = areas.remove(at: best.second).enclosing(areas.remove(at: best.first))
    add(joined)
  }
}

package import Drawing

/// The drawing of the frames around a position in a run, so that going back through them needs no simulation.
package struct PictureFilm {
  /// The greatest number of pictures: six seconds of motion.
  static let capacity = 360

  /// The pictures by the number of steps after which they are visible.
  private var pictures: [Int: DisplayList] = [:]

  package init() {}

  package subscript(count: Int) -> DisplayList? { pictures[count] }

  package mutating func add(_ picture: DisplayList, after count: Int) {
    pictures[count] = picture
    guard pictures.count > Self.capacity else { return }
    // The farthest picture goes, a tenth of the film at a time.
    let far = pictures.keys.sorted { abs($0 - count) > abs($1 - count) }.prefix(Self.capacity / 10)
    for key in far { pictures[key] = nil }
  }

  /// Whether the picture after a number of steps is worth keeping on the way to a target.
  package static func isNear(_ count: Int, to target: Int) -> Bool { target - count < capacity * 3 / 4 }

  package mutating func truncate(to count: Int) { pictures = pictures.filter { $0.key <= count } }
}

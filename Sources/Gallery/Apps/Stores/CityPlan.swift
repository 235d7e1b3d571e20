import UIKit

/// A small fictional city: its streets, and the blocks between them.
struct CityPlan {
  static let size = CGSize(width: 1260, height: 1300)

  struct Street {
    var position: CGFloat
    var width: CGFloat
    var name: String?
    var isAvenue: Bool { width > 20 }
  }

  /// The streets from left to right.
  static let columns = [
    Street(position: 84, width: 14), Street(position: 226, width: 14, name: "연무장길"),
    Street(position: 392, width: 28, name: "성수대로"),
    Street(position: 560, width: 14), Street(position: 738, width: 14, name: "서울숲길"),
    Street(position: 926, width: 28, name: "왕십리로"),
    Street(position: 1092, width: 14), Street(position: 1204, width: 14),
  ]
  /// The streets from top to bottom.
  static let rows = [
    Street(position: 96, width: 14), Street(position: 236, width: 14, name: "아차산로 7길"),
    Street(position: 372, width: 28, name: "뚝섬로"),
    Street(position: 520, width: 14, name: "둘레길"), Street(position: 676, width: 14),
    Street(position: 820, width: 28, name: "광나루로"),
    Street(position: 984, width: 14, name: "성덕정길"), Street(position: 1136, width: 14),
    Street(position: 1240, width: 14),
  ]
  /// The green blocks, by column and row of the gaps between streets.
  static let parks: Set<[Int]> = [[5, 4], [5, 5], [1, 1], [3, 6], [2, 8], [6, 2]]
}

extension CityPlan {
  struct Block {
    var frame: CGRect
    var isPark: Bool
    var buildings: [CGRect]
  }

  static func blocks() -> [Block] {
    let across = gaps(between: columns, end: size.width)
    let down = gaps(between: rows, end: size.height)
    return across.enumerated().flatMap { column, x in
      down.enumerated().map { row, y in
        let frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
        let isPark = parks.contains([column, row])
        return Block(
          frame: frame, isPark: isPark, buildings: isPark ? [] : buildings(in: frame, seed: column * 7 + row * 3))
      }
    }
  }

  private static func gaps(between streets: [Street], end: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
    var start: CGFloat = 0
    var result: [(start: CGFloat, length: CGFloat)] = []
    for street in streets {
      result.append((start, street.position - street.width / 2 - start))
      start = street.position + street.width / 2
    }
    result.append((start, end - start))
    return result
  }

  /// Returns two rows of two or three adjacent houses, with yards between.
  private static func buildings(in block: CGRect, seed: Int) -> [CGRect] {
    let plot = block.insetBy(dx: 8, dy: 8)
    guard plot.width > 30, plot.height > 30 else { return [] }
    let split = plot.height * (0.4 + 0.06 * CGFloat(seed % 4))
    let rows = [(plot.minY, split - 5), (plot.minY + split + 5, plot.height - split - 5)]
    return rows.enumerated().flatMap { index, row in
      let count = 2 + (seed + index) % 2
      let width = (plot.width - CGFloat(count - 1) * 7) / CGFloat(count)
      return (0..<count).compactMap { house -> CGRect? in
        if (seed + house * 5 + index * 3) % 6 == 0 { return nil }
        let depth = row.1 * (0.72 + 0.07 * CGFloat((seed + house) % 5))
        let y = index == 0 ? row.0 : row.0 + row.1 - depth
        return CGRect(x: plot.minX + CGFloat(house) * (width + 7), y: y, width: width, height: depth)
      }
    }
  }
}

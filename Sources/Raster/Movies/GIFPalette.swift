/// At most 255 colors that stand for all colors of a frame's changed pixels.
struct GIFPalette {
  /// The colors as 0xRRGGBB.
  private(set) var colors: [UInt32] = []
  /// The index of each color if there are few, and otherwise of each color with five bits per channel.
  private var indices: [UInt32: UInt8] = [:]
  private var coarse: [UInt8] = []

  static let limit = 255

  /// - Parameter pixels: The pixels, with runs of equal ones shortened or not.
  init(_ pixels: some Sequence<UInt32>) {
    var latest: UInt32?
    var counts = [Bin](repeating: Bin(), count: 1 << 15)
    for pixel in pixels {
      let color = pixel & 0xFF_FFFF
      counts[Self.bin(color)].add(color)
      guard color != latest else { continue }
      latest = color
      if colors.count <= Self.limit, indices[color] == nil {
        indices[color] = UInt8(truncatingIfNeeded: colors.count)
        colors.append(color)
      }
    }
    if colors.count > Self.limit { reduce(counts) }
  }

  /// Returns the index of the color of a pixel at a position. Where colors are only approximated, neighbors are rounded
  /// in different directions, so that gradients have no edges.
  func index(of pixel: UInt32, x: Int, y: Int) -> UInt8 {
    let color = pixel & 0xFF_FFFF
    guard !coarse.isEmpty else { return indices[color] ?? 0 }
    let bias = Self.order[(y & 3) << 2 | x & 3] - 7
    func channel(_ shift: UInt32) -> UInt32 {
      UInt32(Swift.min(255, Swift.max(0, Int(color >> shift & 255) + bias))) << shift
    }
    return coarse[Self.bin(channel(16) | channel(8) | channel(0))]
  }

  /// The matrix of ordered dithering, of four rows.
  private static let order = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  /// The colors with equal upper five bits of each channel.
  private struct Bin {
    var count = 0
    var sums: SIMD3<Int> = .zero

    mutating func add(_ color: UInt32) {
      count += 1
      sums &+= SIMD3(Int(color >> 16), Int(color >> 8 & 255), Int(color & 255))
    }

    func channel(_ index: Int) -> Int { sums[index] / Swift.max(1, count) }
  }

  private static func bin(_ color: UInt32) -> Int {
    Int(color >> 19 & 31) << 10 | Int(color >> 11 & 31) << 5 | Int(color >> 3 & 31)
  }

  /// Chooses colors by the median cut: the box with the most pixels along its longest side is split, again and again.
  private mutating func reduce(_ bins: [Bin]) {
    var boxes = [bins.indices.filter { bins[$0].count > 0 }]
    while boxes.count < Self.limit, let index = Self.largest(of: boxes, bins) {
      let (low, high) = Self.halves(of: boxes[index], bins)
      boxes[index] = low
      boxes.append(high)
    }
    let means = boxes.map { box -> SIMD3<Int> in
      let all = box.reduce(into: Bin()) { all, bin in
        all.count += bins[bin].count
        all.sums &+= bins[bin].sums
      }
      return SIMD3(all.channel(0), all.channel(1), all.channel(2))
    }
    colors = means.map { UInt32($0.x) << 16 | UInt32($0.y) << 8 | UInt32($0.z) }
    coarse = bins.indices.map { Self.nearest(to: SIMD3($0 >> 10, $0 >> 5 & 31, $0 & 31) &* 8 &+ 4, in: means) }
  }

  private static func nearest(to color: SIMD3<Int>, in means: [SIMD3<Int>]) -> UInt8 {
    var (best, distance) = (0, Int.max)
    for (index, mean) in means.enumerated() {
      let difference = mean &- color
      let square = (difference &* difference).wrappedSum()
      if square < distance { (best, distance) = (index, square) }
    }
    return UInt8(best)
  }

  /// Returns the box to split next; `nil` if each has a single color.
  private static func largest(of boxes: [[Int]], _ bins: [Bin]) -> Int? {
    let scores = boxes.map { box in
      box.count < 2 ? 0 : side(of: box, bins).length * box.reduce(0) { $0 + bins[$1].count }
    }
    guard let best = scores.max(), best > 0 else { return nil }
    return scores.firstIndex(of: best)
  }

  private static func side(of box: [Int], _ bins: [Bin]) -> (channel: Int, length: Int) {
    (0..<3).map { channel in
      let values = box.map { bins[$0].channel(channel) }
      return (channel, (values.max() ?? 0) - (values.min() ?? 0))
    }.max { $0.1 < $1.1 } ?? (0, 0)
  }

  /// Returns a box's two halves, of about the same number of pixels.
  private static func halves(of box: [Int], _ bins: [Bin]) -> (low: [Int], high: [Int]) {
    let channel = side(of: box, bins).channel
    let sorted = box.sorted { (bins[$0].channel(channel), $0) < (bins[$1].channel(channel), $1) }
    let half = sorted.reduce(0) { $0 + bins[$1].count } / 2
    var (sum, end) = (0, 0)
    while end < sorted.count - 1, sum + bins[sorted[end]].count <= half || end == 0 {
      sum += bins[sorted[end]].count
      end += 1
    }
    return (Array(sorted[..<end]), Array(sorted[end...]))
  }
}

/// The distances by which a corner insets the sides of a shape, at each height, in 1/256 of a pixel.
struct CornerInsets {
  /// The lengths on which the insets depend.
  struct Key: Hashable {
    private let radius: Int
    private let reach: Int

    init(_ shape: Shape) { (radius, reach) = (shape.radius, shape.reach) }
  }

  private let radius: Double
  private let reach: Double
  /// The corner's curve; `nil` if it is a quarter of a circle.
  private let curve: CornerCurve?
  /// The largest reach whose insets are kept: 64 pixels. Larger corners are rare.
  private static let mostKept = 64 << 8
  /// The insets by twice the distance from the corner's start; negative where none has been computed.
  private var known: [Int32]

  /// - Parameter isKept: Whether insets along curves are kept, because they will be asked for again.
  init(_ shape: Shape, isKept: Bool) {
    (radius, reach) = (Double(shape.radius), Double(shape.reach))
    curve = shape.isContinuous ? CornerCurve(reach: Double(shape.reach) / Double(shape.radius)) : nil
    known =
      isKept && curve != nil && shape.reach <= Self.mostKept ? Array(repeating: -1, count: 2 * shape.reach + 1) : []
  }

  /// Returns the inset at a distance beyond the corner's start; doubling makes the center of a line an integer.
  mutating func inset(atTwice distance: Int) -> Int {
    guard known.indices.contains(distance) else { return inset(at: Double(distance) / 2) }
    if known[distance] < 0 { known[distance] = Int32(inset(at: Double(distance) / 2)) }
    return Int(known[distance])
  }

  private func inset(at distance: Double) -> Int {
    guard let curve else {
      return Int((radius - max(0, radius * radius - distance * distance).squareRoot()).rounded())
    }
    return Int((curve.inset(atDepth: (reach - distance) / radius) * radius).rounded())
  }
}

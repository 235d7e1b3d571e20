/// The table `head` of a face in a TrueType or OpenType file, or in a collection of them.
///
/// - Source: the OpenType specification: the table directory, and tables `ttcf` and `head`.
struct FontHeader {
  /// The units per em of the face's design, 16 ... 16,384.
  let unitsPerEm: Int

  private static let collection = 0x7474_6366
  private static let head = 0x6865_6164
  private static let unitRange = 16...16_384

  /// Reads the table of the face at `index`. Returns `nil` if it is missing or damaged.
  init?(_ bytes: UnsafeRawBufferPointer, face index: Int) {
    func number(_ start: Int, bytes width: Int) -> Int? {
      guard start >= 0, start + width <= bytes.count else { return nil }
      return bytes[start..<start + width].reduce(0) { $0 << 8 | Int($1) }
    }
    let isCollection = number(0, bytes: 4) == Self.collection
    guard let directory = isCollection ? number(12 + 4 * index, bytes: 4) : 0,
      let count = number(directory + 4, bytes: 2),
      let record = (0..<count).lazy.map({ directory + 12 + 16 * $0 }).first(where: { number($0, bytes: 4) == Self.head }
      ),
      let table = number(record + 8, bytes: 4),
      let units = number(table + 18, bytes: 2), Self.unitRange.contains(units)
    else { return nil }
    unitsPerEm = units
  }
}

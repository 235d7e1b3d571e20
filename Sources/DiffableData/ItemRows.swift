/// Two lists of items, as far as a walk through both needs to know them.
///
/// - Note: `same` may say no of equal items; they are then found by their hash. It never says yes of different ones.
protocol ItemRows {
  var oldCount: Int { get }
  var newCount: Int { get }
  func same(_ old: Int, _ new: Int) -> Bool
}

/// Items compared by `==`.
struct EquatableRows<Item: Equatable>: ItemRows {
  let old: UnsafeBufferPointer<Item>
  let new: UnsafeBufferPointer<Item>

  var oldCount: Int { old.count }
  var newCount: Int { new.count }

  func same(_ left: Int, _ right: Int) -> Bool { old[left] == new[right] }
}

/// Items without references, compared as memory: values with the same bytes are equal.
///
/// Comparing is most of the work, and a generic `==` costs ten times what two words do.
struct WordRows: ItemRows {
  private let old: UnsafePointer<UInt64>
  private let new: UnsafePointer<UInt64>
  private let words: Int
  let oldCount: Int
  let newCount: Int

  /// Nil unless items are whole words without references.
  init?<Item>(_ old: UnsafeBufferPointer<Item>, _ new: UnsafeBufferPointer<Item>) {
    guard let words = WordRows.words(in: Item.self), let first = UnsafeRawPointer(old.baseAddress),
      let second = UnsafeRawPointer(new.baseAddress)
    else { return nil }
    self.old = first.assumingMemoryBound(to: UInt64.self)
    self.new = second.assumingMemoryBound(to: UInt64.self)
    self.words = words
    oldCount = old.count
    newCount = new.count
  }

  private static func words<Item>(in type: Item.Type) -> Int? {
    let size = MemoryLayout<Item>.size
    guard _isPOD(type), size > 0, size == MemoryLayout<Item>.stride, size % 8 == 0 else { return nil }
    return size / 8
  }

  func same(_ left: Int, _ right: Int) -> Bool {
    let first = old + left * words
    let second = new + right * words
    for word in 0..<words where first[word] != second[word] { return false }
    return true
  }
}

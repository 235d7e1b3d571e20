/// An array in buckets of sixteen elements, so that changing an element of a copy copies its bucket and the list of
/// buckets: whoever holds many references pays for counting each of those that are copied. Of a few hundred elements,
/// which is what a million items take, the two are about as long.
struct BucketArray<Element: Sendable>: Sendable {
  private var buckets: [[Element]] = []
  private(set) var count = 0

  static var bucket: Int { 16 }
  private static var shift: Int { 4 }

  init() {}

  init(repeating element: Element, count: Int) {
    self.count = count
    buckets = stride(from: 0, to: count, by: Self.bucket).map {
      Array(repeating: element, count: Swift.min(Self.bucket, count - $0))
    }
  }

  /// Whether one is an unchanged copy of the other. Complexity: O(1).
  func sharesStorage(with other: Self) -> Bool { buckets.sharesStorage(with: other.buckets) }

}

// MARK: What two of them share

extension BucketArray {
  /// How many elements there are from an index to the end of its bucket.
  func untilBucketEnd(from index: Int) -> Int { Swift.min(index | (Self.bucket - 1), count - 1) - index + 1 }

  /// How many elements there are from the start of an index's bucket up to it.
  func sinceBucketStart(upTo index: Int) -> Int { index & (Self.bucket - 1) + 1 }

  /// How many elements from an index on are in buckets that both have unchanged: none if a bucket begins before it.
  ///
  /// - Complexity: O(buckets), a comparison of addresses for each.
  func sharedCount(from index: Int, with other: Self) -> Int {
    guard index & (Self.bucket - 1) == 0 else { return 0 }
    let end = Swift.min(buckets.count, other.buckets.count)
    var bucket = index >> Self.shift
    while bucket < end, buckets[bucket].sharesStorage(with: other.buckets[bucket]) { bucket += 1 }
    return Swift.min(bucket << Self.shift, count) - index
  }

  /// How many elements up to an index, itself included, are in buckets that both have unchanged: none if its bucket ends
  /// behind it.
  ///
  /// - Complexity: As of ``sharedCount(from:with:)``.
  func sharedCount(upTo index: Int, with other: Self) -> Int {
    let end = index + 1
    guard end & (Self.bucket - 1) == 0 || end == count else { return 0 }
    var bucket = index >> Self.shift
    guard bucket < other.buckets.count else { return 0 }
    while bucket >= 0, buckets[bucket].sharesStorage(with: other.buckets[bucket]) { bucket -= 1 }
    return end - Swift.min((bucket + 1) << Self.shift, end)
  }
}

extension BucketArray: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    @inline(__always) _read { yield buckets[index >> Self.shift][index & (Self.bucket - 1)] }
    @inline(__always) _modify { yield &buckets[index >> Self.shift][index & (Self.bucket - 1)] }
  }

  mutating func append(_ element: Element) {
    if count & (Self.bucket - 1) == 0 { buckets.append([]) }
    buckets[count >> Self.shift].append(element)
    count += 1
  }

  /// Complexity: O(elements behind the index).
  mutating func insert(_ element: Element, at index: Int) {
    let behind = Array(self[index...])
    truncate(to: index)
    append(element)
    for element in behind { append(element) }
  }

  /// Complexity: O(elements behind the index).
  mutating func remove(at index: Int) -> Element {
    let rest = Array(self[index...])
    truncate(to: index)
    for element in rest.dropFirst() { append(element) }
    return rest[0]
  }

  /// Complexity: O(elements).
  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    let kept = filter { !isUnwanted($0) }
    self = BucketArray()
    for element in kept { append(element) }
  }

  private mutating func truncate(to count: Int) {
    let (bucket, rest) = (count >> Self.shift, count & (Self.bucket - 1))
    buckets.removeSubrange((rest > 0 ? bucket + 1 : bucket)...)
    if rest > 0 { buckets[bucket].removeSubrange(rest...) }
    self.count = count
  }
}

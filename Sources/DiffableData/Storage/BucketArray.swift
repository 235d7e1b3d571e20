/// An array in buckets of eight elements, which are grouped into shelves of eight buckets. Changing an element of a
/// copy copies one bucket, one shelf and the list of shelves; copying an array of references must retain each of them.
/// For a few hundred elements, the number that a million items need, all three have about the same length.
struct BucketArray<Element: Sendable>: Sendable {
  private typealias Bucket = [Element]

  private var shelves: [[Bucket]] = []
  private(set) var count = 0

  /// The number of elements in a bucket, and of buckets in a shelf.
  static var bucket: Int { 8 }
  private static var shift: Int { 3 }
  private static var mask: Int { bucket - 1 }

  init() {}

  init(repeating element: Element, count: Int) {
    for _ in 0..<count { append(element) }
  }

  /// Returns whether one array is an unchanged copy of the other.
  ///
  /// - Complexity: O(1).
  func sharesStorage(with other: Self) -> Bool { shelves.sharesStorage(with: other.shelves) }
}

// MARK: Shared storage

extension BucketArray {
  /// Returns the number of elements from an index to the end of its bucket.
  func untilBucketEnd(from index: Int) -> Int { Swift.min(index | Self.mask, count - 1) - index + 1 }

  /// Returns the number of elements from the start of an index's bucket up to and including the index.
  func sinceBucketStart(upTo index: Int) -> Int { index & Self.mask + 1 }

  /// Returns the number of elements from an index in buckets that both arrays share. It is zero unless a bucket starts
  /// at the index.
  ///
  /// - Complexity: O(elements / 64), with a comparison of addresses for each.
  func sharedCount(from index: Int, with other: Self) -> Int {
    guard index & Self.mask == 0 else { return 0 }
    let end = Swift.min(bucketCount, other.bucketCount)
    var bucket = index >> Self.shift
    while bucket < end {
      let isShelf = bucket & Self.mask == 0 && sharesShelf(of: bucket, with: other)
      guard isShelf || sharesBucket(bucket, with: other) else { break }
      bucket += isShelf ? Self.bucket : 1
    }
    return Swift.min(bucket << Self.shift, count) - index
  }

  /// Returns the number of elements up to and including an index in buckets that both arrays share. It is zero unless a
  /// bucket ends at the index.
  ///
  /// - Complexity: The same as ``sharedCount(from:with:)``.
  func sharedCount(upTo index: Int, with other: Self) -> Int {
    let end = index + 1
    guard end & Self.mask == 0 || end == count else { return 0 }
    var bucket = index >> Self.shift
    guard bucket < other.bucketCount else { return 0 }
    while bucket >= 0 {
      let isShelf = bucket & Self.mask == Self.mask && sharesShelf(of: bucket, with: other)
      guard isShelf || sharesBucket(bucket, with: other) else { break }
      bucket -= isShelf ? Self.bucket : 1
    }
    return end - Swift.min((bucket + 1) << Self.shift, end)
  }

  private var bucketCount: Int { (count + Self.mask) >> Self.shift }

  private func sharesShelf(of bucket: Int, with other: Self) -> Bool {
    shelves[bucket >> Self.shift].sharesStorage(with: other.shelves[bucket >> Self.shift])
  }

  private func sharesBucket(_ bucket: Int, with other: Self) -> Bool {
    let (shelf, place) = (bucket >> Self.shift, bucket & Self.mask)
    return shelves[shelf][place].sharesStorage(with: other.shelves[shelf][place])
  }
}

extension BucketArray: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    @inline(__always) _read {
      yield shelves[index >> (2 * Self.shift)][index >> Self.shift & Self.mask][index & Self.mask]
    }
    @inline(__always) _modify {
      yield &shelves[index >> (2 * Self.shift)][index >> Self.shift & Self.mask][index & Self.mask]
    }
  }

  /// Calls `body` with an element without a bounds check, for item look-ups.
  ///
  /// - Precondition: The index is valid; checked in debug builds.
  @inline(__always)
  func look<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    shelves.look(index >> (2 * Self.shift)) { shelf in
      shelf.look(index >> Self.shift & Self.mask) { bucket in bucket.look(index & Self.mask, body) }
    }
  }

  mutating func append(_ element: Element) {
    let (shelf, bucket) = (count >> (2 * Self.shift), count >> Self.shift & Self.mask)
    if shelf == shelves.count { shelves.append([]) }
    if bucket == shelves[shelf].count { shelves[shelf].append([]) }
    shelves[shelf][bucket].append(element)
    count += 1
  }

  /// - Complexity: O(elements after the index).
  mutating func insert(_ element: Element, at index: Int) {
    let behind = Array(self[index...])
    truncate(to: index)
    append(element)
    for element in behind { append(element) }
  }

  /// - Complexity: O(elements after the index).
  mutating func remove(at index: Int) -> Element {
    let rest = Array(self[index...])
    truncate(to: index)
    for element in rest.dropFirst() { append(element) }
    return rest[0]
  }

  /// - Complexity: O(elements).
  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    let kept = filter { !isUnwanted($0) }
    self = BucketArray()
    for element in kept { append(element) }
  }

  private mutating func truncate(to count: Int) {
    let (shelf, bucket, rest) = (count >> (2 * Self.shift), count >> Self.shift & Self.mask, count & Self.mask)
    let isWithin = bucket > 0 || rest > 0
    shelves.removeSubrange((isWithin ? shelf + 1 : shelf)...)
    if isWithin { shelves[shelf].removeSubrange((rest > 0 ? bucket + 1 : bucket)...) }
    if rest > 0 { shelves[shelf][bucket].removeSubrange(rest...) }
    self.count = count
  }
}

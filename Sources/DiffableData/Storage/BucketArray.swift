/// An array in buckets of eight elements, which are arranged in groups of eight buckets. Changing an element of a copy
/// copies one bucket, one group and the list of groups; copying an array of references must retain each of them. For a
/// few hundred elements, the number that a million items need, all three have about the same length.
struct BucketArray<Element: Sendable>: Sendable {
  private typealias Bucket = [Element]

  private var branches: [[Bucket]] = []
  private(set) var count = 0

  /// The number of elements in a bucket, and of buckets in a group.
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
  func sharesStorage(with other: Self) -> Bool { branches.sharesStorage(with: other.branches) }
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
      let isBranch = bucket & Self.mask == 0 && sharesBranch(of: bucket, with: other)
      guard isBranch || sharesBucket(bucket, with: other) else { break }
      bucket += isBranch ? Self.bucket : 1
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
      let isBranch = bucket & Self.mask == Self.mask && sharesBranch(of: bucket, with: other)
      guard isBranch || sharesBucket(bucket, with: other) else { break }
      bucket -= isBranch ? Self.bucket : 1
    }
    return end - Swift.min((bucket + 1) << Self.shift, end)
  }

  private var bucketCount: Int { (count + Self.mask) >> Self.shift }

  private func sharesBranch(of bucket: Int, with other: Self) -> Bool {
    branches[bucket >> Self.shift].sharesStorage(with: other.branches[bucket >> Self.shift])
  }

  private func sharesBucket(_ bucket: Int, with other: Self) -> Bool {
    let (branch, offset) = (bucket >> Self.shift, bucket & Self.mask)
    return branches[branch][offset].sharesStorage(with: other.branches[branch][offset])
  }
}

extension BucketArray: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    @inline(__always) _read {
      yield branches[index >> (2 * Self.shift)][index >> Self.shift & Self.mask][index & Self.mask]
    }
    @inline(__always) _modify {
      yield &branches[index >> (2 * Self.shift)][index >> Self.shift & Self.mask][index & Self.mask]
    }
  }

  /// Calls `body` with an element without a bounds check, for item look-ups.
  ///
  /// - Precondition: The index is valid; checked in debug builds.
  @inline(__always)
  func withElement<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    branches.withElement(index >> (2 * Self.shift)) { branch in
      branch.withElement(index >> Self.shift & Self.mask) { bucket in bucket.withElement(index & Self.mask, body) }
    }
  }

  mutating func append(_ element: Element) {
    let (branch, bucket) = (count >> (2 * Self.shift), count >> Self.shift & Self.mask)
    if branch == branches.count { branches.append([]) }
    if bucket == branches[branch].count { branches[branch].append([]) }
    branches[branch][bucket].append(element)
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
    let (branch, bucket, rest) = (count >> (2 * Self.shift), count >> Self.shift & Self.mask, count & Self.mask)
    let isWithin = bucket > 0 || rest > 0
    branches.removeSubrange((isWithin ? branch + 1 : branch)...)
    if isWithin { branches[branch].removeSubrange((rest > 0 ? bucket + 1 : bucket)...) }
    if rest > 0 { branches[branch][bucket].removeSubrange(rest...) }
    self.count = count
  }
}

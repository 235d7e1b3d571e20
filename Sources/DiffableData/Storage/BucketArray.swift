/// An array in buckets of eight elements, so that changing an element of a copy copies its bucket and the list of
/// buckets: whoever holds many references pays for counting each of those that are copied.
struct BucketArray<Element: Sendable>: Sendable {
  private var buckets: [[Element]] = []
  private(set) var count = 0

  static var bucket: Int { 8 }
  private static var shift: Int { 3 }

  init() {}

  init(repeating element: Element, count: Int) {
    self.count = count
    buckets = stride(from: 0, to: count, by: Self.bucket).map {
      Array(repeating: element, count: Swift.min(Self.bucket, count - $0))
    }
  }

  /// Whether one is an unchanged copy of the other. Complexity: O(1).
  func sharesStorage(with other: Self) -> Bool { buckets.sharesStorage(with: other.buckets) }

  /// The indices that are in one bucket with an index.
  func bucket(of index: Int) -> Range<Int> {
    let start = index & ~(Self.bucket - 1)
    return start..<Swift.min(start + Self.bucket, count)
  }

  /// Whether the bucket of an index is the same in both, unchanged. Complexity: O(1).
  func sharesBucket(of index: Int, with other: Self) -> Bool {
    let bucket = index >> Self.shift
    return bucket < Swift.min(buckets.count, other.buckets.count)
      && buckets[bucket].sharesStorage(with: other.buckets[bucket])
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

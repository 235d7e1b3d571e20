/// A growing buffer of trivial values. Storing a value costs no more than a comparison and a write.
///
/// The comparison of long lists stores a value for every few items; an array's checks would dominate its cost.
struct GrowableBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var reservedCapacity: Int

  init(reservedCapacity: Int = 0) {
    self.reservedCapacity = Swift.max(reservedCapacity, 16)
    base = .allocate(capacity: self.reservedCapacity)
  }

  init(repeating element: Element, count: Int) {
    self.init(reservedCapacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  init(_ elements: [Element]) {
    self.init(reservedCapacity: elements.count)
    for element in elements { put(element, times: 1) }
  }

  /// Creates a buffer of consecutive numbers.
  init(_ numbers: Range<Int32>) where Element == Int32 {
    self.init(reservedCapacity: numbers.count)
    for number in numbers { put(number, times: 1) }
  }

  deinit { base.deallocate() }

  var values: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  subscript(range: Range<Int>) -> UnsafeBufferPointer<Element> {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    return UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  @inline(__always)
  mutating func push(_ element: Element) {
    if count == reservedCapacity { reserve(1) }
    put(element, times: 1)
  }

  /// Appends a value once or not at all, without a branch that could be mispredicted.
  ///
  /// - Precondition: There is capacity for the value in either case.
  @inline(__always)
  mutating func put(_ element: Element, times: Int) {
    assert(count < reservedCapacity)
    base[count] = element
    count &+= times
  }

  /// The address of the next value.
  var end: UnsafeMutablePointer<Element> { base + count }

  /// - Parameter end: The end of the values that the caller wrote to the buffer.
  mutating func moveEnd(_ end: UnsafeMutablePointer<Element>) {
    count = end - base
    assert(count <= reservedCapacity)
  }

  mutating func reserve(_ additional: Int) {
    guard count + additional > reservedCapacity else { return }
    reservedCapacity = Swift.max(count + additional, 2 * reservedCapacity)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: reservedCapacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }

  mutating func truncate(to count: Int) {
    assert(count <= self.count)
    self.count = count
  }

  /// Transfers ownership of the memory to the caller, who must deallocate it.
  consuming func release() -> UnsafeBufferPointer<Element> {
    let values = values
    discard self
    return values
  }
}

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// Appends a value at the end of a buffer; see ``GrowableBuffer/put(_:times:)``.
  @inline(__always)
  mutating func put(_ element: Pointee, times: Int) {
    pointee = element
    self += times
  }
}

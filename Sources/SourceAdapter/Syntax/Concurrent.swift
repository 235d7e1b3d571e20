import Dispatch

/// Work on several values at the same time.
enum Concurrent {
  private final class Results<Value>: @unchecked Sendable {
    var values: [Value?]
    init(count: Int) { values = Array(repeating: nil, count: count) }
  }

  /// Returns the transformed elements in their order. The closure runs on several threads.
  static func map<Element, Value>(_ elements: [Element], _ transform: (Element) -> Value) -> [Value] {
    let results = Results<Value>(count: elements.count)
    withoutActuallyEscaping(transform) { transform in
      let work = UncheckedWork(elements: elements, transform: transform)
      results.values.withUnsafeMutableBufferPointer { buffer in
        let slots = UncheckedSlots(buffer: buffer)
        DispatchQueue.concurrentPerform(iterations: elements.count) { index in
          slots.buffer[index] = work.transform(work.elements[index])
        }
      }
    }
    return results.values.compactMap { $0 }
  }

  // Each iteration reads one element and writes one slot, and all have ended when the call returns.
  private struct UncheckedWork<Element, Value>: @unchecked Sendable {
    let elements: [Element]
    let transform: (Element) -> Value
  }
  private struct UncheckedSlots<Value>: @unchecked Sendable { let buffer: UnsafeMutableBufferPointer<Value?> }
}

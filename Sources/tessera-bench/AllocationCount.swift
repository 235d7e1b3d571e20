import Foundation
import Synchronization

/// A count of the objects that Swift allocates, with the hooks that the runtime provides for instruments.
enum AllocationCount {
  private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  private static let count = Atomic<Int>(0)
  nonisolated(unsafe) private static var original: Allocate?

  /// Returns the number of allocations; `nil` if the runtime has no such hook.
  ///
  /// Everything that Swift stores on the heap is an object: arrays, boxes, closure contexts.
  static func during(_ work: () -> Void) -> Int? {
    guard let process = dlopen(nil, RTLD_NOW),
      let symbol = dlsym(process, "_swift_allocObject"),
      let key = dlsym(process, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")
    else { return nil }
    let slot = symbol.assumingMemoryBound(to: Allocate?.self)
    original = slot.pointee
    count.store(0, ordering: .relaxed)
    slot.pointee = { metadata, size, alignment in
      AllocationCount.count.wrappingAdd(1, ordering: .relaxed)
      return AllocationCount.original?(metadata, size, alignment)
    }
    key.assumingMemoryBound(to: Bool.self).pointee = true
    work()
    key.assumingMemoryBound(to: Bool.self).pointee = false
    slot.pointee = original
    return count.load(ordering: .relaxed)
  }
}

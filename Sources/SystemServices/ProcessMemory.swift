import CAllocator

/// The memory that the allocator keeps for the process.
///
/// The GNU allocator raises the size from which it returns freed blocks to the system after the first large block, such as
/// a decoded picture; pictures then leave gaps in the heap that stay in memory.
package enum ProcessMemory {
  private static let largeBlock: Int32 = 1 << 20

  /// Lets blocks of a megabyte and more, such as pictures, return to the system when they are freed.
  package static func returnLargeBlocks() { _ = mallopt(M_MMAP_THRESHOLD, largeBlock) }

  /// Returns free memory between used blocks to the system, which takes a few hundred microseconds.
  static func trim() { _ = malloc_trim(0) }
}

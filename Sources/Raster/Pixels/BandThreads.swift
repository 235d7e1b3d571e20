import Foundation
import Synchronization

/// Threads that share the bands of one frame, or a few frames that are encoded.
///
/// They are made for the work and end with it, which takes about 20 µs: nothing runs between frames, and no file
/// descriptor is needed, as it would be for the workers of a dispatch queue.
package final class BandThreads: Sendable {
  private let next = Atomic(0)
  private let count: Int
  private let body: @Sendable (Int) -> Void

  private init(count: Int, body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.body = body
  }

  /// Calls `body` once for each index below `count`, on this thread and on others, and returns when all are done.
  ///
  /// - Parameter threads: The number of threads, with this one. Threads that cannot be made leave their share to others.
  package static func perform(_ count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let bands = BandThreads(count: count, body: body)
    let helpers = (1..<max(1, min(threads, count))).compactMap { _ in start { bands.run() } }
    bands.run()
    for helper in helpers { pthread_join(helper, nil) }
  }

  private func run() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      body(index)
    }
  }

  private final class Job {
    let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = work }
  }

  private static func start(_ work: @escaping () -> Void) -> pthread_t? {
    let job = Unmanaged.passRetained(Job(work))
    var thread = pthread_t()
    let failed = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().work() }
        return nil
      }, job.toOpaque())
    if failed != 0 { job.release() }
    return failed == 0 ? thread : nil
  }
}

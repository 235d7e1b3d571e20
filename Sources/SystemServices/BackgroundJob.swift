import CInterpose
import Foundation

/// Work on a queue that is counted as long as it waits or runs.
final class BackgroundJob: @unchecked Sendable {
  typealias Object = SystemFunctions.Object

  private enum Body {
    case block(Object, group: Object?)
    case function(SystemFunctions.Callback, context: UnsafeMutableRawPointer?)
    /// Work that follows other work of its queue.
    case nothing
  }

  private let body: Body
  private let number = BackgroundWork.shared.begin()

  private init(_ body: Body) { self.body = body }

  /// Counts the work of all queues from now on, except for that of the main queue.
  static func count() {
    _ = (mainQueue, workItem)
    tessera_set_queue_hooks(
      TesseraQueueHooks(
        async: { BackgroundJob.add($1, to: $0) },
        async_function: { queue, context, work in
          guard queue != BackgroundJob.mainQueue else { return false }
          BackgroundJob(.function(work, context: context)).start(on: queue)
          return true
        },
        barrier: { BackgroundJob.add($1, to: $0, isBarrier: true) },
        group: { BackgroundJob.add($2, to: $1, group: $0) }))
  }

  /// - Returns: Whether the work was added; work of the main queue is not.
  private static func add(_ block: Object, to queue: Object, group: Object? = nil, isBarrier: Bool = false) -> Bool {
    guard queue != mainQueue else { return false }
    if !isBarrier, SystemFunctions.function(of: block) == workItem, !globalQueues.contains(queue) {
      // The item may be a barrier of its queue, which only the library knows. A barrier after it tells that it has ended.
      if let group { tessera_group_async(group, queue, block) } else { tessera_async(queue, block) }
      BackgroundJob(.nothing).start(on: queue, isBarrier: true)
      return true
    }
    if let group {
      SystemFunctions.retain(group)
      SystemFunctions.enter(group)
    }
    BackgroundJob(.block(SystemFunctions.copyBlock(block), group: group)).start(on: queue, isBarrier: isBarrier)
    return true
  }

  private func start(on queue: Object, isBarrier: Bool = false) {
    let context = Unmanaged.passRetained(self).toOpaque()
    let work: SystemFunctions.Callback = { context in
      guard let context else { return }
      Unmanaged<BackgroundJob>.fromOpaque(context).takeRetainedValue().run()
    }
    if isBarrier {
      SystemFunctions.barrier(queue, context, work)
    } else {
      tessera_async_function(queue, context, work)
    }
  }

  private func run() {
    switch body {
    case .block(let block, let group):
      SystemFunctions.call(block)
      SystemFunctions.releaseBlock(block)
      if let group {
        SystemFunctions.leave(group)
        SystemFunctions.release(group)
      }
    case .function(let function, let context): function(context)
    case .nothing: break
    }
    BackgroundWork.shared.end(number)
  }

  // MARK: Queues and blocks

  private nonisolated(unsafe) static let mainQueue = SystemFunctions.address(of: "_dispatch_main_q")

  /// The queues of the system, on which no work is a barrier.
  private nonisolated(unsafe) static let globalQueues: Set<Object> = {
    let priorities = [0x21, 0x19, 0x15, 0x11, 0x09, 0x05]
    return Set([UInt(0), 2].flatMap { flags in priorities.compactMap { SystemFunctions.globalQueue($0, flags) } })
  }()

  /// The function of blocks that are work items.
  private nonisolated(unsafe) static let workItem: Object? = {
    let block: @convention(block) () -> Void = {}
    let item = SystemFunctions.createItem(0, unsafeBitCast(block, to: Object.self))
    defer { SystemFunctions.releaseBlock(item) }
    return SystemFunctions.function(of: item)
  }()
}

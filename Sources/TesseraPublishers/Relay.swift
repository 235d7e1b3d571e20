import Foundation
import OpenCombine

/// A subscription that passes values of another source to one subscriber: as many as it demands, until it cancels.
package final class Relay<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  /// A closure called when the subscriber first demands values.
  package var onFirstDemand: (() -> Void)?
  package var onCancel: (() -> Void)?

  package init(_ downstream: Downstream) { self.downstream = downstream }

  package func request(_ demand: Subscribers.Demand) {
    let start = locked {
      self.demand += demand
      defer { onFirstDemand = nil }
      return demand > 0 ? onFirstDemand : nil
    }
    start?()
  }

  /// Passes a value to the subscriber. A value beyond the demand is dropped, as notifications and timer ticks are.
  package func send(_ value: Downstream.Input) {
    let receiver: Downstream? = locked {
      guard demand > 0 else { return nil }
      demand -= 1
      return downstream
    }
    guard let more = receiver?.receive(value) else { return }
    locked { demand += more }
  }

  package func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let receiver = locked {
      defer { downstream = nil }
      return downstream
    }
    receiver?.receive(completion: completion)
  }

  package func cancel() {
    let undo = locked {
      downstream = nil
      defer { (onCancel, onFirstDemand) = (nil, nil) }
      return onCancel
    }
    undo?()
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}

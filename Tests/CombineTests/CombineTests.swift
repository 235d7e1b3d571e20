import TesseraCombine
import Foundation
import Testing
import UIKitCore

/// The additions of `import Combine` to subjects and operators: schedulers and publishers of Foundation.
struct CombineTests {
  private final class Counter: NSObject {
    var count = 0 { didSet { didChangeValue(for: \.count) } }
  }

  @Test func propertiesOfObjectsArePublished() {
    let (counter, values) = (Counter(), Kept<Int>())
    counter.count = 1
    let token = counter.publisher(for: \.count).sink { values.add($0) }
    counter.count = 2
    counter.count = 2
    counter.count = 3
    token.cancel()
    counter.count = 4
    #expect(values.all == [1, 2, 3])
    let later = counter.publisher(for: \.count, options: [.new]).sink { values.add($0) }
    counter.count = 5
    later.cancel()
    #expect(values.all == [1, 2, 3, 5])
  }

  @Test func valuesArriveOnAQueueLater() {
    let (subject, queue) = (PassthroughSubject<Int, Never>(), DispatchQueue(label: "test"))
    let values = Kept<Int>()
    let token = subject.receive(on: queue).sink { values.add($0) }
    queue.sync {
      subject.send(7)
      #expect(values.all.isEmpty)
    }
    queue.sync {}
    #expect(values.all == [7])
    token.cancel()
  }

  @Test func valuesArriveOnOperationQueues() {
    let (subject, queue) = (PassthroughSubject<Int, Never>(), OperationQueue())
    let values = Kept<Int>()
    let token = subject.receive(on: queue).sink { values.add($0) }
    queue.isSuspended = true
    subject.send(1)
    #expect(values.all.isEmpty)
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(values.all == [1])
    token.cancel()
  }

  @Test func debouncingKeepsTheLast() {
    let (subject, queue) = (PassthroughSubject<String, Never>(), DispatchQueue(label: "test"))
    let values = Kept<String>()
    let token = subject.debounce(for: .milliseconds(5), scheduler: queue).sink { values.add($0) }
    queue.sync { for text in ["m", "mo", "mon"] { subject.send(text) } }
    values.waitForOne()
    #expect(values.all == ["mon"])
    token.cancel()
  }

  @Test func aRunLoopCallsSubscribersAndTicks() {
    let (values, ticks) = (Kept<Int>(), Kept<Date>())
    let thread = Thread {
      let subject = PassthroughSubject<Int, Never>()
      let tokens = [
        subject.receive(on: RunLoop.current).sink { values.add($0) },
        Timer.publish(every: 0.002, on: .current, in: .default).autoconnect().sink { ticks.add($0) },
      ]
      subject.send(3)
      for _ in 0..<1_000 where values.all.isEmpty || ticks.all.count < 2 {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
      for token in tokens { token.cancel() }
    }
    thread.start()
    values.waitForOne()
    ticks.waitForOne()
    ticks.waitForOne()
    #expect(values.all == [3] && ticks.all.count >= 2)
  }

  @Test func notificationsArePublishedUntilCancelled() {
    let (center, name) = (NotificationCenter(), Notification.Name("test"))
    let names = Kept<String>()
    let token = center.publisher(for: name).sink { names.add($0.name.rawValue) }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    token.cancel()
    center.post(name: name, object: nil)
    #expect(names.all == ["test"])
  }

  @Test func theLatestValuesAreCombined() {
    let (name, age, city) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>(), Just("Seoul"))
    let (pairs, all, words) = (Kept<String>(), Kept<String>(), Kept<String>())
    let tokens = [
      Publishers.CombineLatest(name, age).sink { pairs.add("\($0) \($1)") },
      Publishers.CombineLatest3(name, age, city).sink { all.add("\($0) \($1) \($2)") },
      name.combineLatest(age) { "\($1) \($0)" }.sink { words.add($0) },
    ]
    name.send("Kim")
    #expect(pairs.all.isEmpty)
    age.send(30)
    name.send("Lee")
    #expect(pairs.all == ["Kim 30", "Lee 30"] && words.all == ["30 Kim", "30 Lee"])
    #expect(all.all == ["Kim 30 Seoul", "Lee 30 Seoul"])
    for token in tokens { token.cancel() }
    age.send(31)
    #expect(pairs.all.count == 2)
  }

  @Test func valuesOfSeveralAreMerged() {
    let (one, other) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let (values, ends) = (Kept<Int>(), Kept<Int>())
    let token = one.merge(with: other).sink(receiveCompletion: { _ in ends.add(1) }, receiveValue: { values.add($0) })
    one.send(1)
    other.send(2)
    one.send(completion: .finished)
    #expect(ends.all.isEmpty)
    other.send(3)
    other.send(completion: .finished)
    #expect(values.all == [0, 1, 2, 3] && ends.all == [1])
    token.cancel()
  }

  @Test func dataIsDecoded() {
    let numbers = Kept<[Int]>()
    let token = Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { numbers.add($0) })
    #expect(numbers.all == [[1, 2]])
    token.cancel()
  }

  @Test func requestsToNowhereFail() {
    let failures = Kept<URLError>()
    let url = URL(fileURLWithPath: "/there/is/nothing.json")
    let token = URLSession.shared.dataTaskPublisher(for: url)
      .sink(receiveCompletion: { if case .failure(let error) = $0 { failures.add(error) } }, receiveValue: { _ in })
    failures.waitForOne()
    #expect(failures.all.count == 1)
    token.cancel()
  }

  @Test func intervalsAreClampedToCountableRange() {
    #expect(SchedulerInterval.seconds(.nan).nanoseconds == 0)
    #expect(SchedulerInterval.seconds(.infinity) > .seconds(1_000_000_000))
    #expect(SchedulerInterval.seconds(Int.min) < 0 && SchedulerInterval.milliseconds(300) == 0.3)
  }
}

/// The values that subscribers received, on any thread.
final class Kept<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private let arrived = DispatchSemaphore(value: 0)
  private var values: [Value] = []

  var all: [Value] { lock.withLock { values } }

  func add(_ value: Value) {
    lock.withLock { values.append(value) }
    arrived.signal()
  }

  /// Waits until one more value has arrived, up to a limit.
  func waitForOne() { _ = arrived.wait(timeout: .now() + 5) }
}

import Foundation
import TesseraCombine
import Testing
import UIKitCore

/// Intervals and points of time of schedulers, and the calls that they delay and repeat.
struct SchedulerTests {
  @Test func intervalsCountNanoseconds() {
    #expect(SchedulerInterval.seconds(2).nanoseconds == 2_000_000_000)
    #expect(SchedulerInterval.milliseconds(3).nanoseconds == 3_000_000)
    #expect(SchedulerInterval.microseconds(4).nanoseconds == 4_000)
    #expect(SchedulerInterval.nanoseconds(-5).nanoseconds == -5)
    #expect(SchedulerInterval.seconds(0.25).nanoseconds == 250_000_000)
    #expect(
      (0.5 as SchedulerInterval).nanoseconds == 500_000_000 && (3 as SchedulerInterval).nanoseconds == 3_000_000_000)
    #expect(SchedulerInterval.milliseconds(1_500).timeInterval == 1.5)
    #expect(SchedulerInterval.nanoseconds(-7).magnitude == 7)
    #expect(SchedulerInterval(exactly: 4) == 4 && SchedulerInterval(exactly: UInt.max) == nil)
    #expect(SchedulerInterval.nanoseconds(1) < .nanoseconds(2))
    #expect(!(SchedulerInterval.nanoseconds(2) < .nanoseconds(2)))
  }

  @Test func longIntervalsAreClamped() {
    #expect(SchedulerInterval.seconds(Int.max).nanoseconds == .max)
    #expect(SchedulerInterval.seconds(Int.min).nanoseconds == -.max)
    #expect(SchedulerInterval.seconds(1e300).nanoseconds == 9_000_000_000_000_000_000)
    #expect(SchedulerInterval.seconds(-Double.infinity).nanoseconds == -9_000_000_000_000_000_000)
    let long = SchedulerInterval.seconds(Int.max)
    #expect((long + 1).nanoseconds == .max && (0 - long - 1 - 1).nanoseconds == -.max)
    #expect((long - (0 - 1)).nanoseconds == .max && ((0 - long) + (0 - long)).nanoseconds == -.max)
  }

  /// Sums are exact, whatever their size.
  @Test func intervalsAreAddedExactly() {
    for first in stride(from: -50, through: 50, by: 7) {
      for second in 0...30 {
        let (a, b) = (SchedulerInterval.milliseconds(first), SchedulerInterval.milliseconds(second))
        #expect(a + b == .milliseconds(first + second) && a - b == .milliseconds(first - second))
      }
    }
    #expect(SchedulerInterval.seconds(1_000_000_000) + .nanoseconds(1) - .seconds(1_000_000_000) == .nanoseconds(1))
    var product = SchedulerInterval.milliseconds(500)
    product *= 3
    #expect(product == .milliseconds(1_500) && SchedulerInterval.milliseconds(250) * 2 == .milliseconds(500))
    var sum = SchedulerInterval.seconds(1)
    sum += .milliseconds(5)
    sum -= .milliseconds(2)
    #expect(sum == .milliseconds(1_003))
  }

  @Test func pointsOfTimeHaveDistances() {
    typealias Moment = DispatchQueue.SchedulerTimeType
    let start = Moment(DispatchTime(uptimeNanoseconds: 1_000_000))
    let later = start.advanced(by: .milliseconds(2))
    #expect(later.dispatchTime.uptimeNanoseconds == 3_000_000)
    #expect(start.distance(to: later) == .milliseconds(2) && later.distance(to: start) == .milliseconds(-2))
    #expect(start.distance(to: start) == 0 && start < later)
    #expect(Set([start, later, start.advanced(by: .milliseconds(2))]).count == 2)
    let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 100))
    #expect(date.advanced(by: 5).date.timeIntervalSinceReferenceDate == 105)
    #expect(date.distance(to: date.advanced(by: 5)) == 5 && date.advanced(by: 5).distance(to: date) == -5)
    #expect(DispatchQueue.main.minimumTolerance == 0 && RunLoop.main.minimumTolerance == 0)
    #expect(OperationQueue().minimumTolerance == 0)
    let now = Date.timeIntervalSinceReferenceDate
    #expect(abs(RunLoop.main.now.date.timeIntervalSinceReferenceDate - now) < 60)
    #expect(abs(OperationQueue().now.date.timeIntervalSinceReferenceDate - now) < 60)
  }

  /// A call that is delayed comes no sooner, and one that repeats comes until it is cancelled.
  @Test func queuesDelayAndRepeat() {
    let (queue, calls) = (DispatchQueue(label: "test"), Kept<DispatchTime>())
    let start = DispatchTime.now()
    queue.schedule(after: queue.now.advanced(by: .milliseconds(20)), tolerance: 0, options: nil) { calls.add(.now()) }
    calls.waitForOne()
    #expect(calls.all.count == 1 && calls.all[0] >= start + .milliseconds(20))
    let ticks = Kept<Int>()
    let token = queue.schedule(after: queue.now, interval: .milliseconds(3), tolerance: 0, options: nil) {
      ticks.add(1)
    }
    for _ in 0..<3 { ticks.waitForOne() }
    token.cancel()
    queue.sync {}
    let count = ticks.all.count
    #expect(count >= 3)
    Thread.sleep(forTimeInterval: 0.02)
    #expect(ticks.all.count == count)
  }

  @Test func operationQueuesDelayAndRepeat() {
    let (queue, calls) = (OperationQueue(), Kept<Date>())
    let start = Date(timeIntervalSinceNow: 0)
    queue.schedule(after: queue.now.advanced(by: .milliseconds(20)), tolerance: 0, options: nil) {
      calls.add(Date(timeIntervalSinceNow: 0))
    }
    calls.waitForOne()
    #expect(calls.all.count == 1 && calls.all[0].timeIntervalSince(start) >= 0.019)
    let ticks = Kept<Int>()
    let token = queue.schedule(after: queue.now, interval: .milliseconds(3), tolerance: 0, options: nil) {
      ticks.add(1)
    }
    for _ in 0..<3 { ticks.waitForOne() }
    token.cancel()
    Thread.sleep(forTimeInterval: 0.02)
    let count = ticks.all.count
    Thread.sleep(forTimeInterval: 0.02)
    #expect(count >= 3 && ticks.all.count == count)
  }

  @Test func runLoopsDelayAndRepeat() {
    let (calls, ticks, ends) = (Kept<Double>(), Kept<Int>(), Kept<Int>())
    let thread = Thread {
      let loop = RunLoop.current
      let start = Date(timeIntervalSinceNow: 0)
      loop.schedule(after: loop.now.advanced(by: .milliseconds(20)), tolerance: 0, options: nil) {
        calls.add(Date(timeIntervalSinceNow: 0).timeIntervalSince(start))
      }
      let token = loop.schedule(after: loop.now, interval: .milliseconds(3), tolerance: 0, options: nil) {
        ticks.add(1)
      }
      for _ in 0..<1_000 where calls.all.isEmpty || ticks.all.count < 3 {
        _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      }
      token.cancel()
      let count = ticks.all.count
      _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      ends.add(ticks.all.count - count)
    }
    thread.start()
    ends.waitForOne()
    #expect(calls.all.count == 1 && calls.all[0] >= 0.019)
    #expect(ticks.all.count >= 3 && ends.all == [0])
  }

  @Test func timersKeepTheirSettings() {
    let timer = Timer.publish(every: 0.5, tolerance: 0.25, on: .main, in: .common)
    #expect(timer.interval == 0.5 && timer.tolerance == 0.25 && timer.runLoop === RunLoop.main && timer.mode == .common)
    #expect(Timer.publish(every: 1, on: .main, in: .default).tolerance == nil)
    #expect(DispatchQueue.SchedulerOptions().qos == .unspecified)
    #expect(DispatchQueue.SchedulerOptions(qos: .utility).qos == .utility)
  }
}

/// Publishers of several others, and the demand of subscribers.
struct PublisherTests {
  /// A subscriber that demands as many values as it is told to.
  private final class Picky: Subscriber {
    var values: [Int] = []
    var subscription: (any Subscription)?
    var extra = Subscribers.Demand.none
    private(set) var ends = 0

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      defer { extra = .none }
      return extra
    }
    func receive(completion: Subscribers.Completion<Never>) { ends += 1 }
  }

  private final class Counter: NSObject {
    var count = 0 { didSet { didChangeValue(for: \.count) } }
  }

  /// A value is sent only if it is demanded; the first one when it is first demanded.
  @Test func onlyDemandedValuesAreSent() {
    let (counter, picky) = (Counter(), Picky())
    counter.count = 1
    counter.publisher(for: \.count).receive(subscriber: picky)
    #expect(picky.values.isEmpty)
    picky.subscription?.request(.max(2))
    #expect(picky.values == [1])
    counter.count = 2
    counter.count = 3
    #expect(picky.values == [1, 2])
    picky.subscription?.request(.max(1))
    #expect(picky.values == [1, 2], "the first value is sent once")
    picky.extra = .max(1)
    counter.count = 4
    counter.count = 5
    counter.count = 6
    #expect(picky.values == [1, 2, 4, 5])
    picky.subscription?.request(.none)
    counter.count = 7
    picky.subscription?.request(.unlimited)
    picky.subscription?.cancel()
    counter.count = 8
    #expect(picky.values == [1, 2, 4, 5] && picky.ends == 0)
  }

  @Test func aDemandOfNothingSendsNothing() {
    let (counter, picky) = (Counter(), Picky())
    counter.publisher(for: \.count, options: [.initial]).receive(subscriber: picky)
    picky.subscription?.request(.none)
    #expect(picky.values.isEmpty)
    picky.subscription?.cancel()
    picky.subscription?.request(.max(1))
    #expect(picky.values.isEmpty)
  }

  @Test func notificationsOfOneObjectArePublished() {
    let (center, name) = (NotificationCenter(), Notification.Name("test"))
    let (one, other) = (NSObject(), NSObject())
    let found = Kept<Bool>()
    let publisher = center.publisher(for: name, object: one)
    #expect(publisher.center === center && publisher.name == name && publisher.object === one)
    let token = publisher.sink { found.add($0.object as AnyObject === one) }
    center.post(name: name, object: other)
    center.post(name: name, object: one)
    #expect(found.all == [true])
    token.cancel()
  }

  @Test func threeAndFourAreCombined() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let (three, four, sums) = (Kept<[Int]>(), Kept<[Int]>(), Kept<Int>())
    let tokens = [
      subjects[0].combineLatest(subjects[1], subjects[2]).sink { three.add([$0, $1, $2]) },
      subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]).sink { four.add([$0, $1, $2, $3]) },
      subjects[0].combineLatest(subjects[1], subjects[2]) { $0 * 100 + $1 * 10 + $2 }.sink { sums.add($0) },
    ]
    for (index, subject) in subjects.enumerated() { subject.send(index + 1) }
    subjects[1].send(9)
    #expect(three.all == [[1, 2, 3], [1, 9, 3]])
    #expect(four.all == [[1, 2, 3, 4], [1, 9, 3, 4]])
    #expect(sums.all == [123, 193])
    for token in tokens { token.cancel() }
  }

  @Test func manyAreMergedInTheOrderOfTheirValues() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let (three, many, pair, ends) = (Kept<Int>(), Kept<Int>(), Kept<Int>(), Kept<String>())
    let tokens = [
      subjects[0].merge(with: subjects[1], subjects[2]).sink { three.add($0) },
      Publishers.MergeMany(subjects).sink(receiveCompletion: { _ in ends.add("many") }, receiveValue: { many.add($0) }),
      subjects[0].merge(with: subjects[2]).sink { pair.add($0) },
    ]
    for (index, value) in [(2, 1), (0, 2), (1, 3), (2, 4)] { subjects[index].send(value) }
    #expect(three.all == [1, 2, 3, 4] && many.all == [1, 2, 3, 4] && pair.all == [1, 2, 4])
    for subject in subjects {
      #expect(ends.all.isEmpty)
      subject.send(completion: .finished)
    }
    #expect(ends.all == ["many"])
    for token in tokens { token.cancel() }
  }

  @Test func aPairEndsWithTheLastOfBoth() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let (values, ends) = (Kept<[Int]>(), Kept<Int>())
    let token = one.combineLatest(other).sink(
      receiveCompletion: { _ in ends.add(1) }, receiveValue: { values.add([$0, $1]) })
    one.send(1)
    one.send(completion: .finished)
    other.send(2)
    other.send(3)
    #expect(values.all == [[1, 2], [1, 3]] && ends.all.isEmpty)
    other.send(completion: .finished)
    #expect(ends.all == [1])
    token.cancel()
  }

  @Test func resultsArePublished() {
    struct Refusal: Error {}
    let (values, failures) = (Kept<Int>(), Kept<Bool>())
    for result in [Result<Int, Refusal>.success(4), .failure(Refusal())] {
      _ = result.publisher.sink(
        receiveCompletion: { if case .failure = $0 { failures.add(true) } }, receiveValue: { values.add($0) })
    }
    #expect(values.all == [4] && failures.all == [true])
  }
}

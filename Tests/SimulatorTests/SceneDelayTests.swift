import DeviceSupport
import Foundation
import Simulator
import SystemServices
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore

/// Timers and delayed calls that wait for the clock of the scene, in processes that do nothing but run scenes.
struct SceneDelayTests {
  // Delays follow the scene in all of a process, so each test has one of its own.
  @Test func delaysOfQueuesPassWithTheScene() async {
    await #expect(processExitsWith: .success) { await DelayChecks().checkQueues() }
  }

  @Test func timersFireAtTimesOfTheScene() async {
    await #expect(processExitsWith: .success) { await DelayChecks().checkTimers() }
  }

  @Test func timersOfDispatchFireAtTimesOfTheScene() async {
    await #expect(processExitsWith: .success) { await DelayChecks().checkSources() }
  }

  @Test func sleepingTasksWakeWithTheScene() async {
    await #expect(processExitsWith: .success) { await DelayChecks().checkTasks() }
  }

  @Test func aRunThatGoesBackRepeatsItsDelays() async {
    await #expect(processExitsWith: .success) { try await DelayChecks().checkRewinding() }
  }

  /// In other processes, such as those of tests, delays follow the machine.
  @MainActor
  @Test func otherProcessesKeepTheMachinesClock() async {
    let device = TestDevice.phone(draws: false)
    device.becomeCurrent()
    await withCheckedContinuation { done in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { done.resume() }
    }
    expectEqual(device.root.now, 0)
  }
}

/// The checks, in a process whose delays follow the scene.
@MainActor
private final class DelayChecks {
  private let device: TestDevice
  private var calls: [String] = []

  init() {
    SceneDelays.begin()
    device = TestDevice.phone(draws: false)
    device.becomeCurrent()
  }

  /// Returns the calls made until a number of seconds has passed for the scene.
  private func calls(after time: Double) async -> [String] {
    await runMainQueue()
    device.run(for: time)
    await runMainQueue()
    return calls
  }

  /// In a process of tests, the main queue runs while this function waits.
  private func runMainQueue() async {
    for _ in 0..<3 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
  }

  func checkQueues() async {
    DispatchQueue.main.asyncAfter(deadline: .now() + 3_600) { self.calls.append("hour") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.calls.append("two") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { self.calls.append("one") }
    let item = DispatchWorkItem { MainActor.assumeIsolated { self.calls.append("canceled") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
    item.cancel()
    expectEqual(await calls(after: 0.9), [])
    expectEqual(await calls(after: 0.2), ["one"])
    expectEqual(await calls(after: 1), ["one", "two"])
    expectEqual(await calls(after: 3_600), ["one", "two", "hour"])
  }

  func checkTimers() async {
    var times: [Double] = []
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.1), interval: 0.1, repeats: true) { _ in
      MainActor.assumeIsolated { times.append((CACurrentMediaTime() * 10).rounded()) }
    }
    add(timer)
    device.run(for: 0.55)
    expectEqual(times, [1, 2, 3, 4, 5])
    // Apps pause timers in this way.
    timer.fireDate = .distantFuture
    device.run(for: 5)
    expectEqual(times.count, 5)
    timer.fireDate = Date()
    device.run(for: 0.25)
    expectEqual(times.count, 8)
    timer.invalidate()
    device.run(for: 1)
    expectEqual(times.count, 8)
    let single = Timer(fire: Date(timeIntervalSinceNow: 0.3), interval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { self.calls.append("once") }
    }
    add(single)
    expectEqual(await calls(after: 1), ["once"])
    expectFalse(single.isValid)
  }

  func checkSources() async {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 1, repeating: 600)
    timer.setEventHandler { MainActor.assumeIsolated { self.calls.append("tick") } }
    expectEqual(await calls(after: 2), [], "a timer begins suspended")
    timer.resume()
    expectEqual(await calls(after: 0.1), ["tick"])
    expectEqual(await calls(after: 600), ["tick", "tick"])
    timer.suspend()
    expectEqual(await calls(after: 1_200).count, 2)
    timer.resume()
    expectEqual(await calls(after: 0.1).count, 3, "calls of a suspended timer are one")
    timer.schedule(deadline: .now() + 3_000)
    expectEqual(await calls(after: 2_900).count, 3)
    expectEqual(await calls(after: 3_000).count, 4)
    timer.schedule(deadline: .now(), repeating: 10)
    timer.cancel()
    expectEqual(await calls(after: 100).count, 4)
    await checkReleasedSource()
  }

  private func checkReleasedSource() async {
    var timer: (any DispatchSourceTimer)? = DispatchSource.makeTimerSource(queue: .main)
    timer?.schedule(deadline: .now(), repeating: 1)
    timer?.setEventHandler { MainActor.assumeIsolated { self.calls.append("second") } }
    timer?.activate()
    expectEqual(await calls(after: 2.5).last, "second")
    timer = nil
    await runMainQueue()
    let count = calls.count
    expectEqual(await calls(after: 100).count, count)
  }

  private func add(_ timer: Timer) { RunLoop.main.add(timer, forMode: .common) }

  func checkTasks() async {
    Task {
      try await Task.sleep(nanoseconds: 1_000_000_000)
      calls.append("one")
      try await Task.sleep(for: .seconds(3_600))
      calls.append("hour")
    }
    await untilWorkWaits()
    expectEqual(await calls(after: 0.9), [])
    expectEqual(await calls(after: 0.2, atLeast: 1), ["one"])
    await untilWorkWaits()
    expectEqual(await calls(after: 3_600, atLeast: 2), ["one", "hour"])
  }

  /// Returns the calls like ``calls(after:)``, once a task, which wakes on another thread, has made a number of them.
  private func calls(after time: Double, atLeast count: Int) async -> [String] {
    _ = await calls(after: time)
    for _ in 0..<100_000 where calls.count < count { await runMainQueue() }
    return calls
  }

  /// A task begins to sleep on another thread.
  private func untilWorkWaits() async {
    for _ in 0..<100_000 where device.root.nextChange == nil { await runMainQueue() }
  }

  /// A square that one timer moves and another one paints.
  private final class Square: UIViewController {
    private let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private var timer: Timer?

    override func viewDidLoad() {
      super.viewDidLoad()
      square.backgroundColor = .red
      view.addSubview(square)
      let timer = Timer(fire: Date(timeIntervalSinceNow: 0.1), interval: 0.1, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.square.frame.origin.y += 10 }
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
      let paint = Timer(fire: Date(timeIntervalSinceNow: 0.45), interval: 0, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.square.backgroundColor = .blue }
      }
      RunLoop.main.add(paint, forMode: .common)
    }
  }

  private final class Shell: AppShell {
    let title = "Square"
    init(_ host: SceneHost) { host.show(Square()) }
    func perform(_ step: ShellStep) {}
  }

  func checkRewinding() async throws {
    let services = HostServices(textEngine: BoxFont())
    services.makeCurrent()
    let host = try RewindableHost {
      let host = try SceneHost(device: .screen(size: CGSize(width: 60, height: 160), scale: 1), services: services)
      return (host, Shell(host))
    }
    host.start()
    let pictures = (1...60).map { frame in
      _ = host.step(events: [], at: Double(frame) / 60)
      return host.bitmap.pixels
    }
    expectEqual(Set(pictures).count, 12, "ten steps of the timer, and another color between two of them")
    for count in [30, 29, 7, 60, 35] {
      host.seek(to: count)
      for _ in 0..<1_000 where host.isSeeking { _ = host.advance(steps: 7) }
      expectTrue(host.bitmap.pixels == pictures[count - 1], "frame \(count)")
    }
  }
}

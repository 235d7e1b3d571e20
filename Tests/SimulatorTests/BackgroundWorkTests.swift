import Foundation
import TestSupport
import Testing

@testable import SystemServices

/// Work on other queues, for which frames without a display wait in processes that do nothing but run scenes.
struct BackgroundWorkTests {
  @Test func framesWaitForWorkOnOtherQueues() throws {
    let folder = try TemporaryFolder(["App.swift": Self.app])
    let result = try Subprocess.tessera(
      "snapshot", folder.path("App.swift"), "--at", "0.1", "--format", "a11y", "--out", folder.path("out"))
    expectEqual(result.code, 0, "\(result.errors)")
    let text = try String(contentsOfFile: folder.path("out/Screen.a11y.txt"), encoding: .utf8)
    for call in [
      "global", "group", "end of the group", "serial", "item", "end of the item", "global item", "item of the group",
      "operation", "synchronous", "detached", "second", "barrier", "barriers at once: 1",
    ] { expectTrue(text.contains("“\(call)”"), "\(call) is missing in \(text)") }
  }

  /// A screen whose labels are what its work on other queues has done.
  private static let app = """
    import UIKit

    final class Screen: UIViewController {
      private let stack = UIStackView()
      private var queues: [DispatchQueue] = []
      private let lock = NSLock()
      private var (running, most) = (0, 0)

      override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
        addQueues()
        addBarriers()
        Task.detached {
          self.note("detached")
          // From the main queue to another one, and back.
          DispatchQueue.main.async { DispatchQueue.global().async { self.note("second") } }
        }
      }

      private func add(_ call: String) {
        let label = UILabel()
        label.text = call
        stack.addArrangedSubview(label)
      }

      private func note(_ call: String) {
        Thread.sleep(forTimeInterval: 0.02)
        DispatchQueue.main.async { self.add(call) }
      }

      private func addQueues() {
        let group = DispatchGroup()
        let serial = DispatchQueue(label: "serial")
        DispatchQueue.global().async { self.note("global") }
        DispatchQueue.global().async(group: group) { self.note("group") }
        group.notify(queue: .main) { self.add("end of the group") }
        serial.async { self.note("serial") }
        let item = DispatchWorkItem { self.note("item") }
        item.notify(queue: .main) { self.add("end of the item") }
        serial.async(execute: item)
        DispatchQueue.global().async(execute: DispatchWorkItem { self.note("global item") })
        serial.async(group: group, execute: DispatchWorkItem { self.note("item of the group") })
        OperationQueue().addOperation { self.note("operation") }
        DispatchQueue.global().async { DispatchQueue.main.sync { self.add("synchronous") } }
        queues.append(serial)
      }

      private func addBarriers() {
        let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
        for _ in 0..<4 {
          queue.async(flags: .barrier) { self.runAlone() }
          queue.async(execute: DispatchWorkItem(flags: .barrier) { self.runAlone() })
        }
        queue.async(flags: .barrier) {
          self.note("barrier")
          self.note("barriers at once: \\(self.most)")
        }
        queues.append(queue)
      }

      private func runAlone() {
        lock.lock()
        running += 1
        most = max(most, running)
        lock.unlock()
        Thread.sleep(forTimeInterval: 0.002)
        lock.lock()
        running -= 1
        lock.unlock()
      }
    }
    """

  @Test func waitingEndsWithTheWork() {
    let work = BackgroundWork()
    expectFalse(work.wait())
    let (first, second) = (work.begin(), work.begin())
    expectTrue(work.wait())
    work.end(second)
    work.end(first)
    expectTrue(work.wait(), "the main queue must run what the work has added to it")
    expectFalse(work.wait())
  }

  @Test func workWithoutAnEndIsAbandoned() {
    let work = BackgroundWork(patience: .milliseconds(3))
    let endless = work.begin()
    while work.wait() {}
    // Its end is none of later work.
    let later = work.begin()
    work.end(endless)
    work.end(later)
    expectTrue(work.wait())
    expectFalse(work.wait())
  }
}

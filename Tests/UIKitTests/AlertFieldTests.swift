import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography
import UIKitControls
import UIKitCore
import TestSupport

@MainActor
struct AlertFieldTests {
  private let harness: TestDevice
  private let root = UIViewController()
  private let alert = UIAlertController(title: "Sign in", message: "To go on", preferredStyle: .alert)

  init() {
    harness = TestDevice(size: CGSize(width: 390, height: 844))
    harness.window.rootViewController = root
    harness.frame(at: 0)
  }

  private func run(for duration: TimeInterval) {
    let start = harness.root.now
    for frame in 1...Int((duration * 60).rounded(.up)) { harness.frame(at: start + Double(frame) / 60) }
  }

  private func type(_ text: String) {
    for letter in text {
      harness.root.dispatch(.text(TextEvent(.typed(String(letter)), time: harness.root.now)))
    }
  }

  private func press(_ key: UIKeyboardHIDUsage) {
    for phase in [KeyEvent.Phase.began, .ended] {
      harness.root.dispatch(.key(KeyEvent(phase: phase, key: key, time: harness.root.now)))
    }
  }

  @Test func fieldsAreMadeAndConfiguredInOrder() throws {
    expectNil(alert.textFields)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    expectEqual(alert.textFields?.map(\.placeholder), ["Name", nil])
    root.present(alert, animated: false)
    run(for: 0.1)
    let fields = try #require(alert.textFields)
    let frames = fields.map { $0.convert($0.bounds, to: alert.view) }
    expectEqual(fields.map(\.bounds.height), fields.map { $0.superview?.bounds.height ?? 0 })
    #expect(frames[0].maxY < frames[1].minY && frames.allSatisfy { $0.minX == 22 && $0.width == 226 })
  }

  @Test func typedTextIsReadByTheChosenAction() throws {
    var said: [String] = []
    alert.addTextField()
    alert.addTextField { $0.isSecureTextEntry = true }
    let ok = UIAlertAction(title: "OK", style: .default) { [alert] _ in
      said = alert.textFields?.compactMap(\.text) ?? []
    }
    alert.addAction(ok)
    alert.preferredAction = ok
    root.present(alert, animated: true)
    run(for: 1)
    let fields = try #require(alert.textFields)
    expectTrue(fields[0].isEditing)
    type("me")
    press(.keyboardReturnOrEnter)
    #expect(!fields[0].isEditing && fields[1].isEditing)
    type("한")
    press(.keyboardReturnOrEnter)
    run(for: 1)
    #expect(said == ["me", "한"] && root.presentedViewController == nil && !fields[1].isEditing)
  }

  @Test func changedActionKeepsFields() throws {
    alert.addTextField()
    root.present(alert, animated: false)
    run(for: 0.1)
    type("a")
    alert.message = "Another"
    alert.addAction(UIAlertAction(title: "More", style: .default))
    run(for: 0.1)
    let field = try #require(alert.textFields?.first)
    expectTrue(field.isEditing)
    expectEqual(field.text, "a")
  }

  @Test func actionSheetsHaveNoFields() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
  }
}

import DeviceSupport
import Foundation
import Geometry
import TestSupport
import UIKitCore

/// The events and their receivers, in order, as lines of text.
@MainActor
final class TouchDiary {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }

  /// Returns the lines so far and removes them.
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Records the touches it receives.
final class DiaryView: UIView {
  var name = ""
  var diary: TouchDiary?
  var onTouch: (UITouch, UIEvent?) -> Void = { _, _ in }

  private func note(_ verb: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    diary?.note("\(name) \(verb)")
    for touch in touches { onTouch(touch, event) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches, event) }
}

/// A custom recognizer: it sets its state as the touches require, and records its calls.
final class DiaryRecognizer: UIGestureRecognizer {
  var diary: TouchDiary?
  var onBegan: State?
  var onMoved: State?
  var onEnded: State?

  private func note(_ verb: String, then new: State?) {
    diary?.note("\(name ?? "") \(verb)")
    if let new { state = new }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note("began", then: onBegan) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note("moved", then: onMoved) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note("ended", then: onEnded) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { note("cancelled", then: .cancelled) }
  override func reset() {
    diary?.note("\(name ?? "") reset")
    super.reset()
  }
}

/// Returns the test's answers and records the calls.
@MainActor
final class DiaryDelegate: NSObject, UIGestureRecognizerDelegate {
  let diary: TouchDiary
  var begins = true
  var together = false
  var receives = true
  var waits = false

  init(_ diary: TouchDiary) { self.diary = diary }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    diary.note("begin? \(gestureRecognizer.name ?? "")")
    return begins
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    diary.note("wait? \(gestureRecognizer.name ?? "") for \(otherGestureRecognizer.name ?? "")")
    return waits
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    diary.note("touch? \(gestureRecognizer.name ?? "")")
    return receives
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    diary.note("event? \(gestureRecognizer.name ?? "")")
    return true
  }
}

extension UIGestureRecognizer.State {
  var word: String { ["possible", "began", "changed", "ended", "cancelled", "failed"][rawValue] }
}

/// Two views, one inside the other.
@MainActor
final class TouchFixture: Fixture {
  let device = TestDevice(size: CGSize(width: 400, height: 400))
  let diary = TouchDiary()
  let outer: DiaryView
  let inner: DiaryView

  init() {
    outer = DiaryView(frame: rect(0, 0, 400, 400))
    inner = DiaryView(frame: rect(100, 100, 200, 200))
    window.addSubview(outer)
    outer.addSubview(inner)
    (outer.name, inner.name) = ("outer", "inner")
    (outer.diary, inner.diary) = (diary, diary)
    frame()
  }

  /// Adds a recognizer that records its states under `name`.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addHandler { [diary] in diary.note("\(name) -> \($0.state.word)") }
    (recognizer as? DiaryRecognizer)?.diary = diary
    (view ?? inner).addGestureRecognizer(recognizer)
    return recognizer
  }
}

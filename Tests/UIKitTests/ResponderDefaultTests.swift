import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// A responder without overrides: it passes events on, performs nothing, and has no words for accessibility.
@MainActor
struct ResponderDefaultTests {
  /// The end of a chain, which notes what reaches it.
  private final class End: UIResponder {
    var log: [String] = []
    let undo = UndoManager()
    override var undoManager: UndoManager? { undo }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("touchesBegan") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("touchesMoved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("touchesEnded") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("touchesCancelled") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("pressesBegan") }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("pressesChanged") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("pressesEnded") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("pressesCancelled")
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.append("motionBegan \(motion.rawValue)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.append("motionEnded \(motion.rawValue)")
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.append("motionCancelled \(motion.rawValue)")
    }
    override func remoteControlReceived(with event: UIEvent?) { log.append("remote") }
  }

  private final class Link: UIResponder {
    let end = End()
    override var next: UIResponder? { end }
  }

  @Test func eventsAreHandedOn() {
    let link = Link()
    link.touchesBegan([], with: nil)
    link.touchesMoved([], with: nil)
    link.touchesEnded([], with: nil)
    link.touchesCancelled([], with: nil)
    link.pressesBegan([], with: nil)
    link.pressesChanged([], with: nil)
    link.pressesEnded([], with: nil)
    link.pressesCancelled([], with: nil)
    link.motionBegan(.motionShake, with: nil)
    link.motionEnded(.motionShake, with: nil)
    link.motionCancelled(.motionShake, with: nil)
    link.remoteControlReceived(with: nil)
    expectEqual(
      link.end.log,
      [
        "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "pressesBegan", "pressesChanged",
        "pressesEnded", "pressesCancelled", "motionBegan 1", "motionEnded 1", "motionCancelled 1", "remote",
      ])
    expectIdentical(link.undoManager, link.end.undo)
  }

  @Test func nothingIsPerformedByDefault() {
    let responder = UIResponder()
    expectNil(responder.next)
    expectNil(responder.undoManager)
    expectNil(responder.inputView)
    expectNil(responder.inputAccessoryView)
    expectNil(responder.keyCommands)
    expectFalse(responder.canBecomeFirstResponder || responder.isFirstResponder || responder.becomeFirstResponder())
    expectTrue(responder.canResignFirstResponder && responder.resignFirstResponder())
    for name in ["cut:", "copy:", "paste:", "delete:", "select:", "selectAll:", "star:"] {
      expectFalse(responder.canPerformAction(Selector(name), withSender: nil), "\(name)")
      expectNil(responder.target(forAction: Selector(name), withSender: nil), "\(name)")
    }
    expectFalse(responder.accessibilityActivate() || responder.accessibilityScroll(.down))
    expectFalse(responder.accessibilityPerformEscape() || responder.accessibilityPerformMagicTap())
    expectFalse(responder.accessibilityElementIsFocused())
    let activity = NSUserActivity(activityType: "com.example.read")
    expectProperty(\.userActivity, of: responder, is: nil, keeps: activity)
  }

  @Test func accessibilityIsSilentByDefault() {
    let responder = UIResponder()
    expectProperty(\.isAccessibilityElement, of: responder, is: false, keeps: true)
    expectProperty(\.accessibilityHint, of: responder, is: nil, keeps: "hint")
    expectProperty(\.accessibilityValue, of: responder, is: nil, keeps: "value")
    expectProperty(\.accessibilityTraits, of: responder, is: .none, keeps: .button)
    expectProperty(\.accessibilityIdentifier, of: responder, is: nil, keeps: "identifier")
    expectProperty(\.accessibilityElementsHidden, of: responder, is: false, keeps: true)
    expectProperty(\.accessibilityViewIsModal, of: responder, is: false, keeps: true)
    expectProperty(\.shouldGroupAccessibilityChildren, of: responder, is: false, keeps: true)
    expectProperty(\.accessibilityUserInputLabels, of: responder, is: nil, keeps: ["a"])
    expectProperty(\.accessibilityPath, of: responder, is: nil, keeps: UIBezierPath())
    expectProperty(\.accessibilityFrame, of: responder, is: .zero, keeps: rect(10, 20, 30, 40))
    expectProperty(\.accessibilityActivationPoint, of: responder, is: CGPoint(x: 25, y: 40), keeps: CGPoint(x: 1, y: 2))
    expectProperty(\.accessibilityLabel, of: responder, is: nil, keeps: "label")
    responder.accessibilityAttributedLabel = NSAttributedString(string: "words")
    expectEqual(responder.accessibilityLabel, "words")
    expectEqual(responder.accessibilityAttributedLabel?.string, "words")
    responder.accessibilityAttributedLabel = nil
    expectNil(responder.accessibilityLabel)
    expectNil(responder.accessibilityElements)
    responder.accessibilityElements = [responder]
    expectEqual(responder.accessibilityElements?.count, 1)
    expectNil(responder.accessibilityCustomActions)
    responder.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "star") { _ in true }]
    expectEqual(responder.accessibilityCustomActions?.map(\.name), ["star"])
  }

  /// Apps may set any of these; the system reads the raw values, which Apple's headers give as bits.
  @Test func traitsAreBits() {
    let traits: [UIAccessibilityTraits] = [
      .none, .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
      .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction, .causesPageTurn,
      .tabBar, .header, .toggleButton,
    ]
    expectEqual(traits.map(\.rawValue), [0] + (0...16).map { 1 << $0 } + [1 << 53])
  }
}

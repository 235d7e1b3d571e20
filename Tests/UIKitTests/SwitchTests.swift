import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import UIKitControls
import UIKitCore
import TestSupport

@MainActor
struct SwitchTests {
  private let fixture = ControlFixture(UISwitch())
  private var control: UISwitch { fixture.control }

  init() { fixture.note(.valueChanged) { "\($0.isOn)" } }

  /// The frame of the knob, which is painted last, in the switch's coordinates.
  private var knob: CGRect {
    guard let last = fixture.fills().last?.shape.rect else { return .null }
    return CGRect(x: last.minX - 20, y: last.minY - 40, width: last.width, height: last.height)
  }

  @Test func itsSizeIsItsOwn() {
    expectEqual(UISwitch(frame: rect(3, 4, 500, 1)).frame, rect(3, 4, 51, 31))
    control.frame = rect(0, 0, 10, 10)
    expectEqual(control.bounds.size, CGSize(width: 51, height: 31))
    expectEqual(control.intrinsicContentSize, control.sizeThatFits(.zero))
    expectEqual(control.intrinsicContentSize.width, 51)
  }

  @Test func aTapTurnsItAndReportsOnce() {
    fixture.tap(CGPoint(x: 25, y: 15))
    expectTrue(control.isOn)
    expectEqual(fixture.reports, ["true"])
    fixture.tap(CGPoint(x: 25, y: 15))
    expectFalse(control.isOn)
    expectEqual(fixture.reports, ["true", "false"])
  }

  @Test func settingItReportsNothing() {
    control.isOn = true
    control.setOn(false, animated: true)
    expectEmpty(fixture.reports)
  }

  @Test func knobMovesBetweenEnds() {
    expectEqual(knob, rect(2, 2, 27, 27))
    control.setOn(true, animated: true)
    fixture.run(for: 0.1)
    expectGreater(knob.minX, 2)
    expectLess(knob.minX, 22)
    expectTrue(control.isOn)
    fixture.run(for: 2, rate: 10)
    expectEqual(knob, rect(22, 2, 27, 27))
    expectFalse(fixture.root.needsFrame)
    control.isOn = false
    expectEqual(knob, rect(2, 2, 27, 27))
  }

  @Test func aPressedKnobIsWider() {
    fixture.touch(.began, at: CGPoint(x: 10, y: 15))
    fixture.run(for: 1)
    expectClose(knob.width, 34)
    expectClose(knob.minX, 2)
    fixture.touch(.ended, at: CGPoint(x: 300, y: 300))
    fixture.run(for: 2, rate: 10)
    expectEqual(knob, rect(2, 2, 27, 27))
    expectFalse(control.isOn)
    expectEmpty(fixture.reports)
  }

  @Test func aFingerDragsTheKnob() {
    fixture.drag(from: CGPoint(x: 10, y: 15), to: CGPoint(x: 45, y: 15), lifts: false)
    expectTrue(control.isOn)
    expectEmpty(fixture.reports)
    fixture.touch(.ended, at: CGPoint(x: 45, y: 15))
    expectTrue(control.isOn)
    expectEqual(fixture.reports, ["true"])
    // A drag there and back again changes nothing.
    fixture.drag(from: CGPoint(x: 45, y: 15), to: CGPoint(x: 5, y: 15), lifts: false)
    fixture.touch(.moved, at: CGPoint(x: 45, y: 15))
    fixture.touch(.ended, at: CGPoint(x: 45, y: 15))
    expectTrue(control.isOn)
    expectEqual(fixture.reports, ["true"])
  }

  @Test func aTouchThatIsTakenAwayChangesNothing() {
    fixture.drag(from: CGPoint(x: 10, y: 15), to: CGPoint(x: 45, y: 15), lifts: false)
    fixture.touch(.cancelled, at: CGPoint(x: 45, y: 15))
    expectFalse(control.isOn)
    expectEmpty(fixture.reports)
  }

  @Test func rightToLeftOnIsAtLeft() {
    control.semanticContentAttribute = .forceRightToLeft
    expectEqual(knob, rect(22, 2, 27, 27))
    control.isOn = true
    expectEqual(knob, rect(2, 2, 27, 27))
  }

  @Test func itsColoursAreItsOwn() {
    control.isOn = true
    control.onTintColor = .red
    control.thumbTintColor = .blue
    expectEqual(fixture.fills().map(\.color), [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
  }

  @Test func tapPerformsPrimaryAction() {
    var performed = 0
    let fixture = ControlFixture(UISwitch(frame: .zero, primaryAction: UIAction { _ in performed += 1 }))
    fixture.tap(CGPoint(x: 10, y: 10))
    expectEqual(performed, 1)
  }
}

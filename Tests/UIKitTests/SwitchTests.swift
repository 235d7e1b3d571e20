import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import UIKitControls
import UIKitCore
import TestSupport

@MainActor
@Suite struct SwitchTests {
  private let stage = ControlFixture(UISwitch())
  private var control: UISwitch { stage.control }

  init() { stage.note(.valueChanged) { "\($0.isOn)" } }

  /// The frame of the knob, which is painted last, in the switch's coordinates.
  private var knob: CGRect {
    guard let last = stage.fills().last?.shape.rect else { return .null }
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
    stage.tap(CGPoint(x: 25, y: 15))
    #expect(control.isOn && stage.reports == ["true"])
    stage.tap(CGPoint(x: 25, y: 15))
    #expect(!control.isOn && stage.reports == ["true", "false"])
  }

  @Test func settingItReportsNothing() {
    control.isOn = true
    control.setOn(false, animated: true)
    expectEmpty(stage.reports)
  }

  @Test func knobMovesBetweenEnds() {
    expectEqual(knob, rect(2, 2, 27, 27))
    control.setOn(true, animated: true)
    stage.run(for: 0.1)
    expectGreater(knob.minX, 2)
    expectLess(knob.minX, 22)
    expectTrue(control.isOn)
    stage.run(for: 2, rate: 10)
    expectEqual(knob, rect(22, 2, 27, 27))
    expectFalse(stage.root.needsFrame)
    control.isOn = false
    expectEqual(knob, rect(2, 2, 27, 27))
  }

  @Test func aPressedKnobIsWider() {
    stage.touch(.began, at: CGPoint(x: 10, y: 15))
    stage.run(for: 1)
    #expect(isClose(knob.width, 34) && isClose(knob.minX, 2))
    stage.touch(.ended, at: CGPoint(x: 300, y: 300))
    stage.run(for: 2, rate: 10)
    #expect(knob == rect(2, 2, 27, 27) && !control.isOn && stage.reports.isEmpty)
  }

  @Test func aFingerDragsTheKnob() {
    stage.drag(from: CGPoint(x: 10, y: 15), to: CGPoint(x: 45, y: 15), lifts: false)
    expectTrue(control.isOn)
    expectEmpty(stage.reports)
    stage.touch(.ended, at: CGPoint(x: 45, y: 15))
    #expect(control.isOn && stage.reports == ["true"])
    // A drag there and back again changes nothing.
    stage.drag(from: CGPoint(x: 45, y: 15), to: CGPoint(x: 5, y: 15), lifts: false)
    stage.touch(.moved, at: CGPoint(x: 45, y: 15))
    stage.touch(.ended, at: CGPoint(x: 45, y: 15))
    #expect(control.isOn && stage.reports == ["true"])
  }

  @Test func aTouchThatIsTakenAwayChangesNothing() {
    stage.drag(from: CGPoint(x: 10, y: 15), to: CGPoint(x: 45, y: 15), lifts: false)
    stage.touch(.cancelled, at: CGPoint(x: 45, y: 15))
    expectFalse(control.isOn)
    expectEmpty(stage.reports)
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
    expectEqual(stage.fills().map(\.color), [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)])
  }

  @Test func tapPerformsPrimaryAction() {
    var performed = 0
    let stage = ControlFixture(UISwitch(frame: .zero, primaryAction: UIAction { _ in performed += 1 }))
    stage.tap(CGPoint(x: 10, y: 10))
    expectEqual(performed, 1)
  }
}

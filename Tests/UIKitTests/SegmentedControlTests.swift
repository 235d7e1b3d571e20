import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct SegmentedControlTests {
  private let fixture: ControlFixture<UISegmentedControl>
  private var control: UISegmentedControl { fixture.control }

  init() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = rect(0, 0, 300, 32)
    fixture = ControlFixture(control)
    fixture.note(.valueChanged) { "\($0.selectedSegmentIndex)" }
  }

  /// The frame of the selection in the control's coordinates.
  private var pill: CGRect {
    guard let last = fixture.fills().last?.shape.rect else { return .null }
    return CGRect(x: last.minX - 20, y: last.minY - 40, width: last.width, height: last.height)
  }

  @Test func titlesFollowBoldText() {
    fixture.run(for: 0.1)
    let regular = control.label(saying: "One")?.font
    fixture.root.environment.legibilityWeight = .bold
    fixture.run(for: 0.1)
    expectNotEqual(control.label(saying: "One")?.font, regular)
    fixture.root.environment.legibilityWeight = .regular
    fixture.run(for: 0.1)
    expectEqual(control.label(saying: "One")?.font, regular)
  }

  @Test func segmentsKeepInitialContents() {
    expectEqual(control.numberOfSegments, 3)
    expectEqual(control.titleForSegment(at: 1), "Two")
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "Four", at: 99, animated: false)
    expectEqual(control.titleForSegment(at: 3), "Four")
    control.setImage(.checkmark, forSegmentAt: 0)
    expectNil(control.titleForSegment(at: 0))
    expectEqual(control.imageForSegment(at: 0), .checkmark)
    control.removeSegment(at: 0, animated: false)
    expectEqual(control.numberOfSegments, 3)
    expectEqual(control.titleForSegment(at: 0), "Two")
    control.setTitle("none", forSegmentAt: 7)
    control.removeSegment(at: -1, animated: false)
    expectEqual(control.numberOfSegments, 3)
    expectNil(control.titleForSegment(at: 7))
    control.removeAllSegments()
    expectEqual(control.numberOfSegments, 0)
  }

  @Test func imagesTakeThePlaceOfBackgroundSelectionAndLines() {
    control.selectedSegmentIndex = 1
    let own = fixture.fills().count
    expectGreater(own, 1)
    control.setDividerImage(
      UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    expectEqual(fixture.fills().count, 2)
    control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    expectEqual(fixture.fills().count, 0)
    let picture = UIImage(
      pixels: ImagePixels(width: 1, height: 1, pixels: [0xFF00_00FF], name: "blue"), scale: 1)
    control.setBackgroundImage(picture, for: .selected, barMetrics: .default)
    expectContains(fixture.dump(), "blue")
    expectEqual(control.backgroundImage(for: .selected, barMetrics: .default), picture)
    control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    control.setDividerImage(nil, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    expectEqual(fixture.fills().count, 2)
  }

  @Test func aTapSelectsAndReportsOnce() {
    fixture.tap(CGPoint(x: 150, y: 16))
    expectEqual(control.selectedSegmentIndex, 1)
    expectEqual(fixture.reports, ["1"])
    fixture.tap(CGPoint(x: 150, y: 16))
    expectEqual(fixture.reports, ["1"])
    control.selectedSegmentIndex = 2
    expectEqual(fixture.reports, ["1"])
    control.selectedSegmentIndex = 12
    expectEqual(control.selectedSegmentIndex, -1)
  }

  @Test func theSelectionSlides() {
    control.selectedSegmentIndex = 0
    expectEqual(pill, rect(2, 2, 96, 28))
    fixture.tap(CGPoint(x: 250, y: 16))
    fixture.run(for: 0.05)
    expectGreater(pill.minX, 2)
    expectLess(pill.minX, 202)
    fixture.run(for: 2, rate: 10)
    expectEqual(pill, rect(202, 2, 96, 28))
    expectFalse(fixture.root.needsFrame)
  }

  @Test func aFingerOnTheSelectionDragsIt() {
    control.selectedSegmentIndex = 0
    fixture.drag(from: CGPoint(x: 50, y: 16), to: CGPoint(x: 250, y: 16), lifts: false)
    expectEqual(control.selectedSegmentIndex, 2)
    expectEmpty(fixture.reports)
    fixture.touch(.ended, at: CGPoint(x: 250, y: 16))
    expectEqual(fixture.reports, ["2"])
    fixture.drag(from: CGPoint(x: 250, y: 16), to: CGPoint(x: 50, y: 16), lifts: false)
    fixture.touch(.cancelled, at: CGPoint(x: 50, y: 16))
    expectEqual(control.selectedSegmentIndex, 2)
    expectEqual(fixture.reports, ["2"])
  }

  @Test func selectionFollowsFingerToLiftedSegment() {
    fixture.drag(from: CGPoint(x: 50, y: 16), to: CGPoint(x: 150, y: 16), lifts: false)
    fixture.touch(.ended, at: CGPoint(x: 150, y: 16))
    expectEqual(control.selectedSegmentIndex, 1)
    fixture.drag(from: CGPoint(x: 50, y: 16), to: CGPoint(x: 50, y: 300), lifts: false)
    fixture.touch(.ended, at: CGPoint(x: 50, y: 300))
    expectEqual(control.selectedSegmentIndex, 1)
    expectEqual(fixture.reports, ["1"])
  }

  @Test func disabledSegmentsAreNotTaken() {
    control.setEnabled(false, forSegmentAt: 1)
    fixture.tap(CGPoint(x: 150, y: 16))
    #expect(fixture.reports.isEmpty && !control.isEnabledForSegment(at: 1))
  }

  @Test func momentarySegmentsAreReportedAndForgotten() {
    control.isMomentary = true
    fixture.tap(CGPoint(x: 50, y: 16))
    expectEqual(fixture.reports, ["0"])
    expectEqual(control.selectedSegmentIndex, -1)
  }

  @Test func selectingSegmentPerformsItsAction() {
    var performed: [String] = []
    let actions = ["A", "B"].map { name in UIAction(title: name) { _ in performed.append(name) } }
    let fixture = ControlFixture(UISegmentedControl(frame: rect(0, 0, 200, 32), actions: actions))
    expectEqual(fixture.control.segmentIndex(identifiedBy: actions[1].identifier), 1)
    expectIdentical(fixture.control.actionForSegment(at: 0), actions[0])
    fixture.tap(CGPoint(x: 150, y: 16))
    expectEqual(performed, ["B"])
    expectEqual(fixture.control.titleForSegment(at: 1), "B")
  }

  @Test func selectionFollowsSegmentAcrossInsertions() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 2)
    expectEqual(control.titleForSegment(at: 2), "Two")
    control.removeSegment(at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 1)
    control.insertSegment(withTitle: "Before", at: 1, animated: false)
    expectEqual(control.selectedSegmentIndex, 2)
    control.insertSegment(withTitle: "Behind", at: 3, animated: false)
    expectEqual(control.selectedSegmentIndex, 2)
    control.removeSegment(at: 1, animated: false)
    control.removeSegment(at: 1, animated: false)
    expectEqual(control.selectedSegmentIndex, -1)
  }

  @Test func rightToLeftFirstSegmentIsAtRight() {
    control.semanticContentAttribute = .forceRightToLeft
    fixture.tap(CGPoint(x: 290, y: 16))
    expectEqual(control.selectedSegmentIndex, 0)
    fixture.run(for: 1, rate: 10)
    expectEqual(pill, rect(202, 2, 96, 28))
  }

  @Test func segmentWidthsFollowDistribution() {
    control.setWidth(60, forSegmentAt: 0)
    control.selectedSegmentIndex = 0
    expectEqual(pill.width, 56)
    control.selectedSegmentIndex = 1
    expectEqual(pill.minX, 62)
    expectEqual(pill.width, 116)
    let natural = UISegmentedControl(items: ["i", "a long title"])
    let identical = natural.intrinsicContentSize.width
    natural.apportionsSegmentWidthsByContent = true
    expectLess(natural.intrinsicContentSize.width, identical)
    expectEqual(natural.intrinsicContentSize.height, 32)
  }
}

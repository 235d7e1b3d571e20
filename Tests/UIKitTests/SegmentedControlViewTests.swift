import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The views of a segmented control, to which published code reaches by their index: first the backgrounds of all
/// segments, then the selection as an image view, then the segments.
@MainActor
struct SegmentedControlViewTests {
  private let device = TestDevice.phone()
  private let control = UISegmentedControl(items: ["One", "Two", "Three"])

  init() {
    device.becomeCurrent()
    control.frame = CGRect(x: 20, y: 40, width: 300, height: 32)
    device.window.addSubview(control)
    control.selectedSegmentIndex = 1
    device.run(for: 0.1)
  }

  private var labels: [UILabel] { control.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel } }

  @Test func hiddenBackgroundsLeaveTitlesAndSelection() {
    let shapes = device.fills().count
    let dump = device.dump()
    for index in 0...(control.numberOfSegments - 1) { control.subviews[index].isHidden = true }
    device.run(for: 0.1)
    expectEqual(device.fills().count, shapes - 1)
    for title in ["One", "Two", "Three"] { expectContains(device.dump(), title) }
    for index in 0...(control.numberOfSegments - 1) { control.subviews[index].isHidden = false }
    expectEqual(device.dump(), dump)
  }

  @Test func oneHiddenBackgroundLeavesTheOthers() {
    control.subviews[1].isHidden = true
    device.run(for: 0.1)
    let areas = device.fills().map(\.shape.rect)
    expectContains(areas, CGRect(x: 20, y: 40, width: 100, height: 32))
    expectContains(areas, CGRect(x: 220, y: 40, width: 100, height: 32))
    expectFalse(areas.contains(CGRect(x: 20, y: 40, width: 300, height: 32)))
  }

  @Test func theSelectionIsAnImageViewAfterTheBackgrounds() throws {
    let selection = try #require(control.subviews[control.numberOfSegments] as? UIImageView)
    expectEqual(selection.frame, CGRect(x: 100, y: 0, width: 100, height: 32))
    control.selectedSegmentIndex = 2
    control.layoutIfNeeded()
    expectEqual(selection.frame.minX, 200)
    expectFalse(selection.isHidden)
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    expectTrue(selection.isHidden)
  }

  @Test func backgroundsFollowTheNumberOfSegments() {
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    control.layoutIfNeeded()
    expectEqual(control.subviews.count, 9)
    expectEqual(control.subviews[4].frame.minX, 150)
    expectTrue(control.subviews[4] is UIImageView)
    control.removeSegment(at: 0, animated: false)
    expectEqual(control.subviews.count, 7)
    control.removeAllSegments()
    expectEmpty(control.subviews)
  }

  /// A subclass with a round selection, as many apps have it.
  private final class RoundControl: UISegmentedControl {
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.height / 2
      guard subviews.indices.contains(numberOfSegments), let view = subviews[numberOfSegments] as? UIImageView else {
        return
      }
      view.bounds = view.bounds.insetBy(dx: 5, dy: 5)
      view.image = nil
      view.backgroundColor = .red
      view.layer.cornerRadius = view.bounds.height / 2
    }
  }

  @Test func aRoundSelectionFollowsTheFinger() {
    let round = RoundControl(items: ["A", "B"])
    round.frame = CGRect(x: 20, y: 100, width: 200, height: 32)
    device.window.addSubview(round)
    round.selectedSegmentIndex = 0
    device.run(for: 0.1)
    let red = UIColor.red.cgColor.color
    let areas = { device.fills().filter { $0.color == red }.map(\.shape.rect) }
    expectEqual(areas(), [CGRect(x: 25, y: 105, width: 90, height: 22)])
    expectEqual(device.fills().count { $0.color == UIColor.white.cgColor.color }, 1)
    device.tap(CGPoint(x: 170, y: 116))
    device.run(for: 1)
    expectEqual(areas(), [CGRect(x: 125, y: 105, width: 90, height: 22)])
  }

  @Test func adjustmentsMoveTheContentOfAPlace() {
    let start = labels.map(\.frame.minX)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 7, vertical: 0), forSegmentType: .left, barMetrics: .default)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: -2, vertical: 3), forSegmentType: .any, barMetrics: .default)
    device.run(for: 0.1)
    expectEqual(zip(labels, start).map { $0.frame.minX - $1 }, [7, -2, -2])
    expectEqual(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal, 7)
    expectEqual(control.contentPositionAdjustment(forSegmentType: .alone, barMetrics: .default), .zero)
  }
}

import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// The clock, the touches and the picture of the device that other suites rely on.
@MainActor
struct TestDeviceTests {
  private let device = TestDevice()

  @Test func framesComeAtMultiplesOfTheirDuration() {
    var times: [TimeInterval] = []
    device.onFrame = { times.append($0) }
    device.run(for: 0.04)
    device.run(for: 0.03)
    expectEqual(times, [1.0 / 60, 2.0 / 60, 3.0 / 60, 4.0 / 60])
    expectTrue(isClose(device.time, 0.07))
    device.step()
    expectTrue(isClose(device.time, 5.0 / 60) && isClose(device.root.now, device.time))
  }

  @Test func repeatedStepsNeitherSkipNorRepeatAFrame() {
    var count = 0
    device.onFrame = { _ in count += 1 }
    for _ in 0..<10_000 { device.step() }
    expectEqual(count, 10_000)
    expectTrue(isClose(device.time, 10_000.0 / 60))
  }

  @Test func longTimePassesInSingleFrame() {
    var times: [TimeInterval] = []
    let clock = Clock { times.append($0) }
    device.root.register(clock)
    device.skip(10)
    expectEqual(times, [10])
  }

  @Test func lettersAreBoxes() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "iW i"
    expectEqual(label.intrinsicContentSize, CGSize(width: 35, height: 20))
  }

  @Test func dragTouchesEvenlyAndLiftsAtEnd() {
    let view = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    device.window.addSubview(view)
    device.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 90, y: 20), in: 0.5)
    expectEqual(view.phases, ["began"] + Array(repeating: "moved", count: 60) + ["ended"])
    for (index, x) in view.positions.dropLast().enumerated() {
      expectTrue(isClose(x, 10 + 80 * CGFloat(index) / 60), "sample \(index) at \(x)")
    }
    expectEqual(view.positions.last, 90)
    expectTrue(isClose(device.time, 0.5))
  }

  @Test func tapIsStationaryTouch() {
    let view = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    device.window.addSubview(view)
    device.tap(CGPoint(x: 50, y: 50), count: 2)
    expectEqual(view.phases, ["began", "ended", "began", "ended"])
    expectEqual(view.tapCounts, [1, 1, 2, 2])
  }

  @Test func touchPointsUseFixturesCoordinates() {
    let view = TouchRecorder(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
    device.window.addSubview(view)
    let fixture = Framed(device: device, view: view)
    fixture.touch(.began, at: CGPoint(x: 7, y: 8))
    expectEqual(view.positions, [7])
    fixture.touch(.ended, at: .zero, time: 3)
    expectEqual(fixture.time, 3)
  }

  @Test func displayListNamesDrawnContent() {
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let outer = device.add(CGRect(x: 10, y: 20, width: 30, height: 40), color)
    device.add(CGRect(x: 1, y: 2, width: 3, height: 4), color, to: outer)
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    label.text = "words"
    device.window.addSubview(label)
    expectEqual(device.drawnTexts(), ["words"])
    let rects = device.fills().map(\.shape.rect)
    expectTrue(rects.contains(CGRect(x: 11, y: 22, width: 3, height: 4)), "\(rects)")
    expectEqual(device.window.label(saying: "words"), label)
    expectEqual(
      device.viewTree(),
      """
      UIWindow 0.0,0.0 100.0×200.0
        UIView 10.0,20.0 30.0×40.0
          UIView 1.0,2.0 3.0×4.0
        UILabel 0.0,100.0 100.0×20.0 “words”
      """)
  }

  @Test func undrawnDeviceMovesIdentically() {
    func offsets(draws: Bool) -> [CGFloat] {
      let device = TestDevice.phone(draws: draws)
      let view = UIScrollView(frame: device.window.bounds)
      view.contentSize = CGSize(width: 390, height: 5_000)
      device.window.addSubview(view)
      var offsets: [CGFloat] = []
      device.onFrame = { _ in offsets.append(view.contentOffset.y) }
      device.flickUp()
      device.run(for: 3)
      return offsets
    }
    let drawn = offsets(draws: true)
    expectGreater(drawn.last ?? 0, 300)
    expectEqual(offsets(draws: false), drawn)
  }
}

private final class Clock: FrameTicking {
  private let onTick: (TimeInterval) -> Void
  let isTicking = false

  init(onTick: @escaping (TimeInterval) -> Void) { self.onTick = onTick }

  func tick(to time: TimeInterval) { onTick(time) }
}

@MainActor
private final class Framed: Fixture {
  let device: TestDevice
  let touchSpace: UIView?

  init(device: TestDevice, view: UIView) { (self.device, touchSpace) = (device, view) }
}

private final class TouchRecorder: UIView {
  private(set) var phases: [String] = []
  private(set) var positions: [CGFloat] = []
  private(set) var tapCounts: [Int] = []

  private func record(_ phase: String, _ touches: Set<UITouch>) {
    phases.append(phase)
    positions += touches.map { $0.location(in: self).x }
    tapCounts += touches.map(\.tapCount)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { record("cancelled", touches) }
}

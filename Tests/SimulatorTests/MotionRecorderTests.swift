import Foundation
import MotionPlots
import Simulator
import Testing
import TestSupport
import Typography
import UIKitCore
import UIKit

/// Two scroll views side by side; the second scrolls in both directions.
private final class TwoScrollViews: UIViewController {
  let first = UIScrollView()
  let second = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    first.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    second.frame = CGRect(x: 100, y: 0, width: 100, height: 200)
    first.contentSize = CGSize(width: 100, height: 1_000)
    second.contentSize = CGSize(width: 500, height: 1_000)
    for scrollView in [first, second] {
      scrollView.contentInsetAdjustmentBehavior = .never
      view.addSubview(scrollView)
    }
  }
}

@MainActor struct RecordersOfMotion {
  private func play(_ statements: [InputScript.Statement]) throws -> MotionRecorder {
    let host = try SceneHost(device: try Device.named("200x200@2"), services: HostServices(textEngine: BoxFont()))
    host.show(TwoScrollViews())
    let recorder = MotionRecorder()
    let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: 60))
    try run.play(Timeline(InputScript(statements: statements))) { _ in recorder.record(host) }
    return recorder
  }

  private static func drag(_ x: CGFloat, by translation: CGVector) -> InputScript.Statement {
    let start = CGPoint(x: x, y: 150)
    return .drag(from: start, to: CGPoint(x: x + translation.dx, y: 150 + translation.dy), duration: 0.3, hold: 0.2)
  }

  @Test func recorderChoosesLargestMovementOrNamedView() throws {
    let recorder = try play([
      Self.drag(50, by: CGVector(dx: 0, dy: -120)), Self.drag(190, by: CGVector(dx: -80, dy: 0)), .wait(0.2),
    ])
    let most = try recorder.trace(of: "auto")
    expectEqual(most.subject.fullName, "page-y")
    expectEqual(most.trace.bounds, 0...800)
    let across = try recorder.trace(of: "View 2 page")
    expectEqual(across.subject.fullName, "view-2-page-x")
    expectEqual(across.trace.bounds, 0...400)
    expectGreater(across.trace.distance, 60)
    expectAtMost(across.trace.distance, 80)
    #expect(try recorder.trace(of: "view-2-page-y").trace.distance == 0)
    let error = #expect(throws: MotionChoiceError.self) { try recorder.trace(of: "section-1") }
    expectEqual(error?.description.hasSuffix("; choose auto, page, view-2-page"), true)
  }

  @Test func theFingerIsFollowedThroughItsPhases() throws {
    let recorder = try play([
      .wait(0.1), .drag(from: CGPoint(x: 50, y: 180), to: CGPoint(x: 50, y: 60), duration: 0.2, hold: 0), .wait(3),
    ])
    let samples = try recorder.trace(of: "page").trace.samples
    var phases: [String] = []
    for sample in samples where phases.last != sample.phase?.rawValue { phases.append(sample.phase?.rawValue ?? "") }
    expectEqual(phases, ["idle", "tracking", "dragging", "decelerating", "idle"])
    let glide = samples.filter { $0.phase == .decelerating }
    let target = try #require(glide.first?.target)
    #expect(glide.allSatisfy { $0.target == target })
    // The velocity only decreases, and the motion ends at its target: to a pixel, since offsets are drawn on pixels.
    #expect(zip(glide, glide.dropFirst()).allSatisfy { ($0.velocity ?? 0) > ($1.velocity ?? 0) })
    expectAtMost(abs((samples.last?.offset ?? 0) - target), 0.25)
    #expect(samples.last?.target == nil && samples.last?.velocity == 0)
  }

  @Test func withoutScrollViewsThereIsNothingToChoose() throws {
    #expect(throws: MotionChoiceError.nothingScrolls) { try MotionRecorder().trace(of: "auto") }
  }
}

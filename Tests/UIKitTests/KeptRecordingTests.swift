import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Views whose recordings are kept draw what they would draw without.
@MainActor
struct KeptRecordingTests {
  /// The same views on two devices, of which one keeps recordings.
  @MainActor
  private struct Pair {
    let devices = [TestDevice(), TestDevice()]
    var views: [[UIView]] = []

    init() {
      views = devices.map { device in
        let (outer, part, inner, label) = (UIView(), UIView(), UIView(), UILabel())
        outer.frame = CGRect(x: 5, y: 5, width: 90, height: 150)
        part.frame = CGRect(x: 10, y: 10, width: 70, height: 120)
        inner.frame = CGRect(x: 4, y: 4, width: 40, height: 40)
        label.frame = CGRect(x: 4, y: 60, width: 60, height: 20)
        label.text = "text"
        for view in [outer, part, inner] { view.backgroundColor = .systemBlue }
        device.window.addSubview(outer)
        outer.addSubview(part)
        [inner, label].forEach(part.addSubview)
        return [outer, part, inner, label]
      }
      devices[1].root.keepRecording(of: views[1][1])
      devices[1].root.keepRecording(of: views[1][2])
    }

    func expectSame(_ name: String, at time: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation) {
      let dumps = devices.map { $0.frame(at: time).dump() }
      expectTrue(dumps[0] == dumps[1], "\(name)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [3, 17, 91]) func keptViewsDrawTheSame(seed: UInt64) {
    let pair = Pair()
    var random = SeededGenerator(seed: seed)
    var time: TimeInterval = 0
    for _ in 0..<200 {
      let (view, change) = (random.whole(0...3), random.whole(0...12))
      let value = CGFloat(random.whole(0...39))
      for (device, views) in zip(pair.devices, pair.views) {
        device.root.becomeCurrent()
        Self.make(change, views[view], part: views[1], value, device)
      }
      time += Double(random.whole(0...19)) / 60
      pair.expectSame("seed \(seed): change \(change) of view \(view) at \(time)", at: time)
    }
  }

  private static func make(_ change: Int, _ view: UIView, part: UIView, _ value: CGFloat, _ device: TestDevice) {
    switch change {
    case 0: view.backgroundColor = UIColor(white: value / 40, alpha: 1)
    case 1: view.frame.origin.x = value
    case 2: view.bounds.size.width = 20 + value
    case 3: view.isHidden.toggle()
    case 4: view.alpha = value / 40
    case 5: view.transform = value > 20 ? CGAffineTransform(rotationAngle: value) : .identity
    case 6: (view as? UILabel)?.text = "\(Int(value))"
    case 7: part.insertSubview(UIView(frame: CGRect(x: value, y: value, width: 9, height: 9)), at: 0)
    case 8: part.subviews.first { type(of: $0) == UIView.self }?.backgroundColor = .red
    case 9: part.subviews.first { $0.bounds.width == 9 }?.removeFromSuperview()
    case 10: UIView.animate(withDuration: 0.2) { view.center.y = 40 + value }
    case 11: device.root.environment.userInterfaceStyle = value > 20 ? .dark : .light
    default: view.layer.cornerRadius = value / 4
    }
  }

  @Test func onlyChangedPartsAreDrawnAgain() {
    final class Counting: UILabel {
      var count = 0
      override func drawText(in rect: CGRect) { count += 1 }
    }
    let device = TestDevice()
    let parts = [
      Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
      Counting(frame: CGRect(x: 50, y: 0, width: 50, height: 50)),
    ]
    parts.forEach(device.window.addSubview)
    parts.forEach(device.root.keepRecording)
    device.run(for: 1)
    let before = parts.map(\.count)
    parts[0].backgroundColor = .red
    device.step()
    expectEqual(parts.map(\.count), [before[0] + 1, before[1]])
  }

  /// A view that changes another one while it draws.
  @Test func changesDuringDrawingAreShown() {
    final class Painting: UIView {
      var tone = UIColor.red
      override func draw(_ rect: CGRect) { superview?.subviews[0].backgroundColor = tone }
    }
    func dumps(keeps: Bool) -> [String] {
      let device = TestDevice()
      let (part, target) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
      target.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      let painting = Painting(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
      [target, painting].forEach(part.addSubview)
      device.window.addSubview(part)
      if keeps { [part, target].forEach(device.root.keepRecording) }
      return [UIColor.red, .green, .blue].map { color in
        painting.tone = color
        painting.setNeedsDisplay()
        return device.frame().dump()
      }
    }
    let expected = dumps(keeps: false)
    expectEqual(Set(expected).count, 3)
    expectEqual(dumps(keeps: true), expected)
  }
}

package import DeviceSupport
import Drawing
import Foundation
import Simulator
import TestSupport
import UIKit
import UIKitCore

/// A sequence of random interactions with views on a device. Each leaves a line with digests of what the screen draws.
///
/// The digests are no truth of their own: they preserve how the views behave, so that a change of the engines or views
/// that no test of its own notices becomes visible where it can be looked at.
@MainActor
package final class InteractionRun: Fixture {
  package let device: TestDevice
  package private(set) var lines: [String] = []
  private var random: SeededGenerator

  /// - Parameters:
  ///   - device: The device, which shows the views already.
  ///   - name: The name of the run, which is also the seed.
  ///   - count: The number of interactions.
  package init(on device: TestDevice, name: String, count: Int) {
    self.device = device
    random = SeededGenerator(seed: Digest(name).value)
    device.drawsOnDemand = true
    note("shown")
    for _ in 0..<count { interact() }
  }

  private func interact() {
    switch random.next(upTo: 12) {
    case 0...3: tapElement()
    case 4: tap("tap", at: point)
    case 5, 6: drag("drag up", by: CGPoint(x: 0, y: -CGFloat(80 + random.next(upTo: 400))))
    case 7: drag("drag down", by: CGPoint(x: 0, y: CGFloat(60 + random.next(upTo: 200))))
    case 8: drag("drag left", by: CGPoint(x: -CGFloat(60 + random.next(upTo: 260)), y: 0))
    case 9: drag("drag right", by: CGPoint(x: CGFloat(40 + random.next(upTo: 120)), y: 0))
    case 10: holdElement()
    default: changeTraits()
    }
  }

  // MARK: Interactions

  private func tapElement() {
    guard let element = element else { return tap("tap", at: point) }
    tap("tap \(element.role) \(element.label ?? "")", at: element.frame.middle)
  }

  private func tap(_ name: String, at point: CGPoint) {
    touch(.began, at: point)
    run(for: 0.15)
    let pressed = digest
    touch(.ended, at: point)
    note("\(name) at \(point.text)", after: pressed)
    if random.next(upTo: 3) == 0 {
      type("a1")
      note("type a1")
    }
  }

  private func holdElement() {
    let point = element?.frame.middle ?? point
    hold(point, for: 0.7)
    let held = digest
    touch(.ended, at: point)
    note("hold \(point.text)", after: held)
  }

  private func drag(_ name: String, by way: CGPoint) {
    let start = point
    let end = CGPoint(x: start.x + way.x, y: start.y + way.y)
    drag(from: start, to: end, in: [0.1, 0.3, 0.6][random.next(upTo: 3)], lifts: false)
    let dragged = digest
    touch(.ended, at: end)
    note("\(name) from \(start.text) by \(way.text)", after: dragged)
  }

  private func changeTraits() {
    var environment = root.environment
    let name: String
    switch random.next(upTo: 4) {
    case 0:
      environment.userInterfaceStyle = environment.userInterfaceStyle == .dark ? .light : .dark
      name = "turn dark or light"
    case 1:
      environment.layoutDirection = environment.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      name = "turn the direction"
    case 2:
      environment.preferredContentSizeCategory = [.large, .extraSmall, .accessibilityLarge][random.next(upTo: 3)]
      name = "text size \(environment.preferredContentSizeCategory.rawValue)"
    default:
      environment.size = CGSize(width: environment.size.height, height: environment.size.width)
      name = "rotate"
    }
    root.environment = environment
    note(name)
  }

  private var point: CGPoint {
    let size = root.environment.size
    return CGPoint(
      x: 20 + CGFloat(random.next(upTo: max(1, Int(size.width) - 40))),
      y: 60 + CGFloat(random.next(upTo: max(1, Int(size.height) - 120))))
  }

  private var element: AccessibilityTree.Element? {
    let all = AccessibilityTree(of: window).elements.filter { !$0.frame.isEmpty }
    return all.isEmpty ? nil : all[random.next(upTo: all.count)]
  }

  // MARK: Digests

  /// Writes the digests of the screen under the finger, of the next frame, of one in the middle of an animation, and of
  /// one after most animations.
  private func note(_ name: String, after pressed: String? = nil) {
    var digests = [pressed ?? String(repeating: "-", count: 8)]
    for wait in [0, 0.1, 0.7] {
      run(for: wait)
      digests.append(digest)
    }
    lines.append("\(digests.joined(separator: " "))  \(name)")
  }

  private var digest: String { Digest(Self.renumbered(frame().dump())).text }

  /// The text with scroll views numbered in the order in which they appear instead of the order of creation.
  private static func renumbered(_ text: String) -> String {
    var known: [Substring: Int] = [:]
    return text.replacing(/group scroll (\d+)/) { match in
      let number = known[match.1] ?? known.count + 1
      known[match.1] = number
      return "group scroll \(number)"
    }
  }
}

extension SeededGenerator {
  /// Returns a number from zero up to a limit, without the limit.
  package mutating func next(upTo limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}

extension CGPoint {
  /// The coordinates in whole points.
  package var text: String { "\(Int(x)),\(Int(y))" }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

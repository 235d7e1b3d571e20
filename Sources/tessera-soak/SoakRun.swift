import Foundation
import Simulator
import TestSupport
import UIKit
import UIKitCore

/// A run of one scene through user actions that checks whether every layout completes.
@MainActor
struct SoakRun {
  private let soak: SoakCase
  private let root: RenderRoot
  private var random: SeededGenerator
  private let messages = Messages()
  private var time: TimeInterval = 0
  private(set) var findings: [String] = []
  /// The most rounds that a layout took.
  private(set) var rounds = 0

  private static let frame: TimeInterval = 1 / 30
  /// The narrowest screen of a phone, in points. In smaller windows a scene's own constraints may conflict, as UIKit
  /// reports.
  private static let narrowest: CGFloat = 320

  init(_ soak: SoakCase, services: HostServices) {
    self.soak = soak
    random = SeededGenerator(seed: UInt64(soak.number))
    root = RenderRoot(
      environment: RenderEnvironment(
        size: soak.device.size, scale: soak.device.scale, safeArea: soak.device.safeArea,
        layoutDirection: soak.direction, preferredContentSizeCategory: soak.textSize,
        userInterfaceIdiom: soak.device.idiom),
      services: services)
    root.drive()
    root.window.rootViewController = soak.scene.makeViewController()
    root.window.makeKeyAndVisible()
  }

  mutating func play() {
    ConstraintLog.listener = { [messages, root] in
      guard min(root.environment.size.width, root.environment.size.height) >= Self.narrowest else { return }
      messages.texts.append($0)
    }
    defer { ConstraintLog.listener = nil }
    step("the first frame", frames: 4)
    fling(by: -0.5)
    for index in 1...3 {
      resize(to: SoakCase.sizes.randomElement(using: &random) ?? soak.device.size, "resize \(index)")
    }
    let size = root.environment.size
    resize(to: CGSize(width: size.height, height: size.width), "a rotation")
    changeTraits()
    fling(by: 0.4)
    tap()
  }

  private mutating func resize(to size: CGSize, _ name: String) {
    let device = SoakCase.device(size: size, scale: soak.device.scale)
    var environment = root.environment
    (environment.size, environment.safeArea) = (device.size, device.safeArea)
    root.environment = environment
    step("\(name) to \(Int(size.width))x\(Int(size.height))", frames: 3)
  }

  private mutating func changeTraits() {
    root.environment.userInterfaceStyle = .dark
    step("dark mode", frames: 2)
    root.environment.preferredContentSizeCategory = SoakCase.textSizes.randomElement(using: &random) ?? .large
    step("another text size", frames: 2)
    root.environment.layoutDirection = soak.direction == .leftToRight ? .rightToLeft : .leftToRight
    step("the other direction", frames: 2)
    root.environment.scale = SoakCase.scales.randomElement(using: &random) ?? 2
    step("\(root.environment.scale) pixels a point", frames: 2)
  }

  /// - Parameter share: A fraction of the screen's height; negative values scroll forward.
  private mutating func fling(by share: CGFloat) {
    let size = root.environment.size
    let start = CGPoint(x: size.width / 2, y: size.height * (share < 0 ? 0.75 : 0.3))
    touch(.began, start)
    for sample in 1...4 {
      step("a drag")
      touch(.moved, CGPoint(x: start.x, y: start.y + share * size.height * CGFloat(sample) / 4))
    }
    touch(.ended, CGPoint(x: start.x, y: start.y + share * size.height))
    step("a fling", frames: 12)
  }

  private mutating func tap() {
    let size = root.environment.size
    let point = CGPoint(
      x: CGFloat.random(in: 0..<size.width, using: &random), y: CGFloat.random(in: 0..<size.height, using: &random))
    touch(.began, point)
    step("a touch", frames: 2)
    touch(.ended, point)
    step("a tap at \(Int(point.x)),\(Int(point.y))", frames: 12)
  }

  private func touch(_ phase: PointerEvent.Phase, _ point: CGPoint) {
    root.dispatch(.pointer(PointerEvent(phase: phase, location: point, time: time)))
  }

  private mutating func step(_ name: String, frames: Int = 1) {
    for _ in 0..<frames {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      root.advance(to: time)
      time += Self.frame
      guard root.needsFrame else { continue }
      root.layout()
      rounds = max(rounds, root.layoutRounds)
      for text in messages.texts { note("\(name): \(text.replacingOccurrences(of: "\n", with: "\n  "))") }
      messages.texts = []
      if !root.isLayoutComplete {
        let views = root.viewsNeedingLayout.map { "\(type(of: $0))" }.joined(separator: ", ")
        note("layout is not complete after \(root.layoutRounds) rounds: \(name): \(views)")
      }
      _ = root.record()
    }
  }

  /// The messages logged since the last step.
  private final class Messages {
    var texts: [String] = []
  }

  private mutating func note(_ finding: String) { if findings.last != finding { findings.append(finding) } }
}

import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Transitions that flip a view: the old appearance turns away to its edge, and the new one turns from there to the
/// front. Neither is ever seen from behind.
@MainActor
struct FlipTransitionTests {
  private let device = TestDevice()
  private let card = UIView(frame: CGRect(x: 20, y: 50, width: 60, height: 60))

  init() {
    card.backgroundColor = .red
    device.window.addSubview(card)
    device.frame(at: 0)
  }

  private func isFlip(_ command: DrawCommand) -> DrawGroup? {
    guard case .group(let group) = command, group.projection != nil else { return nil }
    return group
  }

  private func color(of commands: [DrawCommand]) -> Color? {
    for command in commands {
      if case .fill(_, let color) = command { return color }
      if case .group(let group) = command, let color = color(of: group.commands) { return color }
    }
    return nil
  }

  @Test(arguments: [UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight])
  func eachAppearanceIsAsWideAsItsTurnShows(option: UIView.AnimationOptions) throws {
    UIView.transition(with: card, duration: 1, options: [option, .curveLinear]) { card.backgroundColor = .blue }
    for time in [0.2, 0.4, 0.6, 0.8] {
      let flip = try #require(device.frame(at: time).commands.compactMap(isFlip).first, "at \(time)")
      let width = try #require(flip.projection).m11
      expectClose(width, abs(cos(.pi * time)), within: 0.001, "at \(time)")
      let fill = try #require(color(of: flip.commands), "at \(time)")
      expectEqual(fill.red > fill.blue, time < 0.5, "at \(time)")
    }
  }
}

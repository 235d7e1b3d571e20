import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import UIKit
import UIKitCore
import TestSupport

@MainActor
struct VisualEffectTests {
  private let harness = TestDevice()

  private func material(_ style: UIBlurEffect.Style = .systemMaterial, _ frame: CGRect = rect(10, 20, 60, 40))
    -> UIVisualEffectView
  {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = frame
    harness.window.addSubview(view)
    return view
  }

  private func backdrops(_ commands: [DrawCommand]) -> [Backdrop] {
    commands.flatMap { command -> [Backdrop] in
      switch command {
      case .backdrop(let backdrop): [backdrop]
      case .group(let group): backdrops(group.commands)
      default: []
      }
    }
  }

  private var shown: Backdrop? { backdrops(harness.frame().commands).first }

  @Test func effectShowsBackdropBelowItsContent() throws {
    harness.add(rect(0, 0, 100, 200), .white)
    let view = material()
    harness.add(rect(5, 5, 10, 10), .red, to: view.contentView)
    let commands = harness.frame().commands
    let index = try #require(commands.firstIndex { if case .backdrop = $0 { true } else { false } })
    expectEqual(index, commands.count - 2)
    expectEqual(shown?.shape.rect, rect(10, 20, 60, 40))
    guard case .fill(let square, _) = commands[index + 1] else { return #expect(Bool(false), "nothing on the glass") }
    expectEqual(square.rect, rect(15, 25, 10, 10))
  }

  @Test func invisibleEffectsCostNothing() {
    let views = [material(), material(), material(.dark, rect(200, 0, 50, 50)), material()]
    views[0].effect = nil
    views[1].alpha = 0
    views[3].isHidden = true
    expectEmpty(backdrops(harness.frame().commands))
  }

  @Test func contentViewIsAsLargeAsTheEffectView() {
    let view = UIVisualEffectView(effect: nil)
    expectEqual(view.contentView.frame, .zero)
    view.frame = rect(3, 4, 50, 60)
    expectEqual(view.contentView.frame, rect(0, 0, 50, 60))
    view.effect = UIBlurEffect(style: .light)
    harness.window.addSubview(view)
    view.bounds.size.width = 20
    expectEqual(shown?.shape.rect.size, CGSize(width: 20, height: 60))
  }

  @Test func effectFollowsTraitsUnlessItsStyleIsFixed() throws {
    let follows = material(.systemThinMaterial)
    let light = try #require(shown)
    harness.root.environment.userInterfaceStyle = .dark
    let dark = try #require(shown)
    expectGreater(light.tint.red, 0.8)
    expectLess(dark.tint.red, 0.3)
    follows.effect = UIBlurEffect(style: .systemThinMaterialLight)
    expectEqual(shown, light)
    follows.overrideUserInterfaceStyle = .light
    follows.effect = UIBlurEffect(style: .systemThinMaterialDark)
    expectEqual(shown, dark)
  }

  /// The design kit's layers over white and over black, each gray separately.
  @Test(
    arguments: [
      (UIBlurEffect.Style.systemMaterialLight, 0.7376, 0.9683), (.systemThickMaterialLight, 0.9105, 0.9574),
      (.systemUltraThinMaterialLight, 0.3473, 0.9373), (.systemMaterialDark, 0.1306, 0.3282),
      (.systemThickMaterialDark, 0.1270, 0.2243), (.systemThinMaterialDark, 0.1243, 0.4913),
      (.systemChromeMaterialLight, 0.7965, 0.9765), (.systemChromeMaterialDark, 0.1137, 0.2937),
    ] as [(UIBlurEffect.Style, CGFloat, CGFloat)])
  func tintsAreThoseOfTheDesignKit(style: UIBlurEffect.Style, overBlack: CGFloat, overWhite: CGFloat) throws {
    let view = material(style)
    let tint = try #require(shown).tint
    view.removeFromSuperview()
    expectLess(abs(tint.red * tint.alpha - overBlack), 0.001)
    expectLess(abs(tint.red * tint.alpha + 1 - tint.alpha - overWhite), 0.002)
  }

  @Test func everyStyleHasAMaterial() throws {
    for style in (0...20).compactMap(UIBlurEffect.Style.init) {
      let view = material(style)
      let backdrop = try #require(shown)
      expectAtLeast(backdrop.blurRadius, 20)
      expectEqual(backdrop.saturation, 1.8)
      #expect((0.25...0.98).contains(backdrop.tint.alpha))
      view.removeFromSuperview()
    }
    expectEqual((0...20).compactMap(UIBlurEffect.Style.init).count, 20)
  }

  @Test func effectIsAnimated() throws {
    let view = material(.dark)
    view.effect = nil
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = UIBlurEffect(style: .dark) }
    harness.frame(at: 0.5)
    let half = try #require(shown)
    expectLess(abs(half.blurRadius - 10), 1e-6)
    expectLess(abs(half.saturation - 1.4), 1e-6)
    expectLess(abs(half.tint.alpha - 0.365), 1e-6)
    expectEqual(half.tint.red, 0.11)
    harness.frame(at: 2)
    expectEqual(shown?.blurRadius, 20)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
    harness.frame(at: 2.75)
    expectLess(abs(try #require(shown).blurRadius - 5), 1e-6)
    harness.frame(at: 4)
    expectNil(shown)
  }

  @Test func clippingRoundsTheEffectsCorners() {
    let view = material()
    view.layer.cornerRadius = 12
    view.clipsToBounds = true
    let group = harness.frame().commands.compactMap { if case .group(let group) = $0 { group } else { nil } }.last
    expectEqual(group?.clip, RoundedRect(rect(10, 20, 60, 40), radius: 12))
    expectEqual(backdrops(group?.commands ?? []).count, 1)
  }

  @Test func fadingShowsASharpBackdrop() {
    let view = material()
    view.alpha = 0.25
    let group = harness.frame().commands.compactMap { if case .group(let group) = $0 { group } else { nil } }.last
    expectEqual(group?.opacity, 0.25)
    expectEqual(backdrops(group?.commands ?? []).count, 1)
  }

  @Test func vibrancyTakesColorsFromTheBackdrop() throws {
    let blur = UIBlurEffect(style: .dark)
    let view = material(.dark)
    let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
    vibrant.frame = view.bounds
    view.contentView.addSubview(vibrant)
    harness.add(rect(5, 5, 10, 10), .red, to: vibrant.contentView)
    guard case .group(let group)? = harness.frame().commands.last else { return #expect(Bool(false), "no group") }
    expectEqual(group.mask?.count, 1)
    let tone = try #require(backdrops(group.commands).first)
    expectEqual(tone.shape.rect, rect(15, 25, 10, 10))
    expectEqual(tone.blurRadius, 0)
    expectEqual(tone.tint.red, 1)
    let strengths = (0...3).compactMap(UIVibrancyEffectStyle.init).map { style -> CGFloat in
      vibrant.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: style)
      return backdrops(harness.frame().commands).last?.tint.alpha ?? 0
    }
    expectEqual(strengths, strengths.sorted(by: >))
    expectEqual(Set(strengths).count, 4)
    expectEqual(backdrops(harness.frame().commands).last?.tint.red, 0, "dark on light glass")
  }

  @Test func effectsAreEqualByValue() {
    expectEqual(UIBlurEffect(style: .dark), UIBlurEffect(style: .dark))
    expectNotEqual(UIBlurEffect(style: .dark), UIBlurEffect(style: .light))
    let blur = UIBlurEffect(style: .dark)
    expectEqual(UIVibrancyEffect(blurEffect: blur), UIVibrancyEffect(blurEffect: blur, style: .label))
    expectNotEqual(UIVibrancyEffect(blurEffect: blur), UIVibrancyEffect(blurEffect: blur, style: .fill))
  }

  @Test func cellBackgroundEffectHasTheBackgroundsCorners() throws {
    let cell = UICollectionViewCell(frame: rect(0, 0, 80, 40))
    var background = UIBackgroundConfiguration.clear()
    background.visualEffect = UIBlurEffect(style: .systemMaterial)
    background.cornerRadius = 9
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
    cell.backgroundConfiguration = background
    harness.window.addSubview(cell)
    expectEqual(shown?.shape.rect, rect(4, 2, 72, 36))
    background.visualEffect = nil
    cell.backgroundConfiguration = background
    expectNil(shown)
  }

  @Test func barsHaveAnEffectUnlessOpaque() {
    let bar = UITabBar(frame: rect(0, 150, 100, 50))
    harness.window.addSubview(bar)
    expectEqual(shown?.blurRadius, 30)
    bar.barTintColor = .red
    expectNil(shown)
    bar.barTintColor = nil
    bar.standardAppearance.configureWithOpaqueBackground()
    bar.setNeedsLayout()
    expectNil(shown)
    expectEqual(bar.standardAppearance.backgroundColor, .systemBackground)
    let copy = UITabBarAppearance(barAppearance: UITabBarAppearance())
    expectEqual(copy.backgroundEffect, UIBlurEffect(style: .systemChromeMaterial))
  }
}

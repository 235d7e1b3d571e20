import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// The numbers of blurs and of the vibrancy on them.
@MainActor
struct MaterialTests {
  /// The numbers of `UIImage+ImageEffects`, which Apple published at WWDC 2013.
  @Test(
    arguments: [
      (.extraLight, 0.97, 0.82, 20), (.light, 1, 0.3, 30), (.dark, 0.11, 0.73, 20),
    ] as [(UIBlurEffect.Style, CGFloat, CGFloat, CGFloat)])
  func blursOfIOS8HavePublishedNumbers(style: UIBlurEffect.Style, white: CGFloat, alpha: CGFloat, radius: CGFloat) {
    for isDark in [false, true] {
      let material = Material(style, isDark: isDark)
      expectEqual(material.tint, Color(red: white, green: white, blue: white, alpha: alpha))
      expectEqual([material.radius, material.saturation], [radius, 1.8])
    }
  }

  @Test func stylesFollowTheAppearance() {
    let styles: [(UIBlurEffect.Style, light: UIBlurEffect.Style, dark: UIBlurEffect.Style)] = [
      (.regular, .light, .dark), (.prominent, .extraLight, .dark),
      (.systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark),
      (.systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark),
      (.systemMaterial, .systemMaterialLight, .systemMaterialDark),
      (.systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark),
      (.systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark),
    ]
    for (style, light, dark) in styles {
      expectEqual(Material(style, isDark: false), Material(light, isDark: false))
      expectEqual(Material(style, isDark: true), Material(dark, isDark: true))
      for isDark in [false, true] {
        expectEqual(Material(light, isDark: isDark), Material(light, isDark: false), "\(light) is fixed")
        expectEqual(Material(dark, isDark: isDark), Material(dark, isDark: false), "\(dark) is fixed")
      }
      let (bright, dim) = (Material(light, isDark: false).tint, Material(dark, isDark: false).tint)
      #expect((bright?.red ?? 0) > 0.5 && (dim?.red ?? 1) < 0.5, "\(style)")
      expectNotEqual(Material(light, isDark: false), .clear)
    }
    for kinds in [
      [.systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight],
      [.systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark],
    ] as [[UIBlurEffect.Style]] {
      let alphas = kinds.map { Material($0, isDark: false).tint?.alpha ?? 0 }
      #expect(zip(alphas, alphas.dropFirst()).allSatisfy(<), "thicker materials cover more: \(alphas)")
    }
  }

  /// Each style is fainter than the one before it, and tones are those that are seen on the blur.
  @Test func vibrancyHasStrengths() {
    let styles: [[UIVibrancyEffectStyle]] = [
      [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel], [.fill, .secondaryFill, .tertiaryFill],
    ]
    for blur in [UIBlurEffect.Style.light, .dark] {
      for group in styles {
        let tints = group.map { style in
          UIVibrancyEffect(blurEffect: UIBlurEffect(style: blur), style: style).material(UITraitCollection()).tint
        }
        #expect(zip(tints, tints.dropFirst()).allSatisfy { ($0?.alpha ?? 0) > ($1?.alpha ?? 1) })
        expectEqual(tints.map { $0?.red }, [CGFloat?](repeating: blur == .dark ? 1 : 0, count: group.count))
      }
    }
    let one = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
    let same = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: .label)
    expectEqual(one, same)
    expectEqual(one.hash, same.hash)
    expectNotEqual(one, UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: .fill))
    expectNotEqual(one, UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
  }
}

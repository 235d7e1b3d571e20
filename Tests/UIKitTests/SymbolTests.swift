import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import Typography
import UIKitCore
import TestSupport

extension UIImage {
  /// The area that the image covers, in pixels.
  var coveredPixels: Double { pixels.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } }
}

struct SymbolTests {
  private func symbol(
    _ name: String, size: CGFloat = 17, weight: UIImage.SymbolWeight = .regular, scale: UIImage.SymbolScale = .medium,
    at pixels: CGFloat = 2
  ) -> UIImage? {
    let traits = UITraitCollection(displayScale: pixels)
    return UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: size, weight: weight, scale: scale
      ).withTraitCollection(traits))
  }

  @Test(
    "is drawn for every name that lists use",
    arguments: [
      "chevron.right", "chevron.forward", "checkmark", "checkmark.circle", "checkmark.circle.fill", "circle", "star",
      "star.fill", "star.slash", "star.slash.fill", "heart.fill", "trash", "trash.fill", "plus", "minus",
      "plus.circle.fill", "minus.circle", "line.3.horizontal", "ellipsis", "ellipsis.circle", "gear", "gearshape.fill",
      "magnifyingglass", "xmark", "xmark.circle.fill", "person", "person.fill", "person.circle", "person.2.fill",
      "person.crop.circle.badge.plus", "house.fill", "bell", "bell.slash.fill", "bookmark.fill", "calendar", "clock",
      "folder", "folder.badge.plus", "photo", "photo.on.rectangle", "square.and.arrow.up", "square.and.pencil", "map",
      "mappin", "location.fill", "play.fill", "pause.fill", "music.note", "envelope", "phone.fill", "camera", "lock",
      "globe", "flag", "tag", "cart", "bag", "list.bullet", "square.grid.2x2", "rectangle.grid.1x2", "arrow.left",
      "arrow.up.arrow.down", "wifi", "airplane", "moon", "sun.max.fill", "sparkles", "hand.thumbsup", "bubble.left",
      "paperplane.fill", "doc.text", "pencil", "eye.slash", "info.circle", "exclamationmark.triangle.fill",
      "questionmark.circle", "1.circle", "42.square.fill", "internaldrive", "xmark.rectangle.fill", "book",
      "speaker.fill", "arrow.counterclockwise", "antenna.radiowaves.left.and.right",
    ] + SymbolNames.inCommonUse)
  func drawn(name: String) throws {
    let image = try #require(symbol(name))
    let missing = try #require(symbol("no.such.symbol"))
    expectTrue(image.isSymbolImage)
    expectNotEqual(image.pixels.pixels, missing.pixels.pixels)
    expectGreater(image.coveredPixels, 10)
    expectLess(image.size.width, 34)
    expectLess(image.size.height, 30)
  }

  @Test func undrawnSymbolIsAPlaceholderUnknownNameIsNil() throws {
    let image = try #require(symbol("surely.not.a.symbol"))
    expectGreater(image.size.width, 10)
    for name in ["neither.is.this", "100.circle", "1a.circle"] {
      expectEqual(symbol(name)?.pixels.pixels, image.pixels.pixels, "\(name)")
    }
    for name in ["", "Photo", "a b", "../star", ".fill", "star.", "별", "star\u{0}"] {
      expectNil(UIImage(systemName: name))
    }
    expectNotNil(symbol(String(repeating: "circle.", count: 15) + "fill"))
  }

  @Test(arguments: ["plus", "gear", "heart", "chevron.right", "wifi"])
  func heavierSymbolsCoverMore(name: String) throws {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let coverage = try weights.map { try #require(symbol(name, size: 40, weight: $0)).coveredPixels }
    #expect(zip(coverage, coverage.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: ["star", "trash", "minus"]) func symbolGrowsWithPointSizeAndScale(name: String)
    throws
  {
    let widths = try [11, 17, 28, 100].map { try #require(symbol(name, size: $0, at: 3)).size.width / $0 }
    #expect(widths.allSatisfy { abs($0 - widths[3]) < 0.08 })
    let scales = try [UIImage.SymbolScale.small, .medium, .large].map {
      try #require(symbol(name, size: 40, scale: $0)).size.width
    }
    #expect(scales[0] < scales[1] && scales[1] < scales[2])
  }

  /// The middle is half a capital's height above the baseline: San Francisco's capitals are 0.7046 of the size.
  @Test(arguments: [1, 2, 3] as [CGFloat], [13, 17, 28] as [CGFloat])
  func symbolIsCenteredOnCapitals(scale: CGFloat, size: CGFloat) throws {
    for name in ["circle", "plus", "square", "xmark"] {
      let image = try #require(symbol(name, size: size, at: scale))
      let traits = UITraitCollection(displayScale: scale)
      var offset: CGFloat = 0
      traits.performAsCurrent { offset = image.baselineOffsetFromBottom ?? .nan }
      expectLess(abs(offset * scale - (offset * scale).rounded()), 1e-9)
      let middle = image.size.height / 2 - offset
      expectAtMost(abs(middle - 0.3523 * size), 1 / scale + 0.001, "\(name)")
    }
  }

  @Test func equalSymbolsAreDrawnOnce() throws {
    let (first, second) = (try #require(symbol("bell")), try #require(symbol("bell")))
    expectEqual(first, second)
    expectIdentical(first.pixels, second.pixels)
    expectNotEqual(first, symbol("bell", weight: .bold))
  }

  @Test func configurationOverridesOnlyWhatItSets() throws {
    let plain = try #require(UIImage(systemName: "star"))
    let size = UIImage.SymbolConfiguration(pointSize: 40)
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    let both = try #require(plain.applyingSymbolConfiguration(size)?.applyingSymbolConfiguration(bold))
    expectEqual(both.symbolConfiguration, size.applying(bold))
    expectEqual(both.withConfiguration(bold).symbolConfiguration, bold)
    expectEqual(size.applying(bold).configurationWithoutPointSizeAndWeight(), UIImage.SymbolConfiguration.unspecified)
    try expectGreater(#require(plain.applyingSymbolConfiguration(size)).size.width, 2 * plain.size.width)
  }

  @Test func textStyleSymbolsGrowWithTheText() throws {
    let style = UIImage.SymbolConfiguration(textStyle: .body)
    let widths = [UIContentSizeCategory.large, .accessibilityLarge].map { category -> CGFloat in
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      return UIImage(systemName: "star", withConfiguration: style.withTraitCollection(traits))?.size.width ?? 0
    }
    expectLess(abs(widths[1] / widths[0] - 33 / 17), 0.15)
  }

  private func pixels(_ name: String, _ direction: UITraitEnvironmentLayoutDirection) throws -> [UInt32] {
    let traits = UITraitCollection {
      $0.layoutDirection = direction
      $0.displayScale = 2
    }
    return try #require(UIImage(systemName: name, compatibleWith: traits)).pixels.pixels
  }

  @Test func forwardSymbolIsMirroredInRightToLeft() throws {
    try expectNotEqual(pixels("chevron.forward", .rightToLeft), pixels("chevron.forward", .leftToRight))
    try expectEqual(pixels("chevron.right", .rightToLeft), pixels("chevron.right", .leftToRight))
  }

  /// Symbols in the direction of reading are mirrored; those of media, which follow the tape, are not.
  @Test(arguments: [
    ("speaker.wave.2.fill", true), ("speaker.slash", false), ("list.bullet", true), ("arrow.uturn.backward", true),
    ("chevron.backward", true), ("chevron.left", false), ("forward.fill", false), ("backward.fill", false),
    ("goforward.15", false),
  ]) func symbolIsMirroredInRightToLeft(name: String, isMirrored: Bool) throws {
    try expectEqual(pixels(name, .rightToLeft) != pixels(name, .leftToRight), isMirrored)
  }

  @Test(arguments: [0, -3, .nan, .infinity, 1e9] as [CGFloat])
  func absurdSizesAreClamped(size: CGFloat) throws {
    let image = try #require(symbol("circle", size: size, at: 1))
    expectGreater(image.size.width, 0)
    expectLess(image.size.width, 600)
  }
}

@MainActor
struct SymbolViewTests {
  private let harness = TestDevice(size: CGSize(width: 100, height: 100), scale: 2)

  private func command(_ image: UIImage?, _ frame: CGRect, _ mode: UIView.ContentMode = .center) -> ImageCommand? {
    let view = UIImageView(frame: frame)
    view.image = image
    view.contentMode = mode
    view.tintColor = .red
    harness.window.addSubview(view)
    defer { view.removeFromSuperview() }
    return harness.frame().commands.compactMap { if case .image(let image) = $0 { image } else { nil } }.first
  }

  @Test func symbolIsFilledWithTheTintColor() throws {
    let image = try #require(UIImage(systemName: "star"))
    let red = Color(red: 1, green: 0, blue: 0)
    expectEqual(command(image, rect(0, 0, 50, 50))?.tint, red)
    expectEqual(command(image.withTintColor(.blue), rect(0, 0, 50, 50))?.tint, Color(red: 0, green: 0, blue: 1))
    expectEqual(command(image.withTintColor(.blue, renderingMode: .alwaysTemplate), rect(0, 0, 50, 50))?.tint, red)
    expectEqual(command(image.withRenderingMode(.alwaysOriginal), rect(0, 0, 50, 50))?.tint, .black)
  }

  @Test func symbolIsDrawnOnWholePixels() throws {
    let image = try #require(UIImage(systemName: "star"))
    let shown = try #require(command(image, rect(0, 0, 50.25, 51.1)))
    let index = shown.destination
    expectEqual(index.minX * 2, (index.minX * 2).rounded())
    expectEqual(index.minY * 2, (index.minY * 2).rounded())
    expectEqual(index.width * 2, CGFloat(shown.image.width))
    expectEqual(index.height * 2, CGFloat(shown.image.height))
  }

  @Test func scaledSymbolIsDrawnAgainAtItsSize() throws {
    let image = try #require(UIImage(systemName: "circle"))
    let shown = try #require(command(image, rect(0, 0, 80, 80), .scaleAspectFit))
    expectAtMost(abs(shown.image.width - 160), 4)
  }

  @Test func viewsConfigurationAppliesBelowTheSymbols() throws {
    let view = UIImageView(image: UIImage(systemName: "circle"))
    let natural = view.intrinsicContentSize.width
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    expectGreater(view.intrinsicContentSize.width, 1.8 * natural)
    view.image = UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    expectEqual(view.intrinsicContentSize.width, natural)
  }
}

import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Transformers of configurations, the kinds of button configurations, and copies of appearances of bars.
@MainActor
struct ConfigurationRuleTests {
  private func parts(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let traits = UITraitCollection(userInterfaceStyle: style)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 1_000).rounded() / 1_000 }
  }

  /// The weights of red, green and blue in the luma of BT.601.
  @Test func grayscaleHasTheLumaOfItsColor() {
    for gray in [UIConfigurationColorTransformer.grayscale, .monochromeTint] {
      expectEqual(parts(gray(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))), [0.299, 0.299, 0.299, 0.5])
      expectEqual(parts(gray(UIColor(red: 0, green: 1, blue: 0, alpha: 1))), [0.587, 0.587, 0.587, 1])
      expectEqual(parts(gray(UIColor(red: 0, green: 0, blue: 1, alpha: 0))), [0.114, 0.114, 0.114, 0])
      let changing = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      expectEqual(parts(gray(changing), .dark), [1, 1, 1, 1])
      expectEqual(parts(gray(changing), .light), [0, 0, 0, 1])
    }
    expectEqual(UIConfigurationColorTransformer.preferredTint(.orange), .orange)
    let swap = UIConfigurationColorTransformer { $0 == .red ? .green : .blue }
    expectEqual([swap(.red), swap(.green), swap.transform(.red)], [.green, .blue, .green])
  }

  @Test func textTransformersChangeAttributes() {
    let bold = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.uiKit.font = .boldSystemFont(ofSize: 31)
      return attributes
    }
    expectEqual(bold(AttributeContainer()).uiKit.font, .boldSystemFont(ofSize: 31))
    var configuration = UIButton.Configuration.plain()
    configuration.title = "x"
    configuration.titleTextAttributesTransformer = bold
    let button = UIButton(configuration: configuration)
    let device = TestDevice.phone()
    device.window.addSubview(button)
    button.frame = rect(0, 0, 200, 60)
    device.run(for: 0.1)
    expectEqual(
      button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont,
      .boldSystemFont(ofSize: 31))
  }

  /// Apple's names for the same kinds; glass has the shape of a capsule.
  @Test func kindsHaveSeveralNames() {
    typealias Kind = UIButton.Configuration
    expectEqual(
      [Kind.borderless(), .bordered(), .borderedTinted(), .borderedProminent()],
      [.plain(), .gray(), .tinted(), .filled()])
    expectEqual(
      [Kind.glass(), .clearGlass(), .prominentGlass(), .prominentClearGlass()].map(\.cornerStyle),
      [.capsule, .capsule, .capsule, .capsule])
    expectEqual(Kind.clearGlass(), Kind.glass())
    expectEqual(Kind.prominentClearGlass(), .prominentGlass())
    expectNotEqual(Kind.prominentGlass(), Kind.glass())
    expectEqual(Set([Kind.plain(), .gray(), .tinted(), .filled(), .bordered()]).count, 4)
    let plain = Kind.plain()
    expectEqual([plain.cornerStyle, Kind.filled().cornerStyle], [.dynamic, .dynamic])
    expectEqual([plain.imagePadding, plain.titlePadding], [0, 1])
    expectEqual([plain.titleLineBreakMode, plain.subtitleLineBreakMode], [.byWordWrapping, .byWordWrapping])
    expectEqual(plain.imagePlacement, .leading)
    expectEqual([plain.showsActivityIndicator, plain.automaticallyUpdateForSelection], [false, true])
  }

  /// Every property takes part in the comparison of configurations.
  @Test func configurationsDifferInEachProperty() {
    let changes: [(String, (inout UIButton.Configuration) -> Void)] = [
      ("cornerStyle", { $0.cornerStyle = .large }), ("buttonSize", { $0.buttonSize = .mini }),
      ("baseForegroundColor", { $0.baseForegroundColor = .red }),
      ("baseBackgroundColor", { $0.baseBackgroundColor = .red }), ("image", { $0.image = UIImage(systemName: "star") }),
      ("symbol", { $0.preferredSymbolConfigurationForImage = .init(pointSize: 9) }),
      ("imageColor", { $0.imageColorTransformer = .grayscale }),
      ("activity", { $0.showsActivityIndicator = true }),
      ("activityColor", { $0.activityIndicatorColorTransformer = .grayscale }),
      ("indicator", { $0.indicator = .popup }), ("indicatorColor", { $0.indicatorColorTransformer = .grayscale }),
      ("title", { $0.title = "a" }), ("subtitle", { $0.subtitle = "a" }),
      ("titleBreak", { $0.titleLineBreakMode = .byClipping }),
      ("subtitleBreak", { $0.subtitleLineBreakMode = .byClipping }), ("insets", { $0.contentInsets.leading = 99 }),
      ("placement", { $0.imagePlacement = .bottom }), ("imagePadding", { $0.imagePadding = 3 }),
      ("titlePadding", { $0.titlePadding = 3 }), ("alignment", { $0.titleAlignment = .trailing }),
      ("selection", { $0.automaticallyUpdateForSelection = false }),
      ("background", { $0.background.cornerRadius = 3 }),
    ]
    for (name, change) in changes {
      var (one, other) = (UIButton.Configuration.gray(), UIButton.Configuration.gray())
      expectEqual(one, other)
      change(&one)
      expectNotEqual(one, other, "\(name)")
      change(&other)
      expectEqual(one, other, "\(name)")
      expectEqual(one.hashValue, other.hashValue, "\(name)")
    }
  }

  /// Insets that an app sets stay with every size; the others are those of the size.
  @Test func insetsFollowTheSizeUnlessTheyAreSet() {
    var configuration = UIButton.Configuration.filled()
    let insets: [(UIButton.Configuration.Size, CGFloat, CGFloat)] = [
      (.mini, 4, 8), (.small, 5, 10), (.large, 15, 20), (.medium, 7, 12),
    ]
    for (size, vertical, horizontal) in insets {
      configuration.buttonSize = size
      expectEqual(
        configuration.contentInsets,
        NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
    }
    let own = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.contentInsets = own
    configuration.buttonSize = .large
    expectEqual(configuration.contentInsets, own)
    configuration.setDefaultContentInsets()
    expectEqual(configuration.contentInsets.leading, 20)
    configuration.buttonSize = .mini
    expectEqual(configuration.contentInsets.leading, 8)
  }

  // MARK: Bars

  @Test func backgroundsOfBars() {
    let appearance = UINavigationBarAppearance()
    func kind() -> [Bool] {
      [appearance.backgroundEffect != nil, appearance.backgroundColor != nil, appearance.shadowColor != nil]
    }
    expectEqual(kind(), [true, false, true])
    expectEqual(appearance.backgroundEffect, UIBlurEffect(style: .systemChromeMaterial))
    expectEqual(appearance.shadowColor.map { parts($0) }, [0, 0, 0, 0.3])
    expectEqual(appearance.shadowColor.map { parts($0, .dark) }, [1, 1, 1, 0.15])
    appearance.configureWithOpaqueBackground()
    expectEqual(kind(), [false, true, true])
    expectEqual(appearance.backgroundColor, .systemBackground)
    appearance.configureWithTransparentBackground()
    expectEqual(kind(), [false, false, false])
    appearance.configureWithDefaultBackground()
    expectEqual(kind(), [true, false, true])
  }

  @Test func copiesOfAppearancesHaveEveryProperty() throws {
    let (one, picture) = (UINavigationBarAppearance(), DrawingPicture.image)
    (one.backgroundEffect, one.backgroundColor, one.shadowColor) = (UIBlurEffect(style: .dark), .red, .green)
    (one.shadowImage, one.backgroundImage) = (picture, picture)
    one.titleTextAttributes = [.foregroundColor: UIColor.red]
    one.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
    one.subtitleTextAttributes = [.foregroundColor: UIColor.blue]
    one.largeSubtitleTextAttributes = [.foregroundColor: UIColor.brown]
    one.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    one.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.cyan]
    one.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
    one.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.orange]
    one.setBackIndicatorImage(picture, transitionMaskImage: picture)
    let copy = try #require(one.copy() as? UINavigationBarAppearance)
    func color(_ attributes: [NSAttributedString.Key: Any]) -> UIColor? { attributes[.foregroundColor] as? UIColor }
    func facts(_ look: UINavigationBarAppearance) -> [UIColor?] {
      [
        look.backgroundColor, look.shadowColor, color(look.titleTextAttributes), color(look.largeTitleTextAttributes),
        color(look.subtitleTextAttributes), color(look.largeSubtitleTextAttributes),
        color(look.buttonAppearance.normal.titleTextAttributes),
        color(look.doneButtonAppearance.normal.titleTextAttributes),
        color(look.backButtonAppearance.normal.titleTextAttributes),
      ]
    }
    expectEqual(facts(copy), [.red, .green, .red, .green, .blue, .brown, .cyan, .purple, .orange])
    expectEqual(copy.backgroundEffect, UIBlurEffect(style: .dark))
    for image in [
      copy.shadowImage, copy.backgroundImage, copy.backIndicatorImage, copy.backIndicatorTransitionMaskImage,
    ] { expectIdentical(image, picture) }
    expectEqual(copy.titlePositionAdjustment, UIOffset(horizontal: 1, vertical: 2))
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    copy.doneButtonAppearance.normal.titleTextAttributes = [:]
    copy.backButtonAppearance.normal.titleTextAttributes = [:]
    expectEqual(facts(one), [.red, .green, .red, .green, .blue, .brown, .cyan, .purple, .orange])
    let tools = UIToolbarAppearance(barAppearance: one)
    expectEqual([tools.backgroundColor, tools.shadowColor], [.red, .green])
    expectEqual(color(tools.buttonAppearance.normal.titleTextAttributes), nil)
    tools.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.cyan]
    tools.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
    let same = UIToolbarAppearance(barAppearance: tools)
    expectEqual(color(same.buttonAppearance.normal.titleTextAttributes), .cyan)
    expectEqual(color(same.doneButtonAppearance.normal.titleTextAttributes), .brown)
  }

  @MainActor
  private enum DrawingPicture {
    static let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
  }

  // MARK: Groups of items

  @Test func groupsKnowTheirItems() {
    let (first, second) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"))
    let group = UIBarButtonItemGroup.fixedGroup(items: [first, second])
    expectEqual(group.barButtonItems, [first, second])
    expectNil(group.representativeItem)
    expectEqual([first.buttonGroup, second.buttonGroup], [group, group])
    group.barButtonItems = [second]
    expectNil(first.buttonGroup)
    expectIdentical(second.buttonGroup, group)
    expectEqual([group.isHidden, group.alwaysAvailable, group.isDisplayingRepresentativeItem], [false, false, false])
    let sign = UIBarButtonItem(title: "S")
    let hidden = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "x", inDefaultCustomization: false, representativeItem: sign, items: [first])
    expectEqual(
      [hidden.isHidden, hidden.representativeItem === sign, hidden.barButtonItems == [first]],
      [true, true, true])
    expectFalse(UIBarButtonItemGroup.optionalGroup(customizationIdentifier: "x", items: []).isHidden)
    let moved = UIBarButtonItemGroup.movableGroup(
      customizationIdentifier: "x", representativeItem: sign, items: [second])
    expectEqual(
      [moved.isHidden, moved.representativeItem === sign, moved.barButtonItems == [second]],
      [false, true, true])
    expectIdentical(second.buttonGroup, moved)
    expectEqual(UIBarButtonItemGroup().barButtonItems, [])
  }
}

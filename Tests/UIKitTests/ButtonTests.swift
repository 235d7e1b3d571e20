import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct ButtonTests {
  private func fixture(_ button: UIButton, size: CGSize = CGSize(width: 200, height: 50)) -> ControlFixture<UIButton> {
    button.bounds.size = size
    return ControlFixture(button)
  }

  /// A button that a coder creates is one that a frame creates.
  @Test func aCoderMakesAPlainButton() throws {
    let pictures = try [UIButton(frame: .zero), #require(UIButton(coder: NSCoder()))].map { button in
      button.setTitle("Go", for: .normal)
      return fixture(button).dump()
    }
    expectEqual(pictures[0], pictures[1])
    expectContains(pictures[0], "Go")
  }

  /// Published buttons measure their title in an override of `intrinsicContentSize`, before any layout.
  @Test func partsHaveTheContentOfTheStateAtOnce() {
    let device = TestDevice()
    device.becomeCurrent()
    let button = UIButton()
    button.setTitle("Three", for: .normal)
    button.setTitle("Four", for: .selected)
    expectEqual(button.titleLabel?.text, "Three")
    expectEqual(button.titleLabel?.intrinsicContentSize.width, 5 * 9)
    button.isSelected = true
    expectEqual(button.titleLabel?.text, "Four")
    button.setAttributedTitle(NSAttributedString(string: "Five"), for: .selected)
    expectEqual(button.titleLabel?.attributedText?.string, "Five")
    let image = UIImage(systemName: "star")
    button.setImage(image, for: .normal)
    expectIdentical(button.imageView?.image, image)
  }

  /// The title of a button with a configuration appears with the next layout, as on iOS.
  @Test func theTitleOfAConfigurationWaitsForLayout() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Later"
    button.configuration = configuration
    expectNil(button.titleLabel?.text)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "Later")
  }

  /// Buttons with an image of their own are placed by their center alone.
  @Test(arguments: [UIButton.ButtonType.close, .contactAdd, .infoLight, .infoDark, .detailDisclosure])
  func aButtonWithAnImageOfItsOwnHasItsSize(_ type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    expectEqual(button.frame, CGRect(origin: .zero, size: button.intrinsicContentSize))
    expectGreater(button.bounds.width, 15)
    expectEqual(UIButton(type: .system).bounds.size, .zero)
  }

  // MARK: Images larger than their button

  @Test func imagesAreSqueezedIntoAButtonWithoutConfiguration() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 100)).image { _ in }
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    _ = fixture(button, size: CGSize(width: 20, height: 20))
    expectEqual(button.imageView?.frame, CGRect(x: 0, y: 0, width: 20, height: 20))
    expectEqual(button.intrinsicContentSize, CGSize(width: 300, height: 100))
    button.bounds.size = CGSize(width: 400, height: 60)
    button.layoutIfNeeded()
    expectEqual(button.imageView?.frame, CGRect(x: 50, y: 0, width: 300, height: 60))
    button.imageEdgeInsets = UIEdgeInsets(top: 20, left: 150, bottom: 10, right: 150)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    expectEqual(button.imageView?.frame, CGRect(x: 150, y: 20, width: 100, height: 30))
  }

  // MARK: The rectangles of its parts

  @Test func aSubclassPlacesImageAndTitle() {
    final class Stacked: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: contentRect.minY, width: contentRect.width, height: 10)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: contentRect.minY + 10, width: contentRect.width, height: 20)
      }
      override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 5) }
    }
    let (stacked, plain) = (Stacked(type: .custom), UIButton(type: .custom))
    for button in [stacked, plain] {
      button.setTitle("Go", for: .normal)
      button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }, for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 20, bottom: 4, right: 0)
      button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 0)
      _ = fixture(button, size: CGSize(width: 100, height: 50))
    }
    expectEqual(stacked.imageView?.frame, rect(4, 5, 92, 10))
    expectEqual(stacked.titleLabel?.frame, rect(4, 15, 92, 20))
    // The default rectangles are those of the layout.
    let content = plain.contentRect(forBounds: plain.bounds)
    expectEqual(content, rect(20, 2, 80, 44))
    expectEqual(plain.imageRect(forContentRect: content), plain.imageView?.frame)
    expectEqual(plain.titleRect(forContentRect: content), plain.titleLabel?.frame)
    let moved = plain.imageRect(forContentRect: content.offsetBy(dx: 7, dy: 0))
    expectEqual(moved.minX, (plain.imageView?.frame.minX ?? 0) + 7)
    expectEqual(plain.backgroundRect(forBounds: plain.bounds), plain.bounds)
  }

  // MARK: State by state

  @Test func statesFallBackToNormalValue() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .selected)
    expectEqual(button.currentTitle, "Go")
    expectEqual(button.title(for: .highlighted), "Go")
    button.isSelected = true
    expectEqual(button.currentTitle, "Gone")
    let fixture = fixture(button)
    expectContains(fixture.dump(), "Gone")
  }

  @Test func titlesHaveTheirTypesColourAndFont() {
    let (system, custom) = (UIButton(type: .system), UIButton(type: .custom))
    expectEqual(system.currentTitleColor, system.tintColor)
    expectEqual(custom.currentTitleColor, .white)
    expectEqual(system.titleLabel?.font.pointSize, 15)
    expectEqual(custom.titleLabel?.font.pointSize, 18)
    custom.setTitleColor(.red, for: .normal)
    custom.setTitleColor(.blue, for: .disabled)
    expectEqual(custom.currentTitleColor, .red)
    expectEqual(custom.titleColor(for: .selected), .red)
    custom.isEnabled = false
    expectEqual(custom.currentTitleColor, .blue)
    system.titleLabel?.font = .systemFont(ofSize: 40)
    system.setTitle("Large", for: .normal)
    _ = system.intrinsicContentSize
    expectEqual(system.titleLabel?.font.pointSize, 40)
  }

  @Test func aTitleHasSixPointsAboveAndBelow() {
    let harness = TestDevice()
    defer { withExtendedLifetime(harness) {} }
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.text = "Title"
    let text = label.intrinsicContentSize
    expectEqual(button.intrinsicContentSize, CGSize(width: text.width, height: text.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(button.intrinsicContentSize, CGSize(width: text.width + 6, height: text.height + 4))
  }

  /// Published storyboards have frames of 30 by 30 points for system buttons without a title.
  @Test(arguments: [UIButton.ButtonType.system, .custom])
  func aButtonWithoutContentHasRoomForAShortTitle(_ type: UIButton.ButtonType) throws {
    let harness = TestDevice()
    defer { withExtendedLifetime(harness) {} }
    let button = UIButton(type: type)
    let line = try #require(button.titleLabel?.font.lineHeight)
    expectEqual(button.intrinsicContentSize, CGSize(width: 30, height: line.rounded(.up) + 12))
    button.setTitle("A", for: .normal)
    expectEqual(button.intrinsicContentSize.width, 30)
    button.setTitle("A longer title", for: .normal)
    expectGreater(button.intrinsicContentSize.width, 60)
    button.setTitle("A", for: .normal)
    button.contentEdgeInsets.left = 1
    expectLess(button.intrinsicContentSize.width, 20)
    button.contentEdgeInsets.left = 0
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }, for: .normal)
    button.setTitle(nil, for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 5, height: 5))
  }

  @Test func aButtonIsAsLargeAsItsBackgroundImage() {
    let harness = TestDevice()
    defer { withExtendedLifetime(harness) {} }
    let button = UIButton(type: .custom)
    button.setTitle("A", for: .normal)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 70, height: 90)).image { _ in }
    button.setBackgroundImage(image, for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 70, height: 90))
    button.setTitle("A title that is much longer than the image", for: .normal)
    expectGreater(button.intrinsicContentSize.width, 70)
    expectEqual(button.intrinsicContentSize.height, 90)
  }

  @Test func contentFollowsAlignment() throws {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let fixture = fixture(button)
    let label = try #require(button.titleLabel)
    expectClose(label.frame.midX, 100)
    expectClose(label.frame.midY, 25)
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .bottom
    fixture.frame()
    expectEqual(label.frame.minX, 0)
    expectClose(label.frame.maxY, 50)
    button.semanticContentAttribute = .forceRightToLeft
    fixture.frame()
    expectClose(label.frame.maxX, 200)
  }

  @Test func imagePrecedesTitle() throws {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setTitle("Star", for: .normal)
    let fixture = fixture(button)
    let (label, picture) = (try #require(button.titleLabel), try #require(button.imageView))
    expectClose(picture.frame.maxX, label.frame.minX)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 8)
    fixture.frame()
    expectClose(picture.frame.maxX, label.frame.minX - 8)
  }

  // MARK: Configurations

  /// Xcode gives the buttons of storyboards a configuration with a title, and published code sets another one.
  @Test func titlesAndImagesReplaceThoseOfTheConfiguration() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Next"
    let button = UIButton(configuration: configuration)
    let fixture = fixture(button)
    expectEqual(button.titleLabel?.text, "Next")
    button.setTitle("Get Started", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    fixture.frame()
    expectEqual(button.titleLabel?.text, "Get Started")
    expectEqual(button.configuration?.image, UIImage(systemName: "star"))
    button.configuration?.title = "Done"
    fixture.frame()
    expectEqual(button.titleLabel?.text, "Done")
  }

  @Test func aConfigurationsSizeIsItsContentAndInsets() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Title"
    let text = label.intrinsicContentSize
    expectClose(button.intrinsicContentSize.width, text.width + 24)
    expectClose(button.intrinsicContentSize.height, text.height + 14)
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectClose(button.intrinsicContentSize.width, text.width + 6)
    button.configuration?.buttonSize = .large
    expectEqual(button.configuration?.contentInsets.leading, 2, "insets of one's own stay")
    button.configuration?.setDefaultContentInsets()
    expectEqual(button.configuration?.contentInsets.leading, 20)
  }

  struct Placement: CustomTestStringConvertible {
    var edge: NSDirectionalRectEdge
    var isRightToLeft = false
    /// The direction from title to image.
    var direction: CGPoint
    var testDescription: String { "\(edge.rawValue) \(isRightToLeft)" }
  }

  @Test(arguments: [
    Placement(edge: .leading, direction: CGPoint(x: -1, y: 0)),
    Placement(edge: .leading, isRightToLeft: true, direction: CGPoint(x: 1, y: 0)),
    Placement(edge: .trailing, direction: CGPoint(x: 1, y: 0)),
    Placement(edge: .trailing, isRightToLeft: true, direction: CGPoint(x: -1, y: 0)),
    Placement(edge: .top, direction: CGPoint(x: 0, y: -1)), Placement(edge: .bottom, direction: CGPoint(x: 0, y: 1)),
  ])
  func imageFollowsImagePlacement(placement: Placement) throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(systemName: "star")
    configuration.imagePlacement = placement.edge
    configuration.imagePadding = 10
    let button = UIButton(configuration: configuration)
    if placement.isRightToLeft { button.semanticContentAttribute = .forceRightToLeft }
    let fixture = fixture(button, size: CGSize(width: 200, height: 100))
    fixture.frame()
    let (text, image) = (try #require(button.titleLabel).frame, try #require(button.imageView).frame)
    let gap = placement.direction
    if gap.x < 0 { #expect(isClose(text.minX - image.maxX, 10)) }
    if gap.x > 0 { #expect(isClose(image.minX - text.maxX, 10)) }
    if gap.y < 0 { #expect(isClose(text.minY - image.maxY, 10)) }
    if gap.y > 0 { #expect(isClose(image.minY - text.maxY, 10)) }
    let whole = text.union(image)
    expectClose(whole.midX, 100)
    expectClose(whole.midY, 50)
  }

  @Test func subtitleIsBelowTitle() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A long title"
    configuration.subtitle = "short"
    configuration.titlePadding = 5
    let button = UIButton(configuration: configuration)
    for (alignment, share) in [(UIButton.Configuration.TitleAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1)] {
      button.configuration?.titleAlignment = alignment
      let fixture = fixture(button, size: CGSize(width: 200, height: 80))
      fixture.frame()
      let (title, subtitle) = (try #require(button.titleLabel).frame, try #require(button.subtitleLabel).frame)
      expectClose(subtitle.minY - title.maxY, 5)
      expectClose(subtitle.minX - title.minX, (title.width - subtitle.width) * share)
    }
  }

  private func background(_ button: UIButton) -> Color? {
    let fixture = fixture(button)
    return fixture.fills().first?.color
  }

  @Test func buttonKindsHaveTheirBackgrounds() {
    let tint = UIColor.red
    func make(_ configuration: UIButton.Configuration) -> UIButton {
      let button = UIButton(configuration: configuration)
      button.tintColor = tint
      return button
    }
    expectNil(background(make(.plain())))
    expectEqual(background(make(.filled())), Color(red: 1, green: 0, blue: 0))
    expectEqual(background(make(.tinted())), Color(red: 1, green: 0, blue: 0, alpha: 0.18))
    let gray = background(make(.gray()))
    expectNotNil(gray)
    expectEqual(gray?.red, gray?.green)
    let selected = make(.tinted())
    selected.isSelected = true
    expectEqual(background(selected), Color(red: 1, green: 0, blue: 0))
    let disabled = make(.filled())
    disabled.isEnabled = false
    let color = background(disabled)
    expectNotNil(color)
    expectEqual(color?.red, color?.green)
  }

  @Test func cornersAreAsRoundAsTheirStyle() {
    let radii: [(UIButton.Configuration.CornerStyle, CGFloat)] = [
      (.capsule, 25), (.small, 4), (.medium, 8), (.large, 12),
    ]
    for (style, radius) in radii {
      var configuration = UIButton.Configuration.filled()
      configuration.cornerStyle = style
      let fixture = fixture(UIButton(configuration: configuration))
      expectEqual(fixture.fills().first?.shape.radius, radius)
    }
  }

  @Test func updateHandlerRunsPerStateWithoutRecursion() {
    var calls: [UIControl.State] = []
    var configuration = UIButton.Configuration.filled()
    configuration.title = "off"
    let button = UIButton(configuration: configuration)
    button.configurationUpdateHandler = { button in
      calls.append(button.state)
      button.configuration?.title = button.isHighlighted ? "pressed" : "idle"
    }
    let fixture = fixture(button)
    expectEqual(calls, [.normal])
    expectEqual(button.titleLabel?.text, "idle")
    fixture.touch(.began, at: CGPoint(x: 10, y: 10))
    fixture.frame()
    expectEqual(calls, [.normal, .highlighted])
    expectEqual(button.titleLabel?.text, "pressed")
    fixture.touch(.ended, at: CGPoint(x: 10, y: 10))
    fixture.frame()
    expectEqual(button.titleLabel?.text, "idle")
    expectEqual(calls.count, 3)
    fixture.run(for: 0.2)
    expectEqual(calls.count, 3)
  }

  @Test func titleTransformerChangesAttributesOnUpdate() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 30, weight: .bold)
      outgoing.foregroundColor = UIColor.green
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    let dump = fixture(button).dump()
    expectContains(dump, "system 30 weight 0.4 #00FF00FF", "\(dump)")
    var title = AttributedString("Own")
    title.font = UIFont.systemFont(ofSize: 9)
    button.configuration?.titleTextAttributesTransformer = nil
    button.configuration?.attributedTitle = title
    expectContains(fixture(button).dump(), "system 9")
  }

  @Test func activityIndicatorReplacesImage() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "star")
    configuration.showsActivityIndicator = true
    let button = UIButton(configuration: configuration)
    let fixture = fixture(button)
    let first = fixture.dump()
    #expect(first.contains("path stroke") && !first.contains("star"))
    fixture.run(for: 0.3)
    expectNotEqual(fixture.dump(), first)
    button.configuration?.showsActivityIndicator = false
    #expect(fixture.dump().contains("star") && !fixture.dump().contains("path stroke"))
  }

  // MARK: Actions

  @Test func aTapPerformsThePrimaryActionOnce() {
    var performed = 0
    let action = UIAction(title: "Go") { _ in performed += 1 }
    let button = UIButton(configuration: .filled(), primaryAction: action)
    expectEqual(button.configuration?.title, "Go")
    button.addAction(action, for: .touchUpInside)
    let fixture = fixture(button)
    fixture.tap(CGPoint(x: 100, y: 25))
    expectEqual(performed, 1)
    button.performPrimaryAction()
    expectEqual(performed, 2)
    fixture.touch(.began, at: CGPoint(x: 100, y: 25))
    fixture.touch(.moved, at: CGPoint(x: 300, y: 300))
    fixture.touch(.ended, at: CGPoint(x: 300, y: 300))
    expectEqual(performed, 2)
  }

  @Test func tapTogglesSelectionBeforeAction() {
    let button = UIButton(type: .system)
    button.changesSelectionAsPrimaryAction = true
    let fixture = fixture(button)
    fixture.note(.primaryActionTriggered) { "\($0.isSelected)" }
    fixture.tap(CGPoint(x: 10, y: 10))
    fixture.tap(CGPoint(x: 10, y: 10))
    expectEqual(fixture.reports, ["true", "false"])
  }

  @Test func longTitlesWrapInNarrowButtons() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title that is much too long for one line"
    let button = UIButton(configuration: configuration)
    let (wide, narrow) = (button.sizeThatFits(.zero), button.sizeThatFits(CGSize(width: 120, height: 0)))
    expectAtMost(narrow.width, 120)
    expectGreater(narrow.height, wide.height)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    expectEqual(button.sizeThatFits(CGSize(width: 120, height: 0)).height, wide.height)
  }

  @Test func textGrowsWithTheUsersSize() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let fixture = ControlFixture(UIButton(configuration: configuration))
    let before = fixture.control.intrinsicContentSize
    fixture.root.environment.preferredContentSizeCategory = .accessibilityLarge
    fixture.frame()
    expectGreater(fixture.control.intrinsicContentSize.height, before.height)
  }
}

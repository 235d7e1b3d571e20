import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

import UIKitCollections
import UIKitCore

/// Views of list content by themselves: what their parts show, their margins, and their sizes.
@MainActor
struct ListContentViewTests {
  private typealias Content = UIListContentConfiguration

  private let device = TestDevice.phone(scale: 3)

  init() { device.becomeCurrent() }

  private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    let label = UILabel()
    (label.text, label.font) = (text, font)
    return label.intrinsicContentSize.width
  }

  @Test(
    arguments: [
      (.none, "a quick FOX"), (.uppercase, "A QUICK FOX"), (.lowercase, "a quick fox"), (.capitalized, "A Quick Fox"),
    ]
      as [(Content.TextProperties.TextTransform, String)])
  private func textsChangeTheirCase(_ transform: Content.TextProperties.TextTransform, _ shown: String) {
    var content = Content.subtitleCell()
    (content.text, content.secondaryText) = ("a quick FOX", "Second line")
    content.textProperties.transform = transform
    let view = UIListContentView(configuration: content)
    expectEqual(labels(view).map(\.text), [shown, "Second line"])
    content.textProperties.transform = .none
    content.secondaryTextProperties.transform = transform
    content.secondaryText = "a quick FOX"
    view.configuration = content
    expectEqual(labels(view).map(\.text), ["a quick FOX", shown])
  }

  @Test func headersAreHeadings() {
    let view = UIListContentView(configuration: .cell())
    let presets = [
      Content.plainHeader(), .groupedHeader(), .sidebarHeader(), .header(), .groupedFooter(), .sidebarCell(),
    ]
    let traits = presets.map { preset in
      var content = preset
      (content.text, content.secondaryText) = ("Text", "Second line")
      view.configuration = content
      return labels(view).map(\.accessibilityTraits)
    }
    let heading: UIAccessibilityTraits = [.staticText, .header]
    expectEqual(traits, [heading, heading, heading, heading, .staticText, .staticText].map { [$0, .staticText] })
  }

  @Test func textPropertiesReachTheLabels() {
    var content = Content.cell()
    content.text = "Text"
    func label() -> UILabel? { labels(UIListContentView(configuration: content)).first }
    expectEqual(label()?.textAlignment, .natural)
    expectEqual(label()?.lineBreakMode, .byTruncatingTail)
    expectEqual([label()?.numberOfLines, Int(label()?.minimumScaleFactor ?? -1)], [0, 0])
    content.textProperties.alignment = .center
    expectEqual(label()?.textAlignment, .center)
    content.textProperties.alignment = .justified
    expectEqual(label()?.textAlignment, .justified)
    content.textProperties.lineBreakMode = .byTruncatingMiddle
    (content.textProperties.numberOfLines, content.textProperties.minimumScaleFactor) = (3, 0.5)
    (content.textProperties.adjustsFontSizeToFitWidth, content.alpha) = (true, 0.4)
    content.textProperties.color = .red
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    expectNotNil(content.textProperties.colorTransformer)
    let shown = label()
    expectEqual(shown?.lineBreakMode, .byTruncatingMiddle)
    expectEqual(shown?.numberOfLines, 3)
    expectEqual([shown?.minimumScaleFactor, shown?.alpha], [0.5, 0.4])
    expectEqual(shown?.adjustsFontSizeToFitWidth, true)
    expectEqual(shown?.textColor, UIColor.red.withAlphaComponent(0.5))
    content.text = ""
    expectNil(label(), "an empty text has no label")
  }

  @Test func picturesHaveTheirEdges() throws {
    var content = Content.cell()
    content.image = UIImage(systemName: "star")
    var properties = content.imageProperties
    expectNil(properties.strokeColor)
    expectNil(properties.strokeColorTransformer)
    expectNil(properties.tintColorTransformer)
    expectEqual(properties.resolvedStrokeColor(for: .green), .green)
    properties.strokeColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    expectNotNil(properties.strokeColorTransformer)
    expectEqual(properties.resolvedStrokeColor(for: .green), .blue)
    properties.strokeColorTransformer = nil
    properties.tintColorTransformer = UIConfigurationColorTransformer { _ in .brown }
    expectNotNil(properties.tintColorTransformer)
    (properties.strokeColor, properties.strokeWidth, properties.cornerRadius) = (.red, 2, 5)
    content.imageProperties = properties
    let view = UIListContentView(configuration: content)
    let picture = try #require(view.subviews.first as? UIImageView)
    expectEqual(picture.tintColor, .brown)
    expectEqual(picture.layer.borderColor, UIColor.red.cgColor)
    expectEqual([picture.layer.borderWidth, picture.layer.cornerRadius], [2, 5])
    expectTrue(picture.clipsToBounds)
    expectEqual(picture.contentMode, .scaleAspectFit)
    // Without a color of its own, the edge has the view's tint color.
    content.imageProperties.strokeColor = nil
    view.configuration = content
    view.tintColor = .magenta
    expectEqual(picture.layer.borderColor, UIColor.magenta.cgColor)
    expectEqual(picture.tintColor, .brown)
    content.image = nil
    view.configuration = content
    expectNil(picture.superview)
  }

  /// The height of a row, or that of a fixed target; the width of the target, or that of the content.
  @Test func viewsFitTheirTargets() {
    var content = Content.cell()
    content.text = "Text"
    let view = UIListContentView(configuration: content)
    view.bounds.size.width = 77
    expectEqual(view.sizeThatFits(CGSize(width: 200, height: 5)), CGSize(width: 200, height: 44))
    expectEqual(view.sizeThatFits(.zero), CGSize(width: 77, height: 44))
    func size(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
      view.systemLayoutSizeFitting(
        CGSize(width: 200, height: 30), withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    let grid = PixelGrid(scale: 3)
    let natural = grid.ceil(16 + width("Text", content.textProperties.font) + 8)
    expectEqual(size(.required, .fittingSizeLevel), CGSize(width: 200, height: 44))
    expectEqual(size(.required, .required), CGSize(width: 200, height: 30))
    expectClose(size(.fittingSizeLevel, .required), CGSize(width: natural, height: 30), within: 0.34)
    expectClose(size(.fittingSizeLevel, .defaultLow), CGSize(width: natural, height: 44), within: 0.34)
    // Texts beside each other need the room of both, and below each other that of the wider one.
    for isBeside in [true, false] {
      content.secondaryText = "Value"
      content.prefersSideBySideTextAndSecondaryText = isBeside
      view.configuration = content
      let (first, second) = (
        width("Text", content.textProperties.font), width("Value", content.secondaryTextProperties.font)
      )
      let inner = isBeside ? first + content.textToSecondaryTextHorizontalPadding + second : max(first, second)
      expectClose(size(.fittingSizeLevel, .required).width, 24 + inner, within: 0.7)
    }
    (content.text, content.secondaryText) = (nil, nil)
    content.image = UIImage(
      pixels: .init(width: 30, height: 20, pixels: Array(repeating: 0, count: 600), name: "box"), scale: 1)
    view.configuration = content
    expectClose(size(.fittingSizeLevel, .required).width, 24 + 30 + content.imageToTextPadding)
  }

  /// A row has the larger of its own margins and those of its superview, on the sides that it preserves.
  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func superviewMarginsArePreserved(direction: UISemanticContentAttribute) throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    outer.insetsLayoutMarginsFromSafeArea = false
    outer.layoutMargins = UIEdgeInsets(top: 50, left: 40, bottom: 60, right: 30)
    device.window.addSubview(outer)
    var content = Content.cell()
    content.text = "Text"
    let line = PixelGrid(scale: 3).ceil(content.textProperties.font.lineHeight)
    let cases: [(UIAxis, CGFloat, CGFloat, CGFloat)] = [
      ([], 16, 8, 22 + line), (.horizontal, 40, 30, 22 + line), (.vertical, 16, 8, 110 + line),
      (.both, 40, 30, 110 + line),
    ]
    let isMirrored = direction == .forceRightToLeft
    for (axes, left, right, height) in cases {
      content.axesPreservingSuperviewLayoutMargins = axes
      let view = UIListContentView(configuration: content)
      expectEqual(view.preservesSuperviewLayoutMargins, !axes.isEmpty)
      (view.frame, view.semanticContentAttribute) = (outer.bounds, direction)
      outer.addSubview(view)
      view.layoutIfNeeded()
      let label = try #require(labels(view).first)
      // A mirrored row has its own leading margin at the right; those of the superview stay on their sides.
      let (ownLeft, ownRight): (CGFloat, CGFloat) =
        axes.contains(.horizontal) ? (left, right) : isMirrored ? (right, left) : (left, right)
      expectClose(label.frame.minX, ownLeft, within: 0.34)
      expectClose(label.frame.maxX, 300 - ownRight, within: 0.34)
      expectClose(view.intrinsicContentSize.height, height, within: 0.34)
      view.removeFromSuperview()
    }
  }

  /// States of views count like those of cells.
  @Test func viewStatesCountLikeCellStates() {
    let flags: [(WritableKeyPath<UIViewConfigurationState, Bool>, WritableKeyPath<UICellConfigurationState, Bool>)] = [
      (\.isDisabled, \.isDisabled), (\.isHighlighted, \.isHighlighted), (\.isSelected, \.isSelected),
      (\.isPinned, \.isPinned),
    ]
    let contents = [Content.cell(), .sidebarCell(), .plainHeader(), .sidebarHeader()]
    let backgrounds = [
      UIBackgroundConfiguration.listPlainCell(), .listSidebarCell(), .listPlainHeaderFooter(), .listGroupedCell(),
    ]
    for (viewFlag, cellFlag) in flags {
      var view = UIViewConfigurationState(traitCollection: .current)
      var cell = UICellConfigurationState(traitCollection: .current)
      (view[keyPath: viewFlag], cell[keyPath: cellFlag]) = (true, true)
      for content in contents { expectEqual(content.updated(for: view), content.updated(for: cell)) }
      for background in backgrounds { expectEqual(background.updated(for: view), background.updated(for: cell)) }
    }
    var disabled = UIViewConfigurationState(traitCollection: .current)
    disabled.isDisabled = true
    expectNotEqual(Content.cell().updated(for: disabled).textProperties.color, Content.cell().textProperties.color)
    var selected = UIViewConfigurationState(traitCollection: .current)
    selected.isSelected = true
    let plain = UIBackgroundConfiguration.listPlainCell()
    expectNotEqual(
      plain.updated(for: selected).backgroundColor,
      plain.updated(for: UIViewConfigurationState(traitCollection: .current)).backgroundColor)
  }
}

import Foundation
import Geometry
import UIKitCore

/// The labels and the image view of a cell or header without a content configuration.
///
/// They are subviews of the content view, which an app may change. Their frames are determined by their contents, as in
/// list content.
@MainActor
final class RowLabels {
  private(set) lazy var text = makeText()
  private(set) lazy var detail = makeLabel(metrics.secondary, color: detailColor)
  private(set) lazy var picture = makePicture()
  /// The traits for which the labels have fonts.
  private var traits: UITraitCollection
  private var hasDetail = false
  private var hasPicture = false

  private weak var row: TableRow?
  private let preset: UIListContentConfiguration.Preset
  private let metrics: ListContentMetrics
  /// Whether the text is in a narrow column, and the detail behind it, without an image.
  private let hasColumn: Bool

  /// Creates the labels of a row.
  ///
  /// - Parameters:
  ///   - preset: The preset that determines their metrics and fonts.
  ///   - hasColumn: Whether the style is `value2`.
  init(_ row: TableRow, _ preset: UIListContentConfiguration.Preset, hasColumn: Bool = false) {
    self.row = row
    self.hasColumn = hasColumn
    self.preset = preset
    traits = row.traitCollection
    metrics = ListContentMetrics(preset)
  }

  private var detailColor: UIColor { preset == .subtitleCell || hasColumn ? .label : .secondaryLabel }
  private static let columnFont = UIFont.systemFont(ofSize: 15)

  private func makeLabel(_ role: FontRole, color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = hasColumn ? Self.columnFont : role.font(for: traits)
    label.textColor = color
    row?.contentView.addSubview(label)
    return label
  }

  private func makeText() -> UILabel {
    let label = makeLabel(metrics.text, color: hasColumn ? .tintColor : metrics.textColor)
    if hasColumn { label.textAlignment = .right }
    return label
  }

  private func makePicture() -> UIImageView {
    let view = UIImageView()
    view.preferredSymbolConfiguration = metrics.symbols
    row?.contentView.addSubview(view)
    return view
  }

  func showDetail() -> UILabel {
    hasDetail = true
    return detail
  }

  func showPicture() -> UIImageView {
    hasPicture = true
    return picture
  }

  /// Gives the labels the fonts of the row's text size, unless the app has chosen fonts of a fixed size.
  func followTextSize() {
    guard let row, row.traitCollection.preferredContentSizeCategory != traits.preferredContentSizeCategory else {
      return
    }
    let old = traits
    traits = row.traitCollection
    let made = [(text, metrics.text)] + (hasDetail ? [(detail, metrics.secondary)] : [])
    for (label, role) in made where label.font != Self.columnFont {
      label.font = label.font == role.font(for: old) ? role.font(for: traits) : label.font.adjusted(for: traits)
    }
  }

  /// Makes the text a heading for assistive technologies above a section, unless the app has chosen other traits.
  private func followRole(_ role: ListPosition.Role?) {
    let heading: UIAccessibilityTraits = [.staticText, .header]
    let (old, new) = role == .header ? (.staticText, heading) : (heading, .staticText)
    if text.accessibilityTraits == old { text.accessibilityTraits = new }
  }

  // MARK: Positions

  /// Returns the height at a width, in points; 0 without contents.
  func height(width: CGFloat) -> CGFloat {
    followTextSize()
    let contents = contents
    guard contents.text != nil || contents.secondary != nil || contents.image != nil else { return 0 }
    let height = arrangement(width: width).height.atLeast(preset.minimumHeight)
    // Row heights are whole pixels, so that the rows below are aligned to pixels.
    return PixelGrid(scale: row?.traitCollection.displayScale ?? 1).ceil(height)
  }

  /// The distance of the text from the leading edge of the content; `nil` without text.
  var textStart: CGFloat? {
    guard let row else { return nil }
    let width = row.contentFrame(in: row.bounds).width
    let arrangement = self.arrangement(width: width)
    return arrangement.text?.minX ?? arrangement.secondary?.minX
  }

  func layOut() {
    guard let row, text.superview === row.contentView else { return }
    followTextSize()
    followRole(row.listPosition?.role)
    let bounds = row.contentView.bounds
    let arrangement = self.arrangement(width: bounds.width)
    let grid = PixelGrid(scale: row.traitCollection.displayScale)
    let lift = (bounds.height - arrangement.height) / 2
    let isMirrored = row.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func position(_ frame: CGRect) -> CGRect {
      var placed = frame
      placed.origin = grid.round(CGPoint(x: frame.minX, y: frame.minY + lift))
      if isMirrored { placed.origin.x = bounds.width - placed.maxX }
      return placed
    }
    if let frame = arrangement.text { text.frame = position(frame) }
    if let frame = arrangement.secondary { detail.frame = position(frame) }
    if let frame = arrangement.image { picture.frame = position(frame) }
  }

  private func arrangement(width: CGFloat) -> ListContentArrangement {
    hasColumn
      ? ListContentArrangement(columnOf: contents, width: width, margins: margins)
      : ListContentArrangement(contents, width: width, margins: margins)
  }

  private var margins: NSDirectionalEdgeInsets {
    guard let row else { return metrics.margins }
    let outer = row.contentView.directionalLayoutMargins
    var margins = metrics.margins
    margins.leading = margins.leading.atLeast(outer.leading)
    margins.trailing = margins.trailing.atLeast(outer.trailing)
    return margins
  }

  private var contents: ListContentArrangement.Contents {
    var contents = ListContentArrangement.Contents()
    if !text.isEmpty { contents.text = text.measure }
    if hasDetail, !detail.isEmpty { contents.secondary = detail.measure }
    if hasPicture, !hasColumn, picture.image != nil {
      contents.image = (picture.intrinsicContentSize, picture.intrinsicContentSize)
    }
    contents.imageToText = metrics.imageToText
    contents.horizontalPadding = metrics.horizontalPadding
    contents.verticalPadding = metrics.verticalPadding
    contents.prefersSideBySide = preset == .valueCell
    contents.baselines = (text.font.ascender, hasDetail ? detail.font.ascender : 0)
    return contents
  }
}

extension UILabel {
  fileprivate var isEmpty: Bool { (text ?? "").isEmpty }

  fileprivate var measure: (CGFloat) -> CGSize {
    { self.sizeThatFits(CGSize(width: $0, height: .infinity)) }
  }
}

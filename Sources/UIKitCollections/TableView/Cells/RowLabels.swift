import Foundation
import Geometry
import UIKitCore

/// The labels and the image view of a cell or header without a content configuration.
///
/// They are subviews of the content view, which an app may change. Their frames are determined by their contents, as in
/// list content.
@MainActor
final class RowLabels {
  private(set) lazy var text = makeLabel(metrics.text, color: metrics.textColor)
  private(set) lazy var detail = makeLabel(metrics.secondary, color: detailColor)
  private(set) lazy var picture = makePicture()
  private var hasDetail = false
  private var hasPicture = false

  private weak var row: TableRow?
  private let preset: UIListContentConfiguration.Preset
  private let metrics: ListContentMetrics

  /// Creates the labels of a row.
  ///
  /// - Parameter preset: The preset that determines their metrics and fonts.
  init(_ row: TableRow, _ preset: UIListContentConfiguration.Preset) {
    self.row = row
    self.preset = preset
    metrics = ListContentMetrics(preset)
  }

  private var detailColor: UIColor { preset == .subtitleCell ? .label : .secondaryLabel }

  private func makeLabel(_ role: FontRole, color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = role.font(for: row?.traitCollection ?? .current)
    label.textColor = color
    row?.contentView.addSubview(label)
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

  // MARK: Positions

  /// Returns the height at a width, in points; 0 without contents.
  func height(width: CGFloat) -> CGFloat {
    let contents = contents
    guard contents.text != nil || contents.secondary != nil || contents.image != nil else { return 0 }
    let height = ListContentArrangement(contents, width: width, margins: margins).height.atLeast(preset.minimumHeight)
    // Row heights are whole pixels, so that the rows below are aligned to pixels.
    return PixelGrid(scale: row?.traitCollection.displayScale ?? 1).ceil(height)
  }

  /// The distance of the text from the leading edge of the content; `nil` without text.
  var textStart: CGFloat? {
    guard let row else { return nil }
    let width = row.contentFrame(in: row.bounds).width
    let arrangement = ListContentArrangement(contents, width: width, margins: margins)
    return arrangement.text?.minX ?? arrangement.secondary?.minX
  }

  func layOut() {
    guard let row, text.superview === row.contentView else { return }
    let bounds = row.contentView.bounds
    let arrangement = ListContentArrangement(contents, width: bounds.width, margins: margins)
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
    if hasPicture, picture.image != nil {
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

import Foundation
import Geometry
import UIKitCore

/// A row of a list, or a header or footer: content between accessories, and lines between rows.
///
/// It looks as the list has it that it is in, and as high as its content needs to be.
///
/// - Fidelity: documented; geometry recorded from UIKit (macOS 27 Catalyst), with the measures of a phone where they are
///   known.
open class UICollectionViewListCell: UICollectionViewCell {
  /// How deep in an outline the row is. Negative levels count as none.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { indentationDidChange() } } }
  /// Of one level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { indentationDidChange() } } }
  /// Whether leading accessories are indented with the content.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { indentationDidChange() } } }

  /// At the edges of the cell. System accessories have their places, whatever order they are in here.
  ///
  /// - Precondition: No two of those that are shown at once are the same system accessory.
  open var accessories: [UICellAccessory] = [] { didSet { setNeedsUpdateConfiguration() } }

  /// Without content, as the rows, or headers or footers, of the list that the cell is in.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let preset = listPlace?.content ?? .cell
    return UIListContentConfiguration(preset, look: preset).updated(for: knownState)
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch listPlace?.role {
    case .header: .listHeader()
    case .footer: .listFooter()
    case .row, nil: .listCell()
    }
  }

  override var hasDefaultBackground: Bool { true }

  // MARK: State, written by the extensions beside this file

  var accessoryStrip = AccessoryStrip()
  /// Its corners are those of a group.
  var isClippedByGroup = false
  var topLine: UIView?
  var bottomLine: UIView?

  // MARK: Size

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthGiven = horizontalFittingPriority == .required
    let width = isWidthGiven ? FiniteGeometry.length(targetSize.width) : bounds.width
    guard verticalFittingPriority != .required else {
      return CGSize(width: width, height: FiniteGeometry.length(targetSize.height))
    }
    updateConfigurationForMeasuring()
    guard hasConstrainedContent else { return CGSize(width: width, height: contentHeight(width: width)) }
    // Beside the accessories, of which the content may not have heard yet.
    UIView.performWithoutAnimation { contentView.frame = contentFrame(in: bounds) }
    let content = isContentPartOfCell ? 0 : contentHeight(width: width)
    let own = super.systemLayoutSizeFitting(
      CGSize(width: width, height: targetSize.height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: width, height: own.height.atLeast(content))
  }

  /// 0 for content that does not say.
  private func contentHeight(width: CGFloat) -> CGFloat {
    indentContent()
    let cell = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    let frame = contentFrame(in: cell)
    if let list = contentView as? UIListContentView { return list.height(in: frame, of: cell) }
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if fitting > 0 || !(contentView is any UIContentView) { return FiniteGeometry.length(fitting) }
    let room = CGSize(width: frame.width, height: UIView.layoutFittingExpandedSize.height)
    return FiniteGeometry.length(contentView.sizeThatFits(room).height)
  }

  // MARK: Layout

  override func contentFrame(in bounds: CGRect) -> CGRect {
    let row = accessoryRow(width: bounds.width)
    let content = mirrored(row.content, in: bounds.width)
    return CGRect(
      x: bounds.minX + content.lower, y: bounds.minY, width: FiniteGeometry.length(content.length),
      height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    indentContent()
    layOutAccessories()
    layOutLines()
    showCorners()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Levels move the content by their full width, whatever its margins; after accessories margins begin anew.
  private func indentContent() {
    (contentView as? UIListContentView)?.indentation = accessoryStrip.leading.isEmpty ? indentation : 0
  }

  /// Of all levels together, in points.
  var indentation: CGFloat {
    FiniteGeometry.coordinate(CGFloat(indentationLevel > 0 ? indentationLevel : 0) * indentationWidth)
  }

  /// A stretch that is counted from the leading edge, in a cell of a width.
  func mirrored(_ stretch: Interval, in width: CGFloat) -> Interval {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return stretch }
    return Interval(width - stretch.upper, width - stretch.lower)
  }

  private func indentationDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// From the leading edge of the content to where its text begins; nil for content that does not say.
  var contentTextStart: CGFloat? { (contentView as? UIListContentView)?.textStart }
  /// Nil for headers and footers.
  var rowSeparators: RowSeparators? { listPlace?.separators }

  // MARK: What the collection view says

  override func didUpdateConfiguration(using state: UICellConfigurationState) { showAccessories(for: state) }

  override func listPlaceDidChange(from old: ListPlace?) {
    super.listPlaceDidChange(from: old)
    if listPlace?.margin != old?.margin {
      let margin = listPlace?.margin ?? Self.ownMargin
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: Self.ownMargin, leading: margin, bottom: Self.ownMargin, trailing: margin)
    }
    setNeedsLayout()
  }

  /// Of every view that says nothing else, in points.
  private static let ownMargin: CGFloat = 8

  /// An outline indents its rows. A level that the app has set afterwards stays until the item's own changes; what the
  /// outline has set goes with it.
  override func outlineDidChange(from old: OutlineItem?) {
    super.outlineDidChange(from: old)
    if let level = outlineItem?.level {
      if level != old?.level { indentationLevel = level }
    } else if let level = old?.level, indentationLevel == level {
      indentationLevel = 0
    }
  }

  // MARK: Separator

  /// Where the line below the row lies. Constraints on its leading and trailing edges move the line.
  ///
  /// - Fidelity: documented; without constraints it is where the line is by itself.
  open var separatorLayoutGuide: UILayoutGuide { baseSeparatorLayoutGuide }
}

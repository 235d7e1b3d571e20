import Foundation
import Geometry
import UIKitCore

/// A list row, header or footer, which shows content between accessories and separators between rows.
///
/// The cell adopts the appearance of its list and the height of its content.
///
/// - Fidelity: documented; geometry recorded from UIKit (macOS 27 Catalyst), with the metrics of a phone where they are
///   known.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The level of the row in an outline. The default is 0; negative levels count as 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { indentationDidChange() } } }
  /// The indentation of one level, in points. The default is 10.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { indentationDidChange() } } }
  /// Whether leading accessories are indented with the content. The default is `true`.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { indentationDidChange() } } }

  /// The accessories at the edges of the cell. System accessories have a fixed order. There are none by default.
  ///
  /// - Precondition: No system accessory is shown twice at the same time.
  open var accessories: [UICellAccessory] = [] { didSet { configurationDidChange() } }

  /// Returns a configuration without content, in the style of the rows, headers or footers of the cell's list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let preset = listPosition?.content ?? .cell
    return UIListContentConfiguration(preset, presetInUse: preset).updated(for: knownState)
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch listPosition?.role {
    case .header: .listHeader()
    case .footer: .listFooter()
    case .row, nil: .listCell()
    }
  }

  override var hasDefaultBackground: Bool { true }
  override var reorderHandle: UIView? { accessoryStrip.view(of: .reorder) }
  override var selectionCircle: UIView? { accessoryStrip.view(of: .multiselect) }
  override var rowAction: (() -> Void)? { rowDisclosure == nil ? nil : { self.performRowAction() } }

  // MARK: State, set by extensions

  var accessoryStrip = AccessoryStrip()
  /// Whether the cell clips its contents to the rounded corners of a group.
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
    // The content is measured at its width between the accessories, which may not be set yet.
    UIView.performWithoutAnimation { placeContentForMeasuring() }
    let content = isContentPartOfCell ? 0 : contentHeight(width: width)
    let own = super.systemLayoutSizeFitting(
      CGSize(width: width, height: targetSize.height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: width, height: own.height.atLeast(content))
  }

  /// Gives the content its frame. An app that gives it another one does so again in the next layout.
  private func placeContentForMeasuring() {
    let frame = contentFrame(in: bounds)
    guard contentView.frame != frame else { return }
    contentView.frame = frame
    setNeedsLayout()
  }

  /// Returns the height of the content; 0 for content without a natural height.
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
    let availableSize = CGSize(width: frame.width, height: UIView.layoutFittingExpandedSize.height)
    return FiniteGeometry.length(contentView.sizeThatFits(availableSize).height)
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

  /// Whether the custom view of an accessory is a subview of the cell, and not of a view that reserves its width.
  func showsAsSubview(_ accessory: UICellAccessory) -> Bool { false }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Indents the content by the full width of its levels, regardless of its margins. After accessories, margins apply
  /// again.
  private func indentContent() {
    (contentView as? UIListContentView)?.indentation = accessoryStrip.leading.isEmpty ? indentation : 0
  }

  /// The total indentation of all levels, in points.
  var indentation: CGFloat {
    FiniteGeometry.coordinate(CGFloat(indentationLevel > 0 ? indentationLevel : 0) * indentationWidth)
  }

  /// Converts an interval measured from the leading edge to the coordinates of a cell of the given width.
  func mirrored(_ stretch: Interval, in width: CGFloat) -> Interval {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return stretch }
    return Interval(width - stretch.upper, width - stretch.lower)
  }

  private func indentationDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The distance from the leading edge of the content to the text; `nil` for custom content.
  var contentTextStart: CGFloat? { (contentView as? UIListContentView)?.textStart }
  /// The separators of the row; `nil` for headers and footers.
  var rowSeparators: RowSeparators? { listPosition?.separators }

  // MARK: Updates by the collection view

  override func didUpdateConfiguration(using state: UICellConfigurationState) { showAccessories(for: state) }

  override func listPositionDidChange(from old: ListPosition?) {
    super.listPositionDidChange(from: old)
    if listPosition?.margin != old?.margin {
      let margin = listPosition?.margin ?? Self.ownMargin
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: Self.ownMargin, leading: margin, bottom: Self.ownMargin, trailing: margin)
    }
    setNeedsLayout()
  }

  /// The default margins of a view, in points.
  private static let ownMargin: CGFloat = 8

  /// Indents the rows of an outline. A level that the app sets remains until the item's level changes; a level that the
  /// outline has set is reset when the item leaves the outline.
  override func outlineDidChange(from old: OutlineItem?) {
    super.outlineDidChange(from: old)
    if let level = outlineItem?.level {
      if level != old?.level { indentationLevel = level }
    } else if let level = old?.level, indentationLevel == level {
      indentationLevel = 0
    }
  }

  // MARK: Separator

  /// The guide for the separator below the row. Constraints on its leading and trailing edges move the separator.
  ///
  /// - Fidelity: documented; without constraints it is at the separator's default position.
  open var separatorLayoutGuide: UILayoutGuide { baseSeparatorLayoutGuide }
}

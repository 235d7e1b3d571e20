import Foundation
import Geometry
import UIKitCore

/// A view that displays a ``UIListContentConfiguration``: the content of list cells, and of other views with the same
/// appearance.
///
/// - Fidelity: documented.
open class UIListContentView: UIView, UIContentView, WrappingContent {
  /// The content. Setting a configuration of another type is a programmer error.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        raise(
          "A UIListContentView shows a UIListContentConfiguration, not a \(type(of: newValue)). Ask supports(_:) first, "
            + "and make the view that the configuration asks for.")
      }
      show(new)
    }
  }

  private var list: UIListContentConfiguration
  let parts = ListContentParts()
  var partGuides: [ListContentPart: UILayoutGuide] = [:]
  /// The indentation of the content from the edge from which its margins are measured, in points.
  var indentation: CGFloat = 0 { didSet { if indentation != oldValue { setNeedsLayout() } } }
  private var known: (width: CGFloat, margins: NSDirectionalEdgeInsets, arrangement: ListContentArrangement)?

  /// Creates a view that displays a configuration.
  public convenience init(configuration: UIListContentConfiguration) {
    self.init(frame: .zero)
    show(configuration)
  }

  public override init(frame: CGRect) {
    list = .cell()
    super.init(frame: frame)
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  private func show(_ new: UIListContentConfiguration) {
    guard new != list || !parts.isFilled else { return }
    list = new
    if directionalLayoutMargins != new.directionalLayoutMargins {
      directionalLayoutMargins = new.directionalLayoutMargins
    }
    preservesSuperviewLayoutMargins = !new.axesPreservingSuperviewLayoutMargins.isEmpty
    parts.fill(self, with: new)
    contentDidChange()
  }

  /// Reports that the natural size has changed.
  private func contentDidChange() {
    let old = known
    known = nil
    setNeedsLayout()
    guard let old else { return }
    let new = arrangement(width: old.width, margins: old.margins)
    if new.height != old.arrangement.height { invalidateIntrinsicContentSize() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.tint(with: list, tintColor)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else {
      return
    }
    // The size of symbols is not part of the configuration.
    known = nil
    setNeedsLayout()
    followTextSize()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { followTextSize() }
  }

  /// Gives the configuration, which may have been made for another text size, the fonts of the view's own.
  private func followTextSize() {
    let traits = traitCollection
    var new = list
    new.textProperties.followTextSize(of: traits)
    new.secondaryTextProperties.followTextSize(of: traits)
    if parts.isFilled { show(new) }
  }

  // MARK: Size

  /// The natural size: any width, and the height at the current width.
  open override var intrinsicContentSize: CGSize {
    let width = constrainedWidth ?? bounds.width
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: arrangement(width: width, margins: effectiveMargins).height)
  }

  /// The width that constraints determine.
  private var constrainedWidth: CGFloat?

  package var wrapsInConstraints: Bool { true }
  package func wrap(to width: CGFloat?) { constrainedWidth = width }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? FiniteGeometry.length(size.width) : bounds.width
    return CGSize(width: width, height: height(fitting: width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = horizontalFittingPriority == .required ? FiniteGeometry.length(targetSize.width) : naturalWidth
    guard verticalFittingPriority != .required else {
      return CGSize(width: width, height: FiniteGeometry.length(targetSize.height))
    }
    return CGSize(width: width, height: height(fitting: width))
  }

  /// The width at which no text wraps, in whole pixels.
  private var naturalWidth: CGFloat {
    let margins = effectiveMargins
    let width = ListContentArrangement.naturalWidth(of: parts.contents(of: list, traitCollection))
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return FiniteGeometry.length(grid.ceil(margins.leading + width + margins.trailing))
  }

  /// Returns the height at a width, if the width of the superview changes by the same amount.
  private func height(fitting width: CGFloat) -> CGFloat {
    var (frame, outer) = (frame, superview?.bounds ?? .zero)
    outer.size.width += width - frame.width
    frame.size.width = width
    return height(in: frame, of: outer)
  }

  /// Returns the height of the content, in points, for a frame within a superview's bounds.
  func height(in frame: CGRect, of outer: CGRect) -> CGFloat {
    arrangement(width: frame.width, margins: effectiveMargins(in: frame, of: outer)).height
      .atLeast(list.presetInUse.minimumHeight)
  }

  private var effectiveMargins: NSDirectionalEdgeInsets { effectiveMargins(in: frame, of: superview?.bounds ?? .zero) }

  /// Returns the margins, which are not smaller than the superview's margins along the axes that preserve them.
  private func effectiveMargins(in frame: CGRect, of outer: CGRect) -> NSDirectionalEdgeInsets {
    var margins = list.directionalLayoutMargins
    guard let superview else { return margins }
    let given = superview.layoutMargins
    if list.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      let left = given.left - (frame.minX - outer.minX)
      let right = given.right - (outer.maxX - frame.maxX)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      margins.leading = margins.leading.atLeast((isMirrored ? right : left) + indentation)
      margins.trailing = margins.trailing.atLeast(isMirrored ? left : right)
    }
    if list.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = margins.top.atLeast(given.top)
      margins.bottom = margins.bottom.atLeast(given.bottom)
    }
    return margins
  }

  private func arrangement(width: CGFloat, margins: NSDirectionalEdgeInsets) -> ListContentArrangement {
    if let known, known.width == width, known.margins == margins { return known.arrangement }
    let made = ListContentArrangement(parts.contents(of: list, traitCollection), width: width, margins: margins)
    known = (width, margins, made)
    return made
  }

  // MARK: Layout

  /// The distance from the leading edge to the start of separators, in points.
  var textStart: CGFloat {
    let arrangement = arrangement(width: bounds.width, margins: effectiveMargins)
    return arrangement.text?.minX ?? arrangement.secondary?.minX ?? effectiveMargins.leading
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(width: bounds.width, margins: effectiveMargins)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let lift = (bounds.height - arrangement.height) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    parts.place(arrangement) { frame in
      var placed = frame
      // Frames are rounded before they are mirrored, so that both directions are exact mirror images.
      placed.origin = grid.round(CGPoint(x: frame.minX, y: frame.minY + lift))
      if isMirrored { placed.origin.x = bounds.width - placed.maxX }
      return placed
    }
    if !partGuides.isEmpty { updateGuides() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Layout guides

  /// The guide for the image; `nil` while no image is displayed.
  open var imageLayoutGuide: UILayoutGuide? { baseImageLayoutGuide }
  /// The guide for the text; `nil` while no text is displayed.
  open var textLayoutGuide: UILayoutGuide? { baseTextLayoutGuide }
  /// The guide for the secondary text; `nil` while no secondary text is displayed.
  open var secondaryTextLayoutGuide: UILayoutGuide? { baseSecondaryTextLayoutGuide }
}

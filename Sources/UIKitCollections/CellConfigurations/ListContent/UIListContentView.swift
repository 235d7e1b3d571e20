import Foundation
import Geometry
import UIKitCore

/// Shows a ``UIListContentConfiguration``: the content of list cells, and of any view that wants to look like one.
///
/// - Fidelity: documented.
open class UIListContentView: UIView, UIContentView, WrappingContent {
  /// A configuration of another type is refused: such a view supports no other.
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
  /// By how much the view is moved in from the leading edge beside which its margins are counted, in points.
  var indentation: CGFloat = 0 { didSet { if indentation != oldValue { setNeedsLayout() } } }
  private var known: (width: CGFloat, margins: NSDirectionalEdgeInsets, arrangement: ListContentArrangement)?

  public convenience init(configuration: UIListContentConfiguration) {
    self.init(frame: .zero)
    show(configuration)
  }

  public override init(frame: CGRect) {
    list = .cell()
    super.init(frame: frame)
  }

  /// A configuration is made in code; an archive cannot hold one.
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

  /// Whoever sized the view hears of it if it is to be another size.
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

  // MARK: Size

  /// As wide as it likes.
  open override var intrinsicContentSize: CGSize {
    let width = constrainedWidth ?? bounds.width
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: arrangement(width: width, margins: effectiveMargins).height)
  }

  /// How wide constraints have made the view.
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
    let width = FiniteGeometry.length(targetSize.width)
    guard verticalFittingPriority != .required else { return targetSize.finite }
    return CGSize(width: width, height: height(fitting: width))
  }

  /// In its superview as that is, only wider or narrower with it.
  private func height(fitting width: CGFloat) -> CGFloat {
    var (frame, outer) = (frame, superview?.bounds ?? .zero)
    outer.size.width += width - frame.width
    frame.size.width = width
    return height(in: frame, of: outer)
  }

  /// How high the content is where the view is placed so in its superview, in points.
  func height(in frame: CGRect, of outer: CGRect) -> CGFloat {
    arrangement(width: frame.width, margins: effectiveMargins(in: frame, of: outer)).height
      .atLeast(list.look.minimumHeight)
  }

  private var effectiveMargins: NSDirectionalEdgeInsets { effectiveMargins(in: frame, of: superview?.bounds ?? .zero) }

  /// Its own margins, and on the axes that preserve them those that its superview wants at its edges.
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

  /// From the leading edge to where separators begin, in points.
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
      // Rounded before it is mirrored, so that both are exact images of each other.
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

  /// Nil while no picture is shown.
  open var imageLayoutGuide: UILayoutGuide? { baseImageLayoutGuide }
  /// Nil while no text is shown.
  open var textLayoutGuide: UILayoutGuide? { baseTextLayoutGuide }
  /// Nil while no secondary text is shown.
  open var secondaryTextLayoutGuide: UILayoutGuide? { baseSecondaryTextLayoutGuide }
}

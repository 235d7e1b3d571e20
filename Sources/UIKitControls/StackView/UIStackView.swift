import Foundation
import Geometry
import UIKitCore

/// A view that arranges its subviews in a row or a column, by constraints that it creates itself.
///
/// A hidden view cedes its space and one gap to the other views. If it is hidden or shown in an animation, it shrinks
/// or grows in its place, and is visible meanwhile. The stack is as large as its contents, unless other
/// constraints determine its size.
///
/// - Fidelity: documented; the constraints differ from UIKit's, and layouts that are ambiguous in UIKit are so here.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The custom spacing that restores the stack's own, `Float.greatestFiniteMagnitude`.
  nonisolated public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The spacing that denotes the system's distance between neighbors, `Float.leastNormalMagnitude`.
  nonisolated public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// The arranged views in order. All are subviews; the stack may have other subviews, in another order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction of the arrangement. The default is `horizontal`, a row.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// The division of the stack's length between the views. The default is `fill`.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  /// The position of the views across the stack. The default is `fill`.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// The gap between neighbors, in points; the smallest one where the distribution stretches gaps. The default is 0,
  /// NaN counts as 0, and infinite values are clamped.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether the spacing in a column is measured from baseline to baseline. The default is `false`.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether the views are arranged within the layout margins, rather than the bounds. The default is `false`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var written: [NSLayoutConstraint] = []
  /// The natural lengths for which the constraints of a proportional distribution were created.
  private var weights: [CGFloat] = []
  /// The constraints that give hidden views the breadth of the stack.
  private var breadths: [NSLayoutConstraint] = []

  public override init(frame: CGRect) {
    _ = Self.archiving
    super.init(frame: frame)
    setNeedsUpdateConstraints()
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.read(self, as: UIView.self)
    coder.read(self, as: UIStackView.self)
  }

  // MARK: Views

  /// Adds a view at the end. A view that is arranged already moves there.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedSubviews.contains { $0 === view } ? 1 : 0))
  }

  /// Inserts a view at a position. A view that is arranged already moves there.
  ///
  /// - Precondition: `stackIndex` is from 0 to the number of other arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arrangedSubviews.filter { $0 !== view }
    guard stackIndex >= 0, stackIndex <= others.count else {
      fatalError(
        "stackIndex \(stackIndex) out of bounds for arrangedSubviews: the stack arranges \(others.count) other views, "
          + "so the index must be from 0 to \(others.count).")
    }
    arrangedSubviews = others
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    if view.isHidden { (view as? UIStackView)?.arrangementDidChange() }
    arrangementDidChange()
  }

  /// Ends the arrangement of a view, which remains a subview. Does nothing if the view is not arranged.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    if view.isHidden { (view as? UIStackView)?.arrangementDidChange() }
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Spacing

  /// Sets the gap after a view.
  ///
  /// - Parameter spacing: The gap in points, or `spacingUseDefault` or `spacingUseSystem`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isOwn = spacing != Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isOwn ? spacing : nil
    arrangementDidChange()
  }

  /// Returns the gap set for a view; `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Returns the gap after a view, in points.
  func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? SystemSpacing.horizontal : FiniteGeometry.coordinate(gap)
  }

  // MARK: Constraints

  /// Whether the stack is hidden in another one, which leaves it no length.
  final var isFolded: Bool {
    isHidden && (superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } == true
  }

  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  package func visibilityDidChange(of subview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    (subview as? UIStackView)?.arrangementDidChange()
    arrangementDidChange()
    guard AnimationContext.isAnimating, window != nil else { return }
    // Within an animation, the view shrinks before it disappears, and the other views move to their new positions.
    if subview.isHidden { subview.layer.keepVisible() }
    layoutRoot.layoutIfNeeded()
  }

  open override func updateConstraints() {
    weights = naturalLengths
    let plan = StackConstraints(self, weights: weights)
    breadths = plan.breadths
    NSLayoutConstraint.deactivate(written)
    written = plan.constraints
    NSLayoutConstraint.activate(written)
    super.updateConstraints()
  }

  /// A proportional distribution follows the natural lengths.
  open override func layoutSubviews() {
    if distribution == .fillProportionally, weights != naturalLengths { updateConstraints() }
    for constraint in breadths where constraint.constant != breadth { constraint.constant = breadth }
    super.layoutSubviews()
  }

  /// The length across the axis that views can fill.
  final var breadth: CGFloat {
    let area = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
    return FiniteGeometry.length(axis == .horizontal ? area.height : area.width)
  }

  private var naturalLengths: [CGFloat] {
    guard distribution == .fillProportionally else { return [] }
    return arrangedSubviews.filter { !$0.isHidden }.map { view in
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return FiniteGeometry.length(axis == .horizontal ? size.width : size.height)
    }
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView {
    baselineView(axis == .vertical ? arrangedSubviews.first { !$0.isHidden } : nil) ?? super.forFirstBaselineLayout
  }

  open override var forLastBaselineLayout: UIView {
    baselineView(axis == .vertical ? arrangedSubviews.last { !$0.isHidden } : nil) ?? super.forLastBaselineLayout
  }

  /// Returns the view that determines the stack's baseline: in a row, the tallest one.
  private func baselineView(_ end: UIView?) -> UIView? {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    return end ?? visible.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }
}

extension UIStackView: VisibilityObserving {}

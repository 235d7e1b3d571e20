import Foundation
import Geometry

/// Views in a row or a column, placed by constraints that the stack writes itself.
///
/// A view that is hidden gives its room and one gap to the others. The stack is as large as what it arranges, unless its
/// own constraints say otherwise.
///
/// - Fidelity: documented; the constraints are ours, and where UIKit's layout is ambiguous so is this one.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// Ends a custom spacing: the stack's own counts again.
  nonisolated public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// What the system leaves between neighbours, as a spacing.
  nonisolated public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// In the order of the row; all of them are subviews, which may stand in another order and be more.
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// Between neighbours, in points; the least there is where the distribution stretches gaps.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Spacing in a column is measured between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// The stack keeps its layout margins free.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var written: [NSLayoutConstraint] = []
  /// The natural lengths that a proportional distribution was written for.
  private var weights: [CGFloat] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setNeedsUpdateConstraints()
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) { super.init(frame: .zero) }

  // MARK: Views

  /// At the end; one that is arranged already moves there.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedSubviews.contains { $0 === view } ? 1 : 0))
  }

  /// - Precondition: The index is at most the number of views that are arranged.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arrangedSubviews.filter { $0 !== view }
    guard stackIndex >= 0, stackIndex <= others.count else {
      fatalError(
        "stackIndex \(stackIndex) out of bounds for arrangedSubviews: the stack arranges \(others.count) other views, so "
          + "the index must be from 0 to \(others.count).")
    }
    arrangedSubviews = others
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// The view stays a subview, and is no longer placed; remove it from its superview too if it is to go.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Spacing

  /// - Parameter spacing: In points, or `spacingUseDefault` or `spacingUseSystem`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isOwn = spacing != Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isOwn ? spacing : nil
    arrangementDidChange()
  }

  /// `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// In points.
  func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? SystemSpacing.horizontal : FiniteGeometry.coordinate(gap)
  }

  // MARK: Constraints

  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  override func visibilityDidChange(of subview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
    // In an animation the others glide to their places.
    if AnimationContext.current != nil, window != nil { layoutRoot.layoutIfNeeded() }
  }

  open override func updateConstraints() {
    weights = naturalLengths
    let plan = StackConstraints(self, weights: weights)
    NSLayoutConstraint.deactivate(written)
    written = plan.constraints
    NSLayoutConstraint.activate(written)
    super.updateConstraints()
  }

  /// Shares in proportion to natural lengths follow those.
  open override func layoutSubviews() {
    if distribution == .fillProportionally, weights != naturalLengths { updateConstraints() }
    super.layoutSubviews()
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

  /// In a row the tallest view has the say.
  private func baselineView(_ end: UIView?) -> UIView? {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    return end ?? visible.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }
}

import Foundation
import Geometry

/// The views beside the text: one at each side, and the clear button.
extension UITextField {
  private static var clearButtonSide: CGFloat { 19 }
  private static var clearButtonMargin: CGFloat { 5 }

  private func makeClearButton() -> FieldClearButton {
    let button = FieldClearButton(frame: .zero)
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  private var showsLeftView: Bool { leftView != nil && leftViewMode.shows(isEditing: isEditing) }
  private var showsRightView: Bool { rightView != nil && rightViewMode.shows(isEditing: isEditing) }
  private var showsClearButton: Bool {
    hasText && isEnabled && !showsRightView && clearButtonMode.shows(isEditing: isEditing)
  }

  func replaceOverlay(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    overlaysDidChange()
  }

  func overlaysDidChange() {
    updateOverlays()
    appearanceDidChange()
  }

  func updateOverlays() {
    leftView?.isHidden = !showsLeftView
    rightView?.isHidden = !showsRightView
    if clearButton == nil, showsClearButton { clearButton = makeClearButton() }
    clearButton?.isHidden = !showsClearButton
  }

  func layOutOverlays() {
    if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
    if showsClearButton { clearButton?.frame = clearButtonRect(forBounds: bounds) }
  }

  // MARK: Rectangles

  func standardTextRect(in bounds: CGRect) -> CGRect {
    let insets = borderInsets
    var lead = isRightToLeft ? insets.right : insets.left
    var trail = isRightToLeft ? insets.left : insets.right
    if showsLeftView { lead = Swift.max(lead, width(of: leftViewRect(forBounds: bounds), in: bounds, isLeading: true)) }
    if showsRightView {
      trail = Swift.max(trail, width(of: rightViewRect(forBounds: bounds), in: bounds, isLeading: false))
    }
    if showsClearButton {
      trail = Swift.max(trail, width(of: clearButtonRect(forBounds: bounds), in: bounds, isLeading: false))
    }
    let (left, right) = isRightToLeft ? (trail, lead) : (lead, trail)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + insets.top, width: Swift.max(0, bounds.width - left - right),
      height: Swift.max(0, bounds.height - insets.top - insets.bottom))
  }

  /// Returns the distance from the edge to the inner side of the views there.
  private func width(of rect: CGRect, in bounds: CGRect, isLeading: Bool) -> CGFloat {
    isLeading == isRightToLeft ? bounds.maxX - rect.minX : rect.maxX - bounds.minX
  }

  func standardClearButtonRect(in bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSide
    let x = isRightToLeft ? bounds.minX + Self.clearButtonMargin : bounds.maxX - Self.clearButtonMargin - side
    return CGRect(x: x, y: bounds.minY + ((bounds.height - side) / 2).rounded(), width: side, height: side)
  }

  func overlayRect(of view: UIView?, in bounds: CGRect, isLeading: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.intrinsicContentSize }
    size = CGSize(width: FiniteGeometry.length(size.width), height: FiniteGeometry.length(size.height))
    let x = isLeading == isRightToLeft ? bounds.maxX - size.width : bounds.minX
    return CGRect(x: x, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), size)
  }

  // MARK: Size

  private var lineHeight: CGFloat { ownFont.lineHeight.rounded(.up) + 1 }

  var naturalSize: CGSize {
    let shown = hasText ? line.width : placeholderWidth
    let insets = borderInsets
    let probe = CGRect(x: 0, y: 0, width: Self.probe, height: lineHeight)
    let around = Swift.max(0, Self.probe - textRect(forBounds: probe).standardFinite.width)
    let tallest = [showsLeftView ? leftView : nil, showsRightView ? rightView : nil]
      .reduce(0) { Swift.max($0, $1?.bounds.height ?? 0) }
    return CGSize(
      width: (shown + around).rounded(.up),
      height: Swift.max(
        lineHeight + insets.top + insets.bottom, tallest.rounded(.up), borderStyle.smallestHeight))
  }

  /// A width at which the views beside the text are measured; any sufficient width gives the same result.
  private static var probe: CGFloat { 10_000 }

  var naturalBaseline: (first: CGFloat, last: CGFloat) {
    let size = naturalSize
    let box = lineBox(in: CGRect(origin: .zero, size: size), height: ownFont.lineHeight)
    let first = box.minY + ownFont.ascender
    return (first, size.height - first)
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, _ size: CGSize) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }
}

/// A button with a cross in a disc, whose touch area exceeds it.
final class FieldClearButton: UIControl, TapClaiming {
  private let picture = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))
  private static let reach: CGFloat = 12

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isHidden = true
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .tertiaryLabel
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override var isElementByNature: Bool { true }
  override var naturalLabel: String? { "Clear text" }
  override var naturalTraits: UIAccessibilityTraits { super.naturalTraits.union(.button) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).holds(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds.insetBy(dx: 1, dy: 1)
    picture.alpha = isHighlighted ? 0.5 : 1
  }
}

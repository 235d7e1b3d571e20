import Foundation
import Geometry
import UIKitCore

/// A view that centers one accessory in its reserved width, over the full height of the cell.
final class AccessoryView: UIControl {
  let kind: AccessoryKind
  private(set) var accessory: UICellAccessory
  /// The centered view.
  private let content: UIView
  /// Whether the centered view is a subview of this view's superview, as apps expect it of a table cell's accessories.
  private let isContentOutside: Bool
  /// The view of which the centered view is made a subview.
  private weak var contentHost: UIView?
  private var isExpanded = false
  private var perform: (() -> Void)?

  /// The size of body text, in points, for which the symbol was created.
  private let bodySize: CGFloat

  /// Creates a view for an accessory.
  ///
  /// - Parameter isContentOutside: Whether the centered view becomes a subview of this view's superview.
  init(_ accessory: UICellAccessory, traits: UITraitCollection, isContentOutside: Bool) {
    kind = AccessoryKind(accessory)
    bodySize = Self.bodySize(in: traits)
    self.accessory = accessory
    content = AccessoryGlyph.make(accessory, traits)
    self.isContentOutside = isContentOutside
    super.init(frame: .zero)
    if !isContentOutside { addSubview(content) }
    guard [.detail, .delete, .insert, .reorder].contains(kind) else { return }
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content outside

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard isContentOutside else { return }
    if let superview {
      superview.addSubview(content)
    } else if content.superview === contentHost {
      content.removeFromSuperview()
    }
    contentHost = superview
  }

  /// Leaves the centered view to another accessory view, if that one shows it too.
  func leaveContent(to other: AccessoryView) {
    if isContentOutside, other.content === content { contentHost = nil }
  }

  // MARK: Accessibility

  /// The words of the button; `nil` for accessories that only show something.
  ///
  /// - Fidelity: observed in English for most; the words for the row are those of its first text.
  override var accessibilityLabel: String? {
    get {
      switch kind {
      case .detail: "More Info"
      case .delete: "Delete" + row
      case .insert: "Insert" + row
      case .reorder: "Reorder" + row
      default: super.accessibilityLabel
      }
    }
    set { super.accessibilityLabel = newValue }
  }

  /// The first text of the row, after a space.
  private var row: String {
    var next = superview
    while let view = next, !(view is UIScrollView) {
      if let text = view.firstLabel { return " " + text }
      next = view.superview
    }
    return ""
  }

  // MARK: Appearance

  /// Whether the view can display the accessory with other traits: its symbol is drawn for one text size.
  func fits(_ traits: UITraitCollection) -> Bool { bodySize == Self.bodySize(in: traits) }

  private static func bodySize(in traits: UITraitCollection) -> CGFloat {
    UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
  }

  /// The factor by which standard widths grow with the cell's text size.
  private var growth: CGFloat { AccessoryGlyph.symbolSize(beside: bodySize) / 17 }

  /// Shows an accessory in a state.
  ///
  /// - Parameter perform: A closure called when the view is tapped; if it is `nil`, touches pass through to the cell.
  func show(_ accessory: UICellAccessory, state: UICellConfigurationState, perform: (() -> Void)?) {
    self.accessory = accessory
    isHidden = accessory.isHidden
    AccessoryGlyph.fill(content, accessory, state: state, tint: tintColor)
    turn(isExpanded: state.isExpanded)
    self.perform = perform
    setNeedsLayout()
  }

  /// Returns the hit view. Touches on an accessory without an action pass through to the cell.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && perform == nil ? nil : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesEnded(touches, with: event)
    if wasTracking, !isTracking, let touch = touches.first, point(inside: touch.location(in: self), with: event) {
      perform?()
    }
  }

  /// Rotates the chevron of an outline, which points down while the row's children are visible.
  private func turn(isExpanded: Bool) {
    guard kind == .outlineDisclosure else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let quarter: CGFloat = isMirrored ? -.pi / 2 : .pi / 2
    let transform = isExpanded ? CGAffineTransform(rotationAngle: quarter) : .identity
    guard content.transform != transform else { return }
    let changes = self.isExpanded != isExpanded && window != nil
    self.isExpanded = isExpanded
    guard changes else { return content.transform = transform }
    UIView.animate(withDuration: Self.turningDuration) { [content] in content.transform = transform }
  }

  private static let turningDuration: TimeInterval = 0.3

  /// The width reserved for the accessory, in points.
  var width: CGFloat {
    switch accessory.reservedLayoutWidth {
    case .actual: FiniteGeometry.length(contentSize.width)
    // Wider custom views would extend over the margin.
    case .standard: (kind.standardWidth * growth).atLeast(kind.isCustom ? FiniteGeometry.length(contentSize.width) : 0)
    case .custom(let width): FiniteGeometry.length(width)
    }
  }

  private var contentSize: CGSize {
    if kind.isCustom, accessory.maintainsFixedSize { return content.bounds.size }
    let natural = content.intrinsicContentSize
    let own = kind.isCustom ? content.bounds.size : content.sizeThatFits(.zero)
    return CGSize(
      width: natural.width >= 0 ? natural.width : own.width, height: natural.height >= 0 ? natural.height : own.height
    ).finite
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// Moves content that is not a subview to this view's place.
  func placeOutsideContent() { if isContentOutside { placeContent() } }

  /// Lays out the content alone. `layoutIfNeeded()` would begin with the cell around the view, if that needs layout.
  func layOutContent() {
    placeContent()
    content.layoutSubviews()
  }

  /// Centers the content.
  private func placeContent() {
    let size = contentSize
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let corner = grid.round(CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2))
    let origin = isContentOutside ? frame.origin : .zero
    content.bounds.size = size
    content.center = CGPoint(x: origin.x + corner.x + size.width / 2, y: origin.y + corner.y + size.height / 2)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    AccessoryGlyph.tint(content, accessory, tint: tintColor)
  }
}

extension AccessoryKind {
  var isCustom: Bool {
    if case .customView = self { true } else { false }
  }
}

extension UIView {
  /// The first text within the view.
  fileprivate var firstLabel: String? {
    (self as? UILabel)?.text ?? subviews.lazy.compactMap(\.firstLabel).first
  }
}

import Foundation
import Geometry

/// An invisible rectangle that takes part in the layout.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The name of the guide in messages. The default is an empty string.
  open var identifier = ""

  private(set) final var role = LayoutGuideRole.plain
  final weak var owner: UIView?
  final let serial = LayoutSerial.next()
  final var anchors = AnchorStore()
  /// The frame of a guide with the role `given` or `wished`, in its view's coordinates.
  package final var givenFrame = CGRect.zero {
    didSet { if givenFrame != oldValue { owner?.constraintContentDidChange() } }
  }

  /// Creates a guide. Add it to a view with ``UIView/addLayoutGuide(_:)`` before using it in constraints.
  public override init() { super.init() }

  package convenience init(role: LayoutGuideRole, owner: UIView? = nil) {
    self.init()
    self.role = role
    self.owner = owner
    identifier = role.identifier
  }

  /// The view in whose coordinates the guide is. Setting it moves the guide to that view, and removes its constraints
  /// from the former one.
  open weak var owningView: UIView? {
    get { owner }
    set { if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) } }
  }

  /// The frame of the guide, in the coordinates of ``owningView``. Reading it solves pending changes; it is zero
  /// without a view.
  open var layoutFrame: CGRect { owner?.frame(of: self) ?? .zero }

  /// The anchor of the edge at which lines of text begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { anchors.anchor(.leading) { NSLayoutXAxisAnchor(self, .leading) } }
  /// The anchor of the edge at which lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor { anchors.anchor(.trailing) { NSLayoutXAxisAnchor(self, .trailing) } }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { anchors.anchor(.left) { NSLayoutXAxisAnchor(self, .left) } }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { anchors.anchor(.right) { NSLayoutXAxisAnchor(self, .right) } }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { anchors.anchor(.top) { NSLayoutYAxisAnchor(self, .top) } }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { anchors.anchor(.bottom) { NSLayoutYAxisAnchor(self, .bottom) } }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { anchors.anchor(.width) { NSLayoutDimension(self, .width) } }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { anchors.anchor(.height) { NSLayoutDimension(self, .height) } }
  /// The anchor of the horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { anchors.anchor(.centerX) { NSLayoutXAxisAnchor(self, .centerX) } }
  /// The anchor of the vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { anchors.anchor(.centerY) { NSLayoutYAxisAnchor(self, .centerY) } }

  /// Whether another frame would satisfy the constraints as well. Intended for debugging.
  open var hasAmbiguousLayout: Bool { owner?.isAmbiguous(self) ?? false }

  /// Returns the constraints that determine the guide's position and length along an axis. Intended for debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.constraints(affecting: self, axis) ?? []
  }
}

/// The source of a guide's frame.
package enum LayoutGuideRole: Hashable, Sendable {
  /// The constraints on the guide.
  case plain
  case safeArea
  case layoutMargins
  case readableContent
  /// The part of the view that a keyboard covers.
  case keyboard
  /// The content of a scroll view.
  case scrollContent
  /// The visible part of a scroll view.
  case scrollFrame
  /// The creator of the guide, which sets its frame.
  case given
  /// The creator of the guide, unless constraints determine otherwise.
  case wished

  var identifier: String {
    switch self {
    case .plain, .given, .wished: ""
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    }
  }
}

extension UIView {
  func baseAddLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    constraintState.guides.append(layoutGuide)
    layoutStructureDidChange()
  }

  func baseRemoveLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self, layoutGuide.role == .plain else { return }
    releaseConstraints { $0.item === layoutGuide }
    constraintState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
    layoutStructureDidChange()
  }

  /// Returns the view's guide of a role; `nil` if it has not been used.
  package func knownLayoutGuide(_ role: LayoutGuideRole) -> UILayoutGuide? { autoLayout?.systemGuides[role] }

  /// Returns the view's guide of a role, created on first use.
  package func layoutGuide(_ role: LayoutGuideRole) -> UILayoutGuide {
    if let known = knownLayoutGuide(role) { return known }
    let guide = role == .keyboard ? UIKeyboardLayoutGuide(owner: self) : UILayoutGuide(role: role, owner: self)
    constraintState.systemGuides[role] = guide
    return guide
  }

  private static var readableWidth: CGFloat { 672 }

  /// The insets of a system guide from the view's bounds.
  func insets(of role: LayoutGuideRole) -> UIEdgeInsets {
    switch role {
    case .plain, .given, .wished, .keyboard, .scrollContent, .scrollFrame: return .zero
    case .safeArea: return safeAreaInsets
    case .layoutMargins: return layoutMargins
    case .readableContent:
      var insets = layoutMargins
      let spare = (bounds.width - insets.left - insets.right - Self.readableWidth) / 2
      if spare > 0 {
        insets.left += spare
        insets.right += spare
      }
      return insets
    }
  }
}

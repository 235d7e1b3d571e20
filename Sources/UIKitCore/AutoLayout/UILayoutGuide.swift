import Foundation
import Geometry

/// A rectangle that takes part in the layout and is never seen.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open var identifier = ""

  private(set) final var role = LayoutGuideRole.plain
  final weak var owner: UIView?
  final let serial = LayoutSerial.next()
  /// Where the guide lies, in the coordinates of its view, if nothing else says so; `given` and `wished` guides only.
  package final var givenFrame = CGRect.zero {
    didSet { if givenFrame != oldValue { owner?.constraintContentDidChange() } }
  }

  public override init() { super.init() }

  package convenience init(role: LayoutGuideRole, owner: UIView? = nil) {
    self.init()
    self.role = role
    self.owner = owner
    identifier = role.identifier
  }

  /// The view in whose coordinates the guide lies. Setting it is as ``UIView/addLayoutGuide(_:)``.
  open weak var owningView: UIView? {
    get { owner }
    set { if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) } }
  }

  /// In the coordinates of ``owningView``; as it came out of the last layout.
  open var layoutFrame: CGRect { owner?.frame(of: self) ?? .zero }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// Whether another frame would satisfy the constraints as well; asked while debugging.
  open var hasAmbiguousLayout: Bool { owner?.isAmbiguous(self) ?? false }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.constraints(affecting: self, axis) ?? []
  }
}

/// What says where a guide lies.
package enum LayoutGuideRole: Hashable, Sendable {
  /// Constraints alone.
  case plain
  case safeArea
  case layoutMargins
  case readableContent
  /// Where a keyboard would cover the view.
  case keyboard
  /// Of a scroll view: what scrolls, and what it is seen through.
  case scrollContent
  case scrollFrame
  /// Whoever made it sets its frame.
  case given
  /// The same, but constraints may say otherwise.
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

  /// Nil if nobody has asked for it yet.
  package func knownLayoutGuide(_ role: LayoutGuideRole) -> UILayoutGuide? { autoLayout?.systemGuides[role] }

  /// The view's own one of that role; made when it is asked for first.
  package func layoutGuide(_ role: LayoutGuideRole) -> UILayoutGuide {
    if let known = knownLayoutGuide(role) { return known }
    let guide = role == .keyboard ? UIKeyboardLayoutGuide(owner: self) : UILayoutGuide(role: role, owner: self)
    constraintState.systemGuides[role] = guide
    return guide
  }

  private static var readableWidth: CGFloat { 672 }

  /// How far a guide of the system's is inside the view's bounds.
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

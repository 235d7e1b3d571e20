import Foundation

/// The anchors of a view or a layout guide that were asked for: each is the same object every time.
@MainActor
struct AnchorStore {
  private var anchors: [(attribute: NSLayoutConstraint.Attribute, anchor: NSObject)] = []

  /// Returns the anchor of an attribute, which `make` creates at first.
  mutating func anchor<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, _ make: () -> Anchor
  ) -> Anchor {
    if let known = anchors.first(where: { $0.attribute == attribute })?.anchor as? Anchor { return known }
    let new = make()
    anchors.append((attribute, new))
    return new
  }
}

/// A view or a layout guide.
@MainActor
protocol AnchorOwner: AnyObject {
  var anchors: AnchorStore { get set }
}

extension AnchorOwner {
  /// Returns the anchor of an attribute; `nil` for attributes relative to margins, which have none.
  func anchor(of attribute: NSLayoutConstraint.Attribute) -> NSObject? {
    switch attribute {
    case .leading, .trailing, .left, .right, .centerX:
      anchors.anchor(attribute) { NSLayoutXAxisAnchor(self, attribute) }
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline:
      anchors.anchor(attribute) { NSLayoutYAxisAnchor(self, attribute) }
    case .width, .height: anchors.anchor(attribute) { NSLayoutDimension(self, attribute) }
    default: nil
    }
  }
}

extension UIView: AnchorOwner {}
extension UILayoutGuide: AnchorOwner {}

extension ConstraintOperand {
  /// The operand as an anchor: that of its item, if it has one.
  var anchor: NSLayoutAnchor<AnyObject> {
    guard case .attribute(let end) = self, let owner = end.item as? any AnchorOwner,
      let anchor = owner.anchor(of: end.attribute)
    else { return NSLayoutAnchor(self) }
    // The type of the other anchors with which this one can be constrained is not stored in the object, as in
    // Objective-C.
    let pointer = Unmanaged.passUnretained(anchor).toOpaque()
    return Unmanaged<NSLayoutAnchor<AnyObject>>.fromOpaque(pointer).takeUnretainedValue()
  }
}

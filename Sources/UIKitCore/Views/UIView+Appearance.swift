import Foundation

extension UIView: UIAppearance, UIAppearanceContainer {
  class func baseAppearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.proxy(for: self, in: containerTypes, common: commonAppearanceSlots) }

  /// The properties of every view that an appearance proxy passes on.
  private static var commonAppearanceSlots: [AppearanceSlot] {
    [.given(\UIView.backgroundColor), .given(\UIView.givenTint), .value(\UIView.semanticContentAttribute)]
  }

  /// The view's own tint; `nil` if it inherits one.
  private var givenTint: UIColor? {
    get { ownTint }
    set { tintColor = newValue }
  }
}

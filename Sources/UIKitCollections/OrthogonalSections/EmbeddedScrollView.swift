import UIKitCore

/// The scroll view of an orthogonal section, under the name by which apps search for UIKit's.
///
/// Apps search for it because sections had no properties for bounce and deceleration before iOS 17. A property that they
/// set has its effect until the section is laid out again, as on iOS; a message names the replacement in UIKit.
final class _UICollectionViewOrthogonalScrollerEmbeddedScrollView: OrthogonalScrollView {
  /// Called with a message about a property that the app has changed.
  var onChange: (String) -> Void = { _ in }
  /// The properties that the app has changed.
  private(set) var changedProperties: Set<String> = []

  override weak var delegate: (any UIScrollViewDelegate)? { didSet { note("delegate") } }
  override var bounces: Bool { didSet { note("bounces", bounces != oldValue) } }
  override var alwaysBounceHorizontal: Bool {
    didSet { note("alwaysBounceHorizontal", alwaysBounceHorizontal != oldValue) }
  }
  override var alwaysBounceVertical: Bool {
    didSet { note("alwaysBounceVertical", alwaysBounceVertical != oldValue) }
  }
  override var isPagingEnabled: Bool { didSet { note("isPagingEnabled", isPagingEnabled != oldValue) } }
  override var isScrollEnabled: Bool { didSet { note("isScrollEnabled", isScrollEnabled != oldValue) } }
  override var decelerationRate: DecelerationRate {
    get { super.decelerationRate }
    set {
      super.decelerationRate = newValue
      note("decelerationRate")
    }
  }

  private func note(_ property: String, _ isChanged: Bool = true) {
    guard isChanged, !isConfiguring, let section, let replacement = Self.replacements[property],
      changedProperties.insert(property).inserted
    else { return }
    onChange(
      "UICollectionView: \(property) of the scroll view of section \(section) was set. The view is private to UIKit, "
        + "which sets it again. Use the section's \(replacement).")
  }

  /// The properties of a section that have the purpose of a property of its scroll view.
  static let replacements = [
    "delegate": "visibleItemsInvalidationHandler", "bounces": "orthogonalScrollingProperties.bounce",
    "alwaysBounceHorizontal": "orthogonalScrollingProperties.bounce",
    "alwaysBounceVertical": "orthogonalScrollingProperties.bounce",
    "isPagingEnabled": "orthogonalScrollingBehavior", "isScrollEnabled": "orthogonalScrollingBehavior",
    "decelerationRate": "orthogonalScrollingProperties.decelerationRate",
  ]
}

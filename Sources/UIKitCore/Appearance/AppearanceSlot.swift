import Foundation

/// A property that an appearance proxy passes on to the instances of its class.
@MainActor
struct AppearanceSlot {
  /// A closure that copies the proxy's value to an object of the class, if the proxy has a value and the object has
  /// none.
  typealias Transfer = @MainActor (NSObject) -> Void

  /// Returns the closure that copies the property; `nil` if the proxy has no such property.
  let transfer: @MainActor (_ proxy: NSObject) -> Transfer?

  /// Creates a slot for a property with a default value. A property that still has the default counts as not set.
  static func value<Owner: NSObject, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> AppearanceSlot {
    AppearanceSlot { proxy in
      guard let proxy = proxy as? Owner else { return nil }
      let initial = proxy[keyPath: path]
      return { object in
        guard let object = object as? Owner, proxy[keyPath: path] != initial, object[keyPath: path] == initial
        else { return }
        object[keyPath: path] = proxy[keyPath: path]
      }
    }
  }

  /// Creates a slot for a property that is `nil` until it is set.
  static func given<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value?>) -> AppearanceSlot {
    AppearanceSlot { proxy in
      guard let proxy = proxy as? Owner else { return nil }
      return { object in
        guard let object = object as? Owner, object[keyPath: path] == nil, let value = proxy[keyPath: path]
        else { return }
        object[keyPath: path] = value
      }
    }
  }

  private static let views: [AppearanceSlot] = [
    .given(\UIView.backgroundColor), .given(\UIView.givenTint), .value(\UIView.semanticContentAttribute),
    .value(\UILabel.textColor), .value(\UILabel.font), .value(\UILabel.adjustsFontSizeToFitWidth),
    .value(\UITextField.textColor), .value(\UITextField.font),
  ]

  private static let bars: [AppearanceSlot] = [
    .value(\UINavigationBar.prefersLargeTitles), .value(\UINavigationBar.barStyle),
    .value(\UINavigationBar.isTranslucent), .given(\UINavigationBar.givenAppearance),
    .given(\UINavigationBar.compactAppearance), .given(\UINavigationBar.scrollEdgeAppearance),
    .given(\UINavigationBar.compactScrollEdgeAppearance), .given(\UINavigationBar.barTintColor),
    .given(\UINavigationBar.titleTextAttributes), .given(\UINavigationBar.largeTitleTextAttributes),
    .given(\UINavigationBar.plainImage), .given(\UINavigationBar.shadowImage),
    .given(\UINavigationBar.backIndicatorImage), .given(\UINavigationBar.backIndicatorTransitionMaskImage),
    .value(\UIToolbar.barStyle), .given(\UIToolbar.barTintColor), .value(\UITabBar.barStyle),
    .value(\UITabBar.isTranslucent), .given(\UITabBar.givenAppearance), .value(\UITabBar.itemPositioning),
    .value(\UITabBar.itemWidth), .value(\UITabBar.itemSpacing),
    .given(\UITabBar.scrollEdgeAppearance), .given(\UITabBar.barTintColor),
    .given(\UITabBar.unselectedItemTintColor), .given(\UITabBar.backgroundImage), .given(\UITabBar.shadowImage),
    .given(\UIBarButtonItem.tintColor), .value(\UIBarItem.textAttributes.comparable),
    .value(\UITabBarItem.titlePositionAdjustment),
  ]

  private static let controls: [AppearanceSlot] = [
    .given(\UISwitch.onTintColor), .given(\UISwitch.thumbTintColor), .given(\UISlider.minimumTrackTintColor),
    .given(\UISlider.maximumTrackTintColor), .given(\UISlider.thumbTintColor),
    .given(\UISegmentedControl.selectedSegmentTintColor), .value(\UISegmentedControl.textAttributes.comparable),
    .given(\UIPageControl.pageIndicatorTintColor), .given(\UIPageControl.currentPageIndicatorTintColor),
    .given(\UIProgressView.progressTintColor), .given(\UIProgressView.trackTintColor),
    .value(\UIActivityIndicatorView.color), .given(\UISearchBar.barTintColor),
  ]

  static let all = views + bars + controls
}

extension UIView {
  /// The view's own tint color; `nil` if it inherits the tint color of its superview.
  fileprivate var givenTint: UIColor? {
    get { ownTint }
    set { tintColor = newValue }
  }
}

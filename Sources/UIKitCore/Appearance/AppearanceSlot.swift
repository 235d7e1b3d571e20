import Foundation

/// A property that an appearance proxy passes on.
@MainActor
struct AppearanceSlot {
  /// Gives an object of the class the proxy's value, if the proxy has been given one and the object has not.
  typealias Transfer = @MainActor (NSObject) -> Void

  /// - Returns: nil if the proxy has no such property.
  let transfer: @MainActor (_ proxy: NSObject) -> Transfer?

  /// A property with a value from the start: one that is still the same has not been set.
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

  /// A property that is nil as long as it has not been set.
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
  /// The view's own tint; nil for that of the view around it.
  fileprivate var givenTint: UIColor? {
    get { ownTint }
    set { tintColor = newValue }
  }
}

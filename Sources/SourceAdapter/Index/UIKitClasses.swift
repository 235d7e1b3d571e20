/// The classes of UIKit from which screens inherit.
enum UIKitClasses {
  private static let kinds: [String: ScreenSummary.Kind] = {
    var kinds: [String: ScreenSummary.Kind] = [:]
    func add(_ kind: ScreenSummary.Kind, _ names: String) {
      for name in names.split(separator: " ") { kinds[String(name)] = kind }
    }
    add(
      .viewController,
      """
      UIViewController UINavigationController UITabBarController UISearchController UIPageViewController \
      UISplitViewController
      """)
    add(.collectionViewController, "UICollectionViewController")
    add(.tableViewController, "UITableViewController")
    add(.cell, "UICollectionViewCell UICollectionViewListCell")
    add(.tableCell, "UITableViewCell")
    add(.reusableView, "UICollectionReusableView UITableViewHeaderFooterView")
    add(
      .view,
      """
      UIView UIControl UIButton UILabel UIImageView UIScrollView UICollectionView UITableView UITextField UITextView \
      UIStackView UISwitch UISlider UIStepper UIPageControl UISegmentedControl UIProgressView UIActivityIndicatorView \
      UIVisualEffectView UISearchBar UINavigationBar UIToolbar UITabBar UIDatePicker UIPickerView UIRefreshControl
      """)
    add(.layout, "UICollectionViewLayout UICollectionViewFlowLayout UICollectionViewCompositionalLayout")
    return kinds
  }()

  /// Returns how instances of a class are shown; `nil` for a class that is not shown.
  static func kind(of name: String) -> ScreenSummary.Kind? { kinds[name.simpleName] }
}

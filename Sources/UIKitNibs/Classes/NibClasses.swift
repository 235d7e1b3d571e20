import Foundation
import UIKitCollections
import UIKitControls
import UIKitCore

/// The classes of UIKit by the names of their elements.
@MainActor
enum NibClasses {
  struct Known {
    var name: String
    /// The class; `nil` if it does not exist here.
    var type: AnyClass?
  }

  static func named(_ element: String) -> Known? {
    if let type = types[element] { return Known(name: "\(type)", type: type) }
    guard let name = others[element] else { return nil }
    let modules = ["UIKitCore", "UIKitControls", "UIKitCollections"]
    let type: AnyClass? = modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    return Known(name: name, type: type)
  }

  /// Whether an element describes a view.
  static func isView(_ element: String) -> Bool { types[element] is UIView.Type }

  /// Elements inside lists of objects that describe none.
  static let ignored: Set<String> = ["placeholder", "exit", "nil", "customFormatter"]

  private static let types: [String: AnyClass] = [
    "view": UIView.self, "control": UIControl.self, "label": UILabel.self, "button": UIButton.self,
    "imageView": UIImageView.self, "textField": UITextField.self, "textView": UITextView.self,
    "switch": UISwitch.self, "slider": UISlider.self, "segmentedControl": UISegmentedControl.self,
    "pageControl": UIPageControl.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "progressView": UIProgressView.self, "stepper": UIStepper.self, "stackView": UIStackView.self,
    "scrollView": UIScrollView.self, "collectionView": UICollectionView.self, "tableView": UITableView.self,
    "visualEffectView": UIVisualEffectView.self, "searchBar": UISearchBar.self, "toolbar": UIToolbar.self,
    "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "containerView": UIView.self,
    "tableViewCell": UITableViewCell.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "window": UIWindow.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "collectionViewCellContentView": UIView.self, "tableViewCellContentView": UIView.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self, "collectionViewLayout": UICollectionViewLayout.self,
    "barButtonItem": UIBarButtonItem.self, "navigationItem": UINavigationItem.self, "tabBarItem": UITabBarItem.self,
    "refreshControl": UIRefreshControl.self, "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
    "pageViewController": UIPageViewController.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self, "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    // The name has this mistake in all versions of Interface Builder.
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self,
    "customObject": NSObject.self, "viewController": UIViewController.self,
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "tableViewController": UITableViewController.self, "collectionViewController": UICollectionViewController.self,
  ]

  /// Classes that may not exist here.
  private static let others = [
    "mapView": "MKMapView", "wkWebView": "WKWebView",
    "webView": "UIWebView", "searchDisplayController": "UISearchDisplayController", "glkView": "GLKView",
    "glkViewController": "GLKViewController", "avPlayerViewController": "AVPlayerViewController",
    "hostingController": "UIHostingController", "mtkView": "MTKView", "sceneKitView": "SCNView",
    "arscnView": "ARSCNView", "arskView": "ARSKView", "skView": "SKView", "pdfView": "PDFView",
    "adBannerView": "ADBannerView",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "hoverGestureRecognizer": "UIHoverGestureRecognizer", "colorWell": "UIColorWell",
    "calendarView": "UICalendarView",
  ]
}

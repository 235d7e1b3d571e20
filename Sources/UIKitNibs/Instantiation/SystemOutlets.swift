import Foundation
import UIKitCollections
import UIKitControls
import UIKitCore

/// The outlets that UIKit's own classes declare.
@MainActor
enum SystemOutlets {
  /// Sets an outlet; returns whether a class of UIKit declares it.
  static func set(_ property: String, of source: NSObject, to object: AnyObject) -> Bool {
    switch property {
    case "view": return setView(source, object)
    case "delegate": return setDelegate(source, object)
    case "dataSource": return setDataSource(source, object)
    case "prefetchDataSource":
      (source as? UICollectionView)?.prefetchDataSource = object as? any UICollectionViewDataSourcePrefetching
      (source as? UITableView)?.prefetchDataSource = object as? any UITableViewDataSourcePrefetching
    case "dragDelegate":
      (source as? UICollectionView)?.dragDelegate = object as? any UICollectionViewDragDelegate
      (source as? UITableView)?.dragDelegate = object as? any UITableViewDragDelegate
    case "dropDelegate":
      (source as? UICollectionView)?.dropDelegate = object as? any UICollectionViewDropDelegate
      (source as? UITableView)?.dropDelegate = object as? any UITableViewDropDelegate
    case "navigationItem", "tabBarItem", "searchDisplayController", "storyboard": return source is UIViewController
    default: return setOther(property, source, object)
    }
    return true
  }

  private static func setOther(_ property: String, _ source: NSObject, _ object: AnyObject) -> Bool {
    switch (source, property) {
    case (let cell as UICollectionViewCell, "backgroundView"): cell.backgroundView = object as? UIView
    case (let cell as UICollectionViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = object as? UIView
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = object as? UIView
    case (let cell as UITableViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = object as? UIView
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = object as? UIView
    case (let view as UICollectionView, "backgroundView"): view.backgroundView = object as? UIView
    case (let view as UITableView, "backgroundView"): view.backgroundView = object as? UIView
    case (let view as UITableView, "tableHeaderView"): view.tableHeaderView = object as? UIView
    case (let view as UITableView, "tableFooterView"): view.tableFooterView = object as? UIView
    case (let item as UINavigationItem, "titleView"): item.titleView = object as? UIView
    case (let controller as UITableViewController, "tableView"):
      if !KeyValueCoding.setRegistered(object, property, source) { controller.tableView = object as? UITableView }
    case (let controller as UICollectionViewController, "collectionView"):
      if !KeyValueCoding.setRegistered(object, property, source) {
        controller.collectionView = object as? UICollectionView
      }
    case (let controller as UITableViewController, "refreshControl"):
      controller.refreshControl = object as? UIRefreshControl
    default: return false
    }
    return true
  }

  private static func setView(_ source: NSObject, _ object: AnyObject) -> Bool {
    guard let controller = source as? UIViewController else { return false }
    controller.view = object as? UIView
    return true
  }

  private static func setDelegate(_ source: NSObject, _ object: AnyObject) -> Bool {
    switch source {
    case let view as UICollectionView: view.delegate = object as? any UICollectionViewDelegate
    case let view as UITableView: view.delegate = object as? any UITableViewDelegate
    case let view as UITextView: view.delegate = object as? any UITextViewDelegate
    case let view as UIScrollView: view.delegate = object as? any UIScrollViewDelegate
    case let field as UITextField: field.delegate = object as? any UITextFieldDelegate
    case let picker as UIPickerView: picker.delegate = object as? any UIPickerViewDelegate
    case let bar as UISearchBar: bar.delegate = object as? any UISearchBarDelegate
    case let bar as UITabBar: bar.delegate = object as? any UITabBarDelegate
    case let recognizer as UIGestureRecognizer: recognizer.delegate = object as? any UIGestureRecognizerDelegate
    case let controller as UINavigationController:
      controller.delegate = object as? any UINavigationControllerDelegate
    case let controller as UISplitViewController: controller.delegate = object as? any UISplitViewControllerDelegate
    case let controller as UIPageViewController: controller.delegate = object as? any UIPageViewControllerDelegate
    case let controller as UITabBarController: controller.delegate = object as? any UITabBarControllerDelegate
    case let bar as UINavigationBar: bar.delegate = object as? any UINavigationBarDelegate
    case is UIToolbar: return true
    default: return false
    }
    return true
  }

  private static func setDataSource(_ source: NSObject, _ object: AnyObject) -> Bool {
    switch source {
    case let view as UICollectionView: view.dataSource = object as? any UICollectionViewDataSource
    case let view as UITableView: view.dataSource = object as? any UITableViewDataSource
    case let controller as UIPageViewController:
      controller.dataSource = object as? any UIPageViewControllerDataSource
    case let picker as UIPickerView: picker.dataSource = object as? any UIPickerViewDataSource
    default: return KeyValueCoding.setRegistered(object, "dataSource", source)
    }
    return true
  }
}

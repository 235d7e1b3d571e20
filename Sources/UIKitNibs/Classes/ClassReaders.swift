import Foundation
import UIKitCollections
import UIKitControls
import UIKitCore

/// The functions that set the properties of each class of UIKit.
@MainActor
enum ClassReaders {
  typealias Reader = @MainActor (NSObject, NibValues) -> Void

  static func read(_ object: NSObject, as level: AnyClass, from values: NibValues) {
    readers[ObjectIdentifier(level)]?(object, values)
  }

  /// Returns the classes with properties that an object without `init(coder:)` inherits, the topmost first.
  static func levels(of object: NSObject) -> [AnyClass] {
    var levels: [AnyClass] = []
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if readers[ObjectIdentifier(current)] != nil { levels.append(current) }
      type = _getSuperclass(current)
    }
    return levels.reversed()
  }

  private static let readers: [ObjectIdentifier: Reader] = {
    var table: [ObjectIdentifier: Reader] = [:]
    func add<Object: NSObject>(_ type: Object.Type, _ read: @escaping @MainActor (Object, NibValues) -> Void) {
      table[ObjectIdentifier(type)] = { object, values in if let object = object as? Object { read(object, values) } }
    }
    add(UIView.self, ViewReader.read)
    add(UILabel.self, LabelReader.read)
    add(UIImageView.self, ImageViewReader.read)
    add(UIControl.self, ControlReaders.control)
    add(UIButton.self, ButtonReader.read)
    add(UITextField.self, TextReaders.field)
    add(UITextView.self, TextReaders.view)
    add(UISearchBar.self, TextReaders.searchBar)
    add(UIColorWell.self, ControlReaders.colorWell)
    add(UISwitch.self, ControlReaders.switch)
    add(UISlider.self, ControlReaders.slider)
    add(UIStepper.self, ControlReaders.stepper)
    add(UISegmentedControl.self, ControlReaders.segments)
    add(UIPageControl.self, ControlReaders.pages)
    add(UIProgressView.self, ControlReaders.progress)
    add(UIActivityIndicatorView.self, ControlReaders.activity)
    add(UIDatePicker.self, PickerReaders.date)
    add(UIRefreshControl.self, PickerReaders.refresh)
    add(UIStackView.self, ContainerReaders.stack)
    add(UIScrollView.self, ContainerReaders.scrollView)
    add(UIVisualEffectView.self, ContainerReaders.effects)
    add(UICollectionReusableView.self, CellReaders.reusable)
    add(UICollectionViewCell.self, CellReaders.collectionCell)
    add(UITableViewCell.self, CellReaders.tableCell)
    add(UITableViewHeaderFooterView.self, CellReaders.boundary)
    add(UICollectionView.self, ListReaders.collectionView)
    add(UITableView.self, ListReaders.tableView)
    add(UICollectionViewFlowLayout.self, ListReaders.flowLayout)
    add(UIBarButtonItem.self, BarReaders.button)
    add(UITabBarItem.self, BarReaders.tab)
    add(UINavigationItem.self, BarReaders.navigationItem)
    add(UINavigationBar.self, BarReaders.navigationBar)
    add(UITabBar.self, BarReaders.tabBar)
    add(UIToolbar.self, BarReaders.toolbar)
    add(UIGestureRecognizer.self, GestureReaders.any)
    add(UITapGestureRecognizer.self, GestureReaders.tap)
    add(UILongPressGestureRecognizer.self, GestureReaders.longPress)
    add(UISwipeGestureRecognizer.self, GestureReaders.swipe)
    add(UIPanGestureRecognizer.self, GestureReaders.pan)
    add(UIScreenEdgePanGestureRecognizer.self, GestureReaders.edgePan)
    add(UIViewController.self, ControllerReaders.any)
    add(UINavigationController.self, ControllerReaders.navigation)
    add(UITabBarController.self, ControllerReaders.tabs)
    add(UISplitViewController.self, ControllerReaders.split)
    add(UITableViewController.self, ControllerReaders.table)
    add(UICollectionViewController.self, ControllerReaders.collection)
    return table
  }()
}

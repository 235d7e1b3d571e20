import Foundation
import UIKitCore

extension CollectionKeys {
  /// Makes the properties of controllers and presentations known by the names of their accessors in Objective-C.
  static func registerControllers() {
    collectionViewControllerProperties()
    tableViewControllerProperties()
    imagePickerControllerProperties()
  }

  private static func collectionViewControllerProperties() {
    add("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
    add(
      "installsStandardGestureForInteractiveMovement",
      \UICollectionViewController.installsStandardGestureForInteractiveMovement)
    add("useLayoutToLayoutNavigationTransitions", \UICollectionViewController.useLayoutToLayoutNavigationTransitions)
    add("collectionView", \UICollectionViewController.collectionView)
    add("collectionViewLayout", \UICollectionViewController.collectionViewLayout)
  }

  private static func tableViewControllerProperties() {
    add("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear)
    add("tableView", \UITableViewController.tableView)
    add("refreshControl", \UITableViewController.refreshControl)
  }

  private static func imagePickerControllerProperties() {
    add("sourceType", \UIImagePickerController.sourceType)
    add("mediaTypes", \UIImagePickerController.mediaTypes)
    add("allowsEditing", \UIImagePickerController.allowsEditing)
    add("cameraCaptureMode", \UIImagePickerController.cameraCaptureMode)
    add("cameraDevice", \UIImagePickerController.cameraDevice)
  }
}

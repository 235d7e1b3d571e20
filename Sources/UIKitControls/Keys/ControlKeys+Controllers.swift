import Foundation
import UIKitCore

extension ControlKeys {
  /// Makes the properties of controllers and presentations known by the names of their accessors in Objective-C.
  static func registerControllers() {
    activityViewControllerProperties()
    alertControllerProperties()
    colorPickerViewControllerProperties()
    pageViewControllerProperties()
  }

  private static func activityViewControllerProperties() {
    add("excludedActivityTypes", \UIActivityViewController.excludedActivityTypes)
    add("allowsProminentActivity", \UIActivityViewController.allowsProminentActivity)
  }

  private static func alertControllerProperties() {
    read("preferredStyle", \UIAlertController.preferredStyle)
    add("message", \UIAlertController.message)
    read("actions", \UIAlertController.actions)
    add("preferredAction", \UIAlertController.preferredAction)
    add("textFields", \UIAlertController.textFields)
  }

  private static func colorPickerViewControllerProperties() {
    add("delegate", \UIColorPickerViewController.delegate)
    add("selectedColor", \UIColorPickerViewController.selectedColor)
    add("supportsAlpha", \UIColorPickerViewController.supportsAlpha)
  }

  private static func pageViewControllerProperties() {
    read("transitionStyle", \UIPageViewController.transitionStyle)
    read("navigationOrientation", \UIPageViewController.navigationOrientation)
    add("spineLocation", \UIPageViewController.spineLocation)
    add("isDoubleSided", \UIPageViewController.isDoubleSided)
    add("dataSource", \UIPageViewController.dataSource)
    add("delegate", \UIPageViewController.delegate)
    add("viewControllers", \UIPageViewController.viewControllers)
    add("gestureRecognizers", \UIPageViewController.gestureRecognizers)
  }
}

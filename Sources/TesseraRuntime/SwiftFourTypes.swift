public import Foundation
public import UIKitCollections
public import UIKitControls
public import UIKitCore

// The names that types of UIKit have in Swift 4, which Xcode still compiles. Each type is within another since Swift 4.2.

/// The name of `UIAlertController.Style` in Swift 4.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The name of `UIAlertAction.Style` in Swift 4.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The name of `UIView.AnimationOptions` in Swift 4.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name of `UIView.AnimationCurve` in Swift 4.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The name of `UIView.KeyframeAnimationOptions` in Swift 4.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The name of `UIView.ContentMode` in Swift 4.
public typealias UIViewContentMode = UIView.ContentMode
/// The name of `UIView.AutoresizingMask` in Swift 4.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The name of `UIView.TintAdjustmentMode` in Swift 4.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The name of `UIControl.State` in Swift 4.
public typealias UIControlState = UIControl.State
/// The name of `UIControl.Event` in Swift 4.
public typealias UIControlEvents = UIControl.Event
/// The name of `UIControl.ContentHorizontalAlignment` in Swift 4.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The name of `UIControl.ContentVerticalAlignment` in Swift 4.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The name of `UIButton.ButtonType` in Swift 4.
public typealias UIButtonType = UIButton.ButtonType
/// The name of `UIBarButtonItem.Style` in Swift 4.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The name of `UIBarButtonItem.SystemItem` in Swift 4.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The name of `UITabBarItem.SystemItem` in Swift 4.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// The name of `UITabBar.ItemPositioning` in Swift 4.
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
/// The name of `UIActivityIndicatorView.Style` in Swift 4.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The name of `UISearchBar.Style` in Swift 4.
public typealias UISearchBarStyle = UISearchBar.Style
/// The name of `UISearchBar.Icon` in Swift 4.
public typealias UISearchBarIcon = UISearchBar.Icon
/// The name of `UITableView.Style` in Swift 4.
public typealias UITableViewStyle = UITableView.Style
/// The name of `UITableView.ScrollPosition` in Swift 4.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The name of `UITableView.RowAnimation` in Swift 4.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The name of `UITableViewCell.CellStyle` in Swift 4.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The name of `UITableViewCell.SeparatorStyle` in Swift 4.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The name of `UITableViewCell.SelectionStyle` in Swift 4.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The name of `UITableViewCell.EditingStyle` in Swift 4.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The name of `UITableViewCell.AccessoryType` in Swift 4.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The name of `UITableViewRowAction.Style` in Swift 4.
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// The name of `UICollectionView.ScrollDirection` in Swift 4.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// The name of `UICollectionView.ScrollPosition` in Swift 4.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The name of `UICollectionView.ElementCategory` in Swift 4.
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// The name of `UICollectionViewUpdateItem.Action` in Swift 4.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// The name of `UIGestureRecognizer.State` in Swift 4.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The name of `UISwipeGestureRecognizer.Direction` in Swift 4.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The name of `UITouch.Phase` in Swift 4.
public typealias UITouchPhase = UITouch.Phase
/// The name of `UITouch.TouchType` in Swift 4.
public typealias UITouchType = UITouch.TouchType
/// The name of `UIEvent.EventType` in Swift 4.
public typealias UIEventType = UIEvent.EventType
/// The name of `UIEvent.EventSubtype` in Swift 4.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The name of `UIImage.Orientation` in Swift 4.
public typealias UIImageOrientation = UIImage.Orientation
/// The name of `UIImage.RenderingMode` in Swift 4.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The name of `UIImage.ResizingMode` in Swift 4.
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The name of `UIBlurEffect.Style` in Swift 4.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The name of `NSLayoutConstraint.Axis` in Swift 4.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The name of `NSLayoutConstraint.Attribute` in Swift 4.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The name of `NSLayoutConstraint.Relation` in Swift 4.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The name of `NSLayoutConstraint.FormatOptions` in Swift 4.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The name of `UIStackView.Distribution` in Swift 4.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The name of `UIStackView.Alignment` in Swift 4.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The name of `UIScrollView.IndicatorStyle` in Swift 4.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The name of `UIScrollView.KeyboardDismissMode` in Swift 4.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The name of `UIScrollView.ContentInsetAdjustmentBehavior` in Swift 4.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
/// The name of `UITextField.ViewMode` in Swift 4.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The name of `UITextField.BorderStyle` in Swift 4.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The name of `UIDatePicker.Mode` in Swift 4.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The name of `UIProgressView.Style` in Swift 4.
public typealias UIProgressViewStyle = UIProgressView.Style
/// The name of `UIFont.TextStyle` in Swift 4.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The name of `UIFontDescriptor.SymbolicTraits` in Swift 4.
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// The name of `UINavigationController.Operation` in Swift 4.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The name of `UIPageViewController.TransitionStyle` in Swift 4.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The name of `UIPageViewController.NavigationOrientation` in Swift 4.
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
/// The name of `UIPageViewController.NavigationDirection` in Swift 4.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// The name of `UISplitViewController.DisplayMode` in Swift 4.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The name of `UIImagePickerController.SourceType` in Swift 4.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// The name of `UIApplication.State` in Swift 4.
public typealias UIApplicationState = UIApplication.State
/// The name of `UIApplication.LaunchOptionsKey` in Swift 4.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The name of `UIApplication.OpenURLOptionsKey` in Swift 4.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The name of `UIDevice.BatteryState` in Swift 4.
public typealias UIDeviceBatteryState = UIDevice.BatteryState
/// The name of `NSAttributedString.Key` in Swift 4.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The name of `RunLoop.Mode` in Swift 4.
public typealias RunLoopMode = RunLoop.Mode
/// The name of `UIInterpolatingMotionEffect.EffectType` in Swift 4.
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
/// The name of `UICollisionBehavior.Mode` in Swift 4.
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
/// The name of `UIPushBehavior.Mode` in Swift 4.
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
/// The name of `UIWindow.Level` in Swift 4.
public typealias UIWindowLevel = UIWindow.Level
/// The name of `UIImpactFeedbackGenerator.FeedbackStyle` in Swift 4.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// The name of `UINotificationFeedbackGenerator.FeedbackType` in Swift 4.
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// The name of `UIActivity.ActivityType` in Swift 4.
public typealias UIActivityType = UIActivity.ActivityType
/// The name of `UIPageViewController.SpineLocation` in Swift 4.
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
/// The name of `UINavigationItem.LargeTitleDisplayMode` in Swift 4.
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
/// The name of `UIContextualAction.Style` in Swift 4.
public typealias UIContextualActionStyle = UIContextualAction.Style
/// The name of `UIMenuController.ArrowDirection` in Swift 4.
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection
/// The name of `UIAttachmentBehavior.AttachmentType` in Swift 4.
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType

import Foundation

extension KeyValueKeys {
  /// Makes the properties of controllers and presentations known by the names of their accessors in Objective-C.
  static func registerControllerProperties() {
    presentationControllerProperties()
    popoverPresentationControllerProperties()
    sheetPresentationControllerProperties()
    viewControllerProperties()
    viewControllerContainerProperties()
    viewControllerSystemProperties()
    navigationControllerProperties()
    searchControllerProperties()
    splitViewControllerProperties()
    tabBarControllerProperties()
  }

  private static func presentationControllerProperties() {
    add("delegate", \UIPresentationController.delegate)
    add("presentedViewController", \UIPresentationController.presentedViewController)
    add("presentingViewController", \UIPresentationController.presentingViewController)
    add("presentationStyle", \UIPresentationController.presentationStyle)
    add("containerView", \UIPresentationController.containerView)
    add("presentedView", \UIPresentationController.presentedView)
    add("frameOfPresentedViewInContainerView", \UIPresentationController.frameOfPresentedViewInContainerView)
    add("shouldPresentInFullscreen", \UIPresentationController.shouldPresentInFullscreen)
    add("shouldRemovePresentersView", \UIPresentationController.shouldRemovePresentersView)
    add("adaptivePresentationStyle", \UIPresentationController.adaptivePresentationStyle)
    add("preferredContentSize", \UIPresentationController.preferredContentSize)
  }

  private static func popoverPresentationControllerProperties() {
    add("sourceView", \UIPopoverPresentationController.sourceView)
    add("sourceRect", \UIPopoverPresentationController.sourceRect)
    add("barButtonItem", \UIPopoverPresentationController.barButtonItem)
    add("sourceItem", \UIPopoverPresentationController.sourceItem)
    add("permittedArrowDirections", \UIPopoverPresentationController.permittedArrowDirections)
    add("arrowDirection", \UIPopoverPresentationController.arrowDirection)
    add("canOverlapSourceViewRect", \UIPopoverPresentationController.canOverlapSourceViewRect)
    add("passthroughViews", \UIPopoverPresentationController.passthroughViews)
    add("backgroundColor", \UIPopoverPresentationController.backgroundColor)
    add("popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins)
    read("adaptiveSheetPresentationController", \UIPopoverPresentationController.adaptiveSheetPresentationController)
  }

  private static func sheetPresentationControllerProperties() {
    add("detents", \UISheetPresentationController.detents)
    add("selectedDetentIdentifier", \UISheetPresentationController.selectedDetentIdentifier)
    add("largestUndimmedDetentIdentifier", \UISheetPresentationController.largestUndimmedDetentIdentifier)
    add(
      "prefersScrollingExpandsWhenScrolledToEdge",
      \UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge)
    add("prefersEdgeAttachedInCompactHeight", \UISheetPresentationController.prefersEdgeAttachedInCompactHeight)
    add(
      "widthFollowsPreferredContentSizeWhenEdgeAttached",
      \UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached)
    add("prefersGrabberVisible", \UISheetPresentationController.prefersGrabberVisible)
    add("preferredCornerRadius", \UISheetPresentationController.preferredCornerRadius)
  }

  private static func viewControllerProperties() {
    add("view", \UIViewController.view)
    add("viewIfLoaded", \UIViewController.viewIfLoaded)
    add("isViewLoaded", \UIViewController.isViewLoaded)
    add("nibName", \UIViewController.nibName)
    read("nibBundle", \UIViewController.nibBundle)
    add("storyboard", \UIViewController.storyboard)
    add("title", \UIViewController.title)
    add("isEditing", \UIViewController.isEditing)
    add("editButtonItem", \UIViewController.editButtonItem)
    add("preferredContentSize", \UIViewController.preferredContentSize)
    add("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout)
    add("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
    add("preferredStatusBarStyle", \UIViewController.preferredStatusBarStyle)
    add("prefersStatusBarHidden", \UIViewController.prefersStatusBarHidden)
    add("childForStatusBarStyle", \UIViewController.childForStatusBarStyle)
    add("childForStatusBarHidden", \UIViewController.childForStatusBarHidden)
    add("modalPresentationCapturesStatusBarAppearance", \UIViewController.modalPresentationCapturesStatusBarAppearance)
    add("disablesAutomaticKeyboardDismissal", \UIViewController.disablesAutomaticKeyboardDismissal)
    add("supportedInterfaceOrientations", \UIViewController.supportedInterfaceOrientations)
    add("preferredInterfaceOrientationForPresentation", \UIViewController.preferredInterfaceOrientationForPresentation)
    add("shouldAutorotate", \UIViewController.shouldAutorotate)
    add("preferredFocusEnvironments", \UIViewController.preferredFocusEnvironments)
    add("parentFocusEnvironment", \UIViewController.parentFocusEnvironment)
    add("focusGroupIdentifier", \UIViewController.focusGroupIdentifier)
    add("restoresFocusAfterTransition", \UIViewController.restoresFocusAfterTransition)
    add("children", \UIViewController.children)
    add("parent", \UIViewController.parent)
    add("shouldAutomaticallyForwardAppearanceMethods", \UIViewController.shouldAutomaticallyForwardAppearanceMethods)
    read("isMovingToParent", \UIViewController.isMovingToParent)
    read("isMovingFromParent", \UIViewController.isMovingFromParent)
  }

  private static func viewControllerContainerProperties() {
    add("navigationController", \UIViewController.navigationController)
    add("navigationItem", \UIViewController.navigationItem)
    add("tabBarController", \UIViewController.tabBarController)
    add("splitViewController", \UIViewController.splitViewController)
    add("tabBarItem", \UIViewController.tabBarItem)
    add("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
    add("toolbarItems", \UIViewController.toolbarItems)
    add("transitionCoordinator", \UIViewController.transitionCoordinator)
    add("previewActionItems", \UIViewController.previewActionItems)
    add("transitioningDelegate", \UIViewController.transitioningDelegate)
    add("modalPresentationStyle", \UIViewController.modalPresentationStyle)
    add("modalTransitionStyle", \UIViewController.modalTransitionStyle)
    add("preferredTransition", \UIViewController.preferredTransition)
    add("isModalInPresentation", \UIViewController.isModalInPresentation)
    add("definesPresentationContext", \UIViewController.definesPresentationContext)
    add("presentedViewController", \UIViewController.presentedViewController)
    add("presentingViewController", \UIViewController.presentingViewController)
    read("isBeingPresented", \UIViewController.isBeingPresented)
    read("isBeingDismissed", \UIViewController.isBeingDismissed)
    add("contentUnavailableConfiguration", \UIViewController.contentUnavailableConfiguration)
    add("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets)
    add("viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins)
    add("systemMinimumLayoutMargins", \UIViewController.systemMinimumLayoutMargins)
    add("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
    add("traitCollection", \UIViewController.traitCollection)
    add("presentationController", \UIViewController.presentationController)
    add("sheetPresentationController", \UIViewController.sheetPresentationController)
    add("popoverPresentationController", \UIViewController.popoverPresentationController)
    add("topLayoutGuide", \UIViewController.topLayoutGuide)
    add("bottomLayoutGuide", \UIViewController.bottomLayoutGuide)
  }

  private static func viewControllerSystemProperties() {
    add("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets)
    add("interfaceOrientation", \UIViewController.interfaceOrientation)
    add("prefersHomeIndicatorAutoHidden", \UIViewController.prefersHomeIndicatorAutoHidden)
    add("childForHomeIndicatorAutoHidden", \UIViewController.childForHomeIndicatorAutoHidden)
    add("preferredScreenEdgesDeferringSystemGestures", \UIViewController.preferredScreenEdgesDeferringSystemGestures)
    add("preferredStatusBarUpdateAnimation", \UIViewController.preferredStatusBarUpdateAnimation)
    add("providesPresentationContextTransitionStyle", \UIViewController.providesPresentationContextTransitionStyle)
    add("restorationIdentifier", \UIViewController.restorationIdentifier)
    add("restorationClass", \UIViewController.restorationClass)
    add("contentUnavailableConfigurationState", \UIViewController.contentUnavailableConfigurationState)
  }

  private static func navigationControllerProperties() {
    add("delegate", \UINavigationController.delegate)
    read("navigationBar", \UINavigationController.navigationBar)
    add("viewControllers", \UINavigationController.viewControllers)
    add("topViewController", \UINavigationController.topViewController)
    add("visibleViewController", \UINavigationController.visibleViewController)
    add("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden)
    add("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
    add("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
    add("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
    add("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
    add("barHideOnSwipeGestureRecognizer", \UINavigationController.barHideOnSwipeGestureRecognizer)
    add("barHideOnTapGestureRecognizer", \UINavigationController.barHideOnTapGestureRecognizer)
    add("toolbar", \UINavigationController.toolbar)
    add("isToolbarHidden", \UINavigationController.isToolbarHidden)
    add("interactivePopGestureRecognizer", \UINavigationController.interactivePopGestureRecognizer)
  }

  private static func searchControllerProperties() {
    add("searchResultsUpdater", \UISearchController.searchResultsUpdater)
    add("delegate", \UISearchController.delegate)
    read("searchResultsController", \UISearchController.searchResultsController)
    add("searchBar", \UISearchController.searchBar)
    add("obscuresBackgroundDuringPresentation", \UISearchController.obscuresBackgroundDuringPresentation)
    add("dimsBackgroundDuringPresentation", \UISearchController.dimsBackgroundDuringPresentation)
    add("hidesNavigationBarDuringPresentation", \UISearchController.hidesNavigationBarDuringPresentation)
    add("automaticallyShowsCancelButton", \UISearchController.automaticallyShowsCancelButton)
    add("automaticallyShowsScopeBar", \UISearchController.automaticallyShowsScopeBar)
    add("scopeBarActivation", \UISearchController.scopeBarActivation)
    add("automaticallyShowsSearchResultsController", \UISearchController.automaticallyShowsSearchResultsController)
    add("showsSearchResultsController", \UISearchController.showsSearchResultsController)
    add("searchSuggestions", \UISearchController.searchSuggestions)
    add(
      "ignoresSearchSuggestionsForSearchBarPlacementStacked",
      \UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked)
    add("isActive", \UISearchController.isActive)
  }

  private static func splitViewControllerProperties() {
    add("delegate", \UISplitViewController.delegate)
    add("style", \UISplitViewController.style)
    add("viewControllers", \UISplitViewController.viewControllers)
    add("isCollapsed", \UISplitViewController.isCollapsed)
    add("preferredDisplayMode", \UISplitViewController.preferredDisplayMode)
    add("displayMode", \UISplitViewController.displayMode)
    read("displayModeButtonItem", \UISplitViewController.displayModeButtonItem)
    add("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior)
    add("splitBehavior", \UISplitViewController.splitBehavior)
    add("presentsWithGesture", \UISplitViewController.presentsWithGesture)
    add("showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton)
    add("primaryEdge", \UISplitViewController.primaryEdge)
    add("primaryBackgroundStyle", \UISplitViewController.primaryBackgroundStyle)
    add("preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction)
    add("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth)
    add("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
    add("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
    add("preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth)
    add("primaryColumnWidth", \UISplitViewController.primaryColumnWidth)
    add("supplementaryColumnWidth", \UISplitViewController.supplementaryColumnWidth)
  }

  private static func tabBarControllerProperties() {
    add("delegate", \UITabBarController.delegate)
    read("tabBar", \UITabBarController.tabBar)
    add("tabs", \UITabBarController.tabs)
    add("selectedTab", \UITabBarController.selectedTab)
    add("mode", \UITabBarController.mode)
    add("viewControllers", \UITabBarController.viewControllers)
    add("selectedIndex", \UITabBarController.selectedIndex)
    add("selectedViewController", \UITabBarController.selectedViewController)
    add("customizableViewControllers", \UITabBarController.customizableViewControllers)
    add("isTabBarHidden", \UITabBarController.isTabBarHidden)
  }
}

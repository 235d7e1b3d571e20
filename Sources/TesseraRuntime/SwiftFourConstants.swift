public import Foundation
public import UIKitCollections
public import UIKitControls
public import UIKitCore

// The names that constants of UIKit and Core Animation have in Swift 4. Each belongs to a type since Swift 4.2.

/// The name of `UITableView.automaticDimension` in Swift 4.
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
/// The name of `UICollectionView.elementKindSectionHeader` in Swift 4.
public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }
/// The name of `UICollectionView.elementKindSectionFooter` in Swift 4.
public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }
/// The name of `UICollectionViewFlowLayout.automaticSize` in Swift 4.
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }
/// The name of `UIView.noIntrinsicMetric` in Swift 4.
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// The name of `UIView.layoutFittingCompressedSize` in Swift 4.
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// The name of `UIView.layoutFittingExpandedSize` in Swift 4.
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
/// The name of `UIScrollView.DecelerationRate.normal` in Swift 4.
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.normal }
/// The name of `UIScrollView.DecelerationRate.fast` in Swift 4.
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.fast }
/// The name of `UIResponder.keyboardFrameBeginUserInfoKey` in Swift 4.
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
/// The name of `UIResponder.keyboardFrameEndUserInfoKey` in Swift 4.
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
/// The name of `UIResponder.keyboardAnimationDurationUserInfoKey` in Swift 4.
public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }
/// The name of `UIResponder.keyboardAnimationCurveUserInfoKey` in Swift 4.
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }
/// The name of `UIBackgroundTaskIdentifier.invalid` in Swift 4.
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier.invalid }
/// The name of `UIApplication.openSettingsURLString` in Swift 4.
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// The name of `UIApplication.backgroundFetchIntervalMinimum` in Swift 4.
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval { UIApplication.backgroundFetchIntervalMinimum }
/// The name of `UIApplication.backgroundFetchIntervalNever` in Swift 4.
public var UIApplicationBackgroundFetchIntervalNever: TimeInterval { UIApplication.backgroundFetchIntervalNever }
/// The name of `UIImagePickerController.InfoKey.originalImage` in Swift 4.
public var UIImagePickerControllerOriginalImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.originalImage
}
/// The name of `UIImagePickerController.InfoKey.editedImage` in Swift 4.
public var UIImagePickerControllerEditedImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.editedImage
}
/// The name of `UIPageViewController.OptionsKey.interPageSpacing` in Swift 4.
public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.interPageSpacing
}
/// The name of `UIPageViewController.OptionsKey.spineLocation` in Swift 4.
public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.spineLocation
}
/// The name of `UINavigationController.hideShowBarDuration` in Swift 4.
public var UINavigationControllerHideShowBarDuration: CGFloat { UINavigationController.hideShowBarDuration }
/// The name of `UIWindow.Level.normal` in Swift 4.
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
/// The name of `UIWindow.Level.alert` in Swift 4.
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
/// The name of `UIWindow.Level.statusBar` in Swift 4.
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
/// The name of `UIAccessibilityTraits.none` in Swift 4.
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
/// The name of `UIAccessibilityTraits.button` in Swift 4.
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
/// The name of `UIAccessibilityTraits.header` in Swift 4.
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
/// The name of `UIAccessibilityTraits.image` in Swift 4.
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
/// The name of `UIAccessibilityTraits.selected` in Swift 4.
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
/// The name of `UIAccessibilityTraits.staticText` in Swift 4.
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }
/// The name of `UIAccessibilityTraits.notEnabled` in Swift 4.
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }
/// The name of `UIAccessibilityTraits.adjustable` in Swift 4.
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { UIAccessibilityTraits.adjustable }
/// The name of `UIAccessibility.Notification.screenChanged` in Swift 4.
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.screenChanged
}
/// The name of `UIAccessibility.Notification.layoutChanged` in Swift 4.
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.layoutChanged
}
/// The name of `UIAccessibility.Notification.announcement` in Swift 4.
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.announcement
}
/// The name of `CAMediaTimingFunctionName.linear` in Swift 4.
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { CAMediaTimingFunctionName.linear }
/// The name of `CAMediaTimingFunctionName.easeIn` in Swift 4.
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeIn }
/// The name of `CAMediaTimingFunctionName.easeOut` in Swift 4.
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeOut }
/// The name of `CAMediaTimingFunctionName.easeInEaseOut` in Swift 4.
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeInEaseOut }
/// The name of `CAMediaTimingFunctionName.default` in Swift 4.
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { CAMediaTimingFunctionName.default }
/// The name of `CAMediaTimingFillMode.forwards` in Swift 4.
public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }
/// The name of `CAMediaTimingFillMode.backwards` in Swift 4.
public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }
/// The name of `CAMediaTimingFillMode.both` in Swift 4.
public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }
/// The name of `CAMediaTimingFillMode.removed` in Swift 4.
public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }
/// The name of `CATransitionType.fade` in Swift 4.
public var kCATransitionFade: CATransitionType { CATransitionType.fade }
/// The name of `CATransitionType.push` in Swift 4.
public var kCATransitionPush: CATransitionType { CATransitionType.push }
/// The name of `CATransitionType.moveIn` in Swift 4.
public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }
/// The name of `CATransitionType.reveal` in Swift 4.
public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }
/// The name of `CATransitionSubtype.fromLeft` in Swift 4.
public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }
/// The name of `CATransitionSubtype.fromRight` in Swift 4.
public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }
/// The name of `CATransitionSubtype.fromTop` in Swift 4.
public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }
/// The name of `CATransitionSubtype.fromBottom` in Swift 4.
public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }
/// The name of `CAShapeLayerLineCap.butt` in Swift 4.
public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }
/// The name of `CAShapeLayerLineCap.round` in Swift 4.
public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }
/// The name of `CAShapeLayerLineCap.square` in Swift 4.
public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }
/// The name of `CAShapeLayerLineJoin.miter` in Swift 4.
public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }
/// The name of `CAShapeLayerLineJoin.round` in Swift 4.
public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }
/// The name of `CAShapeLayerLineJoin.bevel` in Swift 4.
public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }
/// The name of `CAShapeLayerFillRule.nonZero` in Swift 4.
public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }
/// The name of `CAShapeLayerFillRule.evenOdd` in Swift 4.
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }
/// The name of `CALayerContentsGravity.center` in Swift 4.
public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }
/// The name of `CALayerContentsGravity.resize` in Swift 4.
public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }
/// The name of `CALayerContentsGravity.resizeAspect` in Swift 4.
public var kCAGravityResizeAspect: CALayerContentsGravity { CALayerContentsGravity.resizeAspect }
/// The name of `CALayerContentsGravity.resizeAspectFill` in Swift 4.
public var kCAGravityResizeAspectFill: CALayerContentsGravity { CALayerContentsGravity.resizeAspectFill }
/// The name of `CAAnimationCalculationMode.linear` in Swift 4.
public var kCAAnimationLinear: CAAnimationCalculationMode { CAAnimationCalculationMode.linear }
/// The name of `CAAnimationCalculationMode.discrete` in Swift 4.
public var kCAAnimationDiscrete: CAAnimationCalculationMode { CAAnimationCalculationMode.discrete }
/// The name of `CAAnimationCalculationMode.paced` in Swift 4.
public var kCAAnimationPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.paced }
/// The name of `CAAnimationCalculationMode.cubic` in Swift 4.
public var kCAAnimationCubic: CAAnimationCalculationMode { CAAnimationCalculationMode.cubic }
/// The name of `CATextLayerAlignmentMode.center` in Swift 4.
public var kCAAlignmentCenter: CATextLayerAlignmentMode { CATextLayerAlignmentMode.center }
/// The name of `CATextLayerAlignmentMode.left` in Swift 4.
public var kCAAlignmentLeft: CATextLayerAlignmentMode { CATextLayerAlignmentMode.left }
/// The name of `CATextLayerAlignmentMode.right` in Swift 4.
public var kCAAlignmentRight: CATextLayerAlignmentMode { CATextLayerAlignmentMode.right }
/// The name of `CATextLayerTruncationMode.end` in Swift 4.
public var kCATruncationEnd: CATextLayerTruncationMode { CATextLayerTruncationMode.end }
/// The name of `CAEmitterLayerEmitterShape.line` in Swift 4.
public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.line }
/// The name of `CAEmitterLayerEmitterShape.point` in Swift 4.
public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.point }
/// The name of `CAEmitterLayerEmitterShape.circle` in Swift 4.
public var kCAEmitterLayerCircle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.circle }
/// The name of `CAEmitterLayerEmitterShape.rectangle` in Swift 4.
public var kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape.rectangle }
/// The name of `CAEmitterLayerRenderMode.additive` in Swift 4.
public var kCAEmitterLayerAdditive: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode.additive }
/// The name of `CAGradientLayerType.axial` in Swift 4.
public var kCAGradientLayerAxial: CAGradientLayerType { .axial }

import Foundation

extension KeyValueKeys {
  /// Makes the properties of controls known by the names of their accessors in Objective-C.
  static func registerControlProperties() {
    controlProperties()
    buttonProperties()
    refreshControlProperties()
    segmentedControlProperties()
  }

  private static func controlProperties() {
    add("isEnabled", \UIControl.isEnabled)
    add("isSelected", \UIControl.isSelected)
    add("isHighlighted", \UIControl.isHighlighted)
    add("isTracking", \UIControl.isTracking)
    read("isTouchInside", \UIControl.isTouchInside)
    add("state", \UIControl.state)
    add("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction)
    read("contextMenuInteraction", \UIControl.contextMenuInteraction)
    add("isContextMenuInteractionEnabled", \UIControl.isContextMenuInteractionEnabled)
    add("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
    add("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
    add("effectiveContentHorizontalAlignment", \UIControl.effectiveContentHorizontalAlignment)
    add("allControlEvents", \UIControl.allControlEvents)
    add("allTargets", \UIControl.allTargets)
  }

  private static func buttonProperties() {
    read("buttonType", \UIButton.buttonType)
    add("role", \UIButton.role)
    add("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
    add("menu", \UIButton.menu)
    add("preferredMenuElementOrder", \UIButton.preferredMenuElementOrder)
    add("configuration", \UIButton.configuration)
    add("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration)
    add("titleLabel", \UIButton.titleLabel)
    add("subtitleLabel", \UIButton.subtitleLabel)
    add("imageView", \UIButton.imageView)
    add("isPointerInteractionEnabled", \UIButton.isPointerInteractionEnabled)
    add("isSpringLoaded", \UIButton.isSpringLoaded)
    add("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
    add("contentEdgeInsets", \UIButton.contentEdgeInsets)
    add("titleEdgeInsets", \UIButton.titleEdgeInsets)
    add("imageEdgeInsets", \UIButton.imageEdgeInsets)
    add("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
    add("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
    add("currentTitleShadowColor", \UIButton.currentTitleShadowColor)
    add("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted)
    add("currentTitle", \UIButton.currentTitle)
    add("currentTitleColor", \UIButton.currentTitleColor)
    add("currentImage", \UIButton.currentImage)
    add("currentBackgroundImage", \UIButton.currentBackgroundImage)
    add("currentAttributedTitle", \UIButton.currentAttributedTitle)
  }

  private static func refreshControlProperties() {
    read("isRefreshing", \UIRefreshControl.isRefreshing)
    add("attributedTitle", \UIRefreshControl.attributedTitle)
  }

  private static func segmentedControlProperties() {
    add("isMomentary", \UISegmentedControl.isMomentary)
    add("numberOfSegments", \UISegmentedControl.numberOfSegments)
    add("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
    add("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    add("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    add("isSpringLoaded", \UISegmentedControl.isSpringLoaded)
  }
}

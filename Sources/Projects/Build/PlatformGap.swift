/// Something of iOS that is not in Tessera, and that the compiler therefore does not find.
package enum PlatformGap {
  /// The prefixes of names in iOS's frameworks, before a capital letter.
  private static let prefixes: Set = [
    "AS", "AV", "CA", "CB", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CT", "CX", "EK", "GC", "GK", "HK", "IN", "LA",
    "LP", "MC", "MF", "MK", "MP", "MTK", "MTL", "NE", "NL", "NS", "NW", "OS", "PDF", "PH", "PK", "QL", "SC", "SCN",
    "SF",
    "SK", "TK", "UI", "UN", "UT", "VN", "WC", "WK",
  ]

  /// Members of types of UIKit and Foundation that are not in Tessera.
  private static let members: Set = [
    "DocumentReadingOptionKey", "DocumentType", "TextEffectStyle", "Width", "accessibilityCustomRotors",
    "accessibilityName", "addKeyCommand", "addSymbolEffect", "adjustsImageSizeForAccessibilityContentSizeCategory",
    "allowedScrollTypesMask", "allowsEditingTextAttributes", "allowsFocus", "attachment",
    "attemptRotationToDeviceOrientation", "attributedTitle", "badge", "bottomAccessory", "bottomEdgeEffect",
    "canFocusItemAt", "cgPoint", "cgRect", "cgSize", "changesSelectionAsPrimaryAction", "ciColor", "ciImage",
    "compositingFilter", "containerURL", "cornerConfiguration", "delete", "disablesAutomaticKeyboardDismissal",
    "documentProperties", "documentsDirectory", "edgeAntialiasingMask", "exclusionPaths", "extensionContext", "file",
    "filters", "flipsForRightToLeftLayoutDirection", "focusEffect", "focusGroupIdentifier", "focusGroupPriority",
    "followsUndockedKeyboard", "glass", "hasActiveDrag", "hasActiveDrop", "hidesSharedBackground", "hoverStyle",
    "imageAsset", "imageColorTransformer", "imageFlippedForRightToLeftLayoutDirection", "imageReservation",
    "indicator", "inputViewController", "interactionActivityTrackingBaseName", "interpolationQuality",
    "isContextMenuInteractionEnabled", "isFindInteractionEnabled", "isHeld", "isHovered", "isOpaque",
    "isSpringLoaded", "isSymbolAnimationEnabled", "isiOSAppOnMac", "largeSubtitle", "layoutManager",
    "lineBreakStrategy", "macIdiomStyle", "magnificationFilter", "maximumValueImage", "minificationFilter",
    "minimumValueImage", "mode", "moreNavigationController", "overrideTraitCollection", "performUsingDrop",
    "persistentIdentifier", "pointerStyleProvider", "possibleTitles", "preferredImageDynamicRange",
    "preferredMaximumNumberOfLines", "preferredMenuElementOrder", "preferredSearchBarPlacement", "preferredStyle",
    "preferredTransition", "prefersEdgeAttachedInCompactHeight", "prefersInterfaceOrientationLocked",
    "presentsNavigationController", "prominentGlass", "remembersLastFocusedIndexPath", "removeKeyCommand",
    "removeSymbolEffect", "renameDelegate", "repeatCount", "requestSceneSessionActivation",
    "restoresFocusAfterTransition", "rtf", "scalesLargeContentImage", "scribbleInteraction", "searchSuggestions",
    "searchTextPositionAdjustment", "selectionFollowsFocus", "separatorEffect", "setAlternateIconName",
    "setBlendMode", "setBookmarkImage", "setDefaultTextAttributes", "setMinimumTrackImage",
    "setOverrideTraitCollection", "setSearchFieldBackgroundImage", "setSymbolImage", "severity", "sharesBackground",
    "showsBookmarkButton", "showsExpansionTextWhenTruncated", "sidebar", "sizingOptions", "subtitle", "subtitleView",
    "swipeActionsConfiguration", "symbolContentTransition", "tabBarMinimizeBehavior", "tabBarObservedScrollView",
    "textContentStorage",
    "textDragInteraction", "textEffect", "textHighlightAttributes", "textItemMenuPreview", "textItemTag",
    "textLayoutManager", "textStorage", "toolTip", "topEdgeEffect", "typingAttributes", "unarchivedObject",
    "usesDefaultHyphenation", "viewForFirstBaselineLayout", "visiblePath",
    "widthFollowsPreferredContentSizeWhenEdgeAttached", "withAlignmentRectInsets", "withBaselineOffset",
    "writingDirection", "writingToolsBehavior",
  ]

  /// Returns the name that a message of the compiler does not find, if it is one of iOS.
  package static func name(in text: String) -> String? {
    let words = text.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard let first = words.first else { return nil }
    if text.hasPrefix("cannot find '") || text.hasPrefix("cannot find type '") {
      return isPrefixed(first) ? first : nil
    }
    if text.contains("Not supported in swift-corelibs-foundation") { return first }
    if text.contains("has no member '"), words.count > 1, isPrefixed(first), members.contains(words[1]) {
      return "\(first).\(words[1])"
    }
    return nil
  }

  /// Whether a name is one of UIKit's or Core Animation's, and not of another framework that a file imports.
  package static func isOfUIKit(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase && $0.isASCII }
    return capitals.count == 3 && (name.hasPrefix("UI") || name.hasPrefix("CA"))
  }

  private static func isPrefixed(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase && $0.isASCII }
    guard capitals.count >= 3, name.count > capitals.count else { return false }
    return prefixes.contains(String(capitals.dropLast())) || prefixes.contains(String(capitals.prefix(2)))
  }
}

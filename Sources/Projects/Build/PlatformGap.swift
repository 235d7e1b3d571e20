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
    "accessibilityCustomRotors", "allowsEditingTextAttributes", "allowsFocus", "attemptRotationToDeviceOrientation",
    "backAction", "centerItemGroups", "ciColor", "ciImage", "compositingFilter", "customizableViewControllers",
    "disablesAutomaticKeyboardDismissal", "exclusionPaths", "extensionContext", "featureSettings", "filters",
    "focusEffect", "focusGroupIdentifier", "focusGroupPriority", "followsUndockedKeyboard", "hoverStyle",
    "inputAssistantItem", "inputViewController", "interactionActivityTrackingBaseName", "isFindInteractionEnabled",
    "isHeld", "isHovered", "isSpringLoaded", "macIdiomStyle", "mode", "moreNavigationController", "passwordRules",
    "pointerStyleProvider", "preferredMenuElementOrder", "preferredSearchBarPlacement", "preferredTransition",
    "remembersLastFocusedIndexPath", "requestSceneSessionActivation", "restorationIdentifier",
    "restoresFocusAfterTransition", "scopeBarActivation", "searchSuggestions", "selectionFollowsFocus",
    "setAlternateIconName", "setOverrideTraitCollection", "severity", "symbolContentTransition",
    "tabBarObservedScrollView", "tabs", "textDragInteraction", "titleMenuProvider", "tokens", "toolTip",
    "trailingItemGroups", "writingToolsBehavior", "overrideTraitCollection", "bottomAccessory", "sidebar",
    "prefersInterfaceOrientationLocked", "glass", "prominentGlass", "subtitleView", "largeSubtitle", "attributedTitle",
    "cornerConfiguration", "topEdgeEffect", "bottomEdgeEffect", "hidesSharedBackground", "sharesBackground",
    "addSymbolEffect", "removeSymbolEffect", "setSymbolImage", "isSymbolAnimationEnabled", "preferredImageDynamicRange",
    "containerURL", "isiOSAppOnMac", "scribbleInteraction", "sizingOptions", "textHighlightAttributes",
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

  private static func isPrefixed(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase && $0.isASCII }
    guard capitals.count >= 3, name.count > capitals.count else { return false }
    return prefixes.contains(String(capitals.dropLast())) || prefixes.contains(String(capitals.prefix(2)))
  }
}

/// Something of iOS that is not in Tessera, and that the compiler therefore does not find.
package enum PlatformGap {
  /// The prefixes of names in iOS's frameworks, before a capital letter.
  private static let prefixes: Set = [
    "AS", "AV", "CA", "CB", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CT", "CX", "EK", "GC", "GK", "HK", "IN", "LA",
    "LP", "MC", "MF", "MK", "MP", "MTK", "MTL", "NE", "NL", "NS", "NW", "OS", "PDF", "PH", "PK", "QL", "SC", "SCN",
    "SF",
    "SK", "TK", "UI", "UN", "UT", "VN", "WC", "WK", "XC",
  ]

  /// Members of types of UIKit and Foundation that are not in Tessera.
  private static let members: Set = [
    "DocumentReadingOptionKey", "DocumentType", "TextEffectStyle", "Width", "accessibilityCustomRotors",
    "accessibilityIgnoresInvertColors", "accessibilityName", "accessibilitySpeechLanguage", "actualScaleFactor",
    "addKeyCommand", "addSymbolEffect", "addUIInterruptionMonitor",
    "adjustsImageSizeForAccessibilityContentSizeCategory", "allowedScrollTypesMask", "allowsEditingTextAttributes",
    "allowsFocus", "anchorPointZ", "attachment", "attemptRotationToDeviceOrientation", "attributedTitle",
    "autoreverses", "backgroundFilters", "backgroundImageContentMode", "badge", "badgeCount", "blackOpaque",
    "blackTranslucent", "bottomAccessory", "boundingBoxOfClipPath", "cameraFlashMode",
    "cameraOverlayView", "canFocusItemAt", "centerItemGroups", "cgPoint", "cgRect", "cgSize",
    "changesSelectionAsPrimaryAction", "ciColor", "ciImage", "clearsOnInsertion", "cloudKitShareMetadata",
    "compositingFilter", "contentHuggingElements", "contentStretch",
    "contentsFormat", "convertToDeviceSpace", "convertToUserSpace", "converted", "currentImage", "defaultTabInterval",
    "delete", "dictionaryRepresentation", "didChangeStatusBarFrameNotification", "directionalPressGestureRecognizer",
    "disabledBackground", "displayLink", "documentProperties", "documentsDirectory", "drawLayer", "drawPDFPage",
    "edgeAntialiasingMask", "exerciseAmbiguityInLayout", "extensionContext", "face", "file",
    "fillMode", "filters", "findInteraction", "fixedCoordinateSpace",
    "flipsForRightToLeftLayoutDirection", "focusEffect", "focusGroupIdentifier", "focusGroupPriority", "focusStyle",
    "focusedElement", "focusedView", "hasActiveDrag", "hasActiveDrop",
    "hasUncommittedUpdates", "heicData", "hidesSharedBackground", "hoverStyle",
    "ignoreSnapshotOnNextApplicationLaunch", "imageAsset", "imageDynamicRange",
    "imageExportPreset", "imageFlippedForRightToLeftLayoutDirection", "imageReservation", "indexSearch",
    "inputViewController", "interactionActivityTrackingBaseName", "interpolationQuality",
    "isContextMenuInteractionEnabled", "isFindInteractionEnabled", "isGeometryFlipped", "isHeld",
    "isHovered", "isOpaque", "isSpringLoaded", "isSymbolAnimationEnabled", "isiOSAppOnMac",
    "keyValueObservingExpectation", "largeSubtitle",
    "largeTitle", "layoutManager", "lineBreakStrategy",
    "magnificationFilter", "makeLayer", "markedClauseSegment", "maximumValueImage", "minificationFilter",
    "minimumScaleFactor", "minimumValueImage", "mirrored", "mode", "moreNavigationController",
    "multipleSelectionBackgroundView", "notificationResponse", "overrideTraitCollection", "performUsingDrop",
    "persistentIdentifier", "pointerStyleProvider", "possibleTitles", "predictedTouches", "preferredBehavioralStyle",
    "preferredImageDynamicRange", "preferredMaximumNumberOfLines",
    "preferredSearchBarPlacement", "preferredTransition", "prefersEdgeAttachedInCompactHeight",
    "prefersInterfaceOrientationLocked", "prefersPageSizing", "presentsNavigationController",
    "prominence", "prominent", "remembersLastFocusedIndexPath", "removeKeyCommand",
    "removeSymbolEffect", "renameDelegate", "repeatCount", "replacePathWithStrokedPath",
    "requestSceneSessionActivation", "resetClip", "rtf", "scalesLargeContentImage",
    "scribbleInteraction", "scrollRectToVisible", "scrollViewTexturedBackground", "searchSuggestions",
    "selectionDidChangeNotification", "selectionFollowsFocus", "separatorEffect",
    "setAlternateIconName", "setAnimationTransition", "setBackButtonBackgroundImage", "setBackgroundImage",
    "setBlendMode", "setBookmarkImage", "setCharacterSpacing",
    "setDefaultTextAttributes",
    "setFillColorSpace", "setFillPattern", "setMinimumTrackImage", "setObjects",
    "setOverrideTraitCollection", "setPatternPhase", "setRenderingIntent",
    "setShouldSmoothFonts", "setShouldSubpixelPositionFonts", "setStrokeColorSpace",
    "setStrokePattern", "setSymbolImage", "severity",
    "sharesBackground", "showDetailTargetDidChangeNotification", "showGlyphs", "showsBookmarkButton",
    "showsExpansionTextWhenTruncated", "sidebar", "sizingOptions", "snapshotView", "sourceView", "subtitle",
    "subtitleTextAttributes", "subtitleView", "supportsHighDynamicRange", "swipeActionsConfiguration",
    "symbolContentTransition", "tabBarMinimizeBehavior", "tabBarObservedScrollView", "tabStops", "tensionValues",
    "textContentStorage", "textDragInteraction", "textEffect", "textHighlightAttributes", "textItemMenuPreview",
    "textItemTag", "textLayoutManager", "textMatrix", "textPosition", "textStorage",
    "typingAttributes", "unarchivedObject", "uniformBottomRadius",
    "uniformLeftRadius", "uniformRightRadius", "uniformTopRadius",
    "userInteractionEnabledWhileDragging", "usesDefaultHyphenation", "usesStandardTextScaling", "valueFunction",
    "verticalGlyphForm", "videoMaximumDuration", "viewForBaselineLayout", "viewForFirstBaselineLayout",
    "viewForLastBaselineLayout", "viewPrintFormatter", "visiblePath",
    "widthFollowsPreferredContentSizeWhenEdgeAttached", "willChangeStatusBarFrameNotification",
    "writingDirection", "writingToolsBehavior",
  ]

  /// Returns the name that a message of the compiler does not find, if it is one of iOS.
  package static func name(in text: String) -> String? {
    let words = text.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard let first = words.first else { return nil }
    if text.hasPrefix("cannot find '") || text.hasPrefix("cannot find type '") {
      return isPrefixed(first) || isOfRuntime(first) || isUnmistakable(first) ? first : nil
    }
    if text.contains("Not supported in swift-corelibs-foundation") { return first }
    if text.contains("has no member '"), words.count > 1,
      isPrefixed(first) && members.contains(words[1]) || isUnmistakable(words[1])
    {
      return "\(first).\(words[1])"
    }
    return nil
  }

  /// Whether a name is that of a member of iOS's types and of several words, so that no other is meant: classes use what
  /// they inherit without naming its owner, and other types use it through them.
  private static func isUnmistakable(_ name: String) -> Bool {
    name.contains(where: \.isUppercase) && members.contains(name)
  }

  /// Whether a message says that a declaration overrides nothing. In an app that was published, the superclass has the
  /// member on iOS.
  package static func isAboutOverride(_ text: String) -> Bool {
    text.contains(" does not override any ") && text.hasSuffix(" from its superclass")
  }

  /// Whether a name is one of UIKit's or Core Animation's, and not of another framework that a file imports.
  package static func isOfUIKit(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase && $0.isASCII }
    return capitals.count == 3 && (name.hasPrefix("UI") || name.hasPrefix("CA"))
  }

  /// Whether a name is written as the functions of the Objective-C runtime, such as `class_getInstanceMethod`, with which
  /// apps exchange methods.
  private static func isOfRuntime(_ name: String) -> Bool {
    let areas = ["class_", "method_", "object_", "objc_", "protocol_", "property_", "ivar_", "sel_", "imp_"]
    return areas.contains(where: name.hasPrefix) && name.contains(where: \.isUppercase)
  }

  private static func isPrefixed(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase && $0.isASCII }
    guard capitals.count >= 3, name.count > capitals.count else { return false }
    return prefixes.contains(String(capitals.dropLast())) || prefixes.contains(String(capitals.prefix(2)))
  }
}

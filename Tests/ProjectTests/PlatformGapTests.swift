import TestSupport
import Testing

import Projects

/// The names of iOS that the compiler does not find, as its messages have them.
struct PlatformGapTests {
  /// The prefixes of Apple's frameworks and the members of its classes, as they are documented.
  private static let prefixes = [
    "AS", "AV", "CA", "CB", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CT", "CX", "EK", "GC", "GK", "HK", "IN",
    "LA", "LP", "MC", "MF", "MK", "MP", "MTK", "MTL", "NE", "NL", "NS", "NW", "OS", "PDF", "PH", "PK", "QL",
    "SC", "SCN", "SF", "SK", "TK", "UI", "UN", "UT", "VN", "WC", "WK", "XC",
  ]
  private static let members = [
    "DocumentReadingOptionKey", "DocumentType", "TextEffectStyle", "Width", "accessibilityCustomRotors",
    "accessibilityIgnoresInvertColors", "accessibilityName", "accessibilitySpeechLanguage",
    "actualScaleFactor", "addKeyCommand", "addSymbolEffect", "addUIInterruptionMonitor",
    "adjustsImageSizeForAccessibilityContentSizeCategory", "allowedScrollTypesMask",
    "allowsEditingTextAttributes", "allowsFocus", "anchorPointZ", "attachment",
    "attemptRotationToDeviceOrientation", "attributedTitle", "autoreverses", "backgroundFilters",
    "backgroundImageContentMode", "badge", "badgeCount", "blackOpaque", "blackTranslucent", "bottomAccessory",
    "boundingBoxOfClipPath", "cameraFlashMode", "cameraOverlayView", "canFocusItemAt", "centerItemGroups",
    "cgPoint", "cgRect", "cgSize", "changesSelectionAsPrimaryAction", "ciColor", "ciImage",
    "clearsOnInsertion", "cloudKitShareMetadata", "compositingFilter", "contentHuggingElements",
    "contentStretch", "contentsFormat", "convertToDeviceSpace", "convertToUserSpace", "converted",
    "currentImage", "defaultTabInterval", "delete", "dictionaryRepresentation",
    "didChangeStatusBarFrameNotification", "directionalPressGestureRecognizer", "disabledBackground",
    "displayLink", "documentProperties", "documentsDirectory", "drawLayer", "drawPDFPage",
    "edgeAntialiasingMask", "exerciseAmbiguityInLayout", "extensionContext", "face", "file", "fillMode",
    "filters", "findInteraction", "fixedCoordinateSpace", "flipsForRightToLeftLayoutDirection", "focusEffect",
    "focusGroupIdentifier", "focusGroupPriority", "focusStyle", "focusedElement", "focusedView",
    "hasActiveDrag", "hasActiveDrop", "hasUncommittedUpdates", "heicData", "hidesSharedBackground",
    "hoverStyle", "ignoreSnapshotOnNextApplicationLaunch", "imageAsset", "imageDynamicRange",
    "imageExportPreset", "imageFlippedForRightToLeftLayoutDirection", "imageReservation", "indexSearch",
    "inputViewController", "interactionActivityTrackingBaseName", "interpolationQuality",
    "isContextMenuInteractionEnabled", "isFindInteractionEnabled", "isGeometryFlipped", "isHeld", "isHovered",
    "isOpaque", "isSpringLoaded", "isSymbolAnimationEnabled", "isiOSAppOnMac", "keyValueObservingExpectation",
    "largeSubtitle", "largeTitle", "layoutManager", "lineBreakStrategy", "magnificationFilter", "makeLayer",
    "markedClauseSegment", "maximumValueImage", "minificationFilter", "minimumScaleFactor",
    "minimumValueImage", "mirrored", "mode", "moreNavigationController", "multipleSelectionBackgroundView",
    "notificationResponse", "overrideTraitCollection", "performUsingDrop", "persistentIdentifier",
    "pointerStyleProvider", "possibleTitles", "predictedTouches", "preferredBehavioralStyle",
    "preferredImageDynamicRange", "preferredMaximumNumberOfLines", "preferredSearchBarPlacement",
    "preferredTransition", "prefersEdgeAttachedInCompactHeight", "prefersInterfaceOrientationLocked",
    "prefersPageSizing", "presentsNavigationController", "prominence", "prominent",
    "remembersLastFocusedIndexPath", "removeKeyCommand", "removeSymbolEffect", "renameDelegate",
    "repeatCount", "replacePathWithStrokedPath", "requestSceneSessionActivation", "resetClip", "rtf",
    "scalesLargeContentImage", "scribbleInteraction", "scrollRectToVisible", "scrollViewTexturedBackground",
    "searchSuggestions", "selectionDidChangeNotification", "selectionFollowsFocus", "separatorEffect",
    "setAlternateIconName", "setAnimationTransition", "setBackButtonBackgroundImage", "setBackgroundImage",
    "setBlendMode", "setBookmarkImage", "setCharacterSpacing", "setDefaultTextAttributes",
    "setFillColorSpace", "setFillPattern", "setMinimumTrackImage", "setObjects", "setOverrideTraitCollection",
    "setPatternPhase", "setRenderingIntent", "setShouldSmoothFonts", "setShouldSubpixelPositionFonts",
    "setStrokeColorSpace", "setStrokePattern", "setSymbolImage", "severity", "sharesBackground",
    "showDetailTargetDidChangeNotification", "showGlyphs", "showsBookmarkButton",
    "showsExpansionTextWhenTruncated", "sidebar", "sizingOptions", "snapshotView", "sourceView", "subtitle",
    "subtitleTextAttributes", "subtitleView", "supportsHighDynamicRange", "swipeActionsConfiguration",
    "symbolContentTransition", "tabBarMinimizeBehavior", "tabBarObservedScrollView", "tabStops",
    "tensionValues", "textContentStorage", "textDragInteraction", "textEffect", "textHighlightAttributes",
    "textItemMenuPreview", "textItemTag", "textLayoutManager", "textMatrix", "textPosition", "textStorage",
    "typingAttributes", "unarchivedObject", "uniformBottomRadius", "uniformLeftRadius", "uniformRightRadius",
    "uniformTopRadius", "userInteractionEnabledWhileDragging", "usesDefaultHyphenation",
    "usesStandardTextScaling", "valueFunction", "verticalGlyphForm", "videoMaximumDuration",
    "viewForBaselineLayout", "viewForFirstBaselineLayout", "viewForLastBaselineLayout", "viewPrintFormatter",
    "visiblePath", "widthFollowsPreferredContentSizeWhenEdgeAttached", "willChangeStatusBarFrameNotification",
    "writingDirection", "writingToolsBehavior",
  ]

  @Test func namesHaveThePrefixesOfTheirFrameworks() {
    for prefix in Self.prefixes {
      for kind in ["cannot find '", "cannot find type '"] {
        expectEqual(PlatformGap.name(in: "\(kind)\(prefix)Thing' in scope"), "\(prefix)Thing")
      }
      expectNil(PlatformGap.name(in: "cannot find '\(prefix)' in scope"))
      expectNil(PlatformGap.name(in: "cannot find '\(prefix.lowercased())Thing' in scope"))
      if prefix.count == 2 { expectNil(PlatformGap.name(in: "cannot find '\(prefix)thing' in scope")) }
    }
    for name in ["ZZThing", "Thing", "T", "QQQThing", "ÜIThing"] {
      expectNil(PlatformGap.name(in: "cannot find '\(name)' in scope"))
    }
    // The first word behind a prefix may be an abbreviation.
    expectEqual(PlatformGap.name(in: "cannot find 'UIURLThing' in scope"), "UIURLThing")
    expectEqual(PlatformGap.name(in: "cannot find 'MTLSize' in scope"), "MTLSize")
  }

  /// A member of several words is enough; one of a single word needs a class with a prefix.
  @Test func membersAreThoseOfAppleClasses() {
    for member in Self.members {
      let hasWords = member.contains(where: \.isUppercase)
      expectEqual(
        PlatformGap.name(in: "value of type 'UIThing' has no member '\(member)'"), "UIThing.\(member)")
      expectEqual(
        PlatformGap.name(in: "value of type 'Row' has no member '\(member)'"), hasWords ? "Row.\(member)" : nil)
      expectEqual(PlatformGap.name(in: "cannot find '\(member)' in scope"), hasWords ? member : nil)
      expectNil(PlatformGap.name(in: "value of type 'UIThing' has no member '\(member)Q'"))
    }
    expectNil(PlatformGap.name(in: "type 'UIThing' has no member"))
  }

  @Test func functionsOfTheRuntimeHaveTheirAreas() {
    for area in ["class", "method", "object", "objc", "protocol", "property", "ivar", "sel", "imp"] {
      expectEqual(PlatformGap.name(in: "cannot find '\(area)_getName' in scope"), "\(area)_getName")
      expectNil(PlatformGap.name(in: "cannot find '\(area)_name' in scope"))
      expectNil(PlatformGap.name(in: "cannot find '\(area)getName' in scope"))
    }
    expectNil(PlatformGap.name(in: "cannot find 'my_getName' in scope"))
  }

  @Test func overridesOfNothingAreRecognized() {
    expectTrue(PlatformGap.isAboutOverride("method does not override any method from its superclass"))
    expectTrue(PlatformGap.isAboutOverride("property does not override any property from its superclass"))
    expectFalse(PlatformGap.isAboutOverride("method does not override any method from its superclass; remove it"))
    expectFalse(PlatformGap.isAboutOverride("method overrides a method from its superclass"))
  }
}

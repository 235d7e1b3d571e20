import TestSupport
import Testing
import UIKit

/// Raw values of constants, as Apple's headers and recorded programs have them: apps store them, and compare them with
/// numbers and texts.
struct RawValueTests {
  private func expectRaw<Constant: RawRepresentable>(
    _ constants: [Constant], _ values: [Constant.RawValue], sourceLocation: SourceLocation = #_sourceLocation
  ) where Constant.RawValue: Equatable {
    expectEqual(constants.map(\.rawValue), values, "\(Constant.self)", sourceLocation: sourceLocation)
  }

  @Test func optionsAreBits() {
    expectRaw(
      [
        UIPopoverArrowDirection.up, .down, .left, .right,
      ],
      [
        1, 2, 4, 8,
      ])
    expectRaw(
      [
        UIEvent.ButtonMask.primary, .secondary,
      ],
      [
        1, 2,
      ])
    expectRaw(
      [
        UIKeyModifierFlags.alphaShift, .shift, .control, .alternate, .command, .numericPad,
      ],
      [
        0x10000, 0x20000, 0x40000, 0x80000, 0x100000, 0x200000,
      ])
    expectRaw(
      [
        UIView.KeyframeAnimationOptions.layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .autoreverse,
        .overrideInheritedDuration, .overrideInheritedOptions, .calculationModeLinear, .calculationModeDiscrete,
        .calculationModePaced, .calculationModeCubic, .calculationModeCubicPaced,
      ],
      [
        1, 2, 4, 16, 32, 512, 0, 1024, 2048, 3072, 0x1000,
      ])
    expectRaw(
      [
        UIView.AnimationOptions.layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .autoreverse,
        .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent, .showHideTransitionViews,
        .overrideInheritedOptions, .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
        .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
        .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
      ],
      [
        1, 2, 4, 16, 32, 64, 128, 256, 512, 0, 0x10000, 0x20000, 0x30000, 0x100000, 0x200000, 0x300000, 0x400000,
        0x500000, 0x600000, 0x700000,
      ])
    expectRaw(
      [
        UIView.AutoresizingMask.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
        .flexibleHeight, .flexibleBottomMargin,
      ],
      [
        1, 2, 4, 8, 16, 32,
      ])
    expectRaw(
      [
        UISwipeGestureRecognizer.Direction.right, .left, .up, .down,
      ],
      [
        1, 2, 4, 8,
      ])
    expectRaw(
      [
        UIFontDescriptor.SymbolicTraits.traitItalic, .traitBold, .traitMonoSpace,
      ],
      [
        1, 2, 1024,
      ])
    expectRaw(
      [
        UIMenuElement.Attributes.disabled, .destructive, .hidden, .keepsMenuPresented,
      ],
      [
        1, 2, 4, 8,
      ])
    expectRaw(
      [
        UIMenu.Options.displayInline, .destructive, .singleSelection,
      ],
      [
        1, 2, 32,
      ])
    expectRaw(
      [
        CACornerMask.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ],
      [
        1, 2, 4, 8,
      ])
    expectRaw(
      [
        NSStringDrawingOptions.usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics,
        .truncatesLastVisibleLine,
      ],
      [
        1, 2, 8, 32,
      ])
    expectRaw(
      [
        NSUnderlineStyle.single
      ],
      [
        1
      ])
    expectRaw(
      [
        UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight,
      ],
      [
        1, 2, 4, 8,
      ])
    expectRaw(
      [
        UIControl.Event.touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
        .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged, .primaryActionTriggered,
        .menuActionTriggered, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
        .allTouchEvents, .allEditingEvents, .applicationReserved, .systemReserved, .allEvents,
      ],
      [
        1, 2, 4, 8, 16, 32, 64, 128, 256, 0x1000, 0x2000, 0x4000, 0x10000, 0x20000, 0x40000, 0x80000, 4095, 0xf0000,
        0xf000000, 0xf0000000, 0xffffffff,
      ])
    expectRaw(
      [
        UIControl.State.highlighted, .disabled, .selected, .focused, .application, .reserved,
      ],
      [
        1, 2, 4, 8, 0xff0000, 0xff000000,
      ])
    expectRaw(
      [
        UIAxis.horizontal, .vertical,
      ],
      [
        1, 2,
      ])
    expectRaw(
      [
        UIAccessibilityTraits.button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText,
        .summaryElement, .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
        .allowsDirectInteraction, .causesPageTurn, .tabBar, .header, .toggleButton,
      ],
      [
        1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 0x1000, 0x2000, 0x4000, 0x8000, 0x10000, 0x20000000000000,
      ])
    expectRaw(
      [
        UIAccessibility.Notification.screenChanged, .layoutChanged, .pageScrolled, .announcement,
      ],
      [
        1000, 1001, 1009, 1008,
      ])
    expectRaw(
      [
        UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
      ],
      [
        1, 2, 4, 8, 16, 32,
      ])
  }

  @Test func constantsHavePublishedStrings() {
    expectRaw(
      [
        UIFont.TextStyle.extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3, .headline,
        .subheadline, .body, .callout, .footnote, .caption1, .caption2,
      ],
      [
        "UICTFontTextStyleExtraLargeTitle", "UICTFontTextStyleExtraLargeTitle2", "UICTFontTextStyleTitle0",
        "UICTFontTextStyleTitle1", "UICTFontTextStyleTitle2", "UICTFontTextStyleTitle3", "UICTFontTextStyleHeadline",
        "UICTFontTextStyleSubhead", "UICTFontTextStyleBody", "UICTFontTextStyleCallout", "UICTFontTextStyleFootnote",
        "UICTFontTextStyleCaption1", "UICTFontTextStyleCaption2",
      ])
    expectRaw(
      [
        UIFontDescriptor.SystemDesign.rounded, .serif, .monospaced,
      ],
      [
        "NSCTFontUIFontDesignRounded", "NSCTFontUIFontDesignSerif", "NSCTFontUIFontDesignMonospaced",
      ])
    expectRaw(
      [
        UIFontDescriptor.AttributeName.name, .family, .size, .traits,
      ],
      [
        "NSFontNameAttribute", "NSFontFamilyAttribute", "NSFontSizeAttribute", "NSCTFontTraitsAttribute",
      ])
    expectRaw(
      [
        UIFontDescriptor.TraitKey.weight, .symbolic,
      ],
      [
        "NSCTFontWeightTrait", "NSCTFontSymbolicTrait",
      ])
    expectRaw(
      [
        CAShapeLayerFillRule.nonZero, .evenOdd,
      ],
      [
        "non-zero", "even-odd",
      ])
    expectRaw(
      [
        CAShapeLayerLineCap.butt, .round, .square,
      ],
      [
        "butt", "round", "square",
      ])
    expectRaw(
      [
        CAShapeLayerLineJoin.miter, .round, .bevel,
      ],
      [
        "miter", "round", "bevel",
      ])
    expectRaw(
      [
        CALayerContentsGravity.center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
        .resize, .resizeAspect, .resizeAspectFill,
      ],
      [
        "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight", "resize",
        "resizeAspect", "resizeAspectFill",
      ])
    expectRaw(
      [
        CALayerCornerCurve.circular, .continuous,
      ],
      [
        "circular", "continuous",
      ])
    expectRaw(
      [
        CAGradientLayerType.axial, .radial, .conic,
      ],
      [
        "axial", "radial", "conic",
      ])
    expectRaw(
      [
        CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced,
      ],
      [
        "linear", "discrete", "paced", "cubic", "cubicPaced",
      ])
    expectRaw(
      [
        CAAnimationRotationMode.rotateAuto, .rotateAutoReverse,
      ],
      [
        "auto", "autoReverse",
      ])
    expectRaw(
      [
        CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut,
      ],
      [
        "linear", "easeIn", "easeOut", "easeInEaseOut",
      ])
    expectRaw(
      [
        CAMediaTimingFillMode.backwards, .forwards, .both, .removed,
      ],
      [
        "backwards", "forwards", "both", "removed",
      ])
    expectRaw(
      [
        CATransitionType.fade, .moveIn, .push, .reveal,
      ],
      [
        "fade", "moveIn", "push", "reveal",
      ])
    expectRaw(
      [
        CATransitionSubtype.fromRight, .fromLeft, .fromTop, .fromBottom,
      ],
      [
        "fromRight", "fromLeft", "fromTop", "fromBottom",
      ])
    expectRaw(
      [
        NSAttributedString.Key.font, .foregroundColor, .backgroundColor, .paragraphStyle, .underlineStyle,
        .strikethroughStyle, .underlineColor, .strikethroughColor, .link, .kern, .tracking, .baselineOffset,
      ],
      [
        "NSFont", "NSColor", "NSBackgroundColor", "NSParagraphStyle", "NSUnderline", "NSStrikethrough",
        "NSUnderlineColor", "NSStrikethroughColor", "NSLink", "NSKern", "CTTracking", "NSBaselineOffset",
      ])
    expectRaw(
      [
        UIContentSizeCategory.unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
      ],
      [
        "_UICTContentSizeCategoryUnspecified", "UICTContentSizeCategoryXS", "UICTContentSizeCategoryS",
        "UICTContentSizeCategoryM", "UICTContentSizeCategoryL", "UICTContentSizeCategoryXL",
        "UICTContentSizeCategoryXXL", "UICTContentSizeCategoryXXXL", "UICTContentSizeCategoryAccessibilityM",
        "UICTContentSizeCategoryAccessibilityL",
      ])
    expectRaw(
      [
        UITextContentType.name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle,
        .organizationName, .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .addressCity,
        .addressState, .addressCityAndState, .sublocality, .countryName, .postalCode, .telephoneNumber,
        .emailAddress, .URL, .creditCardNumber, .username, .password, .newPassword, .oneTimeCode,
      ],
      [
        "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix", "nickname",
        "organization-title", "organization", "location", "street-address", "address-line1", "address-line2",
        "address-level2", "address-level1", "address-level1+2", "address-level3", "country-name", "postal-code",
        "tel", "email", "url", "cc-number", "username", "password", "new-password", "one-time-code",
      ])
    expectRaw(
      [
        UIApplication.LaunchOptionsKey.url
      ],
      [
        "UIApplicationLaunchOptionsURLKey"
      ])
    expectRaw(
      [
        UIApplication.OpenURLOptionsKey.annotation, .openInPlace,
      ],
      [
        "UIApplicationOpenURLOptionsAnnotationKey", "UIApplicationOpenURLOptionsOpenInPlaceKey",
      ])
    expectRaw(
      [
        UISceneSession.Role.windowApplication
      ],
      [
        "UIWindowSceneSessionRoleApplication"
      ])
  }
}

import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Raw names that Apple's programs store and send: those of menus, notifications, keys, spaces, activities and traits.
@MainActor
struct PublishedNameTests {
  @Test func menusAndActions() {
    let menus: [(UIMenu.Identifier, String)] = [
      (.root, "root"), (.application, "application"), (.file, "file"), (.edit, "edit"), (.view, "view"),
      (.window, "window"), (.help, "help"), (.about, "about"), (.preferences, "preferences"), (.services, "services"),
      (.hide, "hide"), (.quit, "quit"), (.newScene, "new-scene"), (.newItem, "new-item"), (.open, "open"),
      (.openRecent, "open-recent"), (.close, "close"), (.print, "print"), (.document, "document"),
      (.undoRedo, "undo-redo"), (.standardEdit, "standard-edit"), (.find, "find"), (.replace, "replace"),
      (.share, "share"), (.textStyle, "text-style"), (.spelling, "spelling"), (.spellingPanel, "spelling-panel"),
      (.spellingOptions, "spelling-options"), (.substitutions, "substitutions"),
      (.substitutionsPanel, "substitutions-panel"), (.substitutionOptions, "substitution-options"),
      (.transformations, "transformations"), (.speech, "speech"), (.lookup, "lookup"), (.learn, "learn"),
      (.format, "format"), (.font, "font"), (.textSize, "text-size"), (.textColor, "text-color"),
      (.textStylePasteboard, "text-style-pasteboard"), (.text, "text"), (.writingDirection, "writing-direction"),
      (.alignment, "alignment"), (.toolbar, "toolbar"), (.sidebar, "sidebar"), (.fullscreen, "fullscreen"),
      (.minimizeAndZoom, "minimize-and-zoom"), (.bringAllToFront, "bring-all-to-front"),
    ]
    expectEqual(menus.map(\.0.rawValue), menus.map { "com.apple.menu.\($0.1)" })
    expectEqual(
      [UIAction.Identifier.paste, .pasteAndMatchStyle, .pasteAndGo, .pasteAndSearch].map(\.rawValue),
      ["paste", "pasteAndMatchStyle", "pasteAndGo", "pasteAndSearch"].map { "com.apple.action.\($0)" })
  }

  /// An American keyboard: what each key types, alone and with the shift key.
  @Test func keysTypeTheirCharacters() {
    func typed(_ keys: [UIKeyboardHIDUsage], _ modifiers: UIKeyModifierFlags = []) -> String {
      keys.map { $0.characters(with: modifiers) }.joined()
    }
    let digits: [UIKeyboardHIDUsage] = [
      .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7, .keyboard8, .keyboard9,
      .keyboard0,
    ]
    expectEqual(
      [typed(digits), typed(digits, .shift), typed(digits, .alphaShift)], ["1234567890", "!@#$%^&*()", "1234567890"])
    let signs: [UIKeyboardHIDUsage] = [
      .keyboardHyphen, .keyboardEqualSign, .keyboardOpenBracket, .keyboardCloseBracket, .keyboardBackslash,
      .keyboardSemicolon, .keyboardQuote, .keyboardGraveAccentAndTilde, .keyboardComma, .keyboardPeriod,
      .keyboardSlash, .keyboardSpacebar,
    ]
    expectEqual([typed(signs), typed(signs, .shift)], [#"-=[]\;'`,./ "#, ##"_+{}|:"~<>? "##])
    let pad: [UIKeyboardHIDUsage] = [
      .keypadSlash, .keypadAsterisk, .keypadHyphen, .keypadPlus, .keypad1, .keypad2, .keypad3, .keypad4, .keypad5,
      .keypad6, .keypad7, .keypad8, .keypad9, .keypad0, .keypadPeriod, .keypadEqualSign,
    ]
    expectEqual([typed(pad), typed(pad, .shift)], ["/*-+1234567890.=", "/*-+1234567890.="])
    let ends: [UIKeyboardHIDUsage] = [.keyboardA, .keyboardM, .keyboardZ]
    expectEqual(
      [[], .shift, .alphaShift, [.shift, .alphaShift], .command].map { typed(ends, $0) },
      ["amz", "AMZ", "AMZ", "amz", "amz"])
    expectEqual(
      typed([.keyboardReturnOrEnter, .keypadEnter, .keyboardTab, .keyboardDeleteOrBackspace]), "\r\r\t\u{8}")
    let functions: [UIKeyboardHIDUsage] = [
      .keyboardF1, .keyboardF2, .keyboardF3, .keyboardF4, .keyboardF5, .keyboardF6, .keyboardF7, .keyboardF8,
      .keyboardF9, .keyboardF10, .keyboardF11, .keyboardF12,
    ]
    expectEqual(functions.map { $0.characters(with: []) }, (1...12).map { "UIKeyInputF\($0)" })
    let movers: [(UIKeyboardHIDUsage, String)] = [
      (.keyboardUpArrow, UIKeyCommand.inputUpArrow), (.keyboardDownArrow, UIKeyCommand.inputDownArrow),
      (.keyboardLeftArrow, UIKeyCommand.inputLeftArrow), (.keyboardRightArrow, UIKeyCommand.inputRightArrow),
      (.keyboardEscape, UIKeyCommand.inputEscape), (.keyboardPageUp, UIKeyCommand.inputPageUp),
      (.keyboardPageDown, UIKeyCommand.inputPageDown), (.keyboardHome, UIKeyCommand.inputHome),
      (.keyboardEnd, UIKeyCommand.inputEnd), (.keyboardDeleteForward, UIKeyCommand.inputDelete),
    ]
    expectEqual(movers.map { $0.0.characters(with: .shift) }, movers.map(\.1))
    expectEqual(UIKeyboardHIDUsage.keyboardLeftShift.characters(with: []), "")
  }

  @Test func notifications() {
    let names: [(NSNotification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "UITextFieldTextDidBeginEditingNotification"),
      (UITextField.textDidChangeNotification, "UITextFieldTextDidChangeNotification"),
      (UITextField.textDidEndEditingNotification, "UITextFieldTextDidEndEditingNotification"),
      (UITextView.textDidBeginEditingNotification, "UITextViewTextDidBeginEditingNotification"),
      (UITextView.textDidChangeNotification, "UITextViewTextDidChangeNotification"),
      (UITextView.textDidEndEditingNotification, "UITextViewTextDidEndEditingNotification"),
      (UIMenuController.willShowMenuNotification, "UIMenuControllerWillShowMenuNotification"),
      (UIMenuController.didShowMenuNotification, "UIMenuControllerDidShowMenuNotification"),
      (UIMenuController.willHideMenuNotification, "UIMenuControllerWillHideMenuNotification"),
      (UIMenuController.didHideMenuNotification, "UIMenuControllerDidHideMenuNotification"),
      (UIPasteboard.changedNotification, "UIPasteboardChangedNotification"),
      (UIContentSizeCategory.didChangeNotification, "UIContentSizeCategoryDidChangeNotification"),
      (UIScreen.brightnessDidChangeNotification, "UIScreenBrightnessDidChangeNotification"),
      (
        UIApplication.willChangeStatusBarOrientationNotification,
        "UIApplicationWillChangeStatusBarOrientationNotification"
      ),
      (
        UIApplication.didChangeStatusBarOrientationNotification,
        "UIApplicationDidChangeStatusBarOrientationNotification"
      ),
    ]
    expectEqual(names.map(\.0.rawValue), names.map(\.1))
    expectEqual(
      [
        UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey,
        UIContentSizeCategory.newValueUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
      ],
      [
        "UIPasteboardChangedTypesAddedUserInfoKey", "UIPasteboardChangedTypesRemovedUserInfoKey",
        "UIContentSizeCategoryNewValueKey", "UIKeyboardFrameEndUserInfoKey",
      ])
  }

  @Test func keysOfTransitionsAndSessions() {
    expectEqual(
      [UITransitionContextViewControllerKey.from, .to].map(\.rawValue),
      ["UITransitionContextFromViewController", "UITransitionContextToViewController"])
    expectEqual(
      [UITransitionContextViewKey.from, .to].map(\.rawValue),
      ["UITransitionContextFromView", "UITransitionContextToView"])
    expectEqual(
      [UIPasteboard.OptionsKey.expirationDate, .localOnly].map(\.rawValue),
      ["UIPasteboardOptionExpirationDate", "UIPasteboardOptionLocalOnly"])
    expectEqual(UIPasteboard.general.name, "com.apple.UIKit.pboard.general")
    expectEqual(
      UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue,
      "UIApplicationOpenURLOptionUniversalLinksOnly")
    expectEqual(
      [UISceneSession.Role.windowApplication, .windowExternalDisplayNonInteractive].map(\.rawValue),
      ["UIWindowSceneSessionRoleApplication", "UIWindowSceneSessionRoleExternalDisplayNonInteractive"])
    expectEqual(RunLoop.Mode.tracking.rawValue, "UITrackingRunLoopMode")
    expectEqual(
      [
        kCFBundleNameKey, kCFBundleIdentifierKey, kCFBundleVersionKey, kCFBundleExecutableKey,
        kCFBundleDevelopmentRegionKey, kCFBundleInfoDictionaryVersionKey, kCFBundleLocalizationsKey,
      ].map { $0 as CFString? as String? },
      ["Name", "Identifier", "Version", "Executable", "DevelopmentRegion", "InfoDictionaryVersion", "Localizations"]
        .map { "CFBundle\($0)" })
  }

  @Test func spacesFontsAndTexts() {
    expectEqual(
      [CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB] as [String],
      ["SRGB", "DisplayP3", "ExtendedSRGB", "LinearSRGB"].map { "kCGColorSpace\($0)" })
    expectEqual(
      [CGColorSpaceCreateDeviceRGB().name, CGColorSpaceCreateDeviceGray().name].map { $0.map { "\($0)" } },
      ["kCGColorSpaceDeviceRGB", "kCGColorSpaceDeviceGray"])
    expectEqual(
      [
        UIContentSizeCategory.accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
      ].map(\.rawValue),
      ["M", "L", "XL", "XXL", "XXXL"].map { "UICTContentSizeCategoryAccessibility\($0)" })
    expectEqual(
      [UIFontDescriptor.SystemDesign.default, .rounded, .serif, .monospaced].map(\.rawValue),
      ["Default", "Rounded", "Serif", "Monospaced"].map { "NSCTFontUIFontDesign\($0)" })
    expectEqual(UIFontDescriptor.AttributeName.featureSettings.rawValue, "NSCTFontFeatureSettingsAttribute")
    expectEqual(
      [UIFontDescriptor.FeatureKey.type, .selector].map(\.rawValue),
      ["CTFeatureTypeIdentifier", "CTFeatureSelectorIdentifier"])
    expectEqual([UIFontDescriptor.FeatureKey.featureIdentifier, .typeIdentifier], [.type, .selector])
    expectEqual([kNumberSpacingType, kMonospacedNumbersSelector, kProportionalNumbersSelector], [6, 0, 1])
    expectEqual(
      [NSAttributedString.Key.strokeColor, .expansion, .attachment, .inlinePresentationIntent].map(\.rawValue),
      ["NSStrokeColor", "NSExpansion", "NSAttachment", "NSInlinePresentationIntent"])
    expectEqual(
      [NSAttributedString.DocumentType.plain, .html].map(\.rawValue), ["NSPlainText", "NSHTML"])
    expectEqual(
      [NSAttributedString.DocumentReadingOptionKey.documentType, .characterEncoding, .defaultAttributes].map(
        \.rawValue),
      ["DocumentType", "CharacterEncoding", "DefaultAttributes"])
    expectEqual(
      [NSAttributedString.DocumentAttributeKey.documentType, .characterEncoding].map(\.rawValue),
      ["DocumentType", "CharacterEncoding"])
    expectEqual(NSTextTab.OptionKey.columnTerminators.rawValue, "NSTabColumnTerminatorsAttributeName")
  }

  @Test func activities() {
    let types: [(UIActivity.ActivityType, String)] = [
      (.postToFacebook, "PostToFacebook"), (.postToTwitter, "PostToTwitter"), (.postToWeibo, "PostToWeibo"),
      (.postToFlickr, "PostToFlickr"), (.postToVimeo, "PostToVimeo"), (.postToTencentWeibo, "TencentWeibo"),
      (.message, "Message"), (.mail, "Mail"), (.print, "Print"), (.copyToPasteboard, "CopyToPasteboard"),
      (.assignToContact, "AssignToContact"), (.saveToCameraRoll, "SaveToCameraRoll"),
      (.addToReadingList, "AddToReadingList"), (.airDrop, "AirDrop"), (.openInIBooks, "OpenInIBooks"),
      (.markupAsPDF, "MarkupAsPDF"), (.sharePlay, "SharePlay"),
      (.collaborationInviteWithLink, "CollaborationInviteWithLink"),
    ]
    expectEqual(types.map(\.0.rawValue), types.map { "com.apple.UIKit.activity.\($0.1)" })
  }

  /// The identifiers that constraints name in UIKit's log.
  @Test func guidesHaveIdentifiers() {
    let view = UIView()
    expectEqual(
      [view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide, view.keyboardLayoutGuide]
        .map(\.identifier),
      [
        "UIViewSafeAreaLayoutGuide", "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide",
        "UIViewKeyboardLayoutGuide",
      ])
    let scroll = UIScrollView()
    expectEqual(
      [scroll.contentLayoutGuide.identifier, scroll.frameLayoutGuide.identifier],
      ["UIScrollView-contentLayoutGuide", "UIScrollView-frameLayoutGuide"])
    expectEqual(UILayoutGuide().identifier, "")
  }

  /// The constraints of stacks have the identifiers that UIKit's log shows.
  @Test func constraintsOfStacksHaveIdentifiers() {
    let device = TestDevice.phone()
    func names(_ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment, hides: Bool = false)
      -> [String]
    {
      let views = (0..<3).map { _ in UILabel() }
      for (view, text) in zip(views, ["a", "bb", "ccc"]) { view.text = text }
      let stack = UIStackView(arrangedSubviews: views)
      (stack.distribution, stack.alignment) = (distribution, alignment)
      views[2].isHidden = hides
      stack.frame = rect(0, 0, 300, 50)
      device.window.addSubview(stack)
      device.run(for: 0.1)
      defer { stack.removeFromSuperview() }
      let all = stack.constraints + views.flatMap(\.constraints)
      return Set(all.compactMap(\.identifier).filter { $0.hasPrefix("UISV-") }).sorted().map { String($0.dropFirst(5)) }
    }
    let always = ["ambiguity-suppression", "canvas-connection", "spacing"]
    expectEqual(names(.fill, .fill), (always + ["alignment"]).sorted())
    expectEqual(names(.fillEqually, .fill), (always + ["alignment", "fill-equally"]).sorted())
    expectEqual(names(.fillProportionally, .fill), (always + ["alignment", "fill-proportionally"]).sorted())
    expectEqual(names(.equalSpacing, .fill), (always + ["alignment", "distributing"]).sorted())
    expectEqual(names(.equalCentering, .center), (always + ["alignment", "centering", "spanning-boundary"]).sorted())
    expectEqual(names(.fill, .leading, hides: true), (always + ["alignment", "hiding", "spanning-boundary"]).sorted())
  }

  /// The weights that names of fonts contain, and the names of the system's fonts by weight.
  @Test func fontsAreNamedByTheirWeight() {
    let words: [(String, UIFont.Weight)] = [
      ("UltraLight", .ultraLight), ("ExtraLight", .ultraLight), ("Hairline", .ultraLight), ("Thin", .thin),
      ("Light", .light), ("Regular", .regular), ("Medium", .medium), ("SemiBold", .semibold), ("DemiBold", .semibold),
      ("Demi", .semibold), ("ExtraBold", .heavy), ("UltraBold", .heavy), ("Heavy", .heavy), ("Black", .black),
      ("Bold", .bold),
    ]
    for (word, weight) in words {
      for (ending, isItalic) in [("", false), ("Italic", true), ("Oblique", true)] {
        let font = UIFontDescriptor(name: "Avenir-\(word)\(ending)", size: 12)
        let traits = font.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        expectEqual(traits?[.weight] as? CGFloat, weight.rawValue, "\(word)\(ending)")
        expectEqual(font.symbolicTraits.contains(.traitItalic), isItalic)
      }
    }
    let styles: [(UIFont.Weight, String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
    for (weight, name) in styles {
      expectEqual(UIFont.systemFont(ofSize: 12, weight: weight).fontName, ".SFUI-\(name)")
      expectEqual(UIFont.monospacedSystemFont(ofSize: 12, weight: weight).fontName, ".SFUIMono-\(name)")
    }
    expectEqual(UIFont.italicSystemFont(ofSize: 12).fontName, ".SFUI-RegularItalic")
    expectEqual(UIFont.systemFont(ofSize: 12).familyName, ".AppleSystemUIFont")
    expectEqual(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).familyName, ".AppleSystemUIFontMonospaced")
  }

  // MARK: Colors

  private func hex(_ color: UIColor) -> [String] {
    [
      (.light, .normal, .base), (.dark, .normal, .base), (.dark, .normal, .elevated), (.light, .high, .base),
      (.dark, .high, .base), (.dark, .high, .elevated),
    ].map { (style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast, level: UIUserInterfaceLevel) in
      let drawn = color.drawn(
        with: UITraitCollection(mutations: {
          ($0.userInterfaceStyle, $0.accessibilityContrast, $0.userInterfaceLevel) = (style, contrast, level)
        }))
      let number = [drawn.red, drawn.green, drawn.blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
      let digits = String(number, radix: 16, uppercase: true)
      let percent = Int((drawn.alpha * 100).rounded())
      return String(repeating: "0", count: 6 - digits.count) + digits + (percent == 100 ? "" : " \(percent)")
    }
  }

  /// Light, dark, dark and elevated, and the same with high contrast, as UIKit's colors are on a device.
  @Test(
    arguments: [
      (.systemGray2, "AEAEB2, 636366, 636366, 8E8E93, 7C7C80, 7C7C80"),
      (.systemGray3, "C7C7CC, 48484A, 48484A, AEAEB2, 545456, 545456"),
      (.systemGray4, "D1D1D6, 3A3A3C, 3A3A3C, BCBCC0, 444446, 444446"),
      (.systemGray5, "E5E5EA, 2C2C2E, 2C2C2E, D8D8DC, 363638, 363638"),
      (.link, "007AFF, 0984FF, 0984FF, 0040DD, 409CFF, 409CFF"),
      (.label, "000000, FFFFFF, FFFFFF, 000000, FFFFFF, FFFFFF"),
      (.secondaryLabel, "3C3C43 60, EBEBF5 60, EBEBF5 60, 3C3C43 80, EBEBF5 70, EBEBF5 70"),
      (.tertiaryLabel, "3C3C43 30, EBEBF5 30, EBEBF5 30, 3C3C43 70, EBEBF5 55, EBEBF5 55"),
      (.quaternaryLabel, "3C3C43 18, EBEBF5 16, EBEBF5 16, 3C3C43 55, EBEBF5 40, EBEBF5 40"),
      (.placeholderText, "3C3C43 30, EBEBF5 30, EBEBF5 30, 3C3C43 70, EBEBF5 55, EBEBF5 55"),
      (.separator, "3C3C43 29, 545458 60, 545458 60, 3C3C43 37, 545458 68, 545458 68"),
      (.opaqueSeparator, "C6C6C8, 38383A, 38383A, C6C6C8, 38383A, 38383A"),
      (.systemFill, "787880 20, 787880 36, 787880 36, 787880 28, 787880 44, 787880 44"),
      (.secondarySystemFill, "787880 16, 787880 32, 787880 32, 787880 24, 787880 40, 787880 40"),
      (.tertiarySystemFill, "767680 12, 767680 24, 767680 24, 767680 20, 767680 32, 767680 32"),
      (.quaternarySystemFill, "747480 8, 767680 18, 767680 18, 747480 16, 767680 26, 767680 26"),
      (.systemBackground, "FFFFFF, 000000, 1C1C1E, FFFFFF, 000000, 242426"),
      (.secondarySystemBackground, "F2F2F7, 1C1C1E, 2C2C2E, EBEBF0, 242426, 363638"),
      (.tertiarySystemBackground, "FFFFFF, 2C2C2E, 3A3A3C, FFFFFF, 363638, 444446"),
      (.systemGroupedBackground, "F2F2F7, 000000, 1C1C1E, EBEBF0, 000000, 242426"),
      (.secondarySystemGroupedBackground, "FFFFFF, 1C1C1E, 2C2C2E, FFFFFF, 242426, 363638"),
      (.tertiarySystemGroupedBackground, "F2F2F7, 2C2C2E, 3A3A3C, EBEBF0, 363638, 444446"),
    ] as [(UIColor, String)])
  func systemColors(color: UIColor, values: String) {
    expectEqual(hex(color).joined(separator: ", "), values)
  }

  @Test func fixedColors() {
    func once(_ color: UIColor) -> String { Set(hex(color)).sorted().joined(separator: ", ") }
    let colors: [(UIColor, String)] = [
      (.black, "000000"), (.darkGray, "555555"), (.lightGray, "AAAAAA"), (.white, "FFFFFF"), (.gray, "808080"),
      (.red, "FF0000"), (.green, "00FF00"), (.blue, "0000FF"), (.cyan, "00FFFF"), (.yellow, "FFFF00"),
      (.magenta, "FF00FF"), (.orange, "FF8000"), (.purple, "800080"), (.brown, "996633"), (.clear, "000000 0"),
      (.lightText, "FFFFFF 60"), (.darkText, "000000"),
    ]
    expectEqual(colors.map { once($0.0) }, colors.map(\.1))
  }
}

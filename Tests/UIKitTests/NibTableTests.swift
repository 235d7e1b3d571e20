import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// The attributes that Interface Builder writes for each class, with all their values.
@MainActor
struct NibTableTests {
  /// Expects that an attribute of an element with each value becomes the property's value.
  private func expectKept<Object: NSObject, Value: Equatable>(
    _ element: String, _ attribute: String, _ values: [(String, Value)], _ property: KeyPath<Object, Value>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (text, value) in values {
      let object =
        NibText.nib("<\(element) \(attribute)=\"\(text)\" id=\"v\"/>").instantiate(withOwner: nil).first as? Object
      expectEqual(object?[keyPath: property], value, "\(attribute)=\(text)", sourceLocation: sourceLocation)
    }
  }

  private func expectFlags<Object: NSObject>(
    _ element: String, _ flags: [(String, KeyPath<Object, Bool>)], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (name, property) in flags {
      expectKept(element, name, [("YES", true), ("NO", false)], property, sourceLocation: sourceLocation)
    }
  }

  /// Expects that an element inside of another one, such as a color, becomes the property's value.
  private func expectParts<Object: NSObject, Value: Equatable>(
    _ element: String, _ parts: [(String, Value)], _ properties: [KeyPath<Object, Value>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for ((part, value), property) in zip(parts, properties) {
      let object = NibText.nib("<\(element) id=\"v\">\(part)</\(element)>").instantiate(withOwner: nil).first as? Object
      expectEqual(object?[keyPath: property], value, "\(part)", sourceLocation: sourceLocation)
    }
  }

  private func expectColors<Object: NSObject>(
    _ element: String, _ colors: [(String, KeyPath<Object, UIColor?>)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let parts = colors.map { ("<color key=\"\($0.0)\" systemColor=\"systemRedColor\"/>", UIColor?.some(.systemRed)) }
    expectParts(element, parts, colors.map(\.1), sourceLocation: sourceLocation)
  }

  @Test func scrollViews() {
    expectFlags(
      "scrollView",
      [
        ("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
        ("alwaysBounceHorizontal", \.alwaysBounceHorizontal), ("bounces", \.bounces), ("bouncesZoom", \.bouncesZoom),
        ("scrollEnabled", \.isScrollEnabled), ("pagingEnabled", \.isPagingEnabled),
        ("directionalLockEnabled", \.isDirectionalLockEnabled),
        ("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
        ("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
        ("delaysContentTouches", \.delaysContentTouches), ("canCancelContentTouches", \.canCancelContentTouches),
      ])
    expectKept("scrollView", "minimumZoomScale", [("0.5", 0.5)], \UIScrollView.minimumZoomScale)
    expectKept("scrollView", "maximumZoomScale", [("3", 3)], \UIScrollView.maximumZoomScale)
    expectKept(
      "scrollView", "keyboardDismissMode", [("none", .none), ("onDrag", .onDrag), ("interactive", .interactive)],
      \UIScrollView.keyboardDismissMode)
    expectKept(
      "scrollView", "contentInsetAdjustmentBehavior",
      [("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never), ("always", .always)],
      \UIScrollView.contentInsetAdjustmentBehavior)
    expectKept(
      "scrollView", "indicatorStyle", [("default", .default), ("black", .black), ("white", .white)],
      \UIScrollView.indicatorStyle)
    let insets = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    let inset = { (key: String) in "<inset key=\"\(key)\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>" }
    expectParts(
      "scrollView",
      [
        (inset("contentInset"), insets), (inset("scrollIndicatorInsets"), insets),
        (inset("scrollIndicatorInsets"), insets),
      ],
      [\UIScrollView.contentInset, \.horizontalScrollIndicatorInsets, \.verticalScrollIndicatorInsets])
    expectParts(
      "scrollView", [("<size key=\"contentSize\" width=\"30\" height=\"40\"/>", CGSize(width: 30, height: 40))],
      [\UIScrollView.contentSize])
    let table = NibText.view(
      "<tableView id=\"v\"><refreshControl key=\"refreshControl\" enabled=\"NO\" id=\"r\"/></tableView>")
    expectEqual((table as? UITableView)?.refreshControl?.isEnabled, true)
  }

  @Test func stacksAndEffects() {
    expectKept("stackView", "axis", [("vertical", .vertical), ("horizontal", .horizontal)], \UIStackView.axis)
    expectKept(
      "stackView", "distribution",
      [
        ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
        ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
      ], \UIStackView.distribution)
    expectKept(
      "stackView", "alignment",
      [
        ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
        ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline), ("top", .top), ("bottom", .bottom),
      ], \UIStackView.alignment)
    expectKept("stackView", "spacing", [("7.5", 7.5)], \UIStackView.spacing)
    expectFlags(
      "stackView",
      [
        ("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
        ("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
      ])
    let styles: [(String, UIBlurEffect.Style)] = [
      ("extraLight", .extraLight), ("light", .light), ("dark", .dark), ("regular", .regular), ("prominent", .prominent),
      ("systemUltraThinMaterial", .systemUltraThinMaterial), ("systemThinMaterial", .systemThinMaterial),
      ("systemMaterial", .systemMaterial), ("systemThickMaterial", .systemThickMaterial),
      ("systemChromeMaterial", .systemChromeMaterial), ("systemUltraThinMaterialDark", .systemUltraThinMaterialDark),
      ("systemThinMaterialDark", .systemThinMaterialDark), ("systemMaterialDark", .systemMaterialDark),
      ("systemThickMaterialDark", .systemThickMaterialDark), ("systemChromeMaterialDark", .systemChromeMaterialDark),
      ("systemUltraThinMaterialLight", .systemUltraThinMaterialLight),
      ("systemThinMaterialLight", .systemThinMaterialLight), ("systemMaterialLight", .systemMaterialLight),
      ("systemThickMaterialLight", .systemThickMaterialLight),
      ("systemChromeMaterialLight", .systemChromeMaterialLight),
      ("unknown", .regular),
    ]
    for (name, style) in styles {
      let view = NibText.view(
        """
        <visualEffectView id="v"><view key="contentView" tag="4" id="c"/><blurEffect style="\(name)"/></visualEffectView>
        """, as: UIVisualEffectView.self)
      expectEqual(view?.effect as? UIBlurEffect, UIBlurEffect(style: style), "\(name)")
      expectEqual(view?.contentView.tag, 4)
    }
    let vibrant = NibText.view(
      "<visualEffectView id=\"v\"><vibrancyEffect><blurEffect style=\"dark\"/></vibrancyEffect></visualEffectView>",
      as: UIVisualEffectView.self)
    expectTrue(vibrant?.effect is UIVibrancyEffect)
  }

  @Test func controls() {
    expectFlags(
      "control",
      [
        ("enabled", \UIControl.isEnabled), ("selected", \.isSelected), ("highlighted", \.isHighlighted),
        ("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction),
      ])
    expectKept(
      "control", "contentHorizontalAlignment",
      [
        ("center", .center), ("left", .left), ("right", .right), ("fill", .fill), ("leading", .leading),
        ("trailing", .trailing),
      ],
      \UIControl.contentHorizontalAlignment)
    expectKept(
      "control", "contentVerticalAlignment",
      [("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill)],
      \UIControl.contentVerticalAlignment)
    expectFlags("switch", [("on", \UISwitch.isOn)])
    expectColors("switch", [("onTintColor", \UISwitch.onTintColor), ("thumbTintColor", \.thumbTintColor)])
    expectKept("slider", "minValue", [("-2", -2)], \UISlider.minimumValue)
    expectKept("slider", "maxValue", [("7", 7)], \UISlider.maximumValue)
    expectKept("slider", "value", [("0.25", 0.25)], \UISlider.value)
    expectKept("slider", "opaque", [("NO", [0, 1, 0.5])], \UISlider.limitsAndValue)
    expectFlags("slider", [("continuous", \UISlider.isContinuous)])
    expectColors(
      "slider",
      [
        ("minimumTrackTintColor", \UISlider.minimumTrackTintColor), ("maximumTrackTintColor", \.maximumTrackTintColor),
        ("thumbTintColor", \.thumbTintColor),
      ])
    expectKept("stepper", "minimumValue", [("-2", -2)], \UIStepper.minimumValue)
    expectKept("stepper", "maximumValue", [("7", 7)], \UIStepper.maximumValue)
    expectKept("stepper", "stepValue", [("0.5", 0.5)], \UIStepper.stepValue)
    expectKept("stepper", "value", [("3", 3)], \UIStepper.value)
    expectFlags(
      "stepper", [("wraps", \UIStepper.wraps), ("autorepeat", \.autorepeat), ("continuous", \.isContinuous)])
    expectKept("pageControl", "numberOfPages", [("5", 5), ("-1", 0), ("20000", 10_000)], \UIPageControl.numberOfPages)
    expectKept("pageControl", "tag", [("5", 3)], \UIPageControl.numberOfPages)
    expectKept("pageControl", "currentPage", [("2", 2)], \UIPageControl.currentPage)
    expectFlags("pageControl", [("hidesForSinglePage", \UIPageControl.hidesForSinglePage)])
    expectColors(
      "pageControl",
      [
        ("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
        ("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
      ])
    expectKept(
      "progressView", "progressViewStyle", [("bar", .bar), ("default", .default)], \UIProgressView.progressViewStyle)
    expectKept("progressView", "progress", [("0.25", 0.25)], \UIProgressView.progress)
    expectColors(
      "progressView",
      [("progressTintColor", \UIProgressView.progressTintColor), ("trackTintColor", \.trackTintColor)])
    expectKept(
      "activityIndicatorView", "style",
      [("large", .large), ("whiteLarge", .large), ("medium", .medium), ("white", .medium), ("gray", .medium)],
      \UIActivityIndicatorView.style)
    expectKept(
      "activityIndicatorView", "style", [("white", .white), ("whiteLarge", .white)], \UIActivityIndicatorView.color)
    expectFlags(
      "activityIndicatorView",
      [("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped), ("animating", \.isAnimating)])
    expectKept("activityIndicatorView", "tag", [("1", false)], \UIActivityIndicatorView.hidesWhenStopped)
  }

  @Test func segments() throws {
    let control = try #require(
      NibText.view(
        """
        <segmentedControl selectedSegmentIndex="1" momentary="YES" id="v"><segments><segment title="a" enabled="NO"/>
        <segment title="b" width="40"/><segment image="star" catalog="system"/></segments>
        <color key="selectedSegmentTintColor" systemColor="systemRedColor"/></segmentedControl>
        """, as: UISegmentedControl.self))
    expectEqual((0..<3).map(control.titleForSegment), ["a", "b", nil])
    expectEqual((0..<3).map { control.imageForSegment(at: $0) == nil }, [true, true, false])
    expectEqual((0..<3).map(control.isEnabledForSegment), [false, true, true])
    expectEqual((0..<3).map(control.widthForSegment), [0, 40, 0])
    expectTrue(control.isMomentary)
    expectEqual(control.selectedSegmentTintColor, .systemRed)
    for (index, selected) in [("0", 0), ("1", 1), ("2", -1), ("-1", -1)] {
      let two = NibText.view(
        """
        <segmentedControl selectedSegmentIndex="\(index)" id="v"><segments><segment title="a"/><segment title="b"/></segments>
        </segmentedControl>
        """, as: UISegmentedControl.self)
      expectEqual(two?.selectedSegmentIndex, selected, "\(index)")
    }
  }

  @Test func labelsAndImages() {
    let alignments: [(String, NSTextAlignment)] = [
      ("left", .left), ("center", .center), ("right", .right), ("justified", .justified), ("natural", .natural),
    ]
    for element in ["label", "textField", "textView"] {
      for (name, alignment) in alignments {
        let view = NibText.view("<\(element) textAlignment=\"\(name)\" id=\"v\"/>")
        let found =
          (view as? UILabel)?.textAlignment ?? (view as? UITextField)?.textAlignment
          ?? (view as? UITextView)?.textAlignment
        expectEqual(found, alignment, "\(element) \(name)")
      }
    }
    expectKept(
      "label", "lineBreakMode",
      [
        ("wordWrap", .byWordWrapping), ("characterWrap", .byCharWrapping), ("clip", .byClipping),
        ("headTruncation", .byTruncatingHead), ("tailTruncation", .byTruncatingTail),
        ("middleTruncation", .byTruncatingMiddle),
      ], \UILabel.lineBreakMode)
    expectKept("label", "numberOfLines", [("3", 3), ("0", 0), ("-1", 0)], \UILabel.numberOfLines)
    expectKept("label", "minimumScaleFactor", [("0.5", 0.5)], \UILabel.minimumScaleFactor)
    expectKept("label", "preferredMaxLayoutWidth", [("90", 90)], \UILabel.preferredMaxLayoutWidth)
    expectKept(
      "label", "baselineAdjustment",
      [("alignBaselines", .alignBaselines), ("alignCenters", .alignCenters), ("none", .none)],
      \UILabel.baselineAdjustment)
    expectFlags(
      "label",
      [
        ("adjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth), ("enabled", \.isEnabled),
        ("highlighted", \.isHighlighted), ("userInteractionEnabled", \.isUserInteractionEnabled),
        ("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
      ])
    expectColors("label", [("highlightedColor", \UILabel.highlightedTextColor), ("shadowColor", \.shadowColor)])
    expectParts(
      "label", [("<size key=\"shadowOffset\" width=\"3\" height=\"-4\"/>", CGSize(width: 3, height: -4))],
      [\UILabel.shadowOffset])
    expectFlags(
      "imageView",
      [("highlighted", \UIImageView.isHighlighted), ("userInteractionEnabled", \.isUserInteractionEnabled)])
    // Interface Builder writes the attribute only if it is not so.
    expectKept("label", "tag", [("1", true)], \UILabel.isUserInteractionEnabled)
    let image = NibText.view(
      "<imageView image=\"star\" highlightedImage=\"heart\" catalog=\"system\" id=\"v\"/>", as: UIImageView.self)
    expectEqual(image?.image?.isSymbolImage, true)
  }

  @Test func views() {
    expectKept(
      "view", "contentMode",
      [
        ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
        ("redraw", .redraw), ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left),
        ("right", .right),
        ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
      ], \UIView.contentMode)
    expectKept(
      "view", "semanticContentAttribute",
      [
        ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
        ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
      ], \UIView.semanticContentAttribute)
    expectFlags(
      "view",
      [
        ("hidden", \UIView.isHidden), ("opaque", \.isOpaque), ("clipsSubviews", \.clipsToBounds),
        ("userInteractionEnabled", \.isUserInteractionEnabled), ("multipleTouchEnabled", \.isMultipleTouchEnabled),
        ("autoresizesSubviews", \.autoresizesSubviews),
        ("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
        ("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
        ("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
      ])
    expectKept("view", "alpha", [("0.5", 0.5)], \UIView.alpha)
    expectKept("view", "tag", [("8", 8)], \UIView.tag)
    let masks: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    expectParts(
      "view", masks.map { ("<autoresizingMask key=\"autoresizingMask\" \($0.0)=\"YES\"/>", $0.1) },
      masks.map { _ in \UIView.autoresizingMask })
    let traits: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("staticText", .staticText),
      ("searchField", .searchField), ("header", .header), ("notEnabled", .notEnabled), ("adjustable", .adjustable),
      ("updatesFrequently", .updatesFrequently), ("keyboardKey", .keyboardKey), ("playsSound", .playsSound),
    ]
    func accessible(_ inner: String) -> String {
      "<accessibility key=\"accessibilityConfiguration\" label=\"l\" hint=\"h\" identifier=\"i\">\(inner)</accessibility>"
    }
    expectParts(
      "view", traits.map { (accessible("<accessibilityTraits key=\"traits\" \($0.0)=\"YES\"/>"), $0.1) },
      traits.map { _ in \UIView.accessibilityTraits })
    expectParts(
      "view", [(accessible(""), "l"), (accessible(""), "h"), (accessible(""), "i")],
      [\UIView.accessibilityLabel, \.accessibilityHint, \.accessibilityIdentifier])
    expectParts(
      "view", [(accessible("<bool key=\"isElement\" value=\"YES\"/>"), true)], [\UIView.isAccessibilityElement])
    expectParts(
      "view",
      [
        (
          "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
          UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        )
      ], [\UIView.layoutMargins])
    for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
      let view = NibText.view(
        "<view \(name)HuggingPriority=\"300\" \(name)CompressionResistancePriority=\"400\" id=\"v\"/>")
      expectEqual(view?.contentHuggingPriority(for: axis).rawValue, 300)
      expectEqual(view?.contentCompressionResistancePriority(for: axis).rawValue, 400)
      let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
      expectEqual(view?.contentHuggingPriority(for: other).rawValue, 250)
      expectEqual(view?.contentCompressionResistancePriority(for: other).rawValue, 750)
    }
  }

  @Test func gestures() {
    expectFlags(
      "tapGestureRecognizer",
      [
        ("enabled", \UITapGestureRecognizer.isEnabled), ("cancelsTouchesInView", \.cancelsTouchesInView),
        ("delaysTouchesBegan", \.delaysTouchesBegan), ("delaysTouchesEnded", \.delaysTouchesEnded),
      ])
    expectKept("tapGestureRecognizer", "name", [("n", "n")], \UITapGestureRecognizer.name)
    expectKept(
      "tapGestureRecognizer", "numberOfTapsRequired", [("2", 2), ("0", 1)], \UITapGestureRecognizer.numberOfTapsRequired
    )
    expectKept(
      "tapGestureRecognizer", "numberOfTouchesRequired", [("2", 2), ("0", 1)],
      \UITapGestureRecognizer.numberOfTouchesRequired)
    let press = "pongPressGestureRecognizer"
    expectKept(press, "minimumPressDuration", [("0.25", 0.25)], \UILongPressGestureRecognizer.minimumPressDuration)
    expectKept(press, "allowableMovement", [("20", 20)], \UILongPressGestureRecognizer.allowableMovement)
    expectKept(
      press, "numberOfTapsRequired", [("2", 2), ("-1", 0)], \UILongPressGestureRecognizer.numberOfTapsRequired)
    expectKept(
      press, "numberOfTouchesRequired", [("2", 2), ("0", 1)], \UILongPressGestureRecognizer.numberOfTouchesRequired)
    expectKept(
      "swipeGestureRecognizer", "direction", [("right", .right), ("left", .left), ("up", .up), ("down", .down)],
      \UISwipeGestureRecognizer.direction)
    expectKept(
      "swipeGestureRecognizer", "numberOfTouchesRequired", [("2", 2), ("0", 1)],
      \UISwipeGestureRecognizer.numberOfTouchesRequired)
    expectKept(
      "panGestureRecognizer", "minimumNumberOfTouches", [("2", 2), ("0", 1)],
      \UIPanGestureRecognizer.minimumNumberOfTouches)
    expectKept(
      "panGestureRecognizer", "maximumNumberOfTouches", [("3", 3), ("0", Int.max)],
      \UIPanGestureRecognizer.maximumNumberOfTouches)
    let edges: [(String, UIRectEdge)] = [("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom)]
    expectParts(
      "screenEdgePanGestureRecognizer", edges.map { ("<rectEdge key=\"edges\" \($0.0)=\"YES\"/>", $0.1) },
      edges.map { _ in \UIScreenEdgePanGestureRecognizer.edges })
    for (name, type) in [
      ("pinchGestureRecognizer", UIPinchGestureRecognizer.self),
      ("rotationGestureRecognizer", UIRotationGestureRecognizer.self),
      ("gestureRecognizer", UIGestureRecognizer.self),
    ] as [(String, UIGestureRecognizer.Type)] {
      let made = NibText.nib("<\(name) id=\"v\"/>").instantiate(withOwner: nil).first as? NSObject
      expectTrue(made.map { Swift.type(of: $0) == type } ?? false, "\(name)")
    }
  }

  @Test func textInput() {
    expectKept(
      "textField", "borderStyle", [("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect)],
      \UITextField.borderStyle)
    expectKept(
      "textField", "clearButtonMode",
      [("never", .never), ("whileEditing", .whileEditing), ("unlessEditing", .unlessEditing), ("always", .always)],
      \UITextField.clearButtonMode)
    expectKept("textField", "minimumFontSize", [("9", 9)], \UITextField.minimumFontSize)
    expectFlags(
      "textField",
      [
        ("adjustsFontSizeToFit", \UITextField.adjustsFontSizeToFitWidth),
        ("clearsOnBeginEditing", \.clearsOnBeginEditing),
      ])
    expectFlags("textView", [("editable", \UITextView.isEditable), ("selectable", \.isSelectable)])
    func traits(_ name: String, _ value: String) -> String {
      "<textInputTraits key=\"textInputTraits\" \(name)=\"\(value)\"/>"
    }
    let keyboards: [(String, UIKeyboardType)] = [
      ("default", .default), ("alphabet", .asciiCapable), ("ASCIICapable", .asciiCapable),
      ("numbersAndPunctuation", .numbersAndPunctuation), ("URL", .URL), ("numberPad", .numberPad),
      ("phonePad", .phonePad),
      ("namePhonePad", .namePhonePad), ("emailAddress", .emailAddress), ("decimalPad", .decimalPad),
      ("twitter", .twitter),
      ("webSearch", .webSearch), ("ASCIICapableNumberPad", .asciiCapableNumberPad),
    ]
    let keys: [(String, UIReturnKeyType)] = [
      ("default", .default), ("go", .go), ("google", .google), ("join", .join), ("next", .next), ("route", .route),
      ("search", .search), ("send", .send), ("yahoo", .yahoo), ("done", .done), ("emergencyCall", .emergencyCall),
      ("continue", .continue),
    ]
    let capitals: [(String, UITextAutocapitalizationType)] = [
      ("none", .none), ("words", .words), ("sentences", .sentences), ("allCharacters", .allCharacters),
    ]
    let corrections: [(String, UITextAutocorrectionType)] = [("no", .no), ("yes", .yes), ("default", .default)]
    expectParts(
      "textField", keyboards.map { (traits("keyboardType", $0.0), $0.1) },
      keyboards.map { _ in \UITextField.keyboardType })
    expectParts(
      "textView", keys.map { (traits("returnKeyType", $0.0), $0.1) }, keys.map { _ in \UITextView.returnKeyType })
    expectParts(
      "textField", capitals.map { (traits("autocapitalizationType", $0.0), $0.1) },
      capitals.map { _ in \UITextField.autocapitalizationType })
    expectParts(
      "textField", corrections.map { (traits("autocorrectionType", $0.0), $0.1) },
      corrections.map { _ in \UITextField.autocorrectionType })
    expectParts(
      "textField", [(traits("secureTextEntry", "YES"), true), (traits("enablesReturnKeyAutomatically", "YES"), true)],
      [\UITextField.isSecureTextEntry, \.enablesReturnKeyAutomatically])
    expectKept(
      "searchBar", "searchBarStyle", [("minimal", .minimal), ("prominent", .prominent), ("default", .default)],
      \UISearchBar.searchBarStyle)
    expectKept("searchBar", "placeholder", [("p", "p")], \UISearchBar.placeholder)
    expectKept("searchBar", "text", [("t", "t")], \UISearchBar.text)
    expectFlags(
      "searchBar",
      [
        ("showsCancelButton", \UISearchBar.showsCancelButton), ("translucent", \.isTranslucent),
        ("showsScopeBar", \.showsScopeBar),
      ])
    expectParts(
      "searchBar", [("<scopeButtonTitles><string>a</string><string>b</string></scopeButtonTitles>", ["a", "b"])],
      [\UISearchBar.scopeButtonTitles])
  }

  @Test func pickersAndCells() {
    expectKept(
      "datePicker", "style",
      [("automatic", .automatic), ("wheels", .wheels), ("compact", .compact), ("inline", .inline)],
      \UIDatePicker.preferredDatePickerStyle)
    expectKept(
      "datePicker", "datePickerMode",
      [
        ("time", .time), ("date", .date), ("dateAndTime", .dateAndTime), ("countDownTimer", .countDownTimer),
        ("yearAndMonth", .yearAndMonth),
      ], \UIDatePicker.datePickerMode)
    expectKept("datePicker", "minuteInterval", [("5", 5)], \UIDatePicker.minuteInterval)
    expectKept("datePicker", "countDownDuration", [("120", 120)], \UIDatePicker.countDownDuration)
    expectFlags("datePicker", [("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval)])
    func date(_ key: String, _ seconds: Int) -> String {
      "<date key=\"\(key)\" timeIntervalSinceReferenceDate=\"\(seconds)\"/>"
    }
    let dates = [100, 200, 300].map { Date?.some(Date(timeIntervalSinceReferenceDate: TimeInterval($0))) }
    expectParts(
      "datePicker", [(date("minimumDate", 100), dates[0]), (date("maximumDate", 200), dates[1])],
      [\UIDatePicker.minimumDate, \.maximumDate])
    expectParts(
      "datePicker", [(date("date", 300), Date(timeIntervalSinceReferenceDate: 300))], [\UIDatePicker.date])
    expectParts(
      "datePicker", [("<timeZone key=\"timeZone\" name=\"Asia/Seoul\"/>", TimeZone(identifier: "Asia/Seoul"))],
      [\UIDatePicker.timeZone])
    expectParts(
      "datePicker", [("<locale key=\"locale\" localeIdentifier=\"ko_KR\"/>", Locale(identifier: "ko_KR"))],
      [\UIDatePicker.locale])
    let accessories: [(String, UITableViewCell.AccessoryType)] = [
      ("none", .none), ("disclosureIndicator", .disclosureIndicator),
      ("detailDisclosureButton", .detailDisclosureButton),
      ("checkmark", .checkmark), ("detailButton", .detailButton),
    ]
    expectKept("tableViewCell", "accessoryType", accessories, \UITableViewCell.accessoryType)
    expectKept("tableViewCell", "editingAccessoryType", accessories, \UITableViewCell.editingAccessoryType)
    expectKept(
      "tableViewCell", "selectionStyle", [("none", .none), ("blue", .blue), ("gray", .gray), ("default", .default)],
      \UITableViewCell.selectionStyle)
    expectKept("tableViewCell", "indentationLevel", [("2", 2)], \UITableViewCell.indentationLevel)
    expectKept("tableViewCell", "indentationWidth", [("15", 15)], \UITableViewCell.indentationWidth)
    expectFlags("tableViewCell", [("showsReorderControl", \UITableViewCell.showsReorderControl)])
    expectParts(
      "tableViewCell",
      [
        (
          "<inset key=\"separatorInset\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>",
          UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
        )
      ],
      [\UITableViewCell.separatorInset])
    for name in ["collectionViewCell", "collectionReusableView"] {
      expectKept(name, "reuseIdentifier", [("cell", "cell")], \UICollectionReusableView.reuseIdentifier)
    }
  }

  @Test func barsAndTheirItems() {
    let items: [(String, UIBarButtonItem.SystemItem)] = [
      ("done", .done), ("cancel", .cancel), ("edit", .edit), ("save", .save), ("add", .add), ("compose", .compose),
      ("reply", .reply), ("action", .action), ("organize", .organize), ("bookmarks", .bookmarks), ("search", .search),
      ("refresh", .refresh), ("stop", .stop), ("camera", .camera), ("trash", .trash), ("play", .play),
      ("pause", .pause),
      ("rewind", .rewind), ("fastForward", .fastForward), ("undo", .undo), ("redo", .redo), ("close", .close),
      ("flexibleSpace", .flexibleSpace), ("fixedSpace", .fixedSpace),
    ]
    for (name, item) in items {
      let made =
        NibText.nib("<barButtonItem systemItem=\"\(name)\" id=\"v\"/>").instantiate(withOwner: nil).first
        as? UIBarButtonItem
      let model = UIBarButtonItem(systemItem: item)
      expectEqual(made?.title, model.title, "\(name)")
      expectEqual(made?.image, model.image, "\(name)")
      expectEqual(made?.systemItem, item, "\(name)")
      expectEqual(made?.style, model.style, "\(name)")
    }
    expectKept("barButtonItem", "style", [("done", .done), ("plain", .plain)], \UIBarButtonItem.style)
    expectKept("barButtonItem", "width", [("33", 33)], \UIBarButtonItem.width)
    expectKept("barButtonItem", "tag", [("4", 4)], \UIBarButtonItem.tag)
    expectFlags("barButtonItem", [("enabled", \UIBarButtonItem.isEnabled)])
    expectColors("barButtonItem", [("tintColor", \UIBarButtonItem.tintColor)])
    let tabs: [(String, UITabBarItem.SystemItem)] = [
      ("more", .more), ("favorites", .favorites), ("featured", .featured), ("topRated", .topRated),
      ("recents", .recents),
      ("contacts", .contacts), ("history", .history), ("bookmarks", .bookmarks), ("search", .search),
      ("downloads", .downloads), ("mostRecent", .mostRecent), ("mostViewed", .mostViewed),
    ]
    expectKept(
      "tabBarItem", "systemItem", tabs.map { ($0.0, UITabBarItem(tabBarSystemItem: $0.1, tag: 0).title) },
      \UITabBarItem.title)
    expectKept("tabBarItem", "badgeValue", [("7", "7")], \UITabBarItem.badgeValue)
    expectColors("tabBarItem", [("badgeColor", \UITabBarItem.badgeColor)])
    for (text, found) in [
      ("title", \UINavigationItem.title), ("backButtonTitle", \.backButtonTitle), ("prompt", \.prompt),
    ] {
      expectKept("navigationItem", text, [("words", "words")], found)
    }
    expectFlags(
      "navigationItem",
      [
        ("hidesBackButton", \UINavigationItem.hidesBackButton),
        ("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
      ])
    expectKept(
      "navigationItem", "largeTitleDisplayMode", [("always", .always), ("never", .never), ("automatic", .automatic)],
      \UINavigationItem.largeTitleDisplayMode)
    expectFlags(
      "navigationBar", [("largeTitles", \UINavigationBar.prefersLargeTitles), ("translucent", \.isTranslucent)])
    expectKept("navigationBar", "barStyle", [("black", .black), ("default", .default)], \UINavigationBar.barStyle)
    expectKept("tabBar", "barStyle", [("black", .black), ("default", .default)], \UITabBar.barStyle)
    expectKept("toolbar", "barStyle", [("black", .black), ("default", .default)], \UIToolbar.barStyle)
    expectFlags("tabBar", [("translucent", \UITabBar.isTranslucent)])
    expectFlags("toolbar", [("translucent", \UIToolbar.isTranslucent)])
    expectColors("navigationBar", [("barTintColor", \UINavigationBar.barTintColor)])
    expectColors(
      "tabBar", [("barTintColor", \UITabBar.barTintColor), ("unselectedItemTintColor", \.unselectedItemTintColor)])
    expectColors("toolbar", [("barTintColor", \UIToolbar.barTintColor)])
    expectKept(
      "tabBar", "itemPositioning", [("automatic", .automatic), ("fill", .fill), ("centered", .centered)],
      \UITabBar.itemPositioning)
  }

  @Test func buttonsAndConstraints() throws {
    expectKept(
      "button", "buttonType",
      [
        ("custom", .custom), ("system", .system), ("roundedRect", .system), ("detailDisclosure", .detailDisclosure),
        ("infoLight", .infoLight), ("infoDark", .infoDark), ("contactAdd", .contactAdd), ("close", .close),
      ], \UIButton.buttonType)
    func configured(_ attributes: String) -> UIButton.Configuration? {
      NibText.view(
        "<button id=\"v\"><buttonConfiguration key=\"configuration\" \(attributes)/></button>", as: UIButton.self)?
        .configuration
    }
    let styles: [(String, UIButton.Configuration)] = [
      ("bordered", .bordered()), ("borderedTinted", .borderedTinted()), ("borderless", .borderless()),
      ("tinted", .tinted()),
    ]
    for (name, style) in styles { expectEqual(configured("style=\"\(name)\""), style, "\(name)") }
    let corners: [(String, UIButton.Configuration.CornerStyle)] = [
      ("fixed", .fixed), ("dynamic", .dynamic), ("small", .small), ("medium", .medium), ("large", .large),
      ("capsule", .capsule),
    ]
    for (name, corner) in corners { expectEqual(configured("cornerStyle=\"\(name)\"")?.cornerStyle, corner) }
    let sizes: [(String, UIButton.Configuration.Size)] = [
      ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
    ]
    for (name, size) in sizes { expectEqual(configured("buttonSize=\"\(name)\"")?.buttonSize, size) }
    let placements: [(String, NSDirectionalRectEdge)] = [
      ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
    ]
    for (name, edge) in placements { expectEqual(configured("imagePlacement=\"\(name)\"")?.imagePlacement, edge) }
    let alignments: [(String, UIButton.Configuration.TitleAlignment)] = [
      ("automatic", .automatic), ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    for (name, alignment) in alignments {
      expectEqual(configured("titleAlignment=\"\(name)\"")?.titleAlignment, alignment)
    }

    let attributes: [(String, NSLayoutConstraint.Attribute)] = [
      ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading),
      ("trailing", .trailing),
      ("width", .width), ("height", .height), ("centerX", .centerX), ("centerY", .centerY), ("baseline", .lastBaseline),
      ("lastBaseline", .lastBaseline), ("firstBaseline", .firstBaseline), ("leftMargin", .leftMargin),
      ("rightMargin", .rightMargin), ("topMargin", .topMargin), ("bottomMargin", .bottomMargin),
      ("leadingMargin", .leadingMargin), ("trailingMargin", .trailingMargin),
      ("centerXWithinMargins", .centerXWithinMargins),
      ("centerYWithinMargins", .centerYWithinMargins),
    ]
    func constraint(_ text: String) -> NSLayoutConstraint? {
      NibText.view(
        """
        <view id="v"><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
        <constraints><constraint \(text) id="c"/></constraints></view>
        """)?.constraints.first
    }
    for (name, attribute) in attributes {
      let found = constraint("firstItem=\"a\" firstAttribute=\"\(name)\" secondItem=\"v\" secondAttribute=\"\(name)\"")
      expectEqual([found?.firstAttribute, found?.secondAttribute], [attribute, attribute], "\(name)")
    }
    let pair = "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"height\""
    for (name, relation) in [
      ("equal", .equal), ("lessThanOrEqual", .lessThanOrEqual), ("greaterThanOrEqual", .greaterThanOrEqual),
    ] as [(String, NSLayoutConstraint.Relation)] {
      expectEqual(constraint("\(pair) relation=\"\(name)\"")?.relation, relation)
    }
    let whole = constraint("\(pair) multiplier=\"3/4\" constant=\"5\" priority=\"900\" identifier=\"n\"")
    expectEqual([whole?.multiplier, whole?.constant], [0.75, 5])
    expectEqual(whole?.priority.rawValue, 900)
    expectEqual(whole?.identifier, "n")
    expectNil(constraint("\(pair) installed=\"NO\""))
    expectNil(constraint("\(pair) placeholder=\"YES\""))
    for text in [
      "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"left\"",
      "firstItem=\"a\" firstAttribute=\"left\" constant=\"5\"", "\(pair) multiplier=\"x\"",
      "firstItem=\"a\" firstAttribute=\"left\" secondItem=\"v\" secondAttribute=\"leading\"",
      "firstItem=\"a\" firstAttribute=\"left\" secondItem=\"v\" secondAttribute=\"left\" multiplier=\"0\"",
      "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"none\" secondAttribute=\"width\"",
      "\(pair) multiplier=\"1:0\"",
    ] { expectNil(constraint(text), "\(text)") }
    expectNotNil(
      constraint(
        "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"width\" multiplier=\"0\" constant=\"3\""
      ))
  }

  @Test func fontsAndParagraphs() {
    let fonts: [(String, UIFont)] = [
      ("type=\"system\" pointSize=\"13\"", .systemFont(ofSize: 13)),
      ("type=\"boldSystem\" pointSize=\"13\"", .boldSystemFont(ofSize: 13)),
      ("type=\"italicSystem\" pointSize=\"13\"", .italicSystemFont(ofSize: 13)),
      ("type=\"smallSystem\"", .systemFont(ofSize: 14)),
      ("type=\"system\"", .systemFont(ofSize: 17)),
      ("style=\"UICTFontTextStyleTitle1\"", .preferredFont(forTextStyle: .title1)),
      ("metaFont=\"system\" size=\"9\"", .systemFont(ofSize: 9)),
      ("metaFont=\"systemItalic\" size=\"9\"", .italicSystemFont(ofSize: 9)),
    ]
    let weights: [(String, UIFont.Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
      ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    let weighted = weights.map {
      ("type=\"system\" weight=\"\($0.0)\" pointSize=\"20\"", UIFont.systemFont(ofSize: 20, weight: $0.1))
    }
    let meta = weights.filter { $0.0 != "regular" }.map { name, weight in
      (
        "metaFont=\"system\(name.prefix(1).uppercased())\(name.dropFirst())\" size=\"20\"",
        UIFont.systemFont(ofSize: 20, weight: weight)
      )
    }
    let all = fonts + weighted + meta
    expectParts(
      "label", all.map { ("<fontDescription key=\"fontDescription\" \($0.0)/>", UIFont?.some($0.1)) },
      all.map { _ in \UILabel.ownFont })
    func text(_ attributes: String) -> NSAttributedString? {
      NibText.view(
        """
        <label id="v"><attributedString key="attributedText"><fragment content="text"><attributes>\(attributes)</attributes>
        </fragment></attributedString></label>
        """, as: UILabel.self)?.attributedText
    }
    func paragraph(_ attributes: String) -> NSParagraphStyle? {
      text("<paragraphStyle key=\"NSParagraphStyle\" \(attributes)/>")?
        .attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }
    let breaks: [(String, NSLineBreakMode)] = [
      ("wordWrapping", .byWordWrapping), ("charWrapping", .byCharWrapping), ("clipping", .byClipping),
      ("truncatingHead", .byTruncatingHead), ("truncatingTail", .byTruncatingTail),
      ("truncatingMiddle", .byTruncatingMiddle),
    ]
    for (name, mode) in breaks { expectEqual(paragraph("lineBreakMode=\"\(name)\"")?.lineBreakMode, mode, "\(name)") }
    let lengths: [(String, KeyPath<NSParagraphStyle, CGFloat>)] = [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("lineHeightMultiple", \.lineHeightMultiple),
      ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
    ]
    for (name, property) in lengths { expectEqual(paragraph("\(name)=\"3\"")?[keyPath: property], 3, "\(name)") }
    expectEqual(paragraph("alignment=\"right\"")?.alignment, .right)
    let attributes: [(String, NSAttributedString.Key, NSObject)] = [
      ("<color key=\"NSBackgroundColor\" systemColor=\"systemRedColor\"/>", .backgroundColor, UIColor.systemRed),
      ("<color key=\"NSColor\" systemColor=\"systemRedColor\"/>", .foregroundColor, UIColor.systemRed),
    ]
    for (part, key, value) in attributes {
      expectEqual(text(part)?.attribute(key, at: 0, effectiveRange: nil) as? NSObject, value, "\(part)")
    }
    expectEqual(
      text("<integer key=\"NSStrikethrough\" value=\"2\"/>")?.attribute(.strikethroughStyle, at: 0, effectiveRange: nil)
        as? Int, 2)
  }
}

extension UISlider {
  fileprivate var limitsAndValue: [Float] { [minimumValue, maximumValue, value] }
}

extension UILabel {
  fileprivate var ownFont: UIFont? { font }
}

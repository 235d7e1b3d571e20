import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Attributes that Interface Builder writes, read into properties of views.
@MainActor
struct NibAttributeTests {
  @Test func buttonsHaveStatesInsetsAndSymbols() throws {
    let button = try #require(
      NibText.view(
        """
        <button opaque="NO" contentHorizontalAlignment="left" contentVerticalAlignment="bottom" buttonType="custom"
          lineBreakMode="middleTruncation" adjustsImageWhenHighlighted="NO" selected="YES" changesSelectionAsPrimaryAction="YES" id="b">
        <fontDescription key="fontDescription" type="system" weight="heavy" pointSize="13"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="titleEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
        <inset key="imageEdgeInsets" minX="9" minY="10" maxX="11" maxY="12"/>
        <state key="normal" title="Go" image="star" catalog="system">
        <color key="titleColor" red="1" green="0" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large" weight="bold"/></state>
        <state key="disabled" title="Wait"><color key="titleColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/></state>
        <state key="highlighted"><attributedString key="attributedTitle"><fragment content="Now">
        <attributes><integer key="NSUnderline" value="1"/></attributes></fragment></attributedString></state></button>
        """, as: UIButton.self))
    expectEqual(button.titleLabel?.font, .systemFont(ofSize: 13, weight: .heavy))
    expectEqual(button.titleLabel?.lineBreakMode, .byTruncatingMiddle)
    expectEqual(button.contentEdgeInsets, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    expectEqual(button.titleEdgeInsets, UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
    expectEqual(button.imageEdgeInsets, UIEdgeInsets(top: 10, left: 9, bottom: 12, right: 11))
    expectEqual([button.title(for: .normal), button.title(for: .disabled)], ["Go", "Wait"])
    expectEqual(button.titleColor(for: .normal), UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    expectEqual(button.titleColor(for: .disabled), UIColor(white: 0.25, alpha: 1))
    expectEqual(button.image(for: .normal)?.isSymbolImage, true)
    expectEqual(button.attributedTitle(for: .highlighted)?.string, "Now")
    expectEqual(
      button.attributedTitle(for: .highlighted)?.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int, 1)
    expectEqual([button.isSelected, button.changesSelectionAsPrimaryAction], [true, true])
    expectEqual([button.adjustsImageWhenHighlighted, button.adjustsImageWhenDisabled], [false, true])
    expectEqual(button.contentHorizontalAlignment, .left)
    expectEqual(button.contentVerticalAlignment, .bottom)
  }

  @Test func buttonConfigurationsHaveAllTheirValues() throws {
    let button = try #require(
      NibText.view(
        """
        <button id="b"><buttonConfiguration key="configuration" style="tinted" title="Buy" subtitle="3 left" image="cart"
          catalog="system" imagePlacement="trailing" imagePadding="6" titlePadding="2" cornerStyle="capsule" buttonSize="small"
          titleAlignment="center" showsActivityIndicator="YES">
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        <fontDescription key="titleFontDescription" type="boldSystem" pointSize="20"/>
        <color key="baseForegroundColor" systemColor="systemRedColor"/>
        <backgroundConfiguration key="background"><color key="backgroundColor" systemColor="systemTealColor"/></backgroundConfiguration>
        </buttonConfiguration></button>
        """, as: UIButton.self))
    let configuration = try #require(button.configuration)
    expectEqual([configuration.title, configuration.subtitle], ["Buy", "3 left"])
    expectEqual(configuration.image?.isSymbolImage, true)
    expectEqual(configuration.imagePlacement, .trailing)
    expectEqual([configuration.imagePadding, configuration.titlePadding], [6, 2])
    expectEqual(configuration.cornerStyle, .capsule)
    expectEqual(configuration.buttonSize, .small)
    expectEqual(configuration.titleAlignment, .center)
    expectEqual(configuration.showsActivityIndicator, true)
    expectEqual(configuration.contentInsets, NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    expectEqual(configuration.baseForegroundColor, .systemRed)
    expectEqual(configuration.background.backgroundColor, .systemTeal)
    let attributes = configuration.titleTextAttributesTransformer?(AttributeContainer())
    expectEqual(attributes?.font, .boldSystemFont(ofSize: 20))
  }

  @Test(arguments: ["filled", "gray", "borderedProminent", "plain"])
  func buttonConfigurationsHaveTheirStyle(name: String) throws {
    let button = try #require(
      NibText.view(
        "<button id=\"b\"><buttonConfiguration key=\"configuration\" style=\"\(name)\"/></button>", as: UIButton.self))
    let styles: [String: UIButton.Configuration] = [
      "filled": .filled(), "gray": .gray(), "borderedProminent": .borderedProminent(), "plain": .plain(),
    ]
    expectEqual(button.configuration, styles[name])
  }

  @Test func textViewsHaveTextAndTraits() throws {
    let view = try #require(
      NibText.view(
        """
        <textView textAlignment="center" editable="NO" selectable="NO" adjustsFontForContentSizeCategory="YES" id="t">
        <string key="text">Two
        lines</string><fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
        <color key="textColor" cocoaTouchSystemColor="darkTextColor"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" returnKeyType="send"
          enablesReturnKeyAutomatically="YES"/></textView>
        """, as: UITextView.self))
    expectEqual(view.text, "Two\nlines")
    expectEqual(view.textAlignment, .center)
    expectEqual([view.isEditable, view.isSelectable, view.adjustsFontForContentSizeCategory], [false, false, true])
    expectEqual(view.font, .preferredFont(forTextStyle: .headline))
    expectEqual(view.textColor, .darkText)
    expectEqual(view.autocapitalizationType, .words)
    expectEqual(view.autocorrectionType, .no)
    expectEqual(view.returnKeyType, .send)
    expectEqual(view.enablesReturnKeyAutomatically, true)
  }

  @Test func fieldsAndSearchBarsHaveTheirOptions() throws {
    let field = try #require(
      NibText.view(
        """
        <textField text="Anna" textAlignment="right" borderStyle="line" clearButtonMode="whileEditing" clearsOnBeginEditing="YES"
          adjustsFontSizeToFit="NO" minimumFontSize="9" id="f"><textInputTraits key="textInputTraits" autocorrectionType="yes"/>
        <attributedString key="attributedPlaceholder"><fragment content="Name"><attributes>
        <color key="NSColor" red="0" green="0" blue="1" alpha="1"/></attributes></fragment></attributedString></textField>
        """, as: UITextField.self))
    expectEqual([field.text, field.attributedPlaceholder?.string], ["Anna", "Name"])
    expectEqual(field.textAlignment, .right)
    expectEqual(field.borderStyle, .line)
    expectEqual(field.clearButtonMode, .whileEditing)
    expectEqual([field.clearsOnBeginEditing, field.adjustsFontSizeToFitWidth], [true, false])
    expectEqual(field.minimumFontSize, 9)
    expectEqual(field.autocorrectionType, .yes)
    let bar = try #require(
      NibText.view(
        """
        <searchBar text="tea" placeholder="Find" searchBarStyle="minimal" translucent="NO" showsCancelButton="YES"
          showsScopeBar="YES" id="s"><scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles>
        <color key="barTintColor" systemColor="systemMintColor"/></searchBar>
        """, as: UISearchBar.self))
    expectEqual([bar.text, bar.placeholder], ["tea", "Find"])
    expectEqual(bar.searchBarStyle, .minimal)
    expectEqual([bar.isTranslucent, bar.showsCancelButton, bar.showsScopeBar], [false, true, true])
    expectEqual(bar.scopeButtonTitles, ["All", "New"])
    expectEqual(bar.barTintColor, .systemMint)
  }

  @Test func viewsHavePrioritiesMarginsAndGuides() throws {
    let view = try #require(
      NibText.view(
        """
        <view multipleTouchEnabled="YES" autoresizesSubviews="NO" semanticContentAttribute="forceRightToLeft"
          horizontalHuggingPriority="100" verticalHuggingPriority="200" horizontalCompressionResistancePriority="300"
          verticalCompressionResistancePriority="400" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" id="v">
        <rect key="frame" x="0" y="0" width="300" height="200"/>
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
        <color key="tintColor" systemColor="systemPinkColor"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
        <layoutGuides><layoutGuide id="g" identifier="middle"/></layoutGuides>
        <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="c"/></constraints>
        <accessibility key="accessibilityConfiguration" identifier="box" label="Box"><bool key="isElement" value="YES"/></accessibility></view>
        """))
    expectEqual([view.isMultipleTouchEnabled, view.autoresizesSubviews], [true, false])
    expectEqual(view.semanticContentAttribute, .forceRightToLeft)
    let hugging = [view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical)]
    expectEqual(hugging.map(\.rawValue), [100, 200])
    let resistance: [UILayoutPriority] = [
      view.contentCompressionResistancePriority(for: .horizontal),
      view.contentCompressionResistancePriority(for: .vertical),
    ]
    expectEqual(resistance.map(\.rawValue), [300, 400])
    expectEqual(view.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    expectEqual([view.preservesSuperviewLayoutMargins, view.insetsLayoutMarginsFromSafeArea], [true, false])
    expectEqual(view.tintColor, .systemPink)
    let guide = try #require(view.layoutGuides.first { $0.identifier == "middle" })
    #expect(view.constraints.contains { $0.secondItem === guide })
    expectEqual([view.accessibilityIdentifier, view.accessibilityLabel], ["box", "Box"])
    expectEqual(view.isAccessibilityElement, true)
  }

  @Test func attributedTextHasParagraphsAndLinks() throws {
    let label = try #require(
      NibText.view(
        """
        <label id="l"><attributedString key="attributedText"><fragment content="A"><attributes>
        <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="truncatingTail" lineSpacing="2" paragraphSpacing="3"
          lineHeightMultiple="1.5" minimumLineHeight="20" maximumLineHeight="40" firstLineHeadIndent="5" headIndent="6"/>
        <integer key="NSStrikethrough" value="2"/><real key="NSKern" value="1.25"/>
        <color key="NSUnderlineColor" systemColor="systemRedColor"/><real key="NSStrokeWidth" value="-2"/>
        <real key="NSBaselineOffset" value="3"/><url key="NSLink" string="https://example.com"/></attributes></fragment><fragment><string key="content">B</string></fragment>
        </attributedString></label>
        """, as: UILabel.self))
    let text = try #require(label.attributedText)
    expectEqual(text.string, "AB")
    let values = text.attributes(at: 0, effectiveRange: nil)
    let style = try #require(values[.paragraphStyle] as? NSParagraphStyle)
    expectEqual(style.alignment, .right)
    expectEqual(style.lineBreakMode, .byTruncatingTail)
    expectEqual(
      [style.lineSpacing, style.paragraphSpacing, style.lineHeightMultiple, style.minimumLineHeight], [2, 3, 1.5, 20])
    expectEqual([style.maximumLineHeight, style.firstLineHeadIndent, style.headIndent], [40, 5, 6])
    expectEqual(values[.strikethroughStyle] as? Int, 2)
    expectEqual((values[.kern] as? NSNumber)?.doubleValue ?? (values[.kern] as? CGFloat).map(Double.init), 1.25)
    expectEqual(values[.link] as? URL, URL(string: "https://example.com"))
    expectEqual(values[.underlineColor] as? UIColor, .systemRed)
    expectEqual([values[.strokeWidth] as? CGFloat, values[.baselineOffset] as? CGFloat], [-2, 3])
  }

  /// The components of a color keep their meaning in each space in which Interface Builder writes them.
  @Test(arguments: [
    (
      #"red="0.2" green="0.4" blue="0.6" alpha="0.8" colorSpace="custom" customColorSpace="sRGB""#,
      UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    ),
    (
      #"red="0.2" green="0.4" blue="0.6" alpha="0.8" colorSpace="custom" customColorSpace="displayP3""#,
      UIColor(displayP3Red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    ),
    (
      #"red="0.2" green="0.4" blue="0.6" colorSpace="calibratedRGB""#,
      UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    ),
    (
      #"white="0.25" alpha="0.75" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      UIColor(white: 0.25, alpha: 0.75)
    ),
    (#"white="0.25" colorSpace="calibratedWhite""#, UIColor(white: 0.25, alpha: 1)),
    (
      #"cyan="0.5" magenta="0" yellow="1" black="0.5" alpha="1" colorSpace="deviceCMYK""#,
      UIColor(red: 0.25, green: 0.5, blue: 0, alpha: 1)
    ),
  ])
  func componentsOfColorsAreRead(attributes: String, color: UIColor) throws {
    let view = try #require(NibText.view("<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>"))
    expectEqual(view.backgroundColor, color)
  }

  /// Named colors that the catalogs lack have their values in the file.
  @Test func resourcesOfTheFileAreUsed() throws {
    let all = NibText.nib(
      """
      <view id="v"><color key="backgroundColor" name="Brand"/><subviews>
      <imageView image="heart.fill" catalog="system" contentMode="center" id="i"/></subviews></view>
      """,
      resources: """
        <namedColor name="Brand"><color red="0.5" green="0.25" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        <image name="heart.fill" catalog="system" width="128" height="109"/>
        """
    ).instantiate(withOwner: nil)
    let view = try #require(all.first as? UIView)
    expectEqual(view.backgroundColor, UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1))
    let image = try #require(view.subviews.first as? UIImageView)
    expectEqual(image.image?.isSymbolImage, true)
    expectEqual(image.contentMode, .center)
  }

  @Test(arguments: [
    ("name=\"Nunito-SemiBold\" family=\"Nunito\" pointSize=\"21\"", "semibold 21"),
    ("name=\"Gone-UltraLightItalic\" family=\"Gone\" pointSize=\"8\"", "ultraLight 8"),
    ("type=\"italicSystem\" pointSize=\"15\"", "italic 15"), ("type=\"smallSystem\"", "regular 14"),
    ("type=\"system\" weight=\"thin\" pointSize=\"30\"", "thin 30"),
    ("style=\"UICTFontTextStyleCaption2\"", "caption2"),
  ])
  func fontsHaveNamesTypesAndStyles(attributes: String, kind: String) throws {
    let font = "<fontDescription key=\"fontDescription\" \(attributes)/>"
    let label = try #require(NibText.view("<label text=\"A\" id=\"l\">\(font)</label>", as: UILabel.self))
    let fonts: [String: UIFont] = [
      "semibold 21": UIFont(descriptor: UIFontDescriptor(name: "Nunito-SemiBold", size: 21), size: 0),
      "ultraLight 8": UIFont(descriptor: UIFontDescriptor(name: "Gone-UltraLightItalic", size: 8), size: 0),
      "italic 15": .italicSystemFont(ofSize: 15), "regular 14": .systemFont(ofSize: 14),
      "thin 30": .systemFont(ofSize: 30, weight: .thin), "caption2": .preferredFont(forTextStyle: .caption2),
    ]
    expectEqual(label.font, fonts[kind])
  }

  /// Interface Builder writes the pictures of tab bar items into the file when it moves scenes to a storyboard.
  @Test func filesContainPicturesThemselves() throws {
    let nib = NibText.nib(
      #"<imageView image="tabBarItem:a-b:image" id="i"/>"#,
      resources: """
        <image name="tabBarItem:a-b:image" width="2" height="1"><mutableData key="keyedArchiveRepresentation">
        YnBsaXN0MDDUAQIDBAUGLjFZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKrBwgREhgeISUmKSpVJG51
        bGzUCQoLDA0ODxBWJGNsYXNzXE5TSW1hZ2VGbGFnc1ZOU1JlcHNWTlNTaXplgAMSIMAAAIAEgAJWezIsIDF90hMUFRZYJGNsYXNzZXNaJGNsYXNz
        bmFtZaIWF1dOU0ltYWdlWE5TT2JqZWN00gkZGhtaTlMub2JqZWN0c4AFohwdgAaACNITFB8goiAXV05TQXJyYXnSCSIjJF8QFE5TVElGRlJlcHJl
        c2VudGF0aW9ugAqAB08Qlk1NACoAAAAQ/wAA/wAAQIAACgEAAAMAAAABAAIAAAEBAAMAAAABAAEAAAECAAMAAAAEAAAAjgEDAAMAAAABAAEAAAEG
        AAMAAAABAAIAAAERAAQAAAABAAAACAEVAAMAAAABAAQAAAEWAAMAAAABAAEAAAEXAAQAAAABAAAACAFSAAMAAAABAAEAAAAAAAAACAAIAAgACNIJ
        IicogAqACU8Qrk1NACoAAAAoAP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8A/wD/AP8ACgEAAAMAAAABAAQAAAEBAAMAAAABAAIAAAECAAMAAAAE
        AAAApgEDAAMAAAABAAEAAAEGAAMAAAABAAIAAAERAAQAAAABAAAACAEVAAMAAAABAAQAAAEWAAMAAAABAAIAAAEXAAQAAAABAAAAIAFSAAMAAAAB
        AAEAAAAAAAAACAAIAAgACNITFCssoywtF18QEE5TQml0bWFwSW1hZ2VSZXBaTlNJbWFnZVJlcNEvMFRyb290gAESAAGGoAAIABEAGwAkACkAMgBE
        AFAAVgBfAGYAcwB6AIEAgwCIAIoAjACTAJgAoQCsAK8AtwDAAMUA0ADSANUA1wDZAN4A4QDpAO4BBQEHAQkBogGnAakBqwJcAmECZQJ4AoMChgKL
        Ao0AAAAAAAACAQAAAAAAAAAyAAAAAAAAAAAAAAAAAAACkg==
        </mutableData></image>
        """)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIImageView)
    let image = try #require(view.image)
    expectEqual(image.size, CGSize(width: 2, height: 1))
    let green: [UInt32] = Array(repeating: 0xFF00_FF00, count: 8)
    let transparent: [UInt32] = [0xFFFF_0000, 0x8000_0040]
    expectEqual(image.cgImage?.pixels.pixels, UIScreen.main.scale > 1 ? green : transparent)
  }
}

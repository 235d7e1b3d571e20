import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Elements and attributes that few nib files have, each with what Interface Builder means by it.
@MainActor
struct NibRareElementTests {
  /// Attributed texts name the weights of the system's font in a form of their own.
  @Test(
    arguments: [
      ("systemUltraLight", .ultraLight), ("systemThin", .thin), ("systemLight", .light), ("system", .regular),
      ("systemMedium", .medium), ("systemSemibold", .semibold), ("systemBold", .bold), ("systemHeavy", .heavy),
      ("systemBlack", .black), ("nothing", .regular),
    ] as [(String, UIFont.Weight)])
  func attributedTextsHaveTheirWeights(name: String, weight: UIFont.Weight) throws {
    let label = try #require(
      NibText.view(
        """
        <label id="l"><attributedString key="attributedText"><fragment content="A"><attributes>
        <font key="NSFont" size="13" metaFont="\(name)"/></attributes></fragment><fragment content="B"><attributes>
        <font key="NSFont" metaFont="\(name)"/></attributes></fragment></attributedString></label>
        """, as: UILabel.self))
    let text = try #require(label.attributedText)
    for (index, size) in [13, 17].enumerated() {
      let font = text.attribute(.font, at: index, effectiveRange: nil) as? UIFont
      expectEqual(font, .systemFont(ofSize: CGFloat(size), weight: weight))
    }
  }

  @Test func fontsHaveTheirWeights() throws {
    let weights: [(String, UIFont.Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
      ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    for (name, weight) in weights {
      let font = "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"\(name)\" pointSize=\"12\"/>"
      let label = NibText.view("<label text=\"A\" id=\"l\">\(font)</label>", as: UILabel.self)
      expectEqual(label?.font, .systemFont(ofSize: 12, weight: weight))
      let symbols = "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" weight=\"\(name)\"/>"
      let picture = NibText.view("<imageView id=\"i\">\(symbols)</imageView>", as: UIImageView.self)
      let symbolWeight = UIImage.SymbolConfiguration(weight: try #require(symbolWeights[name]))
      expectEqual(picture?.preferredSymbolConfiguration, symbolWeight)
    }
    for (type, font) in [
      ("boldSystem", UIFont.boldSystemFont(ofSize: 12)), ("italicSystem", .italicSystemFont(ofSize: 12)),
      ("systemItalic", .italicSystemFont(ofSize: 12)),
    ] {
      let element = "<fontDescription key=\"fontDescription\" type=\"\(type)\" pointSize=\"12\"/>"
      expectEqual(NibText.view("<label text=\"A\" id=\"l\">\(element)</label>", as: UILabel.self)?.font, font)
    }
  }

  private let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  @Test func symbolsHaveTheirScales() {
    let scales: [(String, UIImage.SymbolScale)] = [
      ("default", .default), ("small", .small), ("medium", .medium), ("large", .large),
    ]
    for (name, scale) in scales {
      for attribute in ["scale", "symbolScale"] {
        let element = "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(attribute)=\"\(name)\"/>"
        let picture = NibText.view("<imageView id=\"i\">\(element)</imageView>", as: UIImageView.self)
        expectEqual(picture?.preferredSymbolConfiguration, UIImage.SymbolConfiguration(scale: scale))
      }
    }
    let sized = "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" pointSize=\"21\" weight=\"bold\"/>"
    let picture = NibText.view("<imageView id=\"i\">\(sized)</imageView>", as: UIImageView.self)
    expectEqual(picture?.preferredSymbolConfiguration, UIImage.SymbolConfiguration(pointSize: 21, weight: .bold))
  }

  @Test func attributedTextsHaveSeldomAttributes() throws {
    let label = try #require(
      NibText.view(
        """
        <label id="l"><attributedString key="attributedText"><fragment content="A"><attributes>
        <color key="NSStrokeColor" systemColor="systemRedColor"/><real key="NSExpansion" value="0.25"/>
        <real key="NSObliqueness" value="0.5"/><color key="NSStrikethroughColor" systemColor="systemBlueColor"/>
        <color key="NSBackgroundColor" systemColor="systemGreenColor"/><integer key="NSUnderline" value="1"/>
        <color key="NSColor" systemColor="systemPinkColor"/><url key="NSLink" value="https://example.org"/>
        </attributes></fragment></attributedString></label>
        """, as: UILabel.self))
    let values = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    let colors: [(NSAttributedString.Key, UIColor)] = [
      (.strokeColor, .systemRed), (.strikethroughColor, .systemBlue), (.backgroundColor, .systemGreen),
      (.foregroundColor, .systemPink),
    ]
    for (key, color) in colors { expectEqual(values[key] as? UIColor, color) }
    expectEqual([values[.expansion] as? CGFloat, values[.obliqueness] as? CGFloat], [0.25, 0.5])
    expectEqual(values[.underlineStyle] as? Int, 1)
    expectEqual(values[.link] as? URL, URL(string: "https://example.org"))
    expectNil(values[.underlineColor])
    expectNil(values[.kern])
  }

  /// Texts whose spaces XML would not keep are written in Base64, without the signs that fill it up.
  @Test(arguments: [
    ("YQ", "a"), ("YSA", "a "), ("YSBi", "a b"), ("IGEgIGI\n", " a  b"), ("4oCmCg", "…\n"), ("?", "?"),
  ])
  func encodedTextsAreDecoded(packed: String, text: String) {
    let label = NibText.view(
      "<label id=\"l\"><string key=\"text\" base64-UTF8=\"YES\">\(packed)</string></label>", as: UILabel.self)
    expectEqual(label?.text, text)
    let plain = NibText.view("<label id=\"l\"><string key=\"text\">\(packed)</string></label>", as: UILabel.self)
    expectEqual(plain?.text, packed)
  }

  /// A view with a frame of its own in a file with constraints keeps that frame.
  @Test func fixedFramesAreKept() throws {
    for (attributes, translates) in [
      ("translatesAutoresizingMaskIntoConstraints=\"NO\"", false),
      ("fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"", true),
      ("fixedFrame=\"NO\" translatesAutoresizingMaskIntoConstraints=\"NO\"", false),
      ("translatesAutoresizingMaskIntoConstraints=\"YES\"", true), ("", true),
    ] {
      let view = try #require(NibText.view("<view \(attributes) id=\"v\"/>"))
      expectEqual(view.translatesAutoresizingMaskIntoConstraints, translates, "\(attributes)")
    }
  }

  @Test func everyEdgeOfAMaskIsRead() {
    let masks: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
    for (name, mask) in masks {
      let view = NibText.view("<view id=\"v\"><autoresizingMask key=\"autoresizingMask\" \(name)=\"YES\"/></view>")
      expectEqual(view?.autoresizingMask, mask)
    }
    let none = NibText.view("<view id=\"v\"><autoresizingMask key=\"autoresizingMask\" widthSizable=\"NO\"/></view>")
    expectEqual(none?.autoresizingMask, [])
  }

  @Test func everyContentModeAndDirectionIsRead() {
    let modes: [(String, UIView.ContentMode)] = [
      ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
      ("redraw", .redraw), ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left),
      ("right", .right), ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight),
    ]
    for (name, mode) in modes {
      expectEqual(NibText.view("<view contentMode=\"\(name)\" id=\"v\"/>")?.contentMode, mode)
    }
    let directions: [(String, UISemanticContentAttribute)] = [
      ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
      ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
    ]
    for (name, direction) in directions {
      expectEqual(
        NibText.view("<view semanticContentAttribute=\"\(name)\" id=\"v\"/>")?.semanticContentAttribute, direction)
    }
  }

  @Test func everyAccessibilityTraitIsRead() {
    let traits: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("staticText", .staticText),
      ("searchField", .searchField), ("header", .header), ("notEnabled", .notEnabled), ("adjustable", .adjustable),
      ("updatesFrequently", .updatesFrequently), ("keyboardKey", .keyboardKey), ("playsSound", .playsSound),
      ("summaryElement", .summaryElement), ("startsMediaSession", .startsMediaSession), ("tabBar", .tabBar),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ]
    for (name, trait) in traits {
      let element = "<accessibilityTraits key=\"traits\" \(name)=\"YES\"/>"
      let view = NibText.view(
        """
        <view id="v"><accessibility key="accessibilityConfiguration" hint="h" value="w">\(element)</accessibility></view>
        """)
      expectEqual(view?.accessibilityTraits, trait, "\(name)")
      expectEqual([view?.accessibilityHint, view?.accessibilityValue], ["h", "w"])
    }
  }

  /// Attributes of constraints, on an item at 10, 20 with 60 by 40 points in a view of 200 by 100, with margins of 8.
  @Test(
    arguments: [
      ("left", 10), ("right", 70), ("top", 20), ("bottom", 60), ("leading", 10), ("trailing", 70), ("width", 60),
      ("height", 40), ("centerX", 40), ("centerY", 40), ("baseline", 60), ("lastBaseline", 60), ("firstBaseline", 20),
      ("leftMargin", 18), ("rightMargin", 62), ("topMargin", 28), ("bottomMargin", 52), ("leadingMargin", 18),
      ("trailingMargin", 62), ("centerXWithinMargins", 40), ("centerYWithinMargins", 40),
    ] as [(String, CGFloat)])
  func everyAttributeOfAConstraintIsRead(name: String, position: CGFloat) throws {
    let isLength = name == "width" || name == "height"
    let isVertical = ["top", "bottom", "baseline", "Y"].contains { name.lowercased().contains($0.lowercased()) }
    let own =
      isLength ? name : isVertical ? "top" : ["left", "right"].contains { name.hasPrefix($0) } ? "left" : "leading"
    let view = try #require(
      NibText.view(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
        <view id="a"><rect key="frame" x="10" y="20" width="60" height="40"/></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints>
        <constraint firstItem="b" firstAttribute="\(own)" secondItem="a" secondAttribute="\(name)" id="c"/>
        </constraints></view>
        """))
    view.layoutIfNeeded()
    let frame = view.subviews[1].frame
    let found = name == "width" ? frame.width : name == "height" ? frame.height : isVertical ? frame.minY : frame.minX
    expectClose(found, position, within: 0.5)
  }

  /// Relations hold a view at its bound against a weaker wish on the other side of it.
  @Test func relationsAndRatiosAreRead() throws {
    for (relation, width) in [("lessThanOrEqual", 50), ("greaterThanOrEqual", 300), ("equal", 50)]
      as [(String, CGFloat)]
    {
      let view = try #require(
        NibText.view(
          """
          <view id="v"><rect key="frame" x="0" y="0" width="400" height="100"/><subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints>
          <constraint firstItem="b" firstAttribute="width" constant="300" priority="500" id="c"/>
          <constraint firstItem="b" firstAttribute="width" relation="\(relation)" constant="50" id="d"/>
          <constraint firstItem="b" firstAttribute="height" secondItem="b" secondAttribute="width" multiplier="1/2" id="e"/>
          </constraints></view>
          """))
      view.layoutIfNeeded()
      expectEqual(view.subviews[0].frame.size, CGSize(width: width, height: width / 2))
    }
  }

  /// Insets are written as edges, or as the corners of a rectangle.
  @Test func insetsHaveTwoForms() {
    let forms = [
      "<edgeInsets key=\"separatorInset\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
      "<inset key=\"separatorInset\" minX=\"2\" minY=\"1\" maxX=\"4\" maxY=\"3\"/>",
    ]
    for form in forms {
      let table = NibText.view("<tableView id=\"t\">\(form)</tableView>", as: UITableView.self)
      expectEqual(table?.separatorInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
  }

  /// Classes of frameworks that are not here are named in a message, and a plain view has their place. What only the
  /// editor needs is passed over.
  @Test func missingClassesAreNamedOnce() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      let missing = [
        "mapView", "wkWebView", "webView", "glkView", "mtkView", "sceneKitView", "arscnView", "arskView", "skView",
        "pdfView", "adBannerView", "glkViewController", "avPlayerViewController", "hostingController", "mysteryView",
      ]
      let elements = missing.map { "<\($0) id=\"\($0)\"/>" }.joined(separator: "\n")
      let editing =
        [
          "designables", "userComments", "userGuides", "freeformSimulatedSizeMetrics", "keyCommands", "extendedEdge",
          "inferredMetricsTieBreakers", "simulatedStatusBarMetrics", "variation", "nil", "point", "viewLayoutGuide",
          "gestureRecognizers", "layoutGuides",
        ].map { "<\($0)/>" }.joined()
        + [
          "contentSizeForViewInPopover", "customSize", "userComments", "contentStretch", "intrinsicContentSize",
          "toolbarItems", "customView", "textInputTraits", "view",
        ].map {
          "<size key=\"\($0)\" width=\"1\" height=\"1\"/>"
        }.joined()
      let all = NibText.nib(
        """
        \(elements)
        <view id="v">\(editing)</view><customObject id="o"/><customFormatter id="f"/>
        <view id="w"><color key="backgroundColor"/></view>
        """
      ).instantiate(withOwner: nil)
      expectEqual(all.count, missing.count - 1 + 3)
      expectEqual(all.filter { type(of: $0) == UIView.self }.count, missing.count - 1 + 2)
    }
    let lines = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      .split(separator: "\n").compactMap { line in
        line.range(of: "warning: ").map { String(line[$0.upperBound...]) }
      }
    let names = [
      "MKMapView", "WKWebView", "UIWebView", "GLKView", "MTKView", "SCNView", "ARSCNView", "ARSKView", "SKView",
      "PDFView", "ADBannerView", "GLKViewController", "AVPlayerViewController", "UIHostingController",
    ]
    expectEqual(
      lines,
      names.map { "\($0) is not available, so a plain view is shown in its place" } + [
        "<mysteryView> is unknown, so it is left out", "this color has no components",
      ])
  }
}

import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Views of nib files whose parts differ between size classes, in the form in which Xcode saves them.
@MainActor
struct NibVariationTests {
  private static let text = """
    <view id="v"><rect key="frame" x="0" y="0" width="300" height="300"/>
    <subviews>
    <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/><color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="12"/></variation>
    <variation key="heightClass=compact-widthClass=regular"><color key="textColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></variation>
    </label>
    <stackView axis="vertical" spacing="4" id="s"><rect key="frame" x="0" y="50" width="90" height="90"/>
    <subviews><view id="s1"/><view id="s2"/><view id="s3"/></subviews>
    <variation key="heightClass=compact" axis="horizontal" spacing="9"/>
    <variation key="heightClass=compact"><mask key="subviews"><exclude reference="s2"/></mask></variation>
    </stackView>
    <view hidden="YES" id="h"><variation key="heightClass=compact" hidden="NO"/></view>
    </subviews>
    <constraints>
    <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="30" identifier="top" id="k1"><variation key="heightClass=compact" constant="8"/></constraint>
    <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="1" identifier="wide" id="k2"/>
    <constraint firstItem="l" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" constant="-2" identifier="tall" id="k3"/>
    </constraints>
    <variation key="default"><mask key="constraints"><exclude reference="k2"/></mask></variation>
    <variation key="heightClass=compact"><mask key="constraints"><include reference="k2"/><exclude reference="k3"/></mask></variation>
    </view>
    """

  /// The parts of the view that differ.
  private func parts(of view: UIView) throws -> String {
    let label = try #require(view.subviews[0] as? UILabel)
    let stack = try #require(view.subviews[1] as? UIStackView)
    let names = view.constraints.compactMap { constraint in constraint.identifier.map { "\($0) \(constraint.constant)" }
    }
    let isBlue = label.textColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    return "\(label.font.pointSize) \(isBlue ? "blue" : "red") \(stack.axis == .vertical ? "vertical" : "horizontal") "
      + "\(stack.spacing) \(stack.arrangedSubviews.count) \(view.subviews[2].isHidden) "
      + names.sorted().joined(separator: ", ")
  }

  private static let tall = "17.0 red vertical 4.0 3 true tall -2.0, top 30.0"
  private static let wide = "12.0 red horizontal 9.0 2 false top 8.0, wide 1.0"

  private func view(_ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass) throws -> UIView {
    var view: UIView?
    UITraitCollection.current.modifyingTraits {
      ($0.horizontalSizeClass, $0.verticalSizeClass) = (horizontal, vertical)
    }.performAsCurrent { view = NibText.view(Self.text) }
    return try #require(view)
  }

  @Test func attributesAndConstraintsOfTheSizeClassesAreUsed() throws {
    try expectEqual(parts(of: view(.compact, .regular)), Self.tall)
    try expectEqual(parts(of: view(.compact, .compact)), Self.wide)
    try expectEqual(parts(of: view(.regular, .compact)), Self.wide.replacing("red", with: "blue"))
  }

  @Test func changedSizeClassesAreFollowed() throws {
    let view = try view(.compact, .regular)
    let device = TestDevice(size: CGSize(width: 390, height: 844), draws: false)
    device.window.addSubview(view)
    let middle = (view.subviews[1] as? UIStackView)?.arrangedSubviews[1]
    for _ in 0..<2 {
      device.window.traitOverrides.verticalSizeClass = .compact
      device.frame()
      try expectEqual(parts(of: view), Self.wide)
      device.window.traitOverrides.verticalSizeClass = .regular
      device.frame()
      try expectEqual(parts(of: view), Self.tall)
      expectIdentical((view.subviews[1] as? UIStackView)?.arrangedSubviews[1], middle, "it returns to its position")
    }
  }

  // MARK: Properties

  private static func color(_ key: String, _ red: Int) -> String {
    "<color key=\"\(key)\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\"/>"
  }

  private static func font(_ size: Int) -> String {
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
  }

  /// Returns an element whose child elements are others while the height is compact.
  private static func varied(_ element: String, _ usual: String, _ compact: String, _ attributes: String = "") -> String
  {
    "<\(element)>\(usual)<variation key=\"heightClass=compact\"\(attributes)>\(compact)</variation>"
      + "</\(element.prefix { $0 != " " })>"
  }

  private static let properties = [
    varied("textField id=\"f\"", font(14) + color("textColor", 1), font(11) + color("textColor", 0)),
    varied("textView text=\"x\" id=\"t\"", font(14) + color("textColor", 1), font(11) + color("textColor", 0)),
    varied("button id=\"b\"", font(14), font(11)),
    varied(
      "view alpha=\"0.5\" id=\"a\"", color("backgroundColor", 1) + color("tintColor", 1),
      color("backgroundColor", 0) + color("tintColor", 0), " alpha=\"0.25\""),
    varied(
      "view id=\"m\"", "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
      "<edgeInsets key=\"layoutMargins\" top=\"5\" left=\"6\" bottom=\"7\" right=\"8\"/>"),
    varied(
      "view id=\"d\"",
      "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>",
      "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"5\" leading=\"6\" bottom=\"7\" trailing=\"8\"/>"),
    varied(
      "stackView alignment=\"center\" distribution=\"equalSpacing\" id=\"s\"", "", "",
      " alignment=\"top\" distribution=\"fillEqually\""),
    varied(
      "view id=\"o\"",
      "<subviews><view tag=\"1\" id=\"o1\"/><view tag=\"2\" id=\"o2\"/><view tag=\"3\" id=\"o3\"/></subviews>",
      "<mask key=\"subviews\"><exclude reference=\"o1\"/><exclude reference=\"o2\"/></mask>"),
    """
    <view id="w"><variation key="widthClass=compact" alpha="0.5"/><variation key="heightClass=regular" alpha="0.75"/>
    <variation key="widthClass=regular" alpha="0.1"/></view>
    """, varied("imageView image=\"star\" id=\"i\"", "", "", " image=\"heart\""),
  ]

  private func red(_ color: UIColor?) -> CGFloat {
    var red: CGFloat = -1
    color?.getRed(&red, green: nil, blue: nil, alpha: nil)
    return red
  }

  private func expectProperties(_ view: UIView, isCompact: Bool) throws {
    let parts = view.subviews
    let field = try #require(parts[0] as? UITextField)
    let text = try #require(parts[1] as? UITextView)
    let button = try #require(parts[2] as? UIButton)
    expectEqual(
      [field.font, text.font, button.titleLabel?.font].map { $0?.pointSize },
      [CGFloat?](repeating: isCompact ? 11 : 14, count: 3))
    expectEqual(
      [field.textColor, text.textColor, parts[3].backgroundColor, parts[3].tintColor].map(red),
      [CGFloat](repeating: isCompact ? 0 : 1, count: 4))
    expectEqual(parts[3].alpha, isCompact ? 0.25 : 0.5)
    let (top, leading, bottom, trailing): (CGFloat, CGFloat, CGFloat, CGFloat) = isCompact ? (5, 6, 7, 8) : (1, 2, 3, 4)
    expectEqual(parts[4].layoutMargins, UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing))
    expectEqual(
      parts[5].directionalLayoutMargins,
      NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
    let stack = try #require(parts[6] as? UIStackView)
    expectEqual(stack.alignment, isCompact ? .top : .center)
    expectEqual(stack.distribution, isCompact ? .fillEqually : .equalSpacing)
    expectEqual(parts[7].subviews.map(\.tag), isCompact ? [3] : [1, 2, 3])
    expectEqual(parts[8].alpha, isCompact ? 0.5 : 0.75, "the last of several variations")
    let image = try #require(parts[9] as? UIImageView).image
    expectEqual(image, UIImage(systemName: isCompact ? "heart" : "star"))
  }

  @Test func allPropertiesFollowTheSizeClasses() throws {
    let symbols = ["star", "heart"].map { "<image name=\"\($0)\" catalog=\"system\" width=\"9\" height=\"9\"/>" }
    let nib = NibText.nib(
      "<view id=\"v\"><subviews>\(Self.properties.joined())</subviews></view>", resources: symbols.joined())
    let device = TestDevice(size: CGSize(width: 390, height: 844), draws: false)
    var views: [UIView] = []
    for height in [UIUserInterfaceSizeClass.regular, .compact] {
      UITraitCollection.current.modifyingTraits { ($0.horizontalSizeClass, $0.verticalSizeClass) = (.compact, height) }
        .performAsCurrent { views += nib.instantiate(withOwner: nil).compactMap { $0 as? UIView } }
    }
    expectEqual(views.count, 2)
    for view in views { device.window.addSubview(view) }
    device.window.traitOverrides.horizontalSizeClass = .compact
    for height in [UIUserInterfaceSizeClass.compact, .regular, .compact, .regular] {
      device.window.traitOverrides.verticalSizeClass = height
      device.frame()
      for view in views { try expectProperties(view, isCompact: height == .compact) }
    }
  }

  @Test func recognizersHaveTheirProperties() throws {
    let all = NibText.nib(
      """
      <view id="v"><connections>
      <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="1"/>
      <outletCollection property="gestureRecognizers" destination="p" appends="YES" id="2"/>
      <outletCollection property="gestureRecognizers" destination="q" appends="YES" id="3"/>
      <outletCollection property="gestureRecognizers" destination="e" appends="YES" id="4"/></connections></view>
      <tapGestureRecognizer numberOfTapsRequired="2" name="double" id="t"/>
      <panGestureRecognizer minimumNumberOfTouches="1" maximumNumberOfTouches="2" id="p"/>
      <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.25" numberOfTapsRequired="1" id="q"/>
      <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="e"><rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
      """
    ).instantiate(withOwner: nil)
    let view = try #require(all.first as? UIView)
    let recognizers = try #require(view.gestureRecognizers)
    expectEqual(recognizers.count, 4)
    let tap = try #require(recognizers[0] as? UITapGestureRecognizer)
    expectEqual(tap.numberOfTapsRequired, 2)
    expectEqual(tap.name, "double")
    expectIdentical(tap.view, view)
    expectEqual((recognizers[1] as? UIPanGestureRecognizer)?.maximumNumberOfTouches, 2)
    let press = try #require(recognizers[2] as? UILongPressGestureRecognizer)
    expectEqual(press.minimumPressDuration, 0.25)
    expectEqual(press.numberOfTapsRequired, 1)
    expectEqual((recognizers[3] as? UIScreenEdgePanGestureRecognizer)?.edges, .left)
  }
}

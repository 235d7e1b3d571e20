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

import Foundation
import TestSupport
import Testing
import UIKit

/// Stack views of nib files that have margins of their own.
@MainActor
struct StackMarginNibTests {
  /// Returns a stack view of 100 by 60 points with one view.
  private func stack(_ margins: String) throws -> UIStackView {
    let stack = try #require(
      NibText.view(
        """
        <stackView id="s"><rect key="frame" x="0" y="0" width="100" height="60"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>\(margins)</stackView>
        """, as: UIStackView.self))
    stack.layoutIfNeeded()
    return stack
  }

  @Test func theirViewsAreInsideTheMargins() throws {
    let plain = try stack("")
    expectFalse(plain.isLayoutMarginsRelativeArrangement)
    expectEqual(plain.arrangedSubviews.first?.frame, CGRect(x: 0, y: 0, width: 100, height: 60))
    let fixed = try stack("<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>")
    expectEqual(fixed.arrangedSubviews.first?.frame, CGRect(x: 2, y: 1, width: 94, height: 56))
    let directional = try stack(
      "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"5\" leading=\"6\" bottom=\"7\" trailing=\"8\"/>")
    expectEqual(directional.arrangedSubviews.first?.frame, CGRect(x: 6, y: 5, width: 86, height: 48))
  }

  /// Interface Builder adds margins for one size class as a variation.
  @Test func marginsOfASizeClassAreUsedInIt() throws {
    let margins = """
      <variation key="heightClass=compact"><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></variation>
      """
    for (vertical, frame) in [
      (UIUserInterfaceSizeClass.regular, CGRect(x: 0, y: 0, width: 100, height: 60)),
      (.compact, CGRect(x: 2, y: 1, width: 94, height: 56)),
    ] {
      var made: UIStackView?
      UITraitCollection.current.modifyingTraits { $0.verticalSizeClass = vertical }
        .performAsCurrent { made = try? stack(margins) }
      expectEqual(made?.arrangedSubviews.first?.frame, frame)
      expectEqual(made?.isLayoutMarginsRelativeArrangement, vertical == .compact)
    }
  }
}

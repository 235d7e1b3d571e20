import Foundation
import TestSupport
import Testing
import UIKit

/// The backgrounds and texts of button configurations in nib files.
@MainActor
struct NibConfigurationTests {
  @Test func backgroundsHaveCornersAndStrokes() throws {
    let button = try #require(
      NibText.view(
        """
        <button role="destructive" id="b"><buttonConfiguration key="configuration" style="filled" title="Buy"
          titleLineBreakMode="tailTruncation"><color key="baseBackgroundColor" systemColor="systemRedColor"/>
        <fontDescription key="subtitleFontDescription" type="system" pointSize="9"/>
        <attributedString key="attributedSubtitle"><fragment content="now"/></attributedString>
        <backgroundConfiguration key="background" cornerRadius="18" strokeWidth="2" strokeOutset="1" image="star" catalog="system"
          imageContentMode="center"><color key="backgroundColor" systemColor="systemTealColor"/>
        <color key="strokeColor" systemColor="systemBlueColor"/></backgroundConfiguration></buttonConfiguration></button>
        """, as: UIButton.self))
    expectEqual(button.role, .destructive)
    let configuration = try #require(button.configuration)
    expectEqual(configuration.baseBackgroundColor, .systemRed)
    expectEqual(configuration.titleLineBreakMode, .byTruncatingTail)
    expectEqual(configuration.subtitle, "now")
    expectEqual(configuration.subtitleTextAttributesTransformer?(AttributeContainer()).font, .systemFont(ofSize: 9))
    let background = configuration.background
    expectEqual([background.backgroundColor, background.strokeColor], [.systemTeal, .systemBlue])
    expectEqual([background.cornerRadius, background.strokeWidth, background.strokeOutset], [18, 2, 1])
    #expect(background.image != nil)
    expectEqual(background.imageContentMode, .center)
  }
}

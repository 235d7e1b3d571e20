import Foundation
import TestSupport
import Testing
import UIKit

/// Values that Interface Builder leaves out of its files, and others that are seldom written.
@MainActor
struct NibDefaultTests {
  /// Xcode writes `adjustsFontSizeToFit="NO"` for every label of a fixed size.
  @Test(arguments: [
    ("", false), ("minimumScaleFactor=\"0.5\"", true), ("adjustsFontSizeToFit=\"NO\"", false),
    ("adjustsFontSizeToFit=\"NO\" minimumScaleFactor=\"0.5\"", false), ("adjustsFontSizeToFit=\"YES\"", true),
    ("minimumFontSize=\"9\"", true),
  ])
  func aSmallestSizeOfALabelTellsThatItsTextShrinks(_ attributes: String, _ shrinks: Bool) throws {
    let label = try #require(NibText.view("<label text=\"A\" \(attributes) id=\"l\"/>", as: UILabel.self))
    expectEqual(label.adjustsFontSizeToFitWidth, shrinks)
  }

  @Test func theSmallestFontSizeOfALabelIsAShareOfItsFont() throws {
    let label = try #require(
      NibText.view(
        """
        <label text="A" minimumFontSize="9" id="l">
        <fontDescription key="fontDescription" type="system" pointSize="18"/></label>
        """, as: UILabel.self))
    expectEqual(label.minimumScaleFactor, 0.5)
  }

  @Test(arguments: [
    ("", false), ("minimumFontSize=\"17\"", true), ("adjustsFontSizeToFit=\"NO\" minimumFontSize=\"17\"", false),
    ("adjustsFontSizeToFit=\"YES\"", true),
  ])
  func aSmallestSizeOfAFieldTellsThatItsTextShrinks(_ attributes: String, _ shrinks: Bool) throws {
    let field = try #require(NibText.view("<textField \(attributes) id=\"f\"/>", as: UITextField.self))
    expectEqual(field.adjustsFontSizeToFitWidth, shrinks)
  }

  @Test func textInputTraitsHaveAMeaningAndCorrections() throws {
    let field = try #require(
      NibText.view(
        """
        <textField id="f"><textInputTraits key="textInputTraits" textContentType="given-name" keyboardAppearance="alert"
          spellCheckingType="no" smartDashesType="no" smartInsertDeleteType="no" smartQuotesType="yes"/></textField>
        """, as: UITextField.self))
    expectEqual(field.textContentType, .givenName)
    expectEqual(field.keyboardAppearance, .alert)
    expectEqual(field.spellCheckingType, .no)
    expectEqual(field.smartDashesType, .no)
    expectEqual(field.smartInsertDeleteType, .no)
    expectEqual(field.smartQuotesType, .yes)
  }

  @Test func aStandardSpacingHasEightPoints() throws {
    let stack = try #require(
      NibText.view("<stackView spacingType=\"standard\" id=\"s\"/>", as: UIStackView.self))
    expectEqual(stack.spacing, 8)
  }

  /// Files of early systems have 10 for the headers of grouped tables, whose titles are shown all the same.
  @Test(arguments: [
    ("grouped", 10, UITableView.automaticDimension), ("insetGrouped", 10, UITableView.automaticDimension),
    ("plain", 10, 10), ("grouped", 18, UITableView.automaticDimension), ("grouped", 40, 40),
  ])
  func usualHeightsOfHeadersFollowTheirTitles(_ style: String, _ written: Int, _ height: CGFloat) throws {
    let table = try #require(
      NibText.view(
        "<tableView style=\"\(style)\" sectionHeaderHeight=\"\(written)\" sectionFooterHeight=\"\(written)\" id=\"t\"/>",
        as: UITableView.self))
    expectEqual([table.sectionHeaderHeight, table.sectionFooterHeight], [height, height])
  }

  /// The first Xcode 8 wrote frames as distances to the edges of the view around.
  @Test(arguments: [
    ("minX=\"20\" minY=\"10\" width=\"50\" height=\"30\"", CGRect(x: 20, y: 10, width: 50, height: 30)),
    ("minX=\"20\" minY=\"10\" maxX=\"30\" maxY=\"40\"", CGRect(x: 20, y: 10, width: 150, height: 50)),
    ("maxX=\"30\" maxY=\"40\" width=\"50\" height=\"30\"", CGRect(x: 120, y: 30, width: 50, height: 30)),
    ("minX=\"25%\" minY=\"10.0%\" width=\"50\" height=\"30\"", CGRect(x: 50, y: 10, width: 50, height: 30)),
    ("", CGRect(x: 0, y: 0, width: 200, height: 100)),
  ])
  func framesMayBeDistancesToEdges(_ attributes: String, _ frame: CGRect) throws {
    let view = try #require(
      NibText.view(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
        <view id="i"><frame key="frameInset" \(attributes)/></view></subviews></view>
        """))
    expectEqual(view.subviews.first?.frame, frame)
  }

  @Test(arguments: [
    ("pointSize=\"15\"", 15), ("pointSize=\"0.0\"", 12), ("size=\"system\"", 14), ("size=\"smallSystem\"", 12),
    ("size=\"label\"", 17), ("size=\"button\"", 18), ("", 17),
  ])
  func fontsMayHaveNoSizeOrOneWithAName(_ attribute: String, _ size: CGFloat) throws {
    let label = try #require(
      NibText.view(
        "<label text=\"A\" id=\"l\"><fontDescription key=\"fontDescription\" type=\"system\" \(attribute)/></label>",
        as: UILabel.self))
    expectEqual(label.font.pointSize, size)
  }

  @Test func viewsHaveTheFlagsOfTouchesAndDrawing() throws {
    let view = try #require(NibText.view("<view exclusiveTouch=\"YES\" clearsContextBeforeDrawing=\"NO\" id=\"v\"/>"))
    expectEqual([view.isExclusiveTouch, view.clearsContextBeforeDrawing], [true, false])
  }

  /// The first Xcode 11 wrote colors of early systems beside the dynamic ones.
  @Test func aDynamicColorTakesPrecedenceOverThatOfEarlySystems() throws {
    let view = try #require(
      NibText.view(
        """
        <view id="v"><color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor"
          cocoaTouchSystemColor="whiteColor"/></view>
        """))
    expectEqual(view.backgroundColor, .systemBackground)
  }

  @Test func titlesOfButtonsHaveShadows() throws {
    let button = try #require(
      NibText.view(
        """
        <button springLoaded="YES" showsTouchWhenHighlighted="YES" reversesTitleShadowWhenHighlighted="YES" id="b">
        <size key="titleShadowOffset" width="1" height="2"/>
        <state key="normal" title="Go"><color key="titleShadowColor" red="1" green="0" blue="0" alpha="1"/></state></button>
        """, as: UIButton.self))
    expectEqual(button.titleLabel?.shadowOffset, CGSize(width: 1, height: 2))
    expectEqual(button.titleLabel?.shadowColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expectEqual([button.isSpringLoaded, button.showsTouchWhenHighlighted], [true, true])
    expectTrue(button.reversesTitleShadowWhenHighlighted)
  }

  @Test func colorWellsHaveTheirColor() throws {
    let well = try #require(
      NibText.view(
        """
        <colorWell title="Ink" supportsAlpha="NO" id="w">
        <color key="selectedColor" red="0" green="1" blue="0" alpha="1"/></colorWell>
        """, as: UIColorWell.self))
    expectEqual(well.selectedColor, UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    expectEqual(well.title, "Ink")
    expectFalse(well.supportsAlpha)
  }
}

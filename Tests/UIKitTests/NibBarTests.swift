import Foundation
import TestSupport
import Testing
import UIKit

/// Bars, their items and their appearances in nib files, and the cells of lists.
@MainActor
struct NibBarTests {
  @Test func tabBarsHaveItemsAndAppearances() throws {
    let bar = try #require(
      NibText.view(
        """
        <tabBar translucent="NO" barStyle="black" itemPositioning="centered" id="t"><items>
        <tabBarItem systemItem="favorites" id="1"/>
        <tabBarItem title="Cart" image="cart" catalog="system" badgeValue="3" tag="7" enabled="NO" id="2">
        <color key="badgeColor" systemColor="systemGreenColor"/></tabBarItem></items>
        <color key="barTintColor" systemColor="systemYellowColor"/><color key="unselectedItemTintColor" systemColor="systemGrayColor"/>
        <tabBarAppearance key="standardAppearance" backgroundImage="square" catalog="system">
        <color key="shadowColor" systemColor="systemRedColor"/><blurEffect key="backgroundEffect" style="systemThickMaterial"/>
        <tabBarItemAppearance key="stackedLayoutAppearance">
        <tabBarItemStateAppearance key="normal"><color key="iconColor" systemColor="systemBlueColor"/></tabBarItemStateAppearance>
        <tabBarItemStateAppearance key="selected"><color key="badgeBackgroundColor" systemColor="systemOrangeColor"/>
        <textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemRedColor"/></textAttributes>
        </tabBarItemStateAppearance></tabBarItemAppearance></tabBarAppearance></tabBar>
        """, as: UITabBar.self))
    expectEqual(bar.isTranslucent, false)
    expectEqual(bar.barStyle, .black)
    expectEqual(bar.itemPositioning, .centered)
    expectEqual([bar.barTintColor, bar.unselectedItemTintColor], [.systemYellow, .systemGray])
    let items = try #require(bar.items)
    expectEqual(items.map(\.title), [UITabBarItem(tabBarSystemItem: .favorites, tag: 0).title, "Cart"])
    expectEqual([items[1].badgeValue, "\(items[1].tag)", "\(items[1].isEnabled)"], ["3", "7", "false"])
    expectEqual(items[1].badgeColor, .systemGreen)
    let appearance = bar.standardAppearance
    expectEqual(appearance.shadowColor, .systemRed)
    expectEqual(appearance.backgroundEffect, UIBlurEffect(style: .systemThickMaterial))
    #expect(appearance.backgroundImage != nil)
    expectEqual(appearance.stackedLayoutAppearance.normal.iconColor, .systemBlue)
    expectEqual(appearance.stackedLayoutAppearance.selected.badgeBackgroundColor, .systemOrange)
    let attributes = appearance.stackedLayoutAppearance.selected.titleTextAttributes
    expectEqual(attributes[.foregroundColor] as? UIColor, .systemRed)
  }

  @Test func toolbarsHaveItems() throws {
    let bar = try #require(
      NibText.view(
        """
        <toolbar translucent="NO" barStyle="black" id="t"><items><barButtonItem systemItem="add" id="1"/>
        <barButtonItem systemItem="fixedSpace" width="42" id="2"/><barButtonItem title="Save" style="done" id="3">
        <color key="tintColor" systemColor="systemPinkColor"/><inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/></barButtonItem>
        <barButtonItem id="4"><switch key="customView" on="YES" id="5"/></barButtonItem></items>
        <toolbarAppearance key="standardAppearance"><color key="backgroundColor" systemColor="systemCyanColor"/></toolbarAppearance>
        <color key="barTintColor" systemColor="systemBrownColor"/></toolbar>
        """, as: UIToolbar.self))
    expectEqual([bar.isTranslucent, bar.barStyle == .black], [false, true])
    expectEqual(bar.barTintColor, .systemBrown)
    expectEqual(bar.standardAppearance.backgroundColor, .systemCyan)
    let items = try #require(bar.items)
    expectEqual(items.count, 4)
    expectEqual(items[1].width, 42)
    expectEqual(items[2].title, "Save")
    expectEqual(items[2].style, .done)
    expectEqual(items[2].tintColor, .systemPink)
    expectEqual(items[2].imageInsets, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    expectEqual((items[3].customView as? UISwitch)?.isOn, true)
  }

  @Test func navigationItemsHaveTitlesButtonsAndAppearances() throws {
    let bar = try #require(
      NibText.view(
        """
        <navigationBar largeTitles="YES" translucent="NO" barStyle="black" id="n"><items>
        <navigationItem title="Home" backButtonTitle="Back home" prompt="Today" hidesBackButton="YES" largeTitleDisplayMode="never"
          leftItemsSupplementBackButton="YES" id="1"><barButtonItem key="leftBarButtonItem" systemItem="edit" id="2"/>
        <rightBarButtonItems><barButtonItem title="A" id="3"/><barButtonItem title="B" id="4"/></rightBarButtonItems>
        <barButtonItem key="backBarButtonItem" title="Home" id="5"/><label key="titleView" text="Logo" id="6"/>
        <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" systemColor="systemRedColor"/></navigationBarAppearance>
        <navigationBarAppearance key="compactAppearance"><color key="backgroundColor" systemColor="systemGreenColor"/></navigationBarAppearance>
        <navigationBarAppearance key="scrollEdgeAppearance"><color key="backgroundColor" systemColor="systemBlueColor"/></navigationBarAppearance>
        </navigationItem></items><color key="barTintColor" systemColor="systemTealColor"/>
        <navigationBarAppearance key="compactAppearance"><color key="backgroundColor" systemColor="systemMintColor"/></navigationBarAppearance>
        <navigationBarAppearance key="scrollEdgeAppearance"><color key="backgroundColor" systemColor="systemPinkColor"/></navigationBarAppearance>
        <navigationBarAppearance key="compactScrollEdgeAppearance"><color key="backgroundColor" systemColor="systemGrayColor"/></navigationBarAppearance>
        </navigationBar>
        """, as: UINavigationBar.self))
    expectEqual([bar.prefersLargeTitles, bar.isTranslucent, bar.barStyle == .black], [true, false, true])
    expectEqual(bar.barTintColor, .systemTeal)
    expectEqual(bar.compactAppearance?.backgroundColor, .systemMint)
    expectEqual(bar.scrollEdgeAppearance?.backgroundColor, .systemPink)
    expectEqual(bar.compactScrollEdgeAppearance?.backgroundColor, .systemGray)
    let item = try #require(bar.items?.first)
    expectEqual([item.title, item.backButtonTitle, item.prompt], ["Home", "Back home", "Today"])
    expectEqual([item.hidesBackButton, item.leftItemsSupplementBackButton], [true, true])
    expectEqual(item.largeTitleDisplayMode, .never)
    expectEqual(item.leftBarButtonItems?.count, 1)
    expectEqual(item.rightBarButtonItems?.map(\.title), ["A", "B"])
    expectEqual(item.backBarButtonItem?.title, "Home")
    expectEqual((item.titleView as? UILabel)?.text, "Logo")
    expectEqual(item.standardAppearance?.backgroundColor, .systemRed)
    expectEqual(item.compactAppearance?.backgroundColor, .systemGreen)
    expectEqual(item.scrollEdgeAppearance?.backgroundColor, .systemBlue)
  }

  /// Apps give the content view of a prototype to the header of a section, where the cell does not place its labels.
  @Test func labelsOfStyledCellsHaveTheFramesOfTheFile() throws {
    let cell = try #require(
      NibText.view(
        """
        <tableViewCell textLabel="t" detailTextLabel="d" style="IBUITableViewCellStyleValue1" id="c">
        <tableViewCellContentView key="contentView" id="v"><subviews>
        <label text="Title" id="t"><rect key="frame" x="16" y="12" width="40" height="20"/></label>
        <label text="More" id="d"><rect key="frame" x="250" y="13" width="50" height="21"/></label></subviews>
        </tableViewCellContentView></tableViewCell>
        """, as: UITableViewCell.self))
    let content = cell.contentView
    content.removeFromSuperview()
    expectEqual(
      content.subviews.map(\.frame),
      [CGRect(x: 16, y: 12, width: 40, height: 20), CGRect(x: 250, y: 13, width: 50, height: 21)])
  }

  @Test func labelsOfStyledCellsHaveTheAttributesOfAllViews() throws {
    let cell = try #require(
      NibText.view(
        """
        <tableViewCell textLabel="t" imageView="i" style="IBUITableViewCellStyleDefault" id="c">
        <tableViewCellContentView key="contentView" id="v"><subviews>
        <label text="Title" tag="7" alpha="0.5" hidden="YES" id="t">
        <accessibility key="accessibilityConfiguration" identifier="name"/>
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></label>
        <imageView tag="8" contentMode="center" id="i">
        <color key="tintColor" red="0" green="1" blue="0" alpha="1"/></imageView></subviews>
        </tableViewCellContentView></tableViewCell>
        """, as: UITableViewCell.self))
    let (label, image) = (try #require(cell.textLabel), try #require(cell.imageView))
    expectEqual([label.tag, image.tag], [7, 8])
    expectEqual([label.alpha, label.isHidden ? 1 : 0], [0.5, 1])
    expectEqual(label.accessibilityIdentifier, "name")
    expectEqual(label.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expectEqual(image.contentMode, .center)
    expectEqual(image.tintColor, UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  /// Frames of published storyboards have the natural size of symbols there, but not of larger ones.
  @Test func symbolsOfStyledCellsHaveTheirNaturalSize() throws {
    func image(_ attributes: String, _ content: String = "") throws -> CGSize? {
      let cell = try #require(
        NibText.view(
          """
          <tableViewCell textLabel="t" imageView="i" style="IBUITableViewCellStyleDefault" id="c">
          <tableViewCellContentView key="contentView" id="v"><subviews><label text="Title" id="t"/>
          <imageView \(attributes) id="i">\(content)</imageView></subviews></tableViewCellContentView></tableViewCell>
          """, as: UITableViewCell.self))
      return cell.imageView?.intrinsicContentSize
    }
    let natural = UIImageView(image: UIImage(systemName: "star")).intrinsicContentSize
    expectEqual(try image("image=\"star\" catalog=\"system\""), natural)
    let large = "<imageReference key=\"image\" image=\"star\" catalog=\"system\" symbolScale=\"large\"/>"
    let wide = try image("", large)
    expectGreater(try #require(wide).width, natural.width)
  }

  @Test func tableCellsHaveStylesAccessoriesAndLabels() throws {
    let cell = try #require(
      NibText.view(
        """
        <tableViewCell accessoryType="detailButton" editingAccessoryType="checkmark" selectionStyle="none" showsReorderControl="YES"
          indentationLevel="2" indentationWidth="12" textLabel="t" detailTextLabel="d" style="IBUITableViewCellStyleSubtitle" id="c">
        <inset key="separatorInset" minX="20" minY="0" maxX="4" maxY="0"/>
        <tableViewCellContentView key="contentView" id="v"><subviews><label text="Title" id="t"/><label text="More" id="d"/></subviews>
        </tableViewCellContentView><view key="backgroundView" tag="1" id="b"/><view key="selectedBackgroundView" tag="2" id="s"/>
        <switch key="accessoryView" tag="3" id="a"/></tableViewCell>
        """, as: UITableViewCell.self))
    expectEqual([cell.accessoryType, cell.editingAccessoryType], [.detailButton, .checkmark])
    expectEqual(cell.selectionStyle, .none)
    expectEqual(cell.showsReorderControl, true)
    expectEqual([CGFloat(cell.indentationLevel), cell.indentationWidth], [2, 12])
    expectEqual(cell.separatorInset, UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 4))
    expectEqual([cell.textLabel?.text, cell.detailTextLabel?.text], ["Title", "More"])
    expectEqual([cell.backgroundView?.tag, cell.selectedBackgroundView?.tag, cell.accessoryView?.tag], [1, 2, 3])
  }
}

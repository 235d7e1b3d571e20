import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Attributes of nib files that fewer screens have.
@MainActor
struct NibSeldomAttributeTests {
  @Test func itemsOfTabsMoveTheirTitles() throws {
    let bar = try #require(
      NibText.view(
        """
        <tabBar barStyle="blackTranslucent" id="t"><items><tabBarItem title="A" id="1">
        <offsetWrapper key="titlePositionAdjustment" horizontal="-6" vertical="3"/></tabBarItem></items>
        <color key="selectedImageTintColor" systemColor="systemRedColor"/></tabBar>
        """, as: UITabBar.self))
    expectEqual(bar.items?.first?.titlePositionAdjustment, UIOffset(horizontal: -6, vertical: 3))
    expectEqual(bar.barStyle, .black)
    expectEqual(bar.tintColor, .systemRed)
  }

  @Test func navigationBarsHaveImagesAndShadows() throws {
    let bar = try #require(
      NibText.view(
        """
        <navigationBar barStyle="blackOpaque" id="n"><imageReference key="shadowImage" image="minus" catalog="system"/>
        <imageReference key="backIndicatorImage" image="arrow.left" catalog="system" renderingMode="original"/>
        <textAttributes key="titleTextAttributes"><color key="textShadowColor" systemColor="systemRedColor"/>
        <offsetWrapper key="textShadowOffset" horizontal="1" vertical="2"/></textAttributes>
        <items><navigationItem title="A" backButtonDisplayMode="minimal" hidesSearchBarWhenScrolling="NO" id="i">
        <barButtonItem key="rightBarButtonItem" title="B" selected="YES" springLoaded="YES" id="b"/></navigationItem></items>
        </navigationBar>
        """, as: UINavigationBar.self))
    expectEqual(bar.barStyle, .black)
    #expect(bar.shadowImage != nil)
    expectEqual(bar.backIndicatorImage?.renderingMode, .alwaysOriginal)
    let shadow = bar.titleTextAttributes?[.shadow] as? NSShadow
    expectEqual(shadow?.shadowOffset, CGSize(width: 1, height: 2))
    expectEqual(shadow?.shadowColor as? UIColor, .systemRed)
    let item = try #require(bar.items?.first)
    expectEqual(item.backButtonDisplayMode, .minimal)
    expectFalse(item.hidesSearchBarWhenScrolling)
    expectEqual([item.rightBarButtonItem?.isSelected, item.rightBarButtonItem?.isSpringLoaded], [true, true])
  }

  @Test func textsFindDataAndSearchesHaveTheirKeyboard() throws {
    let view = try #require(
      NibText.view(
        "<textView id=\"t\"><dataDetectorType key=\"dataDetectorTypes\" phoneNumber=\"YES\" link=\"YES\"/></textView>",
        as: UITextView.self))
    expectEqual(view.dataDetectorTypes, [.phoneNumber, .link])
    let bar = try #require(
      NibText.view(
        """
        <searchBar prompt="Teas" showsBookmarkButton="YES" barStyle="black" id="s">
        <imageReference key="backgroundImage" image="square" catalog="system"/>
        <offsetWrapper key="searchTextPositionAdjustment" horizontal="4" vertical="0"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="URL"/></searchBar>
        """, as: UISearchBar.self))
    expectEqual(bar.prompt, "Teas")
    expectTrue(bar.showsBookmarkButton)
    expectEqual(bar.barStyle, .black)
    #expect(bar.backgroundImage != nil)
    expectEqual(bar.searchTextPositionAdjustment, UIOffset(horizontal: 4, vertical: 0))
    expectEqual(bar.autocapitalizationType, .words)
    expectEqual(bar.keyboardType, .URL)
  }

  @Test func controlsHaveImagesAndStyles() throws {
    let image = try #require(
      NibText.view(
        """
        <imageView id="i"><imageReference key="image" image="star" catalog="system" renderingMode="template"/></imageView>
        """, as: UIImageView.self))
    expectEqual(image.image?.renderingMode, .alwaysTemplate)
    let progress = try #require(
      NibText.view("<progressView progressImage=\"minus\" catalog=\"system\" id=\"p\"/>", as: UIProgressView.self))
    #expect(progress.progressImage != nil)
    let pages = try #require(
      NibText.view(
        "<pageControl backgroundStyle=\"prominent\" allowsContinuousInteraction=\"NO\" id=\"p\"/>",
        as: UIPageControl.self))
    expectEqual(pages.backgroundStyle, .prominent)
    expectFalse(pages.allowsContinuousInteraction)
    let segments = try #require(
      NibText.view("<segmentedControl apportionsSegmentWidthsByContent=\"YES\" id=\"s\"/>", as: UISegmentedControl.self)
    )
    expectTrue(segments.apportionsSegmentWidthsByContent)
  }

  /// With the current date, the file has the date on which it was saved.
  @Test func datesOfFilesAreUsedOnlyIfTheyAreMeant() throws {
    for (attribute, isUsed) in [("useCurrentDate=\"YES\"", false), ("useCurrentDate=\"NO\"", true), ("", true)] {
      let picker = try #require(
        NibText.view(
          """
          <datePicker \(attribute) id="d"><date key="date" timeIntervalSinceReferenceDate="5"/></datePicker>
          """, as: UIDatePicker.self))
      expectEqual(picker.date == Date(timeIntervalSinceReferenceDate: 5), isUsed, "\(attribute)")
    }
  }

  @Test func listsHaveEstimatesAndIndexes() throws {
    let table = try #require(
      NibText.view(
        """
        <tableView style="plain" estimatedSectionHeaderHeight="30" estimatedSectionFooterHeight="0.0"
          sectionIndexMinimumDisplayRowCount="5" dragInteractionEnabled="YES" id="t">
        <color key="sectionIndexBackgroundColor" systemColor="systemRedColor"/></tableView>
        """, as: UITableView.self))
    expectEqual([table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight], [30, 0])
    expectEqual(table.sectionIndexMinimumDisplayRowCount, 5)
    expectTrue(table.dragInteractionEnabled)
    expectEqual(table.sectionIndexBackgroundColor, .systemRed)
    let cell = try #require(
      NibText.view("<tableViewCell shouldIndentWhileEditing=\"NO\" id=\"c\"/>", as: UITableViewCell.self))
    expectFalse(cell.shouldIndentWhileEditing)
    let list = try #require(
      NibText.view(
        """
        <collectionView allowsMultipleSelectionDuringEditing="YES" springLoaded="YES" id="v"><collectionViewFlowLayout
          key="collectionViewLayout" sectionInsetReference="safeArea" id="l"/></collectionView>
        """, as: UICollectionView.self))
    expectEqual([list.allowsMultipleSelectionDuringEditing, list.isSpringLoaded], [true, true])
    let layout = try #require(list.collectionViewLayout as? UICollectionViewFlowLayout)
    expectEqual(layout.sectionInsetReference, .fromSafeArea)
  }

  /// Each attribute changes one property, but who may select several rows while editing may select one.
  @Test(arguments: [("YES", true), ("NO", false)])
  func eachChoiceOfAListIsItsOwn(text: String, value: Bool) throws {
    let choices: [(String, KeyPath<UICollectionView, Bool>, KeyPath<UITableView, Bool>?)] = [
      ("allowsSelection", \.allowsSelection, \.allowsSelection),
      ("allowsMultipleSelection", \.allowsMultipleSelection, \.allowsMultipleSelection),
      ("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, \.allowsSelectionDuringEditing),
      (
        "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing,
        \.allowsMultipleSelectionDuringEditing
      ),
      ("prefetchingEnabled", \.isPrefetchingEnabled, nil), ("springLoaded", \.isSpringLoaded, nil),
      ("dragInteractionEnabled", \.dragInteractionEnabled, \.dragInteractionEnabled),
    ]
    let plainList = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let plainTable = UITableView()
    for (attribute, _, _) in choices {
      let list = try #require(
        NibText.view(
          """
          <collectionView \(attribute)="\(text)" id="v"><collectionViewFlowLayout key="collectionViewLayout" id="l"/>
          </collectionView>
          """, as: UICollectionView.self))
      let table = try #require(NibText.view("<tableView \(attribute)=\"\(text)\" id=\"v\"/>", as: UITableView.self))
      for (name, ofLists, ofTables) in choices {
        let isMeant =
          name == attribute
          || value && attribute == "allowsMultipleSelectionDuringEditing" && name == "allowsSelectionDuringEditing"
        expectEqual(list[keyPath: ofLists], isMeant ? value : plainList[keyPath: ofLists], "\(attribute) \(name)")
        guard let ofTables else { continue }
        expectEqual(table[keyPath: ofTables], isMeant ? value : plainTable[keyPath: ofTables], "\(attribute) \(name)")
      }
    }
  }

  @Test func flowLayoutsHaveEachReferenceOfTheirInsets() throws {
    let references: [(String, UICollectionViewFlowLayout.SectionInsetReference)] = [
      ("contentInset", .fromContentInset), ("safeArea", .fromSafeArea), ("layoutMargins", .fromLayoutMargins),
      ("unknown", .fromContentInset),
    ]
    for (name, reference) in references {
      let list = try #require(
        NibText.view(
          """
          <collectionView id="v"><collectionViewFlowLayout key="collectionViewLayout" sectionInsetReference="\(name)"
            id="l"/></collectionView>
          """, as: UICollectionView.self))
      let layout = try #require(list.collectionViewLayout as? UICollectionViewFlowLayout)
      expectEqual(layout.sectionInsetReference, reference, "\(name)")
      expectEqual(layout.scrollDirection, .vertical)
    }
  }

  /// Interface Builder writes 28 and 18 for heights that nobody has changed, and negative numbers for automatic ones.
  @Test func heightsOfTablesAreTheirOwn() throws {
    let names = [
      "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedSectionHeaderHeight",
      "estimatedSectionFooterHeight",
    ]
    func heights(_ table: UITableView) -> [CGFloat] {
      [
        table.rowHeight, table.estimatedRowHeight, table.sectionHeaderHeight, table.sectionFooterHeight,
        table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight,
      ]
    }
    let usual = heights(UITableView())
    for (index, name) in names.enumerated() {
      let isOfSections = name == "sectionHeaderHeight" || name == "sectionFooterHeight"
      let automatic = UITableView.automaticDimension
      for (height, expected) in [
        ("33", 33), ("0", 0), ("-1", automatic), ("28", isOfSections ? automatic : 28),
        ("18", isOfSections ? automatic : 18), ("27", 27), ("19", 19),
      ] {
        let table = try #require(
          NibText.view("<tableView \(name)=\"\(height)\" id=\"v\"/>", as: UITableView.self))
        var all = usual
        all[index] = expected
        expectEqual(heights(table), all, "\(name) \(height)")
      }
    }
  }

  @Test func colorsOfTablesAreTheirOwn() throws {
    let names = [
      "separatorColor", "sectionIndexColor", "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor",
    ]
    func colors(_ table: UITableView) -> [UIColor?] {
      [
        table.separatorColor, table.sectionIndexColor, table.sectionIndexBackgroundColor,
        table.sectionIndexTrackingBackgroundColor,
      ]
    }
    for (index, name) in names.enumerated() {
      let table = try #require(
        NibText.view(
          "<tableView id=\"v\"><color key=\"\(name)\" systemColor=\"systemPurpleColor\"/></tableView>",
          as: UITableView.self))
      var expected = colors(UITableView())
      expected[index] = .systemPurple
      expectEqual(colors(table), expected, "\(name)")
    }
  }

  @Test func viewsHaveSeldomTraits() throws {
    let view = try #require(
      NibText.view(
        """
        <view id="v"><accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits"
          summaryElement="YES" startsMediaSession="YES" allowsDirectInteraction="YES" causesPageTurn="YES" tabBar="YES"/>
        </accessibility></view>
        """))
    expectEqual(
      view.accessibilityTraits,
      [.summaryElement, .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .tabBar])
  }

  @Test func vibrancyHasItsStyle() throws {
    let view = try #require(
      NibText.view(
        """
        <visualEffectView id="v"><view key="contentView" id="c"/><vibrancyEffect style="separator"><blurEffect style="dark"/>
        </vibrancyEffect></visualEffectView>
        """, as: UIVisualEffectView.self))
    expectEqual(view.effect, UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .separator))
  }
}

import Foundation
import TestSupport
import TesseraTesting
import Testing
import UIKit

/// A screen that a test touches and reads.
@MainActor
@Suite(.snapshots(text: .boxes)) struct HostedScreenTests {
  private func pages() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test func dragTurnsAPage() throws {
    let screen = HostedScreen(pages(), items: [5])
    expectEqual(screen.page(ofSection: 0), 0)
    expectEqual(screen.visibleCells.first?.frame, CGRect(x: 0, y: 0, width: 390, height: 200))
    screen.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 60, y: 100))
    expectTrue(screen.finishMotion())
    expectEqual(screen.page(ofSection: 0), 1)
    expectEqual(screen.layoutFrame(ofItemAt: [0, 2]), CGRect(x: 780, y: 0, width: 390, height: 200))
    expectTrue(try screen.explanation(of: "0.2").contains(".fractionalWidth(1) of 390 → 390"))
  }

  /// The view behind the cells is part of the layout, unless it is hidden.
  @Test func backgroundOfACollectionViewIsRecorded() {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: pages())
    let background = UIView()
    background.addSubview(UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    view.backgroundView = background
    let screen = HostedScreen(view)
    expectTrue(screen.layout.contains("UICollectionView/background UIView @ 0 0 390 844\n"), "\(screen.layout)")
    expectTrue(screen.layout.contains("/background UIView/UILabel @ 10 20 30 40\n"), "\(screen.layout)")
    background.isHidden = true
    expectFalse(screen.layout.contains("background"))
  }

  /// A background decoration stands still while its section scrolls.
  @Test func decorationIsRecordedWithItsRules() throws {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    let lines = HostedScreen(layout, items: [5]).layout.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("decoration \"back\" 0.0 @ 0 0 390 200") })
    let rules = lines[(start + 1)...].prefix { $0.hasPrefix("  ") }
    expectTrue(rules.contains { $0.contains("header, footer and insets included") }, "\(rules)")
    expectFalse(rules.contains { $0.contains("scrolled") }, "\(rules)")
    expectTrue(lines.contains { $0.contains("scrolled") })
  }

  @Test func scriptDoesWhatFingersDo() throws {
    let screen = HostedScreen(pages(), items: [5])
    let pictures = try screen.play(script: "drag 300,100 -> 60,100 in 0.3s\nwait 2s\nsnapshot second\n")
    expectEqual(screen.page(ofSection: 0), 1)
    expectEqual(pictures["second"]?.size, CGSize(width: 390, height: 844))
    #expect(throws: (any Error).self) { try screen.play(script: "fly 1,1") }
  }

  @Test func textIsTypedIntoTheFirstResponder() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let screen = HostedScreen(field)
    screen.tap(field)
    screen.type("abc")
    expectEqual(field.text, "abc")
  }

  @Test func cellsMeasureThemselves() {
    let texts = ["short", "two\nlines"]
    let screen = HostedScreen(
      cells: UICollectionViewListCell.self,
      configure: texts.map { text in
        { cell in
          var content = cell.defaultContentConfiguration()
          content.text = text
          cell.contentConfiguration = content
        }
      })
    let heights = screen.visibleCells.map(\.frame.height)
    expectEqual(heights.count, 2)
    expectTrue(heights[0] < heights[1])
    expectNotNil(screen.label(saying: "short"))
  }

  @Test func deviceChangesReachTheViews() {
    let controller = UIViewController()
    let screen = HostedScreen(controller, on: .iPhoneX(.landscape))
    expectEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44))
    expectEqual(controller.traitCollection.verticalSizeClass, .compact)
    expectEqual(controller.traitCollection.preferredContentSizeCategory, .medium)
    screen.setAppearance(.dark)
    expectEqual(controller.traitCollection.userInterfaceStyle, .dark)
    screen.resize(to: CGSize(width: 320, height: 568))
    expectEqual(controller.view.bounds.size, CGSize(width: 320, height: 568))
  }

  /// The sizes, safe areas and size classes that the snapshot library of iOS publishes.
  @Test func devicesAreThoseOfSuitesForIOS() {
    let phones: [(ViewImageConfig, CGFloat, CGFloat, UIEdgeInsets, UIUserInterfaceSizeClass)] = [
      (.iPhoneSe, 320, 568, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), .compact),
      (.iPhone8Plus(.landscape), 736, 414, .zero, .regular),
      (.iPhoneX(.landscape), 812, 375, UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44), .compact),
      (.iPhone13, 390, 844, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), .compact),
      (.iPhone13Mini(.landscape), 812, 375, UIEdgeInsets(top: 0, left: 50, bottom: 21, right: 50), .compact),
      (.iPhone13ProMax(.landscape), 926, 428, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), .regular),
      (.iPadMini, 1024, 768, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), .regular),
      (
        .iPadPro11(.landscape(splitView: .oneThird)), 375, 834, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        .compact
      ),
      (
        .iPadPro12_9(.landscape(splitView: .oneHalf)), 678, 1024, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        .regular
      ),
    ]
    for (device, width, height, safeArea, sizeClass) in phones {
      expectEqual(device.size, CGSize(width: width, height: height))
      expectEqual(device.safeArea, safeArea)
      expectEqual(device.traits.horizontalSizeClass, sizeClass)
    }
  }

  @Test func samePictureInEveryRun() {
    func picture() -> Data? {
      let screen = HostedScreen(pages(), items: [5])
      screen.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 200, y: 100))
      return screen.picture.pngData()
    }
    expectEqual(picture(), picture())
  }

  // MARK: Accessibility

  @Test func pagesOutOfSightAreNotInTheTree() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    for page in 0..<3 {
      let label = UILabel(frame: CGRect(x: CGFloat(page) * 200, y: 0, width: 200, height: 20))
      label.text = "page \(page)"
      scroll.addSubview(label)
    }
    scroll.contentSize = CGSize(width: 600, height: 100)
    let controller = UIViewController()
    controller.view.addSubview(scroll)
    let screen = HostedScreen(controller)
    expectEqual(screen.accessibility, "static text “page 0” @ 0 100 200 20\n")
    scroll.contentOffset.x = 200
    screen.step()
    expectEqual(screen.accessibility, "static text “page 1” @ 0 100 200 20\n")
  }

  @Test func elementsAreReadFromTopAndLeading() {
    let controller = UIViewController()
    for (text, x, y) in [("c", 0, 100), ("b", 100, 52), ("a", 0, 50), ("hidden", 0, 200)] {
      let label = UILabel(frame: CGRect(x: x, y: y, width: 50, height: 20))
      label.text = text
      label.isHidden = text == "hidden"
      controller.view.addSubview(label)
    }
    expectEqual(words(HostedScreen(controller).accessibility), ["“a”", "“b”", "“c”"])
    let mirrored = HostedScreen(controller, traits: UITraitCollection(layoutDirection: .rightToLeft))
    expectEqual(words(mirrored.accessibility), ["“b”", "“a”", "“c”"])
  }

  private func words(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0.split(separator: " ")[2]) }
  }

  @Test func controlsThatHaveValuesAreAdjustable() {
    let controller = UIViewController()
    let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 100, height: 30))
    slider.value = 0.25
    let pages = UIPageControl(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    pages.numberOfPages = 3
    pages.currentPage = 1
    let toggle = UISwitch(frame: CGRect(x: 0, y: 150, width: 51, height: 31))
    [slider, pages, toggle].forEach { controller.view.addSubview($0) }
    let lines = HostedScreen(controller).accessibility.split(separator: "\n")
    expectEqual(lines.count, 3)
    expectTrue(lines[0].hasPrefix("slider value “25%” [adjustable]"), "\(lines)")
    expectTrue(lines[1].hasPrefix("page control value “page 2 of 3” [adjustable"), "\(lines)")
    expectTrue(lines[2].hasPrefix("switch value “0”"), "\(lines)")
  }
}

import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// Small rules of lists, flow layouts and cells.
@MainActor
struct CollectionRuleTests {
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100 + indexPath.item, height: 30 + indexPath.section) }
  }

  /// The delegate returns the size of every item, even of the only item of a section.
  @Test func delegateSizesEveryItem() {
    let phone = CollectionFixture(UICollectionViewFlowLayout(), counts: [1, 0, 2], showsAtOnce: false)
    let sizes = Sizes()
    phone.collectionView.delegate = sizes
    phone.step()
    let found = phone.collectionView.visibleCells.map(\.frame.size)
    expectEqual(
      found, [CGSize(width: 100, height: 30), CGSize(width: 100, height: 32), CGSize(width: 101, height: 32)])
  }

  private typealias Content = UIListContentConfiguration

  /// The margins and distances of every preset; those of sidebars and footers were recorded from UIKit (macOS 27
  /// Catalyst), those of cells and headers are known from phones.
  @Test func presetsHavePublishedMetrics() {
    let rows: [(Content, [CGFloat], CGFloat, CGFloat, CGFloat)] = [
      (.cell(), [11, 16, 11, 8], 16, 3, 6), (.subtitleCell(), [11, 16, 11, 8], 16, 2, 6),
      (.valueCell(), [11, 16, 11, 8], 16, 3, 6), (.sidebarCell(), [11, 8, 11, 8], 10, 3, 6),
      (.sidebarSubtitleCell(), [4, 8, 4, 8], 10, 0, 6), (.accompaniedSidebarCell(), [11, 8, 11, 8], 10, 3, 6),
      (.accompaniedSidebarSubtitleCell(), [4, 8, 4, 8], 10, 0, 6), (.sidebarHeader(), [11, 8, 11, 8], 10, 3, 6),
      (.plainHeader(), [4, 8, 11.0 / 3, 8], 16, 3, 6), (.groupedHeader(), [17, 8, 6, 8], 16, 3, 6),
      (.prominentInsetGroupedHeader(), [17, 8, 10, 8], 16, 3, 6),
      (.extraProminentInsetGroupedHeader(), [17, 8, 10, 8], 16, 3, 6), (.plainFooter(), [8, 8, 6, 8], 16, 3, 6),
      (.groupedFooter(), [8, 8, 6, 8], 16, 3, 6),
    ]
    for (index, (content, margins, image, vertical, horizontal)) in rows.enumerated() {
      let found = content.directionalLayoutMargins
      expectEqual([found.top, found.leading, found.bottom, found.trailing], margins, "row \(index)")
      expectEqual(content.imageToTextPadding, image, "row \(index)")
      expectEqual(content.textToSecondaryTextVerticalPadding, vertical, "row \(index)")
      expectEqual(content.textToSecondaryTextHorizontalPadding, horizontal, "row \(index)")
    }
  }

  /// The style of each preset's text: the text styles of the Human Interface Guidelines at the default size.
  @Test func presetsHaveTheirFonts() {
    let device = TestDevice()
    defer { withExtendedLifetime(device) {} }
    let rows:
      [(Content, CGFloat, UIFont.Weight, CGFloat, UIColor, UIListContentConfiguration.TextProperties.TextTransform)] = [
        (.cell(), 17, .regular, 12, .label, .none), (.subtitleCell(), 17, .regular, 12, .label, .none),
        (.valueCell(), 17, .regular, 17, .label, .none), (.sidebarCell(), 17, .regular, 13, .label, .none),
        (.sidebarHeader(), 20, .bold, 13, .label, .none), (.plainHeader(), 17, .semibold, 13, .label, .none),
        (.groupedHeader(), 13, .regular, 13, .secondaryLabel, .uppercase),
        (.prominentInsetGroupedHeader(), 20, .semibold, 13, .label, .none),
        (.extraProminentInsetGroupedHeader(), 22, .bold, 13, .label, .none),
        (.plainFooter(), 13, .regular, 13, .secondaryLabel, .none),
        (.groupedFooter(), 13, .regular, 13, .secondaryLabel, .none),
      ]
    for (index, (content, size, weight, secondary, color, transform)) in rows.enumerated() {
      let text = content.textProperties
      expectEqual(text.font.pointSize, size, "row \(index)")
      let isBold = text.font.fontDescriptor.symbolicTraits.contains(.traitBold)
      expectEqual(isBold, weight != .regular, "row \(index)")
      expectEqual(content.secondaryTextProperties.font.pointSize, secondary, "row \(index)")
      expectEqual(text.color, color, "row \(index)")
      expectEqual(text.transform, transform, "row \(index)")
    }
  }

  /// The colors and corners of backgrounds at rest.
  @Test func backgroundsHaveTheirColors() {
    typealias Background = UIBackgroundConfiguration
    let rows: [(Background, UIColor, CGFloat)] = [
      (.clear(), .clear, 0), (.listPlainCell(), .systemBackground, 0),
      (.listPlainHeaderFooter(), .systemBackground, 0), (.listGroupedCell(), .secondarySystemGroupedBackground, 0),
      (.listGroupedHeaderFooter(), .clear, 0), (.listSidebarHeader(), .clear, 10), (.listSidebarCell(), .clear, 10),
      (.listAccompaniedSidebarCell(), .clear, 10),
    ]
    for (index, (background, color, radius)) in rows.enumerated() {
      expectEqual(background.backgroundColor, color, "row \(index)")
      expectEqual(background.cornerRadius, radius, "row \(index)")
    }
  }

  /// A row that is closed again is the same as before the swipe.
  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func closedRowIsRestored(direction: UITraitEnvironmentLayoutDirection) throws {
    let phone = SwipePhone(direction: direction)
    let cell = try #require(phone.collectionView.visibleCells.first)
    let (bounds, clips, frame) = (cell.bounds, cell.clipsToBounds, cell.frame)
    let isRight = direction == .rightToLeft
    phone.drag(from: CGPoint(x: 200, y: 22), by: CGPoint(x: isRight ? 120 : -120, y: 0))
    phone.run(for: 1)
    expectEqual(phone.log.first, "trailing? 0")
    phone.collectionView.contentOffset.y = 0
    phone.drag(from: CGPoint(x: 200, y: 300), by: CGPoint(x: 0, y: -30))
    phone.run(for: 2)
    expectEqual(cell.bounds, bounds)
    expectEqual(cell.clipsToBounds, clips)
    expectEqual(cell.frame, frame)
  }

  /// Cells that measure themselves are measured again when the user's text size changes.
  @Test func selfSizingCellsFollowTextSize() {
    func phone(_ category: UIContentSizeCategory) -> ListPhone {
      ListPhone(.init(appearance: .plain), counts: [3], category: category) { cell, path in
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(path.item)"
        cell.contentConfiguration = content
      }
    }
    func heights(_ phone: ListPhone) -> [CGFloat] { phone.collectionView.visibleCells.map(\.frame.height) }
    let changing = phone(.large)
    expectTrue(heights(changing).allSatisfy { abs($0 - 44) < 0.5 }, "\(heights(changing))")
    changing.root.environment.preferredContentSizeCategory = .accessibilityExtraLarge
    changing.run(for: 0.2)
    expectEqual(heights(changing), heights(phone(.accessibilityExtraLarge)))
    expectTrue(heights(changing).allSatisfy { $0 > 60 }, "\(heights(changing))")
  }
}

import DeviceSupport
import Drawing
import Foundation
import Testing
import UIKitControls
import UIKitCore
import TestSupport

@MainActor struct PageControlImageTests {
  private func image(_ width: Int, _ height: Int, _ name: String) -> UIImage {
    let pixels = [UInt32](repeating: .max, count: width * height)
    return UIImage(pixels: ImagePixels(width: width, height: height, pixels: pixels, name: name), scale: 2)
  }

  private func pictures(_ fixture: PageControlFixture) -> [ImageCommand] {
    func pictures(_ commands: [DrawCommand]) -> [ImageCommand] {
      commands.flatMap { command -> [ImageCommand] in
        switch command {
        case .image(let image): [image]
        case .group(let group): pictures(group.commands)
        default: []
        }
      }
    }
    fixture.finishMotion()
    return pictures(fixture.frame().commands)
  }

  @Test func theNearestWishIsGranted() {
    let (all, current) = (image(20, 20, "all"), image(20, 20, "current"))
    let (own, ownCurrent) = (image(20, 20, "own"), image(20, 20, "own current"))
    let fixture = PageControlFixture(pages: 3)
    func names() -> [String] { pictures(fixture).map(\.image.name) }
    expectEmpty(names())
    fixture.control.setIndicatorImage(own, forPage: 1)
    expectEqual(names(), ["own"])
    expectEqual(fixture.dots.count, 2)
    fixture.control.preferredIndicatorImage = all
    expectEqual(names(), ["all", "own", "all"])
    fixture.control.preferredCurrentPageIndicatorImage = current
    expectEqual(names(), ["current", "own", "all"])
    fixture.control.currentPage = 1
    expectEqual(names(), ["all", "current", "all"])
    fixture.control.setCurrentPageIndicatorImage(ownCurrent, forPage: 1)
    expectEqual(names(), ["all", "own current", "all"])
    expectIdentical(fixture.control.indicatorImage(forPage: 1), own)
    expectIdentical(fixture.control.currentPageIndicatorImage(forPage: 1), ownCurrent)
    fixture.control.setCurrentPageIndicatorImage(nil, forPage: 1)
    fixture.control.preferredCurrentPageIndicatorImage = nil
    expectEqual(names(), ["all", "own", "all"])
    fixture.control.setIndicatorImage(nil, forPage: 1)
    fixture.control.preferredIndicatorImage = nil
    expectEmpty(names())
    expectEqual(fixture.dots.count, 3)
  }

  @Test func indicatorImagesAreTemplatesOnUniformPitch() {
    let fixture = PageControlFixture(pages: 3) {
      $0.preferredIndicatorImage = self.image(28, 20, "wide")
      $0.setIndicatorImage(self.image(20, 36, "tall"), forPage: 2)
      $0.pageIndicatorTintColor = .red
    }
    let pictures = pictures(fixture)
    let (wide, tall) = (CGSize(width: 14, height: 10), CGSize(width: 10, height: 18))
    expectEqual(pictures.map(\.destination.size), [wide, wide, tall])
    let middles = pictures.map(\.destination.midX)
    #expect(isClose(middles[1] - middles[0], 22) && isClose(middles[2] - middles[1], 22))
    expectEqual(Set(pictures.map(\.destination.midY)), [20])
    expectEqual(pictures[0].tint, .white)
    expectEqual(pictures[1].tint, UIColor.red.drawn(with: fixture.control.traitCollection))
    expectEqual(fixture.control.intrinsicContentSize, CGSize(width: 3 * 22 + 20, height: 34))
  }

  /// Room is made for the images of the pages that there are.
  @Test(arguments: [(-1, false), (0, true), (2, true), (3, false)])
  func imagesOfOtherPagesTakeNoSpace(page: Int, counts: Bool) {
    let big = image(60, 60, "big")
    let wishes: [(UIPageControl) -> Void] = [
      { $0.setIndicatorImage(big, forPage: page) }, { $0.setCurrentPageIndicatorImage(big, forPage: page) },
    ]
    let plain = UIPageControl().size(forNumberOfPages: 3)
    for wish in wishes {
      let control = UIPageControl()
      control.numberOfPages = 3
      wish(control)
      expectEqual(control.size(forNumberOfPages: 3) != plain, counts)
    }
  }

  @Test func imagesAtTheEndsShrinkLikeDots() {
    let fixture = PageControlFixture(pages: 40) { $0.preferredIndicatorImage = self.image(20, 20, "star") }
    fixture.control.currentPage = 20
    let widths = pictures(fixture).map(\.destination.width)
    #expect(isClose(widths[0] * 3, 10) && isClose(widths[1] * 3, 20) && isClose(widths[2], 10))
  }

  @Test func imageForMissingPageIsKept() {
    let fixture = PageControlFixture(pages: 2) {
      $0.setIndicatorImage(self.image(60, 60, "later"), forPage: 2)
      $0.setIndicatorImage(self.image(60, 60, "never"), forPage: -1)
    }
    expectEmpty(pictures(fixture))
    expectEqual(fixture.control.intrinsicContentSize, CGSize(width: 56, height: 26))
    fixture.control.numberOfPages = 3
    expectEqual(pictures(fixture).map(\.image.name), ["later"])
    expectEqual(fixture.control.intrinsicContentSize.height, 46)
  }
}

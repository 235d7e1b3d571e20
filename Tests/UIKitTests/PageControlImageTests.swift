import DeviceSupport
import Drawing
import Foundation
import Testing
import UIKitCore
import TestSupport

@MainActor @Suite("A page control shows images in place of dots") struct PageControlImageTests {
  private func image(_ width: Int, _ height: Int, _ name: String) -> UIImage {
    let pixels = [UInt32](repeating: .max, count: width * height)
    return UIImage(pixels: ImagePixels(width: width, height: height, pixels: pixels, name: name), scale: 2)
  }

  private func pictures(_ stage: PageControlFixture) -> [ImageCommand] {
    func pictures(_ commands: [DrawCommand]) -> [ImageCommand] {
      commands.flatMap { command -> [ImageCommand] in
        switch command {
        case .image(let image): [image]
        case .group(let group): pictures(group.commands)
        default: []
        }
      }
    }
    stage.settle()
    return pictures(stage.frame().commands)
  }

  @Test func theNearestWishIsGranted() {
    let (all, current) = (image(20, 20, "all"), image(20, 20, "current"))
    let (own, ownCurrent) = (image(20, 20, "own"), image(20, 20, "own current"))
    let stage = PageControlFixture(pages: 3)
    func names() -> [String] { pictures(stage).map(\.image.name) }
    expectEmpty(names())
    stage.control.setIndicatorImage(own, forPage: 1)
    expectEqual(names(), ["own"])
    expectEqual(stage.dots.count, 2)
    stage.control.preferredIndicatorImage = all
    expectEqual(names(), ["all", "own", "all"])
    stage.control.preferredCurrentPageIndicatorImage = current
    expectEqual(names(), ["current", "own", "all"])
    stage.control.currentPage = 1
    expectEqual(names(), ["all", "current", "all"])
    stage.control.setCurrentPageIndicatorImage(ownCurrent, forPage: 1)
    expectEqual(names(), ["all", "own current", "all"])
    expectIdentical(stage.control.indicatorImage(forPage: 1), own)
    expectIdentical(stage.control.currentPageIndicatorImage(forPage: 1), ownCurrent)
    stage.control.setCurrentPageIndicatorImage(nil, forPage: 1)
    stage.control.preferredCurrentPageIndicatorImage = nil
    expectEqual(names(), ["all", "own", "all"])
    stage.control.setIndicatorImage(nil, forPage: 1)
    stage.control.preferredIndicatorImage = nil
    expectEmpty(names())
    expectEqual(stage.dots.count, 3)
  }

  @Test func indicatorImagesAreTemplatesOnUniformPitch() {
    let stage = PageControlFixture(pages: 3) {
      $0.preferredIndicatorImage = self.image(28, 20, "wide")
      $0.setIndicatorImage(self.image(20, 36, "tall"), forPage: 2)
      $0.pageIndicatorTintColor = .red
    }
    let pictures = pictures(stage)
    let (wide, tall) = (CGSize(width: 14, height: 10), CGSize(width: 10, height: 18))
    expectEqual(pictures.map(\.destination.size), [wide, wide, tall])
    let middles = pictures.map(\.destination.midX)
    #expect(isClose(middles[1] - middles[0], 22) && isClose(middles[2] - middles[1], 22))
    expectEqual(Set(pictures.map(\.destination.midY)), [20])
    expectEqual(pictures[0].tint, .white)
    expectEqual(pictures[1].tint, UIColor.red.drawn(with: stage.control.traitCollection))
    expectEqual(stage.control.intrinsicContentSize, CGSize(width: 3 * 22 + 20, height: 34))
  }

  @Test func imagesAtTheEndsShrinkLikeDots() {
    let stage = PageControlFixture(pages: 40) { $0.preferredIndicatorImage = self.image(20, 20, "star") }
    stage.control.currentPage = 20
    let widths = pictures(stage).map(\.destination.width)
    #expect(isClose(widths[0] * 3, 10) && isClose(widths[1] * 3, 20) && isClose(widths[2], 10))
  }

  @Test func imageForMissingPageIsKept() {
    let stage = PageControlFixture(pages: 2) {
      $0.setIndicatorImage(self.image(60, 60, "later"), forPage: 2)
      $0.setIndicatorImage(self.image(60, 60, "never"), forPage: -1)
    }
    expectEmpty(pictures(stage))
    expectEqual(stage.control.intrinsicContentSize, CGSize(width: 56, height: 26))
    stage.control.numberOfPages = 3
    expectEqual(pictures(stage).map(\.image.name), ["later"])
    expectEqual(stage.control.intrinsicContentSize.height, 46)
  }
}

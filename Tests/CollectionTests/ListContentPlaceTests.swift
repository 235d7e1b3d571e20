import DeviceSupport
import TestSupport
import Testing
import UIKit

/// The contents of a list's configuration are in the middle of their view, at its leading edge.
@MainActor
struct ListContentPlaceTests {
  private func frames(
    _ size: CGSize, scale: CGFloat = 2, _ direction: UISemanticContentAttribute = .forceLeftToRight
  ) -> [CGRect] {
    let device = TestDevice(size: CGSize(width: 500, height: 500), scale: scale, draws: false)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Text"
    content.secondaryText = "Secondary"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let view = UIListContentView(configuration: content)
    view.semanticContentAttribute = direction
    device.window.addSubview(view)
    view.frame = CGRect(origin: CGPoint(x: 7, y: 9), size: size)
    view.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    let parts: [UIView?] = [
      labels.first { $0.text == "Text" }, labels.first { $0.text == "Secondary" },
      view.subviews.first { $0 is UIImageView },
    ]
    return parts.map { $0?.frame ?? .null }
  }

  private func union(_ frames: [CGRect]) -> CGRect { frames.reduce(.null) { $0.union($1) } }

  /// Only the height moves the contents, by half of what it has more.
  @Test func contentsAreInTheMiddle() {
    let narrow = frames(CGSize(width: 300, height: 60))
    for extra in [20, 40, 101] as [CGFloat] {
      let high = frames(CGSize(width: 300, height: 60 + extra))
      for (one, other) in zip(narrow, high) {
        expectEqual([one.minX, one.width, one.height], [other.minX, other.width, other.height])
        expectClose(other.minY - one.minY, extra / 2, within: 0.5)
      }
    }
    let wide = frames(CGSize(width: 400, height: 60))
    expectEqual(wide.map(\.origin), narrow.map(\.origin))
    for height in [60, 100, 200] as [CGFloat] {
      let all = frames(CGSize(width: 300, height: height))
      expectClose(union([all[0], all[1]]).midY, height / 2, within: 0.5)
      expectClose(all[2].midY, height / 2, within: 0.5)
    }
  }

  /// Both directions are exact mirror images.
  @Test func directionsAreMirrorImages() {
    for (width, scale) in [(300, 2), (301, 2), (333, 3)] as [(CGFloat, CGFloat)] {
      let left = frames(CGSize(width: width, height: 70), scale: scale)
      let right = frames(CGSize(width: width, height: 70), scale: scale, .forceRightToLeft)
      for (one, other) in zip(left, right) {
        expectEqual(other.size, one.size)
        expectEqual(other.minY, one.minY)
        expectClose(other.minX, width - one.maxX)
      }
    }
  }

  /// Origins are whole pixels.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func originsAreWholePixels(_ scale: CGFloat) {
    for height in [60, 60.4, 61, 77.7] as [CGFloat] {
      for frame in frames(CGSize(width: 300, height: height), scale: scale) {
        for value in [frame.minX * scale, frame.minY * scale] { expectClose(value, value.rounded()) }
      }
    }
  }
}

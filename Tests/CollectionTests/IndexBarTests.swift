import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore

/// The bar of index titles: which titles have room, where they are, and which one a finger picks.
@MainActor
struct IndexBarTests {
  private let device = TestDevice(size: CGSize(width: 100, height: 400), draws: false)

  private func bar(_ count: Int, height: CGFloat, atLeft: Bool = false, top: CGFloat = 0) -> IndexBar {
    let bar = IndexBar(titles: (0..<count).map { "\($0)" })
    device.window.addSubview(bar)
    bar.place(in: CGRect(x: 10, y: top, width: 80, height: height), atLeft: atLeft)
    return bar
  }

  private func texts(_ bar: IndexBar) -> [String] { bar.subviews.compactMap { ($0 as? UILabel)?.text } }

  /// A title needs 14 points. Of too many, every other line is a dot, and the first and last title stay.
  @Test func titlesThatHaveNoRoomAreDots() {
    expectEqual(texts(bar(4, height: 56)), ["0", "1", "2", "3"])
    expectEqual(texts(bar(4, height: 55)), ["0", "•", "3"])
    expectEqual(texts(bar(4, height: 42)), ["0", "•", "3"])
    expectEqual(texts(bar(4, height: 41)), ["0"])
    expectEqual(texts(bar(4, height: 1)), ["0"])
    expectEqual(texts(bar(4, height: 0)), ["0"])
    expectEqual(texts(bar(11, height: 14 * 7)), ["0", "•", "3", "•", "6", "•", "10"])
    expectEqual(texts(bar(11, height: 14 * 8)), ["0", "•", "3", "•", "6", "•", "10"])
    expectEqual(texts(bar(11, height: 14 * 9)), ["0", "•", "2", "•", "5", "•", "7", "•", "10"])
    expectEqual(texts(bar(0, height: 100)), [])
  }

  @Test func linesAreBelowEachOtherInTheMiddle() throws {
    for (atLeft, x) in [(true, 10), (false, 74)] as [(Bool, CGFloat)] {
      let bar = bar(3, height: 102, atLeft: atLeft, top: 20)
      expectEqual(bar.frame, CGRect(x: x, y: 50, width: 16, height: 42))
      expectEqual(
        bar.subviews.map(\.frame), (0..<3).map { CGRect(x: 0, y: CGFloat($0) * 14, width: 16, height: 14) })
      let line = try #require(bar.subviews.first as? UILabel)
      expectEqual(line.font, .systemFont(ofSize: 11, weight: .semibold))
      expectEqual(line.textAlignment, .center)
    }
  }

  @Test func linesHaveTheTintOrTheirOwnColor() {
    let bar = bar(2, height: 100)
    func colors() -> [UIColor?] { bar.subviews.map { ($0 as? UILabel)?.textColor } }
    bar.tintColor = .purple
    expectEqual(colors(), [.purple, .purple])
    bar.color = .red
    bar.tintColor = .green
    expectEqual(colors(), [.red, .red])
    bar.color = nil
    bar.place(in: CGRect(x: 10, y: 0, width: 80, height: 100), atLeft: false)
    expectEqual(colors(), [.green, .green])
  }

  /// Titles are picked as the finger enters them, those without a line among them, and again by another touch.
  @Test func fingersPickTheTitlesUnderThem() {
    let bar = bar(4, height: 42, top: 100)
    expectEqual(bar.frame, CGRect(x: 74, y: 100, width: 16, height: 42))
    var picked: [Int] = []
    bar.onPick = { picked.append($0) }
    // Four titles share 42 points.
    for y in [100.5, 110, 111, 121.5, 132, 141] as [CGFloat] {
      device.tap(CGPoint(x: 80, y: y))
    }
    expectEqual(picked, [0, 0, 1, 2, 3, 3])
    picked = []
    device.drag(from: CGPoint(x: 80, y: 101), to: CGPoint(x: 80, y: 300), in: 0.5)
    device.drag(from: CGPoint(x: 80, y: 140), to: CGPoint(x: 20, y: 10), in: 0.5)
    expectEqual(picked, [0, 1, 2, 3, 3, 2, 1, 0])
  }
}

import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing

@testable import UIKitCollections

/// The arrangement of a row's picture and texts, from sizes alone.
@MainActor struct ListContentArrangementTests {
  init() { TestDevice.services.makeCurrent() }

  private typealias Contents = ListContentArrangement.Contents
  private let margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

  /// Measures text with letters one point wide and lines 20 points high.
  private func text(_ letters: CGFloat) -> (CGFloat) -> CGSize {
    { width in
      let lines = width >= letters || width <= 0 ? 1 : (letters / width).rounded(.up)
      return CGSize(width: Swift.min(letters, width), height: 20 * lines)
    }
  }

  @Test func imageIsCenteredInReservedSize() {
    var contents = Contents()
    contents.image = (CGSize(width: 20, height: 10), CGSize(width: 40, height: 60))
    contents.imageToText = 16
    contents.text = text(100)
    let row = ListContentArrangement(contents, width: 300, margins: margins)
    expectEqual(row.height, 82)
    expectEqual(row.image, CGRect(x: 26, y: 36, width: 20, height: 10))
    expectEqual(row.text, CGRect(x: 72, y: 31, width: 220, height: 20))
  }

  @Test func sideBySideTextsShareBaseline() {
    var contents = Contents()
    contents.text = text(100)
    contents.secondary = text(50)
    contents.prefersSideBySide = true
    contents.horizontalPadding = 6
    contents.baselines = (16, 10)
    let row = ListContentArrangement(contents, width: 300, margins: margins)
    expectTrue(row.isSideBySide)
    expectEqual(row.height, 48)
    expectEqual(row.secondary, CGRect(x: 242, y: 17, width: 50, height: 20))
    expectEqual(row.text?.minY, 11)
  }

  @Test func paddingIsBetweenTwoTextsOnly() {
    var contents = Contents()
    contents.verticalPadding = 5
    contents.secondary = text(50)
    let alone = ListContentArrangement(contents, width: 300, margins: margins)
    expectEqual(alone.secondary, CGRect(x: 16, y: 11, width: 276, height: 20))
    expectEqual(alone.height, 42)
    contents.text = text(50)
    let both = ListContentArrangement(contents, width: 300, margins: margins)
    expectEqual(both.secondary?.minY, 36)
    expectEqual(both.height, 67)
  }

  @Test func textsStackWhenTheyDoNotFit() {
    var contents = Contents()
    contents.text = text(100)
    contents.secondary = text(50)
    contents.prefersSideBySide = true
    contents.horizontalPadding = 6
    contents.verticalPadding = 3
    expectTrue(ListContentArrangement(contents, width: 180, margins: margins).isSideBySide)
    let narrow = ListContentArrangement(contents, width: 179, margins: margins)
    expectFalse(narrow.isSideBySide)
    expectEqual(narrow.height, 65)
    expectEqual(narrow.secondary?.minY, 34)
  }

  /// No part crosses the margins, and texts do not overlap.
  @Test func everythingStaysWithinTheMargins() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<1_000 {
      var contents = Contents()
      if Bool.random(using: &generator) {
        let side = CGFloat.random(in: 1...80, using: &generator)
        contents.image = (CGSize(width: side, height: side), CGSize(width: side, height: side))
        contents.imageToText = 16
      }
      contents.text = text(CGFloat.random(in: 1...400, using: &generator))
      if Bool.random(using: &generator) { contents.secondary = text(CGFloat.random(in: 1...400, using: &generator)) }
      contents.prefersSideBySide = Bool.random(using: &generator)
      contents.horizontalPadding = 6
      contents.verticalPadding = 3
      let width = CGFloat.random(in: 150...500, using: &generator)
      let row = ListContentArrangement(contents, width: width, margins: margins)
      let parts = [row.image, row.text, row.secondary].compactMap(\.self)
      let inner = CGRect(x: 16, y: 11, width: width - 24, height: row.height - 22)
      for part in parts {
        expectAtLeast(part.minX, inner.minX - 1e-9)
        expectAtMost(part.maxX, inner.maxX + 1e-9)
        expectAtLeast(part.minY, inner.minY - 1e-9)
        expectAtMost(part.maxY, inner.maxY + 1e-9)
      }
      for (index, part) in parts.enumerated() {
        for other in parts[(index + 1)...] { #expect(!part.overlaps(other)) }
      }
    }
  }
}

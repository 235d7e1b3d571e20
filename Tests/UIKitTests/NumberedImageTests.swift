import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Animations of images whose names have numbers.
@MainActor
struct NumberedImageTests {
  private static let folder = Bundle.main.resourceURL

  /// Writes images into the main bundle while a closure runs.
  private func withImages(_ names: [String], _ body: () throws -> Void) throws {
    let folder = try #require(Self.folder)
    let device = TestDevice()
    device.becomeCurrent()
    let files = names.map { folder.appendingPathComponent("\($0).png") }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    for (number, file) in files.enumerated() {
      let size = CGSize(width: 2 + number, height: 2)
      let image = UIGraphicsImageRenderer(size: size).image { _ in UIRectFill(CGRect(origin: .zero, size: size)) }
      try #require(image.pngData()).write(to: file)
    }
    try body()
  }

  @Test(arguments: [0, 1]) func imagesFollowEachOtherUpToTheFirstMissingOne(start: Int) throws {
    let name = "numbered-\(start)-"
    try withImages([start, start + 1, start + 2, start + 4].map { "\(name)\($0)" }) {
      let image = try #require(UIImage.animatedImageNamed(name, duration: 2))
      expectEqual(image.images?.count, 3)
      expectEqual(image.duration, 2)
      expectEqual(UIImage.animatedImageNamed(name, duration: 0)?.duration, 0.1)
      let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)
      let resizable = try #require(UIImage.animatedResizableImageNamed(name, capInsets: caps, duration: 1))
      expectEqual(resizable.capInsets, caps)
      expectEqual(resizable.images?.map(\.capInsets), [caps, caps, caps])
    }
  }

  @Test func withoutImagesThereIsNone() { expectNil(UIImage.animatedImageNamed("numbered-none-", duration: 1)) }
}

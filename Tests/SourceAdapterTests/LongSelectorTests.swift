import Foundation
import SourceAdapter
import TesseraRuntime
import TestSupport
import Testing
import UIKit
import UIKitCore

/// A delegate whose methods have more parameters than a message by selector can pass.
@MainActor
private final class Waiter: NSObject {
  func table(_ table: UIView, serve dish: String, at seat: Int, with view: UIView?) -> Bool { true }
  var saved: [String] = []
  func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {
    saved.append("\(image.size.width) \(error == nil) \(UInt(bitPattern: contextInfo))")
  }
  func table(_ table: UIView, place dish: String, at seat: Int, by guest: Int, and other: Int) {}
}

/// Selectors of methods with four and more parameters, which delegates compare in `responds(to:)`.
@MainActor
struct LongSelectorTests {
  private let four = tesseraSelector("table:serve:at:with:", Waiter.table(_:serve:at:with:))
  private let five = tesseraSelector("table:place:at:by:and:", Waiter.table(_:place:at:by:and:))

  @Test func theyAreComparedByName() {
    expectEqual(four, Selector("table:serve:at:with:"))
    expectEqual(five, Selector("table:place:at:by:and:"))
    expectFalse(four == five)
  }

  @Test func objectsWithTheMethodRespond() {
    expectTrue(Waiter().responds(to: four))
    expectFalse(NSObject().responds(to: four))
  }

  /// Photo editors tell the user when a picture has been saved.
  @Test func picturesAreSaved() async {
    let waiter = Waiter()
    let selector = tesseraSelector(
      "image:didFinishSavingWithError:contextInfo:", Waiter.image(_:didFinishSavingWithError:contextInfo:))
    UIImageWriteToSavedPhotosAlbum(UIImage(), waiter, selector, nil)
    UIImageWriteToSavedPhotosAlbum(UIImage(), waiter, selector, UnsafeMutableRawPointer(bitPattern: 16))
    UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    expectEqual(waiter.saved, ["0.0 true 0", "0.0 true 16"])
  }
}

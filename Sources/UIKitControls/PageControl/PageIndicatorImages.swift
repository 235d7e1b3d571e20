import Foundation
import UIKitCore

/// The images that replace the dots of pages.
@MainActor
struct PageIndicatorImages {
  var all: UIImage?
  var current: UIImage?
  var ofPages: [Int: UIImage] = [:]
  var ofCurrentPages: [Int: UIImage] = [:]

  var isEmpty: Bool { all == nil && current == nil && ofPages.isEmpty && ofCurrentPages.isEmpty }

  /// - Returns: The image, or `nil` for a dot.
  func image(of page: Int, isCurrent: Bool) -> UIImage? {
    let plain = ofPages[page] ?? all
    guard isCurrent else { return plain }
    return ofCurrentPages[page] ?? current ?? plain
  }

  /// Returns the sizes of all images that may be visible in a row of `pages`, without dots.
  func sizes(pages: Int) -> [CGSize] {
    let own = ofPages.filter { $0.key >= 0 && $0.key < pages }.map(\.value)
    let ownCurrent = ofCurrentPages.filter { $0.key >= 0 && $0.key < pages }.map(\.value)
    return ([all, current].compactMap { $0 } + own + ownCurrent).map(\.size)
  }
}

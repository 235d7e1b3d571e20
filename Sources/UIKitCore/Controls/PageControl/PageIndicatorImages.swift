import Foundation

/// The images that stand for pages in place of dots.
@MainActor
struct PageIndicatorImages {
  var all: UIImage?
  var current: UIImage?
  var ofPages: [Int: UIImage] = [:]
  var ofCurrentPages: [Int: UIImage] = [:]

  var isEmpty: Bool { all == nil && current == nil && ofPages.isEmpty && ofCurrentPages.isEmpty }

  /// - Returns: nil for a dot.
  func image(of page: Int, isCurrent: Bool) -> UIImage? {
    let plain = ofPages[page] ?? all
    guard isCurrent else { return plain }
    return ofCurrentPages[page] ?? current ?? plain
  }

  /// Of everything that may show in a row of `pages`; dots among images are not in it.
  func sizes(pages: Int) -> [CGSize] {
    let own = ofPages.filter { $0.key >= 0 && $0.key < pages }.map(\.value)
    let ownCurrent = ofCurrentPages.filter { $0.key >= 0 && $0.key < pages }.map(\.value)
    return ([all, current].compactMap { $0 } + own + ownCurrent).map(\.size)
  }
}

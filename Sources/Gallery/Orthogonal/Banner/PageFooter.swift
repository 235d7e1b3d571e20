import OpenCombine
import UIKit

/// The page control under the banner; it shows the published page and reports taps.
final class PageFooter: BaseReusableView {
  /// Called with the page that was tapped.
  var onSelect: ((Int) -> Void)?

  private let pageControl = UIPageControl()
  private var subscription: AnyCancellable?

  func bind(_ page: some Publisher<Int, Never>, numberOfPages: Int) {
    pageControl.numberOfPages = numberOfPages
    subscription = page.sink { [weak self] page in
      self?.pageControl.currentPage = page
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    subscription = nil
    onSelect = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pageControl.frame = bounds
  }

  override func setUp() {
    pageControl.backgroundStyle = .minimal
    pageControl.isUserInteractionEnabled = true
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onSelect?(pageControl.currentPage)
      }, for: .valueChanged)
    addSubview(pageControl)
  }
}

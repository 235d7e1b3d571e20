import UIKit

/// A footer that shows an externally owned page control, whose state outlives the footer.
final class PageControlFooter: BaseReusableView {
  var pageControl: UIPageControl? {
    didSet {
      if oldValue !== pageControl, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let pageControl { addSubview(pageControl) }
      setNeedsLayout()
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    pageControl = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pageControl?.frame = bounds
  }
}

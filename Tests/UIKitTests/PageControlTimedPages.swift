import UIKit

// Written as for iOS 17: only `import UIKit`, so that this file can be compiled against Apple's SDK too.

/// Colored pages in a scroll view that a page control's timer turns.
final class TimedPagesController: UIViewController, UIScrollViewDelegate {
  let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
  let scrollView = UIScrollView()
  let timerProgress = UIPageControlTimerProgress(preferredDuration: 3)
  private(set) var questions = 0

  lazy var pageControl: UIPageControl = {
    let pageControl = UIPageControl()
    pageControl.numberOfPages = colors.count
    pageControl.backgroundStyle = .prominent
    pageControl.allowsContinuousInteraction = true
    pageControl.direction = .leftToRight
    pageControl.pageIndicatorTintColor = UIColor.white.withAlphaComponent(0.3)
    pageControl.currentPageIndicatorTintColor = UIColor.white
    pageControl.progress = timerProgress
    pageControl.addAction(
      UIAction { [weak self] in self?.pageChanged($0.sender as? UIPageControl) }, for: .valueChanged)
    return pageControl
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    timerProgress.delegate = self
    timerProgress.resetsToInitialPageAfterEnd = true
    timerProgress.setDuration(1, forPage: 2)
    scrollView.isPagingEnabled = true
    scrollView.delegate = self
    view.addSubview(scrollView)
    view.addSubview(pageControl)
    for color in colors {
      let page = UIView()
      page.backgroundColor = color
      scrollView.addSubview(page)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width * CGFloat(colors.count), height: view.bounds.height)
    for (index, page) in scrollView.subviews.prefix(colors.count).enumerated() {
      page.frame = view.bounds.offsetBy(dx: view.bounds.width * CGFloat(index), dy: 0)
    }
    let size = pageControl.size(forNumberOfPages: pageControl.numberOfPages)
    pageControl.frame = CGRect(
      x: view.bounds.midX - size.width / 2, y: view.bounds.maxY - size.height - 20, width: size.width,
      height: size.height)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !timerProgress.isRunning { timerProgress.resumeTimer() }
  }

  private func pageChanged(_ sender: UIPageControl?) {
    guard let sender else { return }
    let offset = CGPoint(x: scrollView.bounds.width * CGFloat(sender.currentPage), y: 0)
    scrollView.setContentOffset(offset, animated: true)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { timerProgress.pauseTimer() }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    pageControl.currentPage = Int(round(scrollView.contentOffset.x / scrollView.bounds.width))
    timerProgress.resumeTimer()
  }
}

extension TimedPagesController: UIPageControlTimerProgressDelegate {
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
    questions += 1
    return presentedViewControllerCount == 0
  }

  private var presentedViewControllerCount: Int { children.count }
}

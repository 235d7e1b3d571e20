import UIKit

/// One photo that can be zoomed with a pinch or a double tap.
final class PhotoViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let imageView: UIImageView

  init(_ photo: LibraryPhoto) {
    imageView = UIImageView(image: UIImage(named: photo.name))
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.maximumZoomScale = 4
    scrollView.delegate = self
    view.addSubview(scrollView)
    imageView.contentMode = .scaleAspectFit
    scrollView.addSubview(imageView)
    let doubleTap = UITapGestureRecognizer { [weak self] in self?.toggleZoom(at: $0) }
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard imageView.bounds.size != scrollView.bounds.size else { return }
    scrollView.zoomScale = 1
    imageView.frame = scrollView.bounds
    scrollView.contentSize = scrollView.bounds.size
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  private func toggleZoom(at recognizer: UIGestureRecognizer) {
    guard scrollView.zoomScale == 1 else { return scrollView.setZoomScale(1, animated: true) }
    let point = recognizer.location(in: imageView)
    let size = CGSize(width: scrollView.bounds.width / 2.5, height: scrollView.bounds.height / 2.5)
    let origin = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
    scrollView.zoom(to: CGRect(origin: origin, size: size), animated: true)
  }
}

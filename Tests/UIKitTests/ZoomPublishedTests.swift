import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// Zooming as in published photo viewers.
@MainActor
struct ZoomPublishedTests {
  /// Content that is smaller than the view is centered by its frame, in every layout.
  final class CentringScrollView: UIScrollView, UIScrollViewDelegate {
    let imageView = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(imageView)
      delegate = self
      contentInsetAdjustmentBehavior = .never
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    func display(_ size: CGSize) {
      zoomScale = 1
      imageView.frame = CGRect(origin: .zero, size: size)
      contentSize = size
      let fit = min(bounds.width / size.width, bounds.height / size.height)
      (minimumZoomScale, maximumZoomScale) = (fit, 1)
      zoomScale = fit
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      var frame = imageView.frame
      frame.origin.x = frame.width < bounds.width ? (bounds.width - frame.width) / 2 : 0
      frame.origin.y = frame.height < bounds.height ? (bounds.height - frame.height) / 2 : 0
      imageView.frame = frame
    }
  }

  @Test func largePhotoFitsCenteredByFrame() {
    let fixture = TestDevice.phone()
    let view = CentringScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    fixture.window.addSubview(view)
    view.display(CGSize(width: 1560, height: 1040))
    fixture.run(for: 0.1)
    expectEqual(view.zoomScale, 0.25)
    expectEqual(view.contentSize, CGSize(width: 390, height: 260))
    expectClose(view.imageView.frame.origin, CGPoint(x: 0, y: 292))
    view.setZoomScale(1, animated: true)
    fixture.run(for: 0.5)
    expectEqual(view.zoomScale, 1)
    expectEqual(view.imageView.frame.origin, .zero)
    expectEqual(view.contentSize, CGSize(width: 1560, height: 1040))
    view.setZoomScale(0.25, animated: true)
    fixture.run(for: 0.5)
    expectClose(view.imageView.frame.midY, 422)
    expectEqual(view.contentOffset, .zero)
    expectClose(view.imageView.bounds.width, 1560)
    expectClose(view.imageView.bounds.height, 1040)
  }

  @Test func photoIsCenteredByZoomFollowingInsets() {
    let zoom = ZoomFixture(photo: CGSize(width: 1560, height: 1040), scales: 0.25...1)
    zoom.log.onZoom = { view in
      let free = CGSize(
        width: view.bounds.width - view.contentSize.width, height: view.bounds.height - view.contentSize.height)
      let (x, y) = (max(free.width / 2, 0), max(free.height / 2, 0))
      view.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }
    zoom.scroll.zoomScale = 0.25
    zoom.run(for: 0.1)
    expectEqual(zoom.scroll.contentOffset, CGPoint(x: 0, y: -292))
    // After a pinch below the minimum the photo springs back to the center without overshooting.
    zoom.pinch(at: CGPoint(x: 195, y: 422), from: 300, to: 150)
    var last = zoom.scroll.contentOffset.y
    zoom.device.onFrame = { _ in
      expectLess(abs(zoom.scroll.contentOffset.y - last), 20)
      last = zoom.scroll.contentOffset.y
    }
    zoom.run(for: 2)
    expectEqual(zoom.scroll.zoomScale, 0.25)
    expectEqual(zoom.scroll.contentOffset, CGPoint(x: 0, y: -292))
  }

  /// The photo is constrained to the edges of the scroll view, and the constants center it.
  @Test func constrainedPhotoIsCenteredByConstants() {
    let fixture = TestDevice.phone()
    let (scroll, photo, log) = (UIScrollView(), UIView(), ZoomLog())
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    fixture.window.addSubview(scroll)
    scroll.addSubview(photo)
    photo.translatesAutoresizingMaskIntoConstraints = false
    let top = photo.topAnchor.constraint(equalTo: scroll.topAnchor)
    let bottom = scroll.bottomAnchor.constraint(equalTo: photo.bottomAnchor)
    NSLayoutConstraint.activate([
      top, bottom, photo.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: photo.trailingAnchor),
      photo.widthAnchor.constraint(equalToConstant: 1560), photo.heightAnchor.constraint(equalToConstant: 1040),
    ])
    log.content = photo
    scroll.delegate = log
    fixture.run(for: 0.1)
    expectEqual(scroll.contentSize, CGSize(width: 1560, height: 1040))
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.25, 1)
    log.onZoom = { view in
      let margin = max(0, (view.bounds.height - photo.frame.height) / 2)
      (top.constant, bottom.constant) = (margin, margin)
      view.layoutIfNeeded()
    }
    scroll.zoomScale = 0.25
    fixture.run(for: 0.1)
    expectClose(photo.frame.origin, CGPoint(x: 0, y: 292), "\(photo.frame)")
    expectEqual(photo.frame.size, CGSize(width: 390, height: 260))
    expectEqual(scroll.contentSize, CGSize(width: 390, height: 844), "\(scroll.contentSize)")
    scroll.zoomScale = 0.5
    fixture.run(for: 0.1)
    expectEqual(scroll.contentSize, CGSize(width: 780, height: 844))
    expectClose(photo.frame.minY, 162)
  }

  @Test func unzoomedPagedPhotoLetsPagesTurn() {
    let fixture = TestDevice.phone()
    let pages = fixture.addScrollView(content: CGSize(width: 780, height: 844))
    pages.isPagingEnabled = true
    let log = ZoomLog()
    for page in 0..<2 {
      let inner = UIScrollView(frame: CGRect(x: CGFloat(page) * 390, y: 0, width: 390, height: 844))
      let photo = UIView(frame: inner.bounds)
      inner.addSubview(photo)
      inner.contentSize = inner.bounds.size
      (inner.minimumZoomScale, inner.maximumZoomScale) = (1, 3)
      if page == 0 { log.content = photo }
      inner.delegate = log
      pages.addSubview(inner)
    }
    fixture.run(for: 0.1)
    fixture.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 80, y: 400), in: 0.15)
    fixture.run(for: 2)
    expectEqual(pages.contentOffset.x, 390)
    pages.setContentOffset(.zero, animated: false)
    let inner = pages.subviews.compactMap { $0 as? UIScrollView }[0]
    inner.zoomScale = 2
    // Zoomed in, the drag moves the photo.
    inner.contentOffset.x = 50
    fixture.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), in: 0.3, rest: 0.2)
    expectGreater(inner.contentOffset.x, 120)
    expectEqual(pages.contentOffset.x, 0)
  }
}

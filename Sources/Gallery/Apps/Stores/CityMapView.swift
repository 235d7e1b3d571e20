import UIKit

/// A draggable map that can scroll to a store.
final class CityMapView: UIView {
  /// The covered edges of the map; a selected store is centered in the rest.
  var covered = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Called with the index of the marker that was tapped.
  var onSelect: ((Int) -> Void)?

  private let scrollView = UIScrollView()
  private let city = CityView(frame: CGRect(origin: .zero, size: CityPlan.size))
  private var markers: [StoreMarker] = []
  private var selected: Int?
  private var laidOut: (size: CGSize, covered: UIEdgeInsets) = (.zero, .zero)

  init(stores: [Store]) {
    super.init(frame: .zero)
    setUp()
    markers = stores.map(StoreMarker.init(store:))
    for (index, marker) in markers.enumerated() {
      marker.addAction(UIAction { [weak self] _ in self?.onSelect?(index) }, for: .touchUpInside)
      scrollView.addSubview(marker)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard (bounds.size, covered) != laidOut else { return }
    laidOut = (bounds.size, covered)
    scrollView.frame = bounds
    if let selected { moveCamera(to: markers[selected].center, animated: false) }
  }

  /// Selects the marker of a store and centers it.
  func select(_ index: Int, animated: Bool) {
    guard markers.indices.contains(index) else { return }
    selected = index
    for (other, marker) in markers.enumerated() { marker.isSelected = other == index }
    moveCamera(to: markers[index].center, animated: animated)
  }

  private func moveCamera(to point: CGPoint, animated: Bool) {
    let free = bounds.inset(by: covered)
    guard free.width > 0, free.height > 0 else { return }
    let farthest = CGPoint(
      x: scrollView.contentSize.width - bounds.width, y: scrollView.contentSize.height - bounds.height)
    let offset = CGPoint(
      x: max(0, min(point.x - (free.midX - bounds.minX), farthest.x)),
      y: max(0, min(point.y - (free.midY - bounds.minY), farthest.y)))
    scrollView.setContentOffset(offset, animated: animated)
  }

  private func setUp() {
    clipsToBounds = true
    scrollView.contentSize = CityPlan.size
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.bounces = false
    scrollView.addSubview(city)
    addSubview(scrollView)
  }
}

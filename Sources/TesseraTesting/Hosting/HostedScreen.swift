import Comparisons
import DeviceSupport
public import Foundation
import Simulator
import SystemServices
public import UIKit
import UIKitCore

/// A screen on a device whose clock only the test moves: views are shown, touched and read, and the same calls give the
/// same pixels in every run.
///
/// ```swift
/// let screen = HostedScreen(FeedController(), on: .iPhone13)
/// screen.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 400))
/// screen.finishMotion()
/// #expect(screen.page(ofSection: 0) == 1)
/// assertSnapshot(of: screen, as: .image)
/// ```
@preconcurrency @MainActor
public final class HostedScreen {
  let device: TestDevice
  /// The controller that fills the screen.
  public let viewController: UIViewController

  /// Shows a controller.
  ///
  /// - Parameters:
  ///   - viewController: The controller, which becomes the root of a new window.
  ///   - device: The device.
  ///   - traits: Traits that replace those of the device.
  ///   - framesPerSecond: The rate of the screen.
  public init(
    _ viewController: UIViewController, on device: ViewImageConfig = .iPhone13, traits: UITraitCollection = .init(),
    framesPerSecond: Int = 60
  ) {
    self.viewController = viewController
    let size = device.size ?? viewController.view.frame.size
    self.device = ScreenSetup.device(device, size: size, traits: traits, framesPerSecond: framesPerSecond)
    self.device.onFrame = { _ in RenderRoot.runMainQueue() }
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    self.device.frame()
    self.device.step()
  }

  /// Shows a view in the middle of a device's safe area.
  ///
  /// - Parameters:
  ///   - view: The view. If it has no size, it is as large as its content, and at most as wide as the safe area.
  ///   - device: The device.
  ///   - traits: Traits that replace those of the device.
  public convenience init(
    _ view: UIView, on device: ViewImageConfig = .iPhone13, traits: UITraitCollection = .init()
  ) {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    self.init(controller, on: device, traits: traits)
    let safe = controller.view.bounds.inset(by: controller.view.safeAreaInsets)
    if view.frame.width == 0 || view.frame.height == 0 {
      view.frame.size = view.systemLayoutSizeFitting(
        CGSize(width: safe.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    view.center = CGPoint(x: safe.midX, y: safe.midY)
    controller.view.addSubview(view)
    step()
  }

  /// Shows cells of a class in a list of one column: one for each closure, which configures it.
  ///
  /// - Parameters:
  ///   - cellClass: The class of the cells, which measure themselves.
  ///   - device: The device.
  ///   - configure: The closures.
  public convenience init<Cell: UICollectionViewCell>(
    cells cellClass: Cell.Type, on device: ViewImageConfig = .iPhone13,
    configure: [@MainActor (Cell) -> Void]
  ) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let source = CountedDataSource(counts: [configure.count], cellClass: cellClass) { cell, path in
      if let cell = cell as? Cell { configure[path.item](cell) }
    }
    self.init(HostedLayoutController(layout, source), on: device)
  }

  /// Shows a collection view layout with plain cells.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - items: The number of items of each section.
  ///   - device: The device.
  public convenience init(
    _ layout: UICollectionViewLayout, items: [Int], on device: ViewImageConfig = .iPhone13
  ) {
    let source = CountedDataSource(counts: items, cellClass: UICollectionViewCell.self) { cell, path in
      cell.contentView.backgroundColor = UIColor(
        hue: CGFloat(path.item % 12) / 12, saturation: 0.5, brightness: 0.9, alpha: 1)
    }
    self.init(HostedLayoutController(layout, source), on: device)
  }

  /// The window of the screen.
  public var window: UIWindow { device.window }

  // MARK: Time

  /// The seconds since the screen appeared.
  public var time: TimeInterval { device.time }

  /// Shows the next frame.
  public func step() {
    RenderRoot.runMainQueue()
    device.step()
  }

  /// Shows the frames of the next seconds.
  public func advance(by duration: TimeInterval) { device.run(for: duration) }

  /// Shows frames until nothing moves.
  ///
  /// - Parameter limit: The most seconds to wait. Some motion never ends, such as that of a spinner.
  /// - Returns: Whether nothing moves.
  @discardableResult
  public func finishMotion(within limit: TimeInterval = 10) -> Bool {
    let end = time + limit
    repeat { step() } while device.root.needsFrame && time < end
    return !device.root.needsFrame
  }

  // MARK: Device

  /// Changes the size of the screen, as a rotation or a split does.
  public func resize(to size: CGSize, safeArea: UIEdgeInsets? = nil) {
    var environment = device.root.environment
    environment.size = size
    if let safeArea { environment.safeArea = safeArea }
    device.root.environment = environment
    step()
  }

  /// Changes between light and dark appearance.
  public func setAppearance(_ style: UIUserInterfaceStyle) {
    device.root.environment.userInterfaceStyle = style
    step()
  }
}

import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The helper with which tests of apps make pictures of controllers, and the traits that it sets.
@MainActor
struct SnapshotHelperTests {
  private let device = TestDevice.phone()

  private static let traits = UITraitCollection(mutations: { traits in
    traits.forceTouchCapability = .unavailable
    traits.layoutDirection = .leftToRight
    traits.preferredContentSizeCategory = .medium
    traits.userInterfaceIdiom = .phone
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    traits.displayScale = 3
    traits.displayGamut = .P3
    traits.userInterfaceStyle = .dark
  })

  private final class Window: UIWindow {
    override var traitCollection: UITraitCollection { SnapshotHelperTests.traits }
  }

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    guard let picture = image.cgImage, let data = picture.dataProvider?.data as Data? else { return [] }
    let start = y * picture.bytesPerRow + x * 4
    return Array(data[start..<start + 4])
  }

  /// A controller with a view that constraints place, in a picture drawn before any frame.
  @Test func aLayerIsRenderedWithItsLayout() throws {
    device.becomeCurrent()
    let controller = UIViewController()
    controller.view.backgroundColor = .blue
    let box = UIView()
    box.backgroundColor = .red
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.view.topAnchor),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 60),
    ])
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.isHidden = false
    let renderer = UIGraphicsImageRenderer(bounds: window.bounds, format: .init(for: Self.traits))
    let image = renderer.image { window.layer.render(in: $0.cgContext) }
    expectEqual(image.size, CGSize(width: 100, height: 100))
    expectEqual(image.scale, 3)
    expectEqual(box.frame, CGRect(x: 0, y: 0, width: 50, height: 60))
    expectNotEqual(pixel(image, 20, 20), pixel(image, 250, 250))
  }

  /// A view outside of a window is laid out, too.
  @Test func aLayerWithoutAWindowIsRenderedWithItsLayout() {
    final class Filled: UIView {
      let part = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        part.frame = bounds
      }
    }
    device.becomeCurrent()
    let view = Filled(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(view.part)
    let renderer = UIGraphicsImageRenderer(size: view.bounds.size)
    _ = renderer.image { view.layer.render(in: $0.cgContext) }
    expectEqual(view.part.frame, view.bounds)
  }

  /// A picture without updates shows views as they are.
  @Test func aPictureWithoutUpdatesLeavesTheLayoutAlone() {
    final class Counted: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let view = Counted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    device.window.addSubview(view)
    device.run(for: 0.1)
    let before = view.count
    view.setNeedsLayout()
    let renderer = UIGraphicsImageRenderer(size: view.bounds.size)
    _ = renderer.image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: false) }
    expectEqual(view.count, before)
  }

  @Test func theTraitsOfADeviceAreActiveWithoutForce() {
    device.becomeCurrent()
    let traits = device.window.traitCollection
    expectEqual(traits.forceTouchCapability, .unavailable)
    expectEqual(traits.activeAppearance, .active)
    expectEqual(UITraitCollection().forceTouchCapability, .unknown)
    expectEqual(UITraitCollection().activeAppearance, .unspecified)
    let changed = UITraitCollection(activeAppearance: .inactive).changedTraits(from: nil)
    expectEqual(changed.count, 1)
    expectTrue(changed.first == UITraitActiveAppearance.self)
    let view = UIView()
    device.window.addSubview(view)
    view.traitOverrides.activeAppearance = .inactive
    view.traitOverrides.forceTouchCapability = .available
    expectEqual(view.traitCollection.activeAppearance, .inactive)
    expectEqual(view.traitCollection[UITraitForceTouchCapability.self], .available)
    view.traitOverrides.remove(UITraitActiveAppearance.self)
    expectEqual(view.traitCollection.activeAppearance, .active)
  }

  /// A view whose class computes its traits is notified of new ones by `updateTraitsIfNeeded()`.
  @Test func traitsAreUpdatedOnRequest() {
    final class Own: UIView {
      var style = UIUserInterfaceStyle.light
      var changes = 0
      override var traitCollection: UITraitCollection {
        super.traitCollection.modifyingTraits { $0.userInterfaceStyle = style }
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
    }
    let view = Own()
    device.window.addSubview(view)
    device.run(for: 0.1)
    let before = view.changes
    let child = UIView()
    view.addSubview(child)
    expectEqual(child.traitCollection.userInterfaceStyle, .light)
    view.style = .dark
    view.updateTraitsIfNeeded()
    expectGreater(view.changes, before)
    expectEqual(child.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func aScreenIsPicturedWithItsWindows() {
    device.becomeCurrent()
    let picture = UIScreen.main.snapshotView(afterScreenUpdates: true)
    expectEqual(picture.frame, UIScreen.main.bounds)
    expectEqual(picture.subviews.map(\.frame), [device.window.frame])
  }
}

public import Foundation
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A strategy that compares pictures of views.
  public static var image: Snapshotting { .image() }

  /// A strategy that compares pictures of views.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Accepted for compatibility: views are always in a window here.
  ///   - precision: The share of pixels that must match, 0 ... 1.
  ///   - perceptualPrecision: The share by which a pixel must match to count as the same, 0 ... 1.
  ///   - size: The view's size, instead of its own.
  ///   - traits: Traits that replace those of the screen.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
      .pullback { view in
        MainThread.assume(view) { ViewSnapshot(view: $0, size: size, traits: traits).image() }
      }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// A strategy that compares the descriptions of a view and its subviews.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// A strategy that compares the descriptions of a view and its subviews.
  ///
  /// - Parameters:
  ///   - size: The view's size, instead of its own.
  ///   - traits: Traits that replace those of the screen.
  public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      MainThread.assume(view) { ViewSnapshot(view: $0, size: size, traits: traits).recursiveDescription() }
    }
  }

  /// A strategy that compares the frames of views, each with the rules that led to it.
  public static var layout: Snapshotting { .layout() }

  /// A strategy that compares the frames of views, each with the rules that led to it.
  public static func layout(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
    SimplySnapshotting.layoutText.pullback { view in
      MainThread.assume(view) { ViewSnapshot(view: $0, size: size, traits: traits).layout() }
    }
  }

  /// A strategy that compares the elements that assistive technologies find.
  public static var accessibility: Snapshotting { .accessibility() }

  /// A strategy that compares the elements that assistive technologies find.
  public static func accessibility(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      MainThread.assume(view) { ViewSnapshot(view: $0, size: size, traits: traits).accessibility() }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A strategy that compares pictures of view controllers.
  public static var image: Snapshotting { .image() }

  /// A strategy that compares pictures of view controllers on a device.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - precision: The share of pixels that must match, 0 ... 1.
  ///   - perceptualPrecision: The share by which a pixel must match to count as the same, 0 ... 1.
  ///   - size: The size of the screen, instead of the device's.
  ///   - traits: Traits that replace those of the device.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let scale = UITraitCollection(traitsFrom: [config.traits, traits]).displayScale
    return SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { controller in
        MainThread.assume(controller) { ViewSnapshot(controller: $0, on: config, size: size, traits: traits).image() }
      }
  }

  /// A strategy that compares pictures of view controllers.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Accepted for compatibility: views are always in a window here.
  ///   - precision: The share of pixels that must match, 0 ... 1.
  ///   - perceptualPrecision: The share by which a pixel must match to count as the same, 0 ... 1.
  ///   - size: The size of the screen, instead of the view's.
  ///   - traits: Traits that replace those of the screen.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// A strategy that compares the descriptions of a controller's views.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// A strategy that compares the descriptions of a controller's views on a device.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - size: The size of the screen, instead of the device's.
  ///   - traits: Traits that replace those of the device.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainThread.assume(controller) {
        ViewSnapshot(controller: $0, on: config, size: size, traits: traits).recursiveDescription()
      }
    }
  }

  /// A strategy that compares the controllers within a controller.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainThread.assume(controller) { ViewSnapshot(controller: $0).hierarchy() }
    }
  }

  /// A strategy that compares the frames of a controller's views, each with the rules that led to it.
  public static var layout: Snapshotting { .layout() }

  /// A strategy that compares the frames of a controller's views on a device, each with the rules that led to it.
  public static func layout(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.layoutText.pullback { controller in
      MainThread.assume(controller) { ViewSnapshot(controller: $0, on: config, size: size, traits: traits).layout() }
    }
  }

  /// A strategy that compares the elements that assistive technologies find.
  public static var accessibility: Snapshotting { .accessibility() }

  /// A strategy that compares the elements that assistive technologies find on a device.
  public static func accessibility(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainThread.assume(controller) {
        ViewSnapshot(controller: $0, on: config, size: size, traits: traits).accessibility()
      }
    }
  }
}

extension Snapshotting where Value == HostedScreen, Format == UIImage {
  /// A strategy that compares pictures of a screen at its present time.
  public static var image: Snapshotting { .image() }

  /// A strategy that compares pictures of a screen at its present time.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 ... 1.
  ///   - perceptualPrecision: The share by which a pixel must match to count as the same, 0 ... 1.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { screen in
      MainThread.assume(screen) { $0.noted().picture }
    }
  }
}

extension Snapshotting where Value == HostedScreen, Format == String {
  /// A strategy that compares the descriptions of a screen's views.
  public static var recursiveDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { screen in MainThread.assume(screen) { $0.recursiveDescription } }
  }

  /// A strategy that compares the frames of a screen's views, each with the rules that led to it.
  public static var layout: Snapshotting {
    SimplySnapshotting.layoutText.pullback { screen in MainThread.assume(screen) { $0.layout } }
  }

  /// A strategy that compares the elements that assistive technologies find on a screen.
  public static var accessibility: Snapshotting {
    SimplySnapshotting.lines.pullback { screen in MainThread.assume(screen) { $0.accessibility } }
  }
}

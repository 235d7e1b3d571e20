import Foundation
import UIKit

/// The tablets.
extension ViewImageConfig {
  /// An iPad mini in landscape orientation.
  public static let iPadMini = ViewImageConfig.iPadMini(.landscape)

  /// An iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(orientation.wholeScreen)
  }

  /// An iPad mini with a share of its screen.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(
      orientation, width: 1024, height: 768, landscape: (320, 507, 694), portrait: (320, 438), half: .compact,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  /// An iPad of 9.7 inches in landscape orientation.
  public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)

  /// An iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(orientation.wholeScreen)
  }

  /// An iPad of 9.7 inches with a share of its screen.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(
      orientation, width: 1024, height: 768, landscape: (320, 507, 694), portrait: (320, 438), half: .compact,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  /// An iPad of 10.2 inches in landscape orientation.
  public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)

  /// An iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(orientation.wholeScreen)
  }

  /// An iPad of 10.2 inches with a share of its screen.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(
      orientation, width: 1080, height: 810, landscape: (320, 535, 750), portrait: (320, 480), half: .compact,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  /// An iPad Pro of 10.5 inches in landscape orientation.
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)

  /// An iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(orientation.wholeScreen)
  }

  /// An iPad Pro of 10.5 inches with a share of its screen.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(
      orientation, width: 1112, height: 834, landscape: (320, 551, 782), portrait: (320, 504), half: .compact,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  /// An iPad Pro of 11 inches in landscape orientation.
  public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)

  /// An iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(orientation.wholeScreen)
  }

  /// An iPad Pro of 11 inches with a share of its screen.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(
      orientation, width: 1194, height: 834, landscape: (375, 592, 809), portrait: (375, 504), half: .compact,
      safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
  }

  /// An iPad Pro of 12.9 inches in landscape orientation.
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)

  /// An iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(orientation.wholeScreen)
  }

  /// An iPad Pro of 12.9 inches with a share of its screen.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    pad(
      orientation, width: 1366, height: 1024, landscape: (375, 678, 981), portrait: (375, 639), half: .regular,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  /// - Parameters:
  ///   - width: The width of the whole screen in landscape orientation.
  ///   - height: The height of the screen in landscape orientation.
  ///   - landscape: The widths of a third, a half and two thirds in landscape orientation.
  ///   - portrait: The widths of a third and two thirds in portrait orientation.
  ///   - half: The size class of a half in landscape orientation.
  private static func pad(
    _ orientation: TabletOrientation, width: CGFloat, height: CGFloat, landscape: (CGFloat, CGFloat, CGFloat),
    portrait: (CGFloat, CGFloat), half: UIUserInterfaceSizeClass, safeArea: UIEdgeInsets
  ) -> ViewImageConfig {
    let (size, sizeClass): (CGSize, UIUserInterfaceSizeClass) =
      switch orientation {
      case .landscape(.oneThird): (CGSize(width: landscape.0, height: height), .compact)
      case .landscape(.oneHalf): (CGSize(width: landscape.1, height: height), half)
      case .landscape(.twoThirds): (CGSize(width: landscape.2, height: height), .regular)
      case .landscape(.full): (CGSize(width: width, height: height), .regular)
      case .portrait(.oneThird): (CGSize(width: portrait.0, height: width), .compact)
      case .portrait(.twoThirds): (CGSize(width: portrait.1, height: width), half)
      case .portrait(.full): (CGSize(width: height, height: width), .regular)
      }
    let traits = UITraitCollection(mutations: {
      $0.displayScale = 2
      $0.userInterfaceIdiom = .pad
      $0.horizontalSizeClass = sizeClass
      $0.verticalSizeClass = .regular
    })
    return ViewImageConfig(safeArea: safeArea, size: size, traits: traits)
  }
}

extension ViewImageConfig.Orientation {
  fileprivate var wholeScreen: ViewImageConfig.TabletOrientation {
    self == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
  }
}

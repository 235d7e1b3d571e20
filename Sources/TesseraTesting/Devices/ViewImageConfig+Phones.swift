import Foundation
import UIKit

/// The phones. Their text size is medium, as suites for iOS expect.
extension ViewImageConfig {
  /// The first iPhone SE in portrait orientation.
  public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)

  /// The first iPhone SE.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      320, 568, top: 20, bottom: 0, sides: 0, low: 0, scale: 2, isWideInLandscape: false, orientation)
  }

  /// An iPhone 8 in portrait orientation.
  public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)

  /// An iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      375, 667, top: 20, bottom: 0, sides: 0, low: 0, scale: 2, isWideInLandscape: false, orientation)
  }

  /// An iPhone 8 Plus in portrait orientation.
  public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)

  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      414, 736, top: 20, bottom: 0, sides: 0, low: 0, scale: 3, isWideInLandscape: true, orientation)
  }

  /// An iPhone X in portrait orientation.
  public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)

  /// An iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      375, 812, top: 44, bottom: 34, sides: 44, low: 24, scale: 3, isWideInLandscape: false, orientation)
  }

  /// An iPhone XS Max in portrait orientation.
  public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)

  /// An iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      414, 896, top: 44, bottom: 34, sides: 44, low: 24, scale: 3, isWideInLandscape: true, orientation)
  }

  /// An iPhone XR in portrait orientation.
  public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)

  /// An iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      414, 896, top: 44, bottom: 34, sides: 44, low: 24, scale: 2, isWideInLandscape: true, orientation)
  }

  /// An iPhone 12 in portrait orientation.
  public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)

  /// An iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      390, 844, top: 47, bottom: 34, sides: 47, low: 21, scale: 3, isWideInLandscape: false, orientation)
  }

  /// An iPhone 12 Pro in portrait orientation.
  public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)

  /// An iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      390, 844, top: 47, bottom: 34, sides: 47, low: 21, scale: 3, isWideInLandscape: false, orientation)
  }

  /// An iPhone 12 Pro Max in portrait orientation.
  public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)

  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      428, 926, top: 47, bottom: 34, sides: 47, low: 21, scale: 3, isWideInLandscape: true, orientation)
  }

  /// An iPhone 13 in portrait orientation.
  public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)

  /// An iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      390, 844, top: 47, bottom: 34, sides: 47, low: 21, scale: 3, isWideInLandscape: false, orientation)
  }

  /// An iPhone 13 mini in portrait orientation.
  public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)

  /// An iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      375, 812, top: 50, bottom: 34, sides: 50, low: 21, scale: 3, isWideInLandscape: false, orientation)
  }

  /// An iPhone 13 Pro in portrait orientation.
  public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)

  /// An iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      390, 844, top: 47, bottom: 34, sides: 47, low: 21, scale: 3, isWideInLandscape: false, orientation)
  }

  /// An iPhone 13 Pro Max in portrait orientation.
  public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)

  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      428, 926, top: 47, bottom: 34, sides: 47, low: 21, scale: 3, isWideInLandscape: true, orientation)
  }

  /// An iPhone 14 in portrait orientation.
  public static let iPhone14 = ViewImageConfig.iPhone14(.portrait)

  /// An iPhone 14.
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      390, 844, top: 47, bottom: 34, sides: 47, low: 21, scale: 3, isWideInLandscape: false, orientation)
  }

  /// An iPhone 15 in portrait orientation.
  public static let iPhone15 = ViewImageConfig.iPhone15(.portrait)

  /// An iPhone 15.
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      393, 852, top: 59, bottom: 34, sides: 59, low: 21, scale: 3, isWideInLandscape: false, orientation)
  }

  /// An iPhone 15 Pro Max in portrait orientation.
  public static let iPhone15ProMax = ViewImageConfig.iPhone15ProMax(.portrait)

  /// An iPhone 15 Pro Max.
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      430, 932, top: 59, bottom: 34, sides: 59, low: 21, scale: 3, isWideInLandscape: true, orientation)
  }

  /// An iPhone 16 Pro in portrait orientation.
  public static let iPhone16Pro = ViewImageConfig.iPhone16Pro(.portrait)

  /// An iPhone 16 Pro.
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      402, 874, top: 62, bottom: 34, sides: 62, low: 21, scale: 3, isWideInLandscape: false, orientation)
  }

  /// An iPhone 16 Pro Max in portrait orientation.
  public static let iPhone16ProMax = ViewImageConfig.iPhone16ProMax(.portrait)

  /// An iPhone 16 Pro Max.
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      440, 956, top: 62, bottom: 34, sides: 62, low: 21, scale: 3, isWideInLandscape: true, orientation)
  }

  /// - Parameters:
  ///   - top: The top of the safe area in portrait orientation.
  ///   - bottom: The bottom of the safe area in portrait orientation.
  ///   - sides: Both sides of the safe area in landscape orientation.
  ///   - low: The bottom of the safe area in landscape orientation.
  ///   - isWideInLandscape: Whether the width is regular in landscape orientation.
  private static func phone(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, sides: CGFloat, low: CGFloat, scale: CGFloat,
    isWideInLandscape: Bool, _ orientation: Orientation
  ) -> ViewImageConfig {
    let isUpright = orientation == .portrait
    let traits = UITraitCollection(mutations: {
      $0.displayScale = scale
      $0.layoutDirection = .leftToRight
      $0.preferredContentSizeCategory = .medium
      $0.userInterfaceIdiom = .phone
      $0.horizontalSizeClass = !isUpright && isWideInLandscape ? .regular : .compact
      $0.verticalSizeClass = isUpright ? .regular : .compact
    })
    return ViewImageConfig(
      safeArea: isUpright
        ? UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        : UIEdgeInsets(top: 0, left: sides, bottom: low, right: sides),
      size: isUpright ? CGSize(width: width, height: height) : CGSize(width: height, height: width), traits: traits)
  }
}

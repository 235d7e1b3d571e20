public import Foundation
public import UIKit

/// A device: the size of its screen, the safe area and the traits.
public struct ViewImageConfig: Sendable {
  /// The orientation of a device.
  public enum Orientation: Sendable {
    /// The long side is horizontal.
    case landscape
    /// The long side is vertical.
    case portrait
  }

  /// The orientation of a tablet and the app's share of its screen.
  public enum TabletOrientation: Sendable {
    /// The app's share of a screen in portrait orientation.
    public enum PortraitSplits: Sendable {
      /// The narrow side.
      case oneThird
      /// The wide side.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// The app's share of a screen in landscape orientation.
    public enum LandscapeSplits: Sendable {
      /// The narrow side.
      case oneThird
      /// One of two equal halves.
      case oneHalf
      /// The wide side.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// The long side is horizontal.
    case landscape(splitView: LandscapeSplits)
    /// The long side is vertical.
    case portrait(splitView: PortraitSplits)
  }

  /// The safe area.
  public var safeArea: UIEdgeInsets
  /// The size in points; that of the view if `nil`.
  public var size: CGSize?
  /// The traits.
  public var traits: UITraitCollection

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - safeArea: The safe area.
  ///   - size: The size in points; that of the view if `nil`.
  ///   - traits: The traits.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }
}

import Foundation
import Geometry

/// Presents a controller as a card that rests at certain heights, and can be dragged from one to the other and away.
///
/// - Fidelity: approximated; a medium sheet is as high as half the container, what lies behind a sheet does not shrink, and
///   one that stands at both edges where the height is compact is as wide as the screen.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    open private(set) var identifier: Identifier
    private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    open class func medium() -> Detent {
      Detent(.medium) { ($0 as? DetentContext)?.mediumDetentValue ?? $0.maximumDetentValue / 2 }
    }

    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// - Parameter resolver: How high the sheet is above the safe area at the bottom; nil while the detent is none.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver: resolver)
    }

    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      guard let value = resolver(context), !value.isNaN else { return nil }
      return Swift.max(0, Swift.min(value, context.maximumDetentValue))
    }
  }

  open var detents = [Detent.large()] { didSet { placeAnew() } }
  /// nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { placeAnew() } }
  /// Up to this one, what lies behind the sheet is not dimmed and can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { placeAnew() } }
  /// Whether a drag over content that stands at its start drags the sheet up first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersGrabberVisible = false { didSet { placeAnew() } }
  /// In points; nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { placeAnew() } }

  /// Lets what `changes` sets take effect in an animation.
  open func animateChanges(_ changes: () -> Void) {
    guard let presentation else { return changes() }
    isGathering = true
    changes()
    isGathering = false
    presentation.settle()
  }

  /// Asks the detents for their heights anew.
  open func invalidateDetents() { placeAnew() }

  private var isGathering = false

  private func placeAnew() {
    if !isGathering { presentation?.layOut() }
  }

  /// The user has dragged the sheet to another height.
  final func select(_ identifier: Detent.Identifier) {
    guard identifier != selectedDetentIdentifier else { return }
    isGathering = true
    selectedDetentIdentifier = identifier
    isGathering = false
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// What a detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Learns at which height the user has let a sheet rest.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user did it, not when code does.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// A container, as detents see it.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
    (containerTraitCollection, maximumDetentValue, mediumDetentValue) = (traits, maximum, medium)
    super.init()
  }
}

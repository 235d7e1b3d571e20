import Foundation
import Geometry

/// A presentation as a card that rests at certain heights and can be dragged between them, and away.
///
/// On a phone that is held upright, the sheet is at the bottom edge, and the views behind a large sheet move back. Where
/// the height is compact, the sheet covers the screen and cannot be dragged. Where both dimensions are regular, as on a
/// tablet, it is a card in the middle of the screen.
///
/// - Fidelity: approximated; a medium sheet has half the container's height, and cards of several heights end at the
///   bottom edge. Whether a sheet that covers the screen can be dragged is unknown.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as a string.
      public let rawValue: String
      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the large detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent.
    open private(set) var identifier: Identifier
    private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    /// Returns the detent at half of the container's height, which is inactive where the height is compact.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        guard let own = context as? DetentContext else { return context.maximumDetentValue / 2 }
        return own.mediumDetentValue
      }
    }

    /// Returns the detent at the full height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent whose height is computed.
    ///
    /// - Parameters:
    ///   - identifier: The name; "custom" if `nil`. Detents with the same name cannot be told apart when one is
    ///     selected.
    ///   - resolver: Returns the height above the bottom of the safe area, in points, or `nil` while the detent is
    ///     inactive. NaN counts as `nil`; other values are clamped to the range from 0 to the maximum.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver: resolver)
    }

    /// Returns the height in a container, in points; `nil` while the detent is inactive.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      guard let value = resolver(context), !value.isNaN else { return nil }
      return Swift.max(0, Swift.min(value, context.maximumDetentValue))
    }
  }

  /// The heights at which the sheet rests. The default is the large detent alone, which also applies when all are
  /// inactive.
  open var detents = [Detent.large()] { didSet { placeSheet() } }
  /// The name of the present height; `nil`, the default, for the lowest. Names of no detent count as that. Use
  /// ``animateChanges(_:)`` to move the sheet gradually.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { placeSheet() } }
  /// The name of the highest detent at which views behind the sheet are not dimmed and receive touches; `nil`, the
  /// default, for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { placeSheet() } }
  /// Whether dragging up over content at its start raises the sheet before the content scrolls. The default is `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is at the bottom edge also where the height is compact, instead of covering the screen. The default
  /// is `false`.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { placeSheet() } }
  /// Whether a sheet at the bottom edge is as wide as the controller's `preferredContentSize`, instead of the safe area.
  /// A width of 0 counts as none. The default is `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { placeSheet() } }
  /// Whether a grabber is shown at the top of the sheet. The default is `false`.
  open var prefersGrabberVisible = false { didSet { placeSheet() } }
  /// The radius of the upper corners, in points; `nil`, the default, for that of the system.
  open var preferredCornerRadius: CGFloat? { didSet { placeSheet() } }

  /// Animates the effects of the properties that `changes` sets.
  open func animateChanges(_ changes: () -> Void) {
    guard let presentation else { return changes() }
    isGathering = true
    changes()
    isGathering = false
    presentation.animateToDetent()
  }

  /// Computes the heights of the detents again.
  open func invalidateDetents() { placeSheet() }

  private var isGathering = false

  private func placeSheet() {
    if !isGathering { presentation?.layOut() }
  }

  /// Selects a detent on behalf of the user.
  final func select(_ identifier: Detent.Identifier) {
    guard identifier != selectedDetentIdentifier else { return }
    isGathering = true
    selectedDetentIdentifier = identifier
    isGathering = false
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// The environment in which the height of a detent is computed.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the presented controller.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The delegate of a sheet, which is notified of the detent that the user selects.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Reports that the user has dragged the sheet to another detent. Not called for changes in code.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// The default implementation, which does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The environment of a container.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The value of the medium detent; `nil` while it is inactive.
  let mediumDetentValue: CGFloat?

  init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat?) {
    (containerTraitCollection, maximumDetentValue, mediumDetentValue) = (traits, maximum, medium)
    super.init()
  }
}

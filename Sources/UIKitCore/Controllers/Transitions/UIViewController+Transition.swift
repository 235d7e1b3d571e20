import Foundation
import Geometry

extension UIViewController {
  /// The way in which a controller appears when it is presented or pushed.
  ///
  /// - Fidelity: documented; a zoom does not follow fingers here.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    var isZoom: Bool { if case .zoom = kind { true } else { false } }

    /// A transition in which the view moves up from the bottom.
    public static var coverVertical: Transition { Transition(.style(.coverVertical)) }
    /// A transition in which the view fades in.
    public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }

    /// A transition in which the view grows out of another one, and shrinks back into it.
    ///
    /// - Parameters:
    ///   - options: Details of the zoom; `nil` for the usual ones.
    ///   - sourceViewProvider: Returns the view out of which the zoomed one grows, at each transition; `nil` for the
    ///     center of the screen.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(options, sourceViewProvider))
    }

    /// The controllers between which a zoom takes place.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
      /// The controller with the view out of which the zoomed one grows.
      public let sourceViewController: UIViewController
      /// The controller whose view grows.
      public let zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) {
        (sourceViewController, zoomedViewController) = (source, zoomed)
      }
    }

    /// Details of a zoom.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
      /// Returns the rectangle of the zoomed view that is over the source view at its start; `nil`, the default, for
      /// all of it.
      public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// The color behind the zoomed view; `nil`, the default, for none.
      public var dimmingColor: UIColor?
      /// Returns whether a finger may begin to dismiss the zoomed view. It is not asked here, as fingers do not. The
      /// default is `nil`.
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

      /// Creates the usual details.
      public override init() { super.init() }

      /// The views for which a rectangle is wanted.
      @preconcurrency @MainActor
      public final class AlignmentRectContext: NSObject {
        /// The view out of which the zoomed one grows.
        public let sourceView: UIView
        /// The controller whose view grows.
        public let zoomedViewController: UIViewController

        init(source: UIView, zoomed: UIViewController) { (sourceView, zoomedViewController) = (source, zoomed) }
      }

      /// The touch with which a dismissal would begin.
      @preconcurrency @MainActor
      public final class InteractionContext: NSObject {
        /// The position of the touch in the zoomed view.
        public let location: CGPoint
        /// The speed of the touch, in points per second.
        public let velocity: CGVector
        /// Whether the dismissal would begin without the app's decision.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
          (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
        }
      }
    }
  }
}

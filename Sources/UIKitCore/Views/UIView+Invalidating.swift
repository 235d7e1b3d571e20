import Foundation

/// An action that a view performs when the value of one of its properties changes.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Marks `view` as needing the update that the conforming type represents.
  func invalidate(view: UIView)
}

extension UIView {
  /// A property of a view that requests layout, drawing or other updates whenever its value changes:
  /// `@Invalidating(.layout, .display) var isWide = false`.
  ///
  /// Assigning an equal value requests nothing.
  ///
  /// - Fidelity: documented; takes up to four kinds of update, where UIKit takes ten.
  @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates a property that requests one kind of update.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// The property's value. Only properties of views can be wrapped.
    @available(*, unavailable, message: "@Invalidating is for properties of UIView and its subclasses.")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The property's value in the view that declares it. Setting a different value requests the updates.
    public static subscript<EnclosingView: UIView>(
      _enclosingInstance view: EnclosingView, wrapped wrapped: ReferenceWritableKeyPath<EnclosingView, Value>,
      storage storage: ReferenceWritableKeyPath<EnclosingView, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }
  }

  /// The kinds of update that a property can request.
  public enum Invalidations {
    /// A request for layout.
    public struct Layout: UIViewInvalidating {
      /// Creates the request.
      public init() {}
      /// Calls `setNeedsLayout()` on the view.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// A request for drawing.
    public struct Display: UIViewInvalidating {
      /// Creates the request.
      public init() {}
      /// Calls `setNeedsDisplay()` on the view.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// A request to update constraints.
    public struct Constraints: UIViewInvalidating {
      /// Creates the request.
      public init() {}
      /// Calls `setNeedsUpdateConstraints()` on the view.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// A request to measure the view's natural size again.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates the request.
      public init() {}
      /// Calls `invalidateIntrinsicContentSize()` on the view.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// A request to update the configuration of a button, a cell, a header or a footer.
    public struct Configuration: UIViewInvalidating {
      /// Creates the request.
      public init() {}
      /// Calls `setNeedsUpdateConfiguration()` on the view; does nothing for views without configurations.
      public func invalidate(view: UIView) { (view as? any ConfiguredView)?.setNeedsUpdateConfiguration() }
    }

    /// Two requests that are made together.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
      private let both: (Invalidation1, Invalidation2)

      /// Creates a request that makes both.
      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        both = (invalidation1, invalidation2)
      }

      /// Makes the first request, then the second.
      public func invalidate(view: UIView) {
        both.0.invalidate(view: view)
        both.1.invalidate(view: view)
      }
    }
  }
}

/// A view whose configuration is updated from its state.
@MainActor
package protocol ConfiguredView {
  func setNeedsUpdateConfiguration()
}

extension UIButton: ConfiguredView {}

extension UIView.Invalidating {
  /// Creates a property that requests two kinds of update.
  public init<First: UIViewInvalidating, Second: UIViewInvalidating>(
    wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second
  ) where InvalidationType == UIView.Invalidations.Tuple<First, Second> {
    self.init(wrappedValue: wrappedValue, .init(invalidation1, invalidation2))
  }

  /// Creates a property that requests three kinds of update.
  public init<First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating>(
    wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second, _ invalidation3: Third
  ) where InvalidationType == UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<First, Second>, Third> {
    self.init(wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), invalidation3))
  }

  /// Creates a property that requests four kinds of update.
  public init<
    First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating, Fourth: UIViewInvalidating
  >(
    wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second, _ invalidation3: Third,
    _ invalidation4: Fourth
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<First, Second>, UIView.Invalidations.Tuple<Third, Fourth>
    >
  {
    self.init(
      wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)))
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// A request for layout.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// A request for drawing.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// A request to update constraints.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// A request to measure the view's natural size again.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// A request to update the configuration of a button, a cell, a header or a footer.
  public static var configuration: Self { Self() }
}

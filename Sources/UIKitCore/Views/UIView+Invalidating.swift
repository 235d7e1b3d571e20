import Foundation

/// What a view does anew when a property of it is another.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  func invalidate(view: UIView)
}

extension UIView {
  /// A property of a view that asks for layout, drawing or the like when it becomes another:
  /// `@Invalidating(.layout, .display) var isWide = false`.
  ///
  /// - Fidelity: documented; of up to four kinds, where UIKit takes ten.
  @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Only properties of views can be wrapped.
    @available(*, unavailable, message: "@Invalidating is for properties of UIView and its subclasses.")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

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

  /// What can be asked for.
  public enum Invalidations {
    public struct Layout: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    public struct Display: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    public struct Constraints: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    public struct IntrinsicContentSize: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Of buttons, cells, headers and footers.
    public struct Configuration: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { (view as? any ConfiguredView)?.setNeedsUpdateConfiguration() }
    }

    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
      private let both: (Invalidation1, Invalidation2)

      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        both = (invalidation1, invalidation2)
      }

      public func invalidate(view: UIView) {
        both.0.invalidate(view: view)
        both.1.invalidate(view: view)
      }
    }
  }
}

/// A view with configurations that follow its state.
@MainActor
package protocol ConfiguredView {
  func setNeedsUpdateConfiguration()
}

extension UIButton: ConfiguredView {}

extension UIView.Invalidating {
  public init<First: UIViewInvalidating, Second: UIViewInvalidating>(
    wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second
  ) where InvalidationType == UIView.Invalidations.Tuple<First, Second> {
    self.init(wrappedValue: wrappedValue, .init(invalidation1, invalidation2))
  }

  public init<First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating>(
    wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second, _ invalidation3: Third
  ) where InvalidationType == UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<First, Second>, Third> {
    self.init(wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), invalidation3))
  }

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
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public static var configuration: Self { Self() }
}

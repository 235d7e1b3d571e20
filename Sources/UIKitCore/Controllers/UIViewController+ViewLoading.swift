import Foundation

extension UIViewController {
  /// A property that is set while the controller's view loads. Reading it earlier loads the view.
  ///
  /// - Fidelity: documented.
  @propertyWrapper public struct ViewLoading<Value> {
    private var stored: Value?

    /// Creates a property without a value.
    public init() {}
    /// Creates a property with a value.
    public init(wrappedValue: Value) { stored = wrappedValue }

    /// The value of a property outside of view controllers, where there is none.
    @available(*, unavailable, message: "@ViewLoading can only be applied to properties of view controllers")
    public var wrappedValue: Value {
      get { fatalError("@ViewLoading can only be applied to properties of view controllers") }
      set { fatalError("@ViewLoading can only be applied to properties of view controllers") }
    }

    /// The value of a controller's property.
    @MainActor
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller,
      wrapped _: ReferenceWritableKeyPath<Controller, Value>,
      storage path: ReferenceWritableKeyPath<Controller, ViewLoading<Value>>
    ) -> Value {
      get {
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: path].stored else {
          refuse(
            "A @ViewLoading property of \(type(of: controller)) was read, but its view has loaded without setting it; "
              + "set it in viewDidLoad().")
        }
        return value
      }
      set { controller[keyPath: path].stored = newValue }
    }
  }
}

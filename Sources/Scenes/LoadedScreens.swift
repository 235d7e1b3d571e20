/// The screens of a library that was loaded into the process, which the library adds itself.
@_spi(Projects)
@MainActor
public enum LoadedScreens {
  /// A screen by its name in the library's build record.
  public struct Screen {
    /// The screen's name.
    public let name: String
    /// Returns a new controller, view, layout or section; `nil` for the app itself.
    public let make: (@MainActor () -> Any)?
    /// The class of the app's delegate, for the app itself.
    public let appDelegate: AnyClass?
  }

  /// The added screens, in order.
  public private(set) static var all: [Screen] = []

  /// Adds a screen.
  public static func add(_ name: String, make: @escaping @MainActor () -> Any) {
    all.append(Screen(name: name, make: make, appDelegate: nil))
  }

  /// Adds an app, which is launched when its screen is opened.
  public static func add(app delegate: AnyClass, named name: String) {
    all.append(Screen(name: name, make: nil, appDelegate: delegate))
  }
}

import Foundation

/// The content that was set for individual states of a button.
struct ButtonContents {
  /// Values for states. A state without a value has that of the normal state.
  struct Configured<Value> {
    private var values: [UInt: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
      get { values[state.rawValue] }
      set { values[state.rawValue] = newValue }
    }

    func value(for state: UIControl.State) -> Value? { self[state] ?? self[.normal] }
  }

  var title = Configured<String>()
  var attributedTitle = Configured<NSAttributedString>()
  var titleColor = Configured<UIColor>()
  var titleShadowColor = Configured<UIColor>()
  var image = Configured<UIImage>()
  var backgroundImage = Configured<UIImage>()
  var symbolConfiguration = Configured<UIImage.SymbolConfiguration>()
  /// Whether the highlight fades, because the touch has just ended.
  var isFading = false

  /// Returns the current color of the title. By default it is the tint color for system buttons, and white for others.
  @MainActor
  func titleColor(of button: UIButton) -> UIColor {
    if let own = titleColor[button.state] { return own }
    guard button.buttonType != .custom else { return titleColor[.normal] ?? .white }
    return button.isEnabled ? titleColor[.normal] ?? button.tintColor : .tertiaryLabel
  }
}

extension UIButton {
  final func set<Value>(
    _ part: WritableKeyPath<ButtonContents, ButtonContents.Configured<Value>>, _ value: Value?, _ state: State
  ) {
    configured[keyPath: part][state] = value
    contentDidChange()
  }
}

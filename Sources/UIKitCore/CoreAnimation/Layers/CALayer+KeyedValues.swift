import Foundation

// Layers store values by any key, as those of Core Animation do.
extension CALayer {
  /// Returns the value of a property that is `@NSManaged` in adapted source; `nil` if there is none. While the layer is
  /// drawn, it is the displayed one.
  package final func managedValue<Value>(_ key: String, as type: Value.Type) -> Value? {
    keyedValue(key).flatMap { KeyedValue.convert($0, to: type) }
  }

  /// Returns the value that is stored by a key, or the class's default one.
  final func keyedValue(_ key: String) -> Any? {
    let values = isDisplaying ? displayedValues ?? modelState.keyed : modelState.keyed
    return values[key]?.value ?? type(of: self).defaultValue(forKey: key)
  }

  /// Stores a value by a key, performs the layer's action for the change, and draws the layer anew if its class asks for
  /// it.
  package final func setKeyedValue(_ value: Any?, forKey key: String) {
    let (old, new) = (modelState.keyed[key], value.map { KeyedValue($0) })
    guard old != new else { return }
    let change = KeyedChange(of: key, in: self)
    modelState.keyed[key] = new
    change?.run(on: self)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    KeyValueObservers.check(self)
  }

  /// The displayed value of a key; that of the layer itself while no window shows it.
  fileprivate final func shownValue(forKey key: String) -> Any? {
    root.flatMap { shown(at: $0.now).keyed[key]?.value } ?? keyedValue(key)
  }
}

/// The action for a change of a value by a key. It is chosen before the change.
///
/// A layer has one without a window, too: its animation begins as the layer is shown.
@MainActor
private struct KeyedChange {
  let key: String
  let action: any CAAction
  /// The displayed value before the change.
  let shown: Any?

  init?(of key: String, in layer: CALayer) {
    guard !CATransaction.state.disablesActions, layer.presented == nil, let action = layer.action(forKey: key),
      !(action is NSNull)
    else { return nil }
    (self.key, self.action) = (key, action)
    shown = layer.shownValue(forKey: key)
  }

  func run(on layer: CALayer) {
    if let animation = action as? CABasicAnimation, animation.isOpen {
      animation.fromValue = shown ?? layer.keyedValue(key).flatMap { KeyedTarget(key: key, sample: $0)?.emptyValue }
    }
    action.run(forKey: key, object: layer, arguments: nil)
  }
}

// The content of layers whose values by key are animated.
extension CALayer {
  /// Records the content. It is drawn anew, with the displayed values, after a change of those for which the class asks.
  final func displaying(_ state: LayerState, _ record: () -> Void) {
    guard !animations.isEmpty || displayedValues != nil else { return record() }
    let values = state.keyed == modelState.keyed ? nil : state.keyed
    let isOutdated = draws(from: displayedValues ?? modelState.keyed, to: values ?? modelState.keyed)
    displayedValues = values
    isDisplaying = values != nil
    defer { isDisplaying = false }
    if isOutdated { drawAnew() }
    record()
  }

  /// Whether the class draws a value that differs.
  private func draws(from old: [String: KeyedValue], to new: [String: KeyedValue]) -> Bool {
    new.contains { old[$0.key] != $0.value && type(of: self).needsDisplay(forKey: $0.key) }
  }

  /// Draws the content while a frame is recorded.
  private func drawAnew() {
    if let owner { return owner.discardDrawing() }
    var layer = superlayer
    while let current = layer, current.owner == nil { layer = current.masked ?? current.superlayer }
    if let owner = layer?.owner { owner.duringDrawing { displayNow() } } else { displayNow() }
  }
}

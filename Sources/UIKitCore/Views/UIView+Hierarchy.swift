import Foundation

extension UIView {
  /// Inserts a subview, or moves it if it is one already.
  ///
  /// - Parameter index: A position in ``subviews``, clamped to its bounds.
  func insert(_ view: UIView, at index: Int) {
    if view === self { refuse("Can't add self as subview: \(view). Add it to another view.") }
    if isWithin(view) {
      refuse(
        "CALayerInvalid: layer \(view.layer) is a part of cycle in its layer tree: \(self) is inside \(view), which "
          + "was to be added to it. Remove the inner view from its superview first.")
    }
    if view.parent === self {
      move(view, to: index)
    } else {
      view.adopt(by: self) { place(view, at: index) }
    }
  }

  /// Inserts a subview below `sibling`; below all subviews if `sibling` is not one, or is `view` itself.
  ///
  /// - Source: the rule that NSView documents for the same call; UIKit raises nothing here either.
  func insert(_ view: UIView, below sibling: UIView) {
    guard view !== sibling || view.parent !== self else { return }
    insert(view, at: index(of: sibling, without: view) ?? 0)
  }

  /// Inserts a subview above `sibling`; above all subviews if `sibling` is not one, or is `view` itself.
  func insert(_ view: UIView, above sibling: UIView) {
    guard view !== sibling || view.parent !== self else { return }
    insert(view, at: index(of: sibling, without: view).map { $0 + 1 } ?? .max)
  }

  func exchange(_ index1: Int, _ index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2), index1 != index2 else { return }
    children.swapAt(index1, index2)
    let first = children[index1].layer
    let second = children[index2].layer
    guard let i = layer.children.firstIndex(where: { $0 === first }),
      let j = layer.children.firstIndex(where: { $0 === second })
    else { return }
    layer.children.swapAt(i, j)
    setNeedsRecord()
  }

  func moveChild(_ view: UIView, toFront: Bool) {
    guard view.parent === self else { return }
    move(view, to: toFront ? .max : 0)
  }

  func leaveSuperview() {
    guard let old = parent else { return }
    old.willRemoveSubview(self)
    announceMove(to: nil)
    if !old.isOmittedAsSuperview { willMove(toSuperview: nil) }
    old.unplace(self)
    parent = nil
    enterCorners()
    completeMove(to: nil)
    if !old.isOmittedAsSuperview { didMoveToSuperview() }
    old.setNeedsLayout()
  }

  func isWithin(_ view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.parent
    }
    return false
  }

  func firstView(taggedWith tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }
}

extension UIView {
  /// Moves the view from its present superview, if any, to `new`; `insertion` adds it to the subviews of `new`.
  private func adopt(by new: UIView, insertion: () -> Void) {
    let staysInWindow = parent != nil && shownIn === new.shownIn
    let old = parent
    old?.willRemoveSubview(self)
    if !staysInWindow { announceMove(to: new.shownIn) }
    if !new.isOmittedAsSuperview { willMove(toSuperview: new) }
    old?.unplace(self)
    parent = new
    insertion()
    enterLayout()
    enterCorners()
    if staysInWindow { traitsMayHaveChanged() } else { completeMove(to: new.shownIn) }
    if shownIn != nil { safeAreaMayHaveChanged() }
    if !new.isOmittedAsSuperview { didMoveToSuperview() }
    new.didAddSubview(self)
    old?.setNeedsLayout()
    new.setNeedsLayout()
    if isPending || hasDirtyDescendant { new.markDirtyDescendant() }
  }

  private func place(_ view: UIView, at index: Int) {
    let index = Swift.max(0, Swift.min(index, children.count))
    // Layers without a view keep their positions among the views' layers.
    if index < children.count {
      layer.insertSublayer(view.layer, below: children[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    children.insert(view, at: index)
  }

  private func unplace(_ view: UIView) {
    exitLayout(view)
    children.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
  }

  private func move(_ view: UIView, to index: Int) {
    children.removeAll { $0 === view }
    place(view, at: index)
    setNeedsLayout()
  }

  private func index(of sibling: UIView, without view: UIView) -> Int? {
    children.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  /// Notifies views of a move to another window: parents first, as appearance callbacks require.
  private func announceMove(to window: UIWindow?) {
    guard shownIn !== window else { return }
    controller?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for child in children { child.announceMove(to: window) }
  }

  /// Completes a move to another window: parents first.
  private func completeMove(to window: UIWindow?) {
    guard shownIn !== window else { return }
    shownIn = window
    if window == nil { layer.dropAnimations() }
    traitsMayHaveChanged(deeply: false)
    tintMayHaveChanged()
    if window != nil { AppearanceProxies.dress(self, at: self) }
    didMoveToWindow()
    controller?.viewDidMove(toWindow: window)
    for child in children { child.completeMove(to: window) }
    if awaitsFocus, window != nil { takeAwaitedFocus() }
  }

  private func takeAwaitedFocus() {
    awaitsFocus = false
    becomeFirstResponder()
  }
}

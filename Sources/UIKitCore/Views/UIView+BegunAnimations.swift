import Foundation

/// An animation that begins with one call and ends with another, as before iOS 4.
@MainActor
final class BegunAnimation {
  let identifier: String?
  let context: UnsafeMutableRawPointer?
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  var request = AnimationRequest(
    duration: 0.2, delay: 0, curve: UIView.AnimationOptions.curveEaseInOut.curve, options: [])
  var repeatCount: Float = 0
  var autoreverses = false
  private let outer: AnimationGroup?
  private var group: AnimationGroup?

  /// The animations that have begun, from the outermost one on.
  static var open: [BegunAnimation] = []

  init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
    (self.identifier, self.context) = (identifier, context)
    outer = AnimationContext.group
    refresh()
  }

  /// Makes the settings apply to the changes that follow.
  func refresh() {
    guard group?.isEmpty ?? true else { return }
    var timing = request.timing(within: outer)
    timing.autoreverses = autoreverses
    if repeatCount > 0 { timing.repeatCount = Double(repeatCount) }
    let old = group
    group = nil
    old?.finish(true)
    let new = AnimationGroup(
      timing: timing, beginsFromCurrentState: request.options.contains(.beginFromCurrentState),
      completion: { [self] finished in stop(finished) })
    AnimationContext.group = new
    group = new
  }

  func commit() {
    AnimationContext.group = outer
    guard let group else { return }
    if let delegate, let willStart { willStart.send(to: delegate, identifier, context) }
    let root: any LayerHost = group.root ?? RenderRoot.current
    root.animations.start(group)
  }

  private func stop(_ finished: Bool) {
    guard group != nil, let delegate, let didStop else { return }
    didStop.send(to: delegate, identifier, NSNumber(value: finished), context)
  }
}

extension UIView {
  class func baseBeginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    BegunAnimation.open.append(BegunAnimation(animationID, context))
  }

  class func baseCommitAnimations() { BegunAnimation.open.popLast()?.commit() }

  /// Starts the animations that have begun and that no call has started.
  static func commitAllAnimations() { while !BegunAnimation.open.isEmpty { baseCommitAnimations() } }

  /// Changes the settings of the animation that has begun last; has no effect outside of one.
  class func changeBegunAnimation(_ change: (BegunAnimation) -> Void) {
    guard let animation = BegunAnimation.open.last else { return }
    change(animation)
    animation.refresh()
  }
}

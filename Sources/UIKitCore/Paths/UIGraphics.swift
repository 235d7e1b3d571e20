import Drawing
import Foundation
import Geometry

/// The contexts that are being drawn on, the last one now. Drawing happens on one thread.
@MainActor
enum DrawingContexts {
  private(set) static var stack: [CGContext] = []

  static func push(_ context: CGContext) { stack.append(context) }
  static func pop() { _ = stack.popLast() }

  /// Calls `body` while `context` is drawn on.
  static func draw(on context: CGContext, _ body: () -> Void) {
    push(context)
    body()
    pop()
  }
}

/// What is drawn on now; nil outside of `draw(_:)` and image renderers.
///
/// - Fidelity: approximated; only on the main actor.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.stack.last }

/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { DrawingContexts.push(context) }

/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { DrawingContexts.pop() }

/// Fills with the fill colour.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line of one point along the inside of the edge, in the fill colour.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext(), rect.width > 1, rect.height > 1 else { return }
  let line = CGPath(rect: rect.insetBy(dx: 0.5, dy: 0.5), transform: nil)
  context.recorder.stroke(line.outline, StrokeStyle(width: 1), color: context.recorder.state.fill)
}

/// From now on only what lies inside is painted.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

// MARK: - What draws itself

extension UIColor {
  @preconcurrency @MainActor
  func baseSet() {
    setFill()
    setStroke()
  }

  @preconcurrency @MainActor
  func baseSetFill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.recorder.change { $0.fill = drawn(with: context.traits) }
  }

  @preconcurrency @MainActor
  func baseSetStroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.recorder.change { $0.stroke = drawn(with: context.traits) }
  }
}

extension UIBezierPath {
}

extension UIImage {
  @preconcurrency @MainActor
  func baseDraw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    // A template is filled black where no view has a tint.
    context.recorder.draw([command(in: rect, traits: context.traits, tint: .black)])
  }
}

import Drawing
import Foundation
import Geometry

/// The stack of drawing contexts, of which the last is current. Drawing happens on one thread.
@MainActor
enum DrawingContexts {
  private(set) static var stack: [CGContext] = []

  static func push(_ context: CGContext) { stack.append(context) }
  static func pop() { _ = stack.popLast() }

  /// Calls `body` with `context` as the current one.
  static func draw(on context: CGContext, _ body: () -> Void) {
    push(context)
    body()
    pop()
  }
}

/// Returns the context of the drawing under way; `nil` outside of `draw(_:)` and image renderers.
///
/// - Fidelity: approximated; only on the main actor.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.stack.last }

/// Makes a context current, until ``UIGraphicsPopContext()``.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { DrawingContexts.push(context) }

/// Makes the previous context current again. Does nothing without one.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { DrawingContexts.pop() }

/// Fills a rectangle in the fill color of the current context, which replaces what was drawn there: a clear color makes
/// a hole.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
  let state = UIGraphicsGetCurrentContext()?.recorder.state
  // An opaque color covers what is below it anyway.
  let isOpaque = state.map { $0.fill.alpha >= 1 && $0.alpha >= 1 && $0.fillPattern == nil } ?? true
  UIRectFillUsingBlendMode(rect, isOpaque ? .normal : .copy)
}

/// Fills a rectangle in the fill color of the current context, with a blend mode.
///
/// - Fidelity: approximated; see ``CGBlendMode``.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line one point wide along the inside of a rectangle's edge, in the fill color of the current context.
/// Rectangles no wider or taller than a point are left out.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext(), rect.width > 1, rect.height > 1 else { return }
  let line = CGPath(rect: rect.insetBy(dx: 0.5, dy: 0.5), transform: nil)
  context.recorder.stroke(line.outline, StrokeStyle(width: 1), color: context.recorder.state.fill)
}

/// Restricts later drawing in the current context to a rectangle.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

// MARK: - Colors and images

extension UIColor {
  @preconcurrency @MainActor
  func baseSet() {
    setFill()
    setStroke()
  }

  @preconcurrency @MainActor
  func baseSetFill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(cgColor(with: context.traits))
  }

  @preconcurrency @MainActor
  func baseSetStroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(cgColor(with: context.traits))
  }
}

extension UIBezierPath {
}

extension UIImage {
  @preconcurrency @MainActor
  func baseDraw(in rect: CGRect, blendMode: CGBlendMode = .normal, alpha: CGFloat = 1) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    // A template image is filled in black, as there is no view with a tint.
    let command = context.scaled(command(in: rect, traits: context.traits, tint: .black))
    context.recorder.draw([command], alpha: alpha.unitClamped)
    context.restoreGState()
  }

  /// The most copies of an image that fill a pattern.
  private static let copyLimit: CGFloat = 10_000

  @preconcurrency @MainActor
  func baseDrawAsPattern(in rect: CGRect) {
    let (rect, size) = (rect.standardFinite, size)
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0, size.width > 0, size.height > 0
    else { return }
    let (columns, rows) = ((rect.width / size.width).rounded(.up), (rect.height / size.height).rounded(.up))
    guard columns * rows <= Self.copyLimit else { return draw(in: rect) }
    context.saveGState()
    context.clip(to: rect)
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        draw(at: CGPoint(x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height))
      }
    }
    context.restoreGState()
  }
}

import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// A view that draws with a test's closure and counts its draws.
private final class Canvas: UIView {
  var draws = 0
  var drawing: (CGRect) -> Void = { _ in }

  override func draw(_ rect: CGRect) {
    draws += 1
    drawing(rect)
  }
}

private final class OutlinedLabel: UILabel {
  override func drawText(in rect: CGRect) {
    let (color, offset) = (textColor, shadowOffset)
    UIGraphicsGetCurrentContext()?.setLineWidth(4)
    UIGraphicsGetCurrentContext()?.setTextDrawingMode(.stroke)
    textColor = .white
    super.drawText(in: rect)
    UIGraphicsGetCurrentContext()?.setTextDrawingMode(.fill)
    textColor = color
    shadowOffset = .zero
    super.drawText(in: rect)
    shadowOffset = offset
  }
}

/// Views and renderers that draw in code.
@MainActor
struct DrawingTests {
  let harness = TestDevice()

  private func canvas(_ drawing: @escaping (CGRect) -> Void) -> Canvas {
    let view = Canvas(frame: rect(10, 20, 40, 40))
    view.drawing = drawing
    harness.window.addSubview(view)
    return view
  }

  @Test func aViewDrawsItselfInItsOwnCoordinates() {
    let view = canvas { bounds in
      UIColor.red.setFill()
      UIRectFill(bounds.insetBy(dx: 5, dy: 5))
    }
    expectEqual(
      harness.dump(),
      """
      size 100×200
        group clip (10,20 40×40) offset 10,20
          path fill #FF0000FF at 0,0: M5,5 L35,5 L35,35 L5,35 Z

      """)
    view.bounds.origin = CGPoint(x: 100, y: 0)
    view.setNeedsDisplay()
    expectContains(harness.dump(), "M5,5 L35,5")
  }

  @Test func viewRedrawsOnlyWhenNeeded() {
    let view = canvas { UIRectFill($0) }
    for time in [0.0, 0.1, 0.2] {
      view.alpha = 1 - time
      harness.frame(at: time)
    }
    expectEqual(view.draws, 1)
    view.setNeedsDisplay()
    harness.frame(at: 0.3)
    expectEqual(view.draws, 2)
    view.bounds.size.width = 50
    harness.frame(at: 0.4)
    expectEqual(view.draws, 3)
    view.overrideUserInterfaceStyle = .dark
    harness.frame(at: 0.5)
    expectEqual(view.draws, 4)
  }

  /// The published idiom of gradients and rounded corners that `draw(_:)` makes.
  @Test func layersAddedWhileDrawingAppearInTheFrame() {
    let view = canvas { _ in }
    view.drawing = { [unowned view] bounds in
      let layer = CALayer()
      layer.frame = bounds
      layer.backgroundColor = UIColor.green.cgColor
      view.layer.insertSublayer(layer, at: 0)
      view.layer.cornerRadius = 8
      view.backgroundColor = .red
    }
    let dump = harness.dump()
    expectContains(dump, "#00FF00FF")
    expectContains(dump, "#FF0000FF")
    harness.frame(at: 0.1)
    harness.frame(at: 0.2)
    expectEqual(view.draws, 1)
    expectEqual(view.layer.sublayers?.count, 1)
    expectFalse(harness.root.needsFrame)
  }

  @Test func requestsOfDrawingCodeToDrawAgainEnd() {
    let view = canvas { _ in }
    view.drawing = { [unowned view] in
      UIRectFill($0)
      view.setNeedsDisplay()
    }
    harness.frame(at: 0)
    harness.frame(at: 0.1)
    expectEqual(view.draws, 1)
    expectFalse(harness.root.needsFrame)
  }

  /// The published idiom of outlined text.
  @Test func labelsMayChangeTheirColorsWhileTheyDraw() throws {
    let label = OutlinedLabel(frame: rect(0, 0, 90, 40))
    label.text = "A"
    label.textColor = .red
    harness.window.addSubview(label)
    harness.frame(at: 0)
    let dump = harness.dump()
    let white = try #require(dump.range(of: "#FFFFFFFF")), red = try #require(dump.range(of: "#FF0000FF"))
    expectTrue(white.upperBound <= red.lowerBound)
    expectEqual(dump.components(separatedBy: "#FFFFFFFF").count - 1, 13)
    expectEqual(label.textColor, .red)
    expectFalse(harness.root.needsFrame)
  }

  @Test func invisibleTextIsNotDrawn() {
    _ = canvas { _ in
      UIGraphicsGetCurrentContext()?.setTextDrawingMode(.invisible)
      ("A" as NSString).draw(at: .zero, withAttributes: [.foregroundColor: UIColor.red])
      UIGraphicsGetCurrentContext()?.setTextDrawingMode(.fillStroke)
      ("B" as NSString).draw(at: .zero, withAttributes: [.foregroundColor: UIColor.green])
    }
    let dump = harness.dump()
    expectFalse(dump.contains("#FF0000FF"))
    expectEqual(dump.components(separatedBy: "#00FF00FF").count - 1, 13)
  }

  @Test func viewsThatDrawNothingPaintNothing() {
    harness.add(rect(0, 0, 10, 10))
    expectEmpty(harness.frame().commands)
    expectNil(UIGraphicsGetCurrentContext())
  }

  @Test func pathsArePaintedWithTheirOwnPen() {
    _ = canvas { _ in
      let path = UIBezierPath(rect: rect(1, 1, 8, 8))
      path.lineWidth = 3
      path.lineJoinStyle = .round
      UIColor.white.setStroke()
      UIColor.blue.setFill()
      path.fill()
      path.stroke()
    }
    let dump = harness.dump()
    expectContains(dump, "path fill #0000FFFF at 0,0: M1,1")
    expectContains(dump, "path stroke 3 round corners #FFFFFFFF")
  }

  @Test func stateIsSavedAndComesBack() {
    _ = canvas { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.setFillColor(UIColor.blue.cgColor)
      context.setLineWidth(1.5)
      context.fill(rect(0, 0, 5, 5))
      context.stroke(rect(0, 0, 5, 5))
      context.restoreGState()
      context.fill(rect(0, 0, 5, 5))
      // Restoring once too often has no effect.
      context.restoreGState()
    }
    let lines = harness.dump().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    expectEqual(
      lines.suffix(3),
      [
        "path fill #0000FFFF at 0,0: M10,0 L20,0 L20,10 L10,10 Z",
        "path stroke 3 #000000FF at 0,0: M10,0 L20,0 L20,10 L10,10 Z",
        "path fill #FF0000FF at 0,0: M0,0 L5,0 L5,5 L0,5 Z",
      ])
  }

  @Test func aClipHoldsUntilItsStateIsGone() {
    _ = canvas { bounds in
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      UIBezierPath(ovalIn: rect(0, 0, 10, 10)).addClip()
      UIRectFill(bounds)
      context?.restoreGState()
      UIRectFill(rect(0, 30, 5, 5))
    }
    guard case .group(let drawn)? = harness.frame().commands.first else {
      Issue.record("nothing drawn")
      return
    }
    expectEqual(drawn.commands.count, 2)
    guard case .group(let clipped) = drawn.commands[0], case .path = drawn.commands[1] else {
      Issue.record("the clip is not around one command")
      return
    }
    expectEqual(clipped.mask?.count, 1)
    expectEqual(clipped.commands.count, 1)
  }

  @Test func aPenThatIsSqueezedDrawsAnArea() {
    _ = canvas { _ in
      let context = UIGraphicsGetCurrentContext()
      context?.scaleBy(x: 3, y: 1)
      context?.setLineWidth(2)
      context?.strokeLineSegments(between: [CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 10)])
    }
    // The line is two points wide, scaled by three.
    expectContains(harness.dump(), "path fill #000000FF")
    guard case .group(let drawn)? = harness.frame().commands.first else { return }
    expectEqual(DrawCommand.bounds(of: drawn.commands), rect(9, 0, 6, 10))
  }

  @Test func textAndPicturesAreDrawn() throws {
    let image = try #require(UIImage(systemName: "star"))
    _ = canvas { _ in
      "Hello".draw(at: CGPoint(x: 3, y: 4), withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
      image.draw(in: rect(0, 20, 10, 10))
    }
    let dump = harness.dump()
    expectContains(dump, "text \"Hello\"")
    expectContains(dump, "system 10")
    expectContains(dump, "image")
    let size = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    expectGreater(size.width, 10)
    expectGreater(size.height, 8)
  }

  @Test func rendererImageHasRequestedSize() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
      UIColor.red.setFill()
      context.fill(rect(0, 0, 20, 10))
      expectIdentical(UIGraphicsGetCurrentContext(), context.cgContext)
    }
    expectEqual(image.size, CGSize(width: 20, height: 10))
    expectEqual(image.scale, 3)
    expectNil(UIGraphicsGetCurrentContext())
    expectEqual(UIGraphicsImageRenderer(size: CGSize(width: -1, height: CGFloat.nan)).image { _ in }.size.height, 0)
  }
}

import DeviceSupport
import Foundation
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore

/// Boxes that are twice as wide as those of ``BoxFont``.
private struct WideBoxes: TextEngine {
  private let boxes = BoxFont()

  func metrics(of font: FontDescriptor) -> FontMetrics { boxes.metrics(of: wide(font)) }
  func width(of text: String, font: FontDescriptor) -> CGFloat { boxes.width(of: text, font: wide(font)) }
  func glyphs(of run: GlyphRun, scale: CGFloat, fraction: CGFloat) -> GlyphPixels {
    boxes.glyphs(of: GlyphRun(text: run.text, font: wide(run.font)), scale: scale, fraction: fraction)
  }

  private func wide(_ font: FontDescriptor) -> FontDescriptor {
    var font = font
    font.size *= 2
    return font
  }
}

/// Two scenes of one process have text engines of their own.
@MainActor @Suite(.serialized)
struct SceneServicesTests {
  private static func label(in root: RenderRoot) -> UILabel {
    let label = UILabel()
    root.window.addSubview(label)
    label.font = .systemFont(ofSize: 18)
    label.text = "words"
    return label
  }

  private let narrow = RenderRoot(environment: .phone, services: TestDevice.services(textEngine: BoxFont()))
  private let wide = RenderRoot(environment: .phone, services: TestDevice.services(textEngine: WideBoxes()))

  @Test func labelMeasuresWithItsScenesEngine() {
    let labels = (Self.label(in: narrow), Self.label(in: wide))
    let size = labels.0.intrinsicContentSize
    expectEqual(labels.1.intrinsicContentSize, CGSize(width: 2 * size.width, height: 2 * size.height))
    narrow.layout()
    expectEqual(labels.1.intrinsicContentSize, CGSize(width: 2 * size.width, height: 2 * size.height))
  }

  @Test func fontMeasuresWithRunningScenesEngine() {
    let font = UIFont.systemFont(ofSize: 16)
    narrow.layout()
    let height = font.lineHeight
    wide.layout()
    expectEqual(font.lineHeight, 2 * height)
  }

  @Test func textFieldMeasuresWithItsScenesEngine() {
    let fields = [narrow, wide].map { root in
      let field = UITextField()
      root.window.addSubview(field)
      field.font = .systemFont(ofSize: 18)
      field.text = "words"
      return field
    }
    expectEqual(fields[1].intrinsicContentSize.width, 2 * fields[0].intrinsicContentSize.width)
  }
}

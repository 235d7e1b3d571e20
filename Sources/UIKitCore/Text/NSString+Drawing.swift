import Drawing
import Foundation
import Geometry
import Typography

extension NSAttributedString {
  /// As large as the text is on one line.
  public func size() -> CGSize { measured(width: .infinity) }

  /// How much room the text takes.
  ///
  /// - Parameter size: In points. The text wraps at its width with `usesLineFragmentOrigin` only; at 0 it does not.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
    var room = measured(width: wraps ? FiniteGeometry.length(size.width) : .infinity)
    if options.contains(.truncatesLastVisibleLine), size.height > 0 { room.height = min(room.height, size.height) }
    let bounds = CGRect(origin: .zero, size: room)
    context?.totalBounds = bounds
    return bounds
  }

  private func measured(width: CGFloat) -> CGSize {
    let content = StyledText(self, font: .systemFont(ofSize: 12))
    var format = ParagraphFormat(lineBreak: .wordWrap)
    format.adopt(content.paragraphs)
    return TextLayout(content.text, width: width, format: format, engine: HostServices.current.textEngine).size
  }

  /// With every line that has one of its own, from its top left corner.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Wrapped in the rectangle, from its top; what does not fit is left out.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let label = UILabel()
    label.font = .systemFont(ofSize: 12)
    label.attributedText = self
    label.numberOfLines = 0
    label.overrideUserInterfaceStyle = context.traits.userInterfaceStyle
    let height = min(label.sizeThatFits(CGSize(width: rect.width, height: 0)).height, rect.height)
    label.frame = CGRect(x: 0, y: 0, width: rect.width, height: height)
    var commands: [DrawCommand] = []
    label.recordContent(in: CGRect(origin: rect.origin, size: label.bounds.size), into: &commands)
    context.recorder.draw(commands)
  }
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// See `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}

extension NSString {
  private var swift: String { substring(from: 0) }

  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    swift.size(withAttributes: attributes)
  }

  /// See `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    swift.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    swift.draw(at: point, withAttributes: attributes)
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    swift.draw(in: rect, withAttributes: attributes)
  }
}

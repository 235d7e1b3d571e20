import Drawing
import Foundation
import Geometry
import Typography

extension NSAttributedString {
  /// Returns the size of the text without wrapping, in points.
  public func size() -> CGSize { measured(width: .infinity) }

  /// Returns the bounding rectangle of the text, with its origin at zero.
  ///
  /// - Parameters:
  ///   - size: The available size in points. The text wraps at a positive width if the options contain
  ///     `usesLineFragmentOrigin`.
  ///   - options: The way in which the text is measured.
  ///   - context: An object that receives the rectangle, or `nil`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
    var textSize = measured(width: wraps ? FiniteGeometry.length(size.width) : .infinity)
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      textSize.height = min(textSize.height, size.height)
    }
    let bounds = CGRect(origin: .zero, size: textSize)
    context?.totalBounds = bounds
    return bounds
  }

  private func measured(width: CGFloat) -> CGSize {
    let content = StyledText(self, font: .systemFont(ofSize: 12))
    var format = ParagraphFormat(lineBreak: .wordWrap)
    format.adopt(content.paragraphs)
    return TextLayout(content.text, width: width, format: format, engine: HostServices.current.textEngine).size
  }

  /// Draws the text in the current graphics context without wrapping, with its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Draws the text in the current graphics context, wrapped in a rectangle from its top. Text that does not fit is
  /// truncated.
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

  /// Draws the text in the current graphics context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in which the text wraps from its top, if the options contain `usesLineFragmentOrigin`. A
  ///     height of zero is no limit. Otherwise, the text is on one line, whose baseline starts at the rectangle's origin.
  ///   - options: The way in which the text is measured.
  ///   - context: An object that receives the text's bounding rectangle, or `nil`.
  @preconcurrency @MainActor
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let bounds = boundingRect(with: rect.size, options: options, context: context)
    guard wraps else { return draw(at: CGPoint(x: rect.minX, y: rect.minY - ascender)) }
    let size = CGSize(
      width: rect.width > 0 ? rect.width : bounds.width, height: rect.height > 0 ? rect.height : bounds.height)
    draw(in: CGRect(origin: rect.origin, size: size))
  }

  /// The height of the first font above its baseline.
  private var ascender: CGFloat {
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    return (font ?? .systemFont(ofSize: 12)).ascender
  }
}

extension String {
  /// Returns the size of the text without wrapping, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the bounding rectangle of the text, as `NSAttributedString.boundingRect(with:options:context:)` does.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text in the current graphics context without wrapping, with its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in the current graphics context, wrapped in a rectangle from its top.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws the text in the current graphics context, as `NSAttributedString.draw(with:options:context:)` does.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  private var swift: String { substring(from: 0) }

  /// Returns the size of the text without wrapping, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    swift.size(withAttributes: attributes)
  }

  /// Returns the bounding rectangle of the text, as `NSAttributedString.boundingRect(with:options:context:)` does.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    swift.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in the current graphics context without wrapping, with its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    swift.draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in the current graphics context, wrapped in a rectangle from its top.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    swift.draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text in the current graphics context, as `NSAttributedString.draw(with:options:context:)` does.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    swift.draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

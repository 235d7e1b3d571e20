package import Drawing
import Foundation
import Geometry
import PlainText

/// A frame as an SVG file, for documentation and posts.
///
/// Shapes, paths, pictures, axial and radial gradients, masks and shadows are vectors; letters remain text, in the width
/// that they have on the device. Three things are approximated, because SVG does not have them: a blurred background is
/// its tint alone, planes turned in space are flat, and a conic gradient is its first color.
package struct SVGDocument {
  /// The file's text.
  package let text: String

  /// Creates the document of a frame.
  package init(_ list: DisplayList) throws(PNGError) {
    var writer = SVGWriter()
    for command in list.commands { try writer.write(command) }
    let (width, height) = (list.size.width.svg, list.size.height.svg)
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="Inter, 'Noto Sans CJK KR', -apple-system, 'Helvetica Neue', Arial, sans-serif">
      <defs>
      \(writer.definitions.joined(separator: "\n"))
      </defs>
      \(writer.elements.joined(separator: "\n"))
      </svg>

      """
  }
}

/// A writer of drawing commands as elements, and of what they refer to as definitions.
struct SVGWriter {
  private(set) var elements: [String] = []
  private(set) var definitions: [String] = []
  /// The names of definitions that several elements share, by their content.
  private var names: [String: String] = [:]
  private var pictures: [ImagePixels: String] = [:]

  mutating func write(_ command: DrawCommand) throws(PNGError) {
    switch command {
    case .fill(let shape, let color): add(shape.element(color.attributes("fill")))
    case .border(let shape, let width, let color):
      let inner = shape.inset(by: width / 2)
      add(inner.element(" fill=\"none\" stroke-width=\"\(width.svg)\"" + color.attributes("stroke")))
    case .shadow(let shadow): write(shadow)
    case .contentShadow(let shadow): try write(shadow)
    case .gradient(let shape, let gradient): write(gradient, in: shape)
    case .backdrop(let backdrop): add(backdrop.shape.element(backdrop.tint.attributes("fill")))
    case .path(let path): write(path)
    case .image(let image): try write(image)
    case .text(let text): add(text.element)
    case .group(let group): try write(group)
    }
  }

  private mutating func add(_ element: String) { elements.append(element) }

  /// Returns the name of a definition, which is made once for equal contents.
  ///
  /// - Parameter content: Returns the element with a name.
  private mutating func define(_ content: (String) -> String) -> String {
    let key = content("")
    if let name = names[key] { return name }
    let name = "d\(names.count + 1)"
    names[key] = name
    definitions.append(content(name))
    return name
  }

  private mutating func blur(_ radius: CGFloat) -> String {
    guard radius > 0 else { return "" }
    let name = define {
      "<filter id=\"\($0)\" x=\"-1\" y=\"-1\" width=\"3\" height=\"3\"><feGaussianBlur stdDeviation=\"\(radius.svg)\"/></filter>"
    }
    return " filter=\"url(#\(name))\""
  }
}

// MARK: - Commands

extension SVGWriter {
  private mutating func write(_ shadow: Shadow) {
    var shape = shadow.shape
    shape.rect.origin.x += shadow.offset.width
    shape.rect.origin.y += shadow.offset.height
    add(shape.element(shadow.color.attributes("fill") + blur(shadow.blurRadius)))
  }

  private mutating func write(_ shadow: ContentShadow) throws(PNGError) {
    let mask = try mask(shadow.commands)
    let (x, y) = (shadow.offset.width.svg, shadow.offset.height.svg)
    let area = RoundedRect(DrawCommand.bounds(of: shadow.commands))
    let shade = area.element(shadow.color.attributes("fill") + " mask=\"url(#\(mask))\"")
    add("<g transform=\"translate(\(x) \(y))\"\(blur(shadow.blurRadius))>\(shade)</g>")
  }

  private mutating func write(_ path: PathCommand) {
    let place = path.origin == .zero ? "" : " transform=\"translate(\(path.origin.x.svg) \(path.origin.y.svg))\""
    let style: String
    switch path.drawingMode {
    case .fill(let rule): style = (rule == .evenOdd ? " fill-rule=\"evenodd\"" : "") + path.color.attributes("fill")
    case .stroke(let stroke): style = " fill=\"none\"" + stroke.attributes + path.color.attributes("stroke")
    }
    add("<path d=\"\(path.outline.svgData)\"\(place)\(style)\(blur(path.blurRadius))/>")
  }

  private mutating func write(_ gradient: Gradient, in shape: RoundedRect) {
    guard gradient.kind != .conic else {
      return add(shape.element((gradient.colors.first ?? .clear).attributes("fill")))
    }
    let stops = zip(gradient.colors, gradient.locations).map { color, location in
      "<stop offset=\"\(location.svg)\"\(color.attributes("stop", ["stop-color", "stop-opacity"]))/>"
    }.joined()
    let (start, end) = (gradient.start, gradient.end)
    let name = define { name in
      guard gradient.kind == .radial else {
        return "<linearGradient id=\"\(name)\" x1=\"\(start.x.svg)\" y1=\"\(start.y.svg)\" x2=\"\(end.x.svg)\" "
          + "y2=\"\(end.y.svg)\">\(stops)</linearGradient>"
      }
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      return "<radialGradient id=\"\(name)\" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"translate(\(start.x.svg) "
        + "\(start.y.svg)) scale(\(width.svg) \(height.svg))\">\(stops)</radialGradient>"
    }
    add(shape.element(" fill=\"url(#\(name))\""))
  }

  private mutating func write(_ image: ImageCommand) throws(PNGError) {
    let (target, part) = (image.destination, image.source)
    guard part.width > 0, part.height > 0, image.image.width > 0 else { return }
    let size = CGSize(width: target.width / part.width, height: target.height / part.height)
    let whole = CGRect(
      x: target.minX - part.minX * size.width, y: target.minY - part.minY * size.height, width: size.width,
      height: size.height)
    let picture = try picture(image.image)
    let filter = image.tint.map { " filter=\"url(#\(tint($0)))\"" } ?? ""
    let isPart = part != CGRect(x: 0, y: 0, width: 1, height: 1)
    let clip = isPart ? " clip-path=\"url(#\(clip(RoundedRect(target))))\"" : ""
    let scale =
      "scale(\((whole.width / CGFloat(image.image.width)).svg(6)) \((whole.height / CGFloat(image.image.height)).svg(6)))"
    let use =
      "<use href=\"#\(picture)\" transform=\"translate(\(whole.minX.svg) \(whole.minY.svg)) \(scale)\"\(filter)/>"
    add(isPart ? "<g\(clip)>\(use)</g>" : use)
  }

  /// Returns the name of a picture, which is embedded once.
  private mutating func picture(_ image: ImagePixels) throws(PNGError) -> String {
    if let name = pictures[image] { return name }
    let file = try PNGCodec.encode(Bitmap(width: image.width, height: image.height, pixels: image.pixels))
    let data = Data(file).base64EncodedString()
    let name = define {
      "<image id=\"\($0)\" width=\"\(image.width)\" height=\"\(image.height)\" preserveAspectRatio=\"none\" "
        + "href=\"data:image/png;base64,\(data)\"/>"
    }
    pictures[image] = name
    return name
  }

  /// Returns the name of a filter that fills a template with a color.
  private mutating func tint(_ color: Color) -> String {
    define {
      "<filter id=\"\($0)\"><feFlood\(color.attributes("flood", ["flood-color", "flood-opacity"]))/>"
        + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>"
    }
  }

  private mutating func clip(_ shape: RoundedRect) -> String {
    define { "<clipPath id=\"\($0)\">\(shape.element(""))</clipPath>" }
  }

  private mutating func write(_ group: DrawGroup) throws(PNGError) {
    var outer = ""
    if let shape = group.clip { outer += " clip-path=\"url(#\(clip(shape)))\"" }
    if let mask = group.mask { outer += " mask=\"url(#\(try self.mask(mask)))\"" }
    var style = group.blendMode.css.map { ["mix-blend-mode:\($0)"] } ?? []
    if group.isIsolated { style.append("isolation:isolate") }
    if !style.isEmpty { outer += " style=\"\(style.joined(separator: ";"))\"" }
    if group.opacity < 1 { outer += " opacity=\"\(group.opacity.svg)\"" }
    let t = group.transform
    let matrix = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { $0.svg(5) }.joined(separator: " ")
    let inner = t.isIdentity ? "" : " transform=\"matrix(\(matrix))\""
    if !outer.isEmpty { add("<g\(outer)>") }
    add("<g\(inner)>")
    for command in group.commands { try write(command) }
    add("</g>")
    if !outer.isEmpty { add("</g>") }
  }

  private mutating func mask(_ commands: [DrawCommand]) throws(PNGError) -> String {
    let before = elements
    elements = []
    for command in commands { try write(command) }
    let content = elements.joined()
    elements = before
    return define {
      "<mask id=\"\($0)\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\" x=\"-16384\" y=\"-16384\" "
        + "width=\"32768\" height=\"32768\">\(content)</mask>"
    }
  }
}

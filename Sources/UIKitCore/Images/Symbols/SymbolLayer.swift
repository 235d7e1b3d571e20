import Drawing
import Foundation

/// A layer of a symbol's drawing, from which the outlined and the filled variant are derived.
struct SymbolLayer: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    /// The body: outlined in one variant, filled in the other.
    case body
    /// A detail: drawn on the outlined body, cut out of the filled one.
    case detail
    /// The same in both variants.
    case solid
    case cut
  }

  var role: Role
  var outline: Outline
  var isFilled: Bool
  var pen: CGFloat
  /// Whether the layer belongs only to the filled variant, or only to the outlined one; `nil` for both.
  var onlyWhenFilled: Bool?

  func mark(filled: Bool) -> [SymbolMark] {
    if let onlyWhenFilled, onlyWhenFilled != filled { return [] }
    switch role {
    case .body: return filled ? solidBody : [SymbolMark(outline: outline, isFilled: isFilled, pen: pen)]
    case .detail: return [SymbolMark(outline: outline, isFilled: isFilled, pen: pen, isCut: filled)]
    case .solid: return [SymbolMark(outline: outline, isFilled: isFilled, pen: pen)]
    case .cut: return [SymbolMark(outline: outline, isFilled: isFilled, pen: pen, isCut: true)]
    }
  }

  /// The filled body. Open contours remain lines.
  private var solidBody: [SymbolMark] {
    let closed = Outline(contours: outline.contours.filter(\.isClosed))
    let open = Outline(contours: outline.contours.filter { !$0.isClosed })
    var marks: [SymbolMark] = []
    if !closed.contours.isEmpty { marks.append(SymbolMark(outline: closed, isFilled: true, pen: pen)) }
    if !open.contours.isEmpty { marks.append(SymbolMark(outline: open, isFilled: isFilled, pen: pen)) }
    return marks
  }

  var isClosed: Bool { role == .body && outline.contours.contains(where: \.isClosed) }
}

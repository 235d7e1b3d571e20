import Drawing
import Foundation
import Geometry

/// The place of a layer that has moved back behind a sheet: smaller, lower, and with round upper corners.
///
/// Only the picture of the layer moves. Its geometry stays, so that an app which measures the views behind a sheet finds
/// them as they were.
///
/// - Fidelity: observed (iOS 13 to 18).
struct Recession {
  /// The distance between the sides of the screen and the layer, in points.
  private static let margin: CGFloat = 16
  /// The radius of the upper corners, in points of the screen.
  private static let cornerRadius: CGFloat = 10

  /// The fraction of its way that the layer has moved, from 0 to 1.
  let share: CGFloat
  /// The position of the upper edge when the layer has moved completely, in the superlayer's coordinates.
  let top: CGFloat

  /// Returns the transform of a frame in the superlayer's coordinates, around the middle of its upper edge.
  func transform(of frame: CGRect) -> CGAffineTransform {
    let scale = scale(of: frame)
    return CGAffineTransform(translationX: frame.midX, y: frame.minY + share * (top - frame.minY))
      .scaledBy(x: scale, y: scale)
      .translatedBy(x: -frame.midX, y: -frame.minY)
  }

  /// Returns the visible part of a frame, in the layer's own size.
  func shape(of frame: CGRect) -> RoundedRect {
    RoundedRect(frame, radius: Self.cornerRadius * share / scale(of: frame), corners: [.topLeft, .topRight])
  }

  private func scale(of frame: CGRect) -> CGFloat {
    guard frame.width > 4 * Self.margin else { return 1 }
    return 1 - share * 2 * Self.margin / frame.width
  }
}

extension CALayer {
  /// Whether the layer's picture is behind a sheet.
  final var isReceded: Bool { modelState.recession > 0 }

  /// Moves the layer's picture back behind a sheet, or forward again.
  ///
  /// - Parameters:
  ///   - share: The fraction of its way, from 0 to 1.
  ///   - top: The position of its upper edge at 1, in points of the superlayer.
  final func recede(by share: CGFloat, to top: CGFloat) {
    change(.recession) {
      $0.recession = share.unitClamped
      if share > 0 { $0.recededTop = top }
    }
  }
}

extension Painter {
  /// Draws a layer behind a sheet. Its commands are not aligned to pixels.
  func paintReceded(_ layer: CALayer, _ state: LayerState, in space: Space, into commands: inout [DrawCommand]) {
    let recession = Recession(share: state.recession, top: state.recededTop)
    let frame = state.frame
    let toSuperlayer = recession.transform(of: frame)
    guard ProjectionTransform(toSuperlayer).isInvertible else { return }
    let toSpace = toSuperlayer.concatenating(CGAffineTransform(translationX: space.origin.x, y: space.origin.y))
    let inner = Space(visible: space.visible.applying(toSpace.inverted()), isOnGrid: false, lens: space.lens)
    var own: [DrawCommand] = []
    paintPlaced(layer, state, in: inner, into: &own)
    guard !own.isEmpty else { return }
    // The screen is black where a window has no background.
    if let window = layer.superlayer, window.superlayer == nil, window.backgroundColor == nil {
      commands.append(.fill(RoundedRect(frame.offsetBy(dx: space.origin.x, dy: space.origin.y)), .black))
    }
    let clipped = DrawGroup(clip: recession.shape(of: frame), commands: own)
    commands.append(.group(DrawGroup(transform: toSpace, commands: [.group(clipped)])))
  }
}

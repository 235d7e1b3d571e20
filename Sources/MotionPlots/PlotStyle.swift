import Drawing
import Foundation
import UIKitCore

/// The colours of a plot.
///
/// Lines and phases are shades of Okabe and Ito's palette, which is distinguishable with any kind of colour blindness;
/// in addition, the second line is dashed, and bands have names.
struct PlotStyle: Sendable {
  let background: Color
  let textColor: Color
  let faintColor: Color
  let grid: Color
  let edge: Color
  /// The colours of the first and the second recording.
  let lines: [Color]
  private let phases: [Color]

  static let light = PlotStyle(
    background: 0xFFFFFF, textColor: 0x1C1C1E, faintColor: 0x636366, grid: 0xE5E5EA, edge: 0x8E8E93,
    lines: [0x0072B2, 0xD55E00], phases: [0xE5E5EA, 0xF7E9A0, 0x9CCBE8, 0xA6DBC4, 0xDDB6D2, 0xF3C98B])

  static let dark = PlotStyle(
    background: 0x1C1C1E, textColor: 0xF2F2F7, faintColor: 0xAEAEB2, grid: 0x38383A, edge: 0x8E8E93,
    lines: [0x56B4E9, 0xE69F00], phases: [0x3A3A3C, 0x6B6220, 0x1F5575, 0x1B6650, 0x6E3F60, 0x7A5218])

  private init(
    background: Int, textColor: Int, faintColor: Int, grid: Int, edge: Int, lines: [Int], phases: [Int]
  ) {
    self.background = Color(rgb: background)
    self.textColor = Color(rgb: textColor)
    self.faintColor = Color(rgb: faintColor)
    self.grid = Color(rgb: grid)
    self.edge = Color(rgb: edge)
    self.lines = lines.map(Color.init(rgb:))
    self.phases = phases.map(Color.init(rgb:))
  }

  func fill(of phase: ScrollActivity) -> Color {
    switch phase {
    case .idle: phases[0]
    case .tracking: phases[1]
    case .dragging: phases[2]
    case .decelerating: phases[3]
    case .animating: phases[4]
    case .wheeling: phases[5]
    }
  }

  static let lineWidth: CGFloat = 2
  static let targetWidth: CGFloat = 1
  static let smallText: CGFloat = 10
  static let text: CGFloat = 11
  /// The distance from the baseline to the middle of the digits, as a fraction of the text size.
  static let middle: CGFloat = 0.36

  /// Returns the dash pattern, to which round ends add a line's width per dash.
  func dash(ofLine index: Int) -> [CGFloat] { index == 0 ? [] : [5, 5] }

  func dash(ofTarget index: Int) -> [CGFloat] { index == 0 ? [4, 3] : [0.5, 3] }
}

extension Color {
  fileprivate init(rgb: Int) {
    let component = { (shift: Int) in CGFloat((rgb >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }
}

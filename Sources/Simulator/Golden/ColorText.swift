package import Drawing
import Foundation

/// The colors of a scene in light mode and their counterparts in dark mode, as text for people and files.
///
/// The text has a line for each pair of colors and their uses, in descending order of frequency. If a scene paints
/// different elements in dark mode, both modes are listed separately.
package struct ColorText {
  private let light: [Use]
  private let dark: [Use]

  /// Creates the text of a scene's frames in light and in dark mode.
  package init(light: DisplayList, dark: DisplayList) {
    self.light = light.commands.flatMap(Use.uses)
    self.dark = dark.commands.flatMap(Use.uses)
  }

  /// Returns the list of colors under the name of a scene.
  package func text(of scene: String) -> String {
    let isSame = light.map(\.purpose) == dark.map(\.purpose)
    let lines =
      isSame
      ? Self.counted(zip(light, dark).map { "\($0.line) → \($1.color.brief)" })
      : ["light"] + Self.counted(light.map(\.line)) + ["dark"] + Self.counted(dark.map(\.line))
    return (["\(scene), light → dark", ""] + lines).joined(separator: "\n") + "\n"
  }

  private static func counted(_ lines: [String]) -> [String] {
    let counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
    let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ordered.map { line, count in "\("\(count)".aligned(to: 5))  \(line)" }
  }
}

extension ColorText {
  /// A use of a color.
  private struct Use {
    let purpose: String
    let color: Color

    var line: String { "\(purpose.padded(to: 9))\(color.brief)" }

    static func uses(of command: DrawCommand) -> [Use] {
      switch command {
      case .fill(_, let color): [Use(purpose: "fill", color: color)]
      case .border(_, _, let color): [Use(purpose: "border", color: color)]
      case .shadow(let shadow): [Use(purpose: "shadow", color: shadow.color)]
      case .contentShadow(let shadow): [Use(purpose: "shadow", color: shadow.color)]
      case .gradient(_, let gradient): gradient.colors.map { Use(purpose: "gradient", color: $0) }
      case .backdrop(let backdrop): [Use(purpose: "backdrop", color: backdrop.tint)]
      case .path(let path): [Use(purpose: path.blurRadius > 0 ? "shadow" : "path", color: path.color)]
      case .image(let image): image.tint.map { [Use(purpose: "symbol", color: $0)] } ?? []
      case .text(let text): [Use(purpose: "text", color: text.color)]
      case .group(let group): (group.mask ?? []).flatMap(uses) + group.commands.flatMap(uses)
      }
    }
  }
}

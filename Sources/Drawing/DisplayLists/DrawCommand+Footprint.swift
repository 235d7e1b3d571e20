import Foundation

extension DrawCommand {
  /// The command with opaque black in place of its colors, and with boxes in place of pictures: the area that it paints,
  /// whatever the opacity.
  package var footprint: DrawCommand {
    switch self {
    case .fill(let shape, _), .gradient(let shape, _): return .fill(shape, .black)
    case .border(let shape, let width, _): return .border(shape, width: width, .black)
    case .backdrop(let backdrop): return .fill(backdrop.shape, .black)
    case .image(let image): return .fill(RoundedRect(image.destination), .black)
    case .shadow(var shadow):
      shadow.color = .black
      return .shadow(shadow)
    case .contentShadow(var shadow):
      shadow.color = .black
      return .contentShadow(shadow)
    case .path(var path):
      path.color = .black
      return .path(path)
    case .text(var text):
      text.color = .black
      return .text(text)
    case .group(var group):
      group.opacity = 1
      group.commands = group.commands.map(\.footprint)
      return .group(group)
    }
  }
}

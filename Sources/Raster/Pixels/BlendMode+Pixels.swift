import Drawing

extension BlendMode {
  /// Returns a premultiplied pixel combined with the one below it.
  func blend(_ source: UInt32, over below: UInt32) -> UInt32 {
    let (present, open) = (below >> 24, 255 - below >> 24)
    let (drawn, rest) = (source >> 24, 255 - source >> 24)
    return switch self {
    case .normal: over(source, below)
    case .clear: 0
    case .copy: source
    case .sourceIn: scaled(source, by: present)
    case .sourceOut: scaled(source, by: open)
    case .sourceAtop: sum(scaled(source, by: present), scaled(below, by: rest))
    case .destinationOver: over(below, source)
    case .destinationIn: scaled(below, by: drawn)
    case .destinationOut: scaled(below, by: rest)
    case .destinationAtop: sum(scaled(below, by: drawn), scaled(source, by: open))
    case .xor: sum(scaled(source, by: open), scaled(below, by: rest))
    case .plusLighter: sum(source, below)
    case .plusDarker: darkerSum(source, below)
    default: mixed(source, below)
    }
  }

  /// Returns the sum of each channel, at most full intensity.
  private func sum(_ one: UInt32, _ other: UInt32) -> UInt32 {
    channels { min(255, (one >> $0 & 255) + (other >> $0 & 255)) }
  }

  /// Returns the darker sum: each color lacks as much as both together.
  private func darkerSum(_ one: UInt32, _ other: UInt32) -> UInt32 {
    let (first, second) = (Int(one >> 24), Int(other >> 24))
    let alpha = min(255, first + second)
    return UInt32(alpha) << 24
      | channels(upTo: 24) { shift in
        let missing = first - Int(one >> shift & 255) + second - Int(other >> shift & 255)
        return UInt32(max(0, alpha - missing))
      }
  }

  private func channels(upTo end: UInt32 = 32, _ value: (UInt32) -> UInt32) -> UInt32 {
    stride(from: 0, to: end, by: 8).reduce(0) { $0 | value($1) << $1 }
  }

  /// Returns the color of PDF's formula: where both are drawn, colors are mixed by the mode.
  private func mixed(_ source: UInt32, _ below: UInt32) -> UInt32 {
    let (drawn, present) = (Double(source >> 24) / 255, Double(below >> 24) / 255)
    guard drawn > 0 else { return below }
    guard present > 0 else { return source }
    let (top, bottom) = (MixedColor(source), MixedColor(below))
    let mix = MixedColor.mix(top / drawn, bottom / present, self)
    let alpha = drawn + present - drawn * present
    return (top * (1 - present) + bottom * (1 - drawn) + mix * (drawn * present)).packed(alpha: alpha)
  }
}

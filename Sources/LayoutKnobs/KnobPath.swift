/// The words of a value's identity, in scripts and in messages to other processes.
extension KnobKey.Part {
  /// The part's path within its section: `section`, `group`, `group/0` for the group's first subitem, `boundary/0` for
  /// the first boundary item, or `flow` for a section of a flow layout.
  package var path: String {
    switch self {
    case .section: "section"
    case .subitem(let path): (["group"] + path.map(String.init)).joined(separator: "/")
    case .boundary(let index): "boundary/\(index)"
    case .flow: "flow"
    }
  }

  /// Creates a part from its path; returns `nil` for other words.
  init?(path: some StringProtocol) {
    let words = path.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = words.dropFirst().map { Int($0) }
    let indices = numbers.compactMap { $0 }.filter { $0 >= 0 }
    guard let first = words.first, indices.count == numbers.count, indices.count <= 16 else { return nil }
    switch (first, indices.count) {
    case ("section", 0): self = .section
    case ("group", _): self = .subitem(indices)
    case ("flow", 0): self = .flow
    case ("boundary", 1): self = .boundary(indices[0])
    default: return nil
    }
  }
}

extension KnobKey {
  /// Creates a key from the path of its part and the property's name in Swift; returns `nil` for other words.
  init?(path: some StringProtocol, property: some StringProtocol) {
    guard let part = Part(path: path) else { return nil }
    let properties = part == .flow ? FlowKnobs.properties : Property.allCases
    let found = properties.lazy.map { KnobKey(part, $0) }.first { $0.propertyName == property }
    guard let found else { return nil }
    self = found
  }
}

/// The build settings of an Xcode target, whose values may contain variables.
package struct BuildSettings: Hashable, Sendable {
  private var values: [String: String]
  /// The most variables inside each other; more are a cycle.
  private static let depthLimit = 16

  /// - Parameter values: The settings that Xcode itself provides.
  package init(_ values: [String: String] = [:]) { self.values = values }

  /// Adds settings of a higher level, in whose values `$(inherited)` stands for the value of the levels below.
  mutating func add(_ level: [String: String]) {
    // A setting for a kind of device comes after the one for all.
    for (key, value) in level.sorted(by: { $0.key < $1.key }) {
      guard let name = Self.name(of: key) else { continue }
      let inherited = values[name] ?? ""
      values[name] = ["$(inherited)", "${inherited}", "$(\(name))", "${\(name)}"].reduce(value) {
        $0.replacing($1, with: inherited)
      }
    }
  }

  /// Returns these settings with others for those that have no value here.
  package func completed(by others: [String: String]) -> BuildSettings {
    BuildSettings(values.merging(others) { own, _ in own })
  }

  /// Returns a setting's name without its conditions; `nil` if it is not for a debug build for phones.
  private static func name(of key: String) -> String? {
    let parts = key.split { $0 == "[" || $0 == "]" }
    let holds = parts.dropFirst().allSatisfy { condition in
      let words = condition.split(separator: "=", maxSplits: 1)
      guard words.count == 2 else { return false }
      let value = words[1]
      switch words[0] {
      case "sdk": return value == "*" || value.hasPrefix("iphone")
      case "config": return value == "*" || value.hasPrefix("Debug")
      case "arch": return value == "*"
      default: return false
      }
    }
    return holds ? parts.first.map(String.init) : nil
  }

  /// The value of a setting with its variables replaced; `nil` if no level has the setting.
  package subscript(name: String) -> String? { values[name].map { resolve($0) } }

  /// Returns a text with variables such as `$(TARGET_NAME)` replaced; those without a value become empty.
  package func resolve(_ text: String) -> String { resolve(text, depth: 0) }

  private func resolve(_ text: String, depth: Int) -> String {
    guard depth < Self.depthLimit, text.contains("$") else { return text }
    let result = text.replacing(/\$(?:\(([^()$]*)\)|\{([^{}$]*)\})/) { match in
      value(of: String(match.1 ?? match.2 ?? ""), depth: depth)
    }
    // The name of a variable may contain another variable.
    return result == text ? text : resolve(result, depth: depth + 1)
  }

  /// Returns the value of a variable, which may have operators such as `:lower` behind its name.
  private func value(of variable: String, depth: Int) -> String {
    var words = variable.split(separator: ":", omittingEmptySubsequences: false)[...]
    let name = words.popFirst().map(String.init) ?? ""
    return words.reduce(resolve(values[name] ?? "", depth: depth + 1)) { value, operation in
      switch operation {
      case "lower": value.lowercased()
      case "upper": value.uppercased()
      case "c99extidentifier", "identifier": Project.identifier(value)
      case "rfc1034identifier": String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
      case _ where operation.hasPrefix("default="): value.isEmpty ? String(operation.dropFirst(8)) : value
      default: value
      }
    }
  }

  /// The settings as text, for a comparison with those of another build.
  package var listing: String { values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }.joined() }

  /// The settings `INFOPLIST_KEY_…`, which Xcode writes to the `Info.plist` that it makes, by the keys there.
  package var informationKeys: [String: String] {
    let prefix = "INFOPLIST_KEY_"
    return values.keys.filter { $0.hasPrefix(prefix) }.reduce(into: [:]) { result, name in
      result[String(name.dropFirst(prefix.count))] = self[name]
    }
  }
}

import Foundation

/// The classes that Xcode makes from the data models of a project, which no file of it declares.
package struct DataModelClasses {
  /// The names of the models by those of the classes.
  private var models: [String: String] = [:]
  /// The names of the models by those of the classes that the project declares, and whose properties Xcode adds.
  private var extended: [String: String] = [:]

  package init() {}

  /// Finds the models in the folder that has all of a project's files.
  package init(near files: [String]) {
    let folders = files.map { ($0 as NSString).deletingLastPathComponent.split(separator: "/") }
    guard let first = folders.first else { return }
    let common = folders.reduce(first) { common, folder in
      Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
    }
    let root = "/" + common.joined(separator: "/")
    // A model is a folder, and so is each of its versions.
    for path in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }).sorted() ?? []
    where path.hasSuffix(".xcdatamodel/contents") {
      let versions = (path as NSString).deletingLastPathComponent as NSString
      let model = (versions.deletingLastPathComponent as NSString).lastPathComponent
      guard let data = FileManager.default.contents(atPath: root + "/" + path) else { continue }
      read(String(decoding: data, as: UTF8.self), of: model.isEmpty ? versions.lastPathComponent : model)
    }
  }

  /// Adds the classes of a model in the form in which Xcode saves it.
  package mutating func read(_ text: String, of model: String) {
    for element in text.components(separatedBy: "<entity ").dropFirst() {
      let attributes = String(element.prefix { $0 != ">" })
      guard let name = Self.value(of: "representedClassName", in: attributes)?.split(separator: ".").last else {
        continue
      }
      switch Self.value(of: "codeGenerationType", in: attributes) {
      case "class": models[String(name)] = model
      case "category": extended[String(name)] = model
      default: break
      }
    }
  }

  private static func value(of name: String, in attributes: String) -> String? {
    let parts = attributes.components(separatedBy: " \(name)=\"")
    return parts.count > 1 ? String(parts[1].prefix { $0 != "\"" }) : nil
  }

  /// Returns the class, or its property, because of which a compiler's message is an error, and the model that has it.
  package func cause(of text: String) -> (name: String, model: String)? {
    let words = text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1 else { return nil }
    if text.hasPrefix("cannot find"), let model = models[words[1]] { return (words[1], model) }
    guard text.contains("has no member '"), words.count > 3, let model = extended[words[1]] else { return nil }
    return ("\(words[1]).\(words[3])", model)
  }
}

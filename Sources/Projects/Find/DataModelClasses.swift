import Foundation

/// The classes that Xcode makes from the data models of a project, which no file of it declares.
package struct DataModelClasses {
  /// The names of the models by those of the classes.
  private var models: [String: String] = [:]
  /// The names of the models by those of the classes that the project declares, and whose properties Xcode adds.
  private var extended: [String: String] = [:]

  package init() {}

  /// Finds the models beside a project's files, in the folders around them up to the one that has all files, and in the
  /// folders that any of these contains. Others are not searched: files may be far from each other.
  package init(near files: [String]) {
    let around = Self.foldersAround(files)
    for folder in around.union(around.flatMap(Self.folders)).sorted() { readModels(in: folder) }
  }

  private static func foldersAround(_ files: [String]) -> Set<String> {
    let folders = files.map { ($0 as NSString).deletingLastPathComponent.split(separator: "/") }
    guard let first = folders.first else { return [] }
    let common = folders.reduce(first.count) { count, folder in
      zip(first.prefix(count), folder).prefix { $0 == $1 }.count
    }
    return Set(
      folders.flatMap { folder in (common...folder.count).map { "/" + folder.prefix($0).joined(separator: "/") } })
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func folders(in folder: String) -> [String] {
    names(in: folder).map { "\(folder)/\($0)" }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  /// A model is a folder, and so is each of its versions.
  private mutating func readModels(in folder: String) {
    for name in Self.names(in: folder) {
      switch (name as NSString).pathExtension {
      case "xcdatamodel": readVersion("\(folder)/\(name)", of: name)
      case "xcdatamodeld":
        for version in Self.folders(in: "\(folder)/\(name)") { readVersion(version, of: name) }
      default: break
      }
    }
  }

  private mutating func readVersion(_ folder: String, of model: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/contents") else { return }
    read(String(decoding: data, as: UTF8.self), of: model)
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

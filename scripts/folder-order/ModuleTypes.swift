import Foundation

/// The files of a module, and which folder declares which type.
struct ModuleTypes {
  struct Violation {
    let path: String
    let line: Int
    let message: String
  }

  private struct File {
    let path: String
    let folder: String?
    let types: SourceTypes
  }

  private let order: FolderOrder
  private var files: [File] = []
  /// The folders that declare a type, by its name with those of the types around it.
  private var folders: [String: Set<String>] = [:]

  init(root: String, order: FolderOrder) throws {
    self.order = order
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
      let file = File(path: path, folder: order.folder(of: path), types: SourceTypes(of: text, in: path))
      files.append(file)
      guard let folder = file.folder else { continue }
      for declaration in file.types.declarations where declaration.isVisible {
        folders[declaration.name, default: []].insert(folder)
      }
    }
  }

  /// The files outside of the order, then the references against it, by file and line.
  var violations: [Violation] { files.flatMap { unlisted($0) + upward($0) } }

  /// The listed folders that hold no file.
  var emptyFolders: [(folder: String, line: Int)] {
    let used = Set(files.compactMap(\.folder))
    return order.listed.filter { !used.contains($0.folder) }
  }

  private func unlisted(_ file: File) -> [Violation] {
    guard file.folder == nil else { return [] }
    return [
      Violation(path: file.path, line: 1, message: "\(FolderOrder.fileName) lists no folder that contains this file")
    ]
  }

  private func upward(_ file: File) -> [Violation] {
    guard let folder = file.folder else { return [] }
    let own = Set(file.types.declarations.map(\.name))
    return file.types.references.flatMap { reference -> [Violation] in
      targets(of: reference).compactMap { name in
        guard !own.contains(name), let homes = folders[name], !homes.contains(where: { mayRefer(folder, $0) })
        else { return nil }
        let message = """
          \(folder) refers to \(name) of \(homes.sorted().joined(separator: ", ")), which \(FolderOrder.fileName) lists \
          after it. Move the file, or declare a protocol in \(folder) that the other folder's type conforms to.
          """
        return Violation(path: file.path, line: reference.line, message: message)
      }
    }
  }

  private func mayRefer(_ folder: String, _ other: String) -> Bool { order.mayRefer(from: folder, to: other) }

  /// The types that a name denotes: the innermost declaration around it, as the language looks it up, and the one
  /// after the period.
  private func targets(of reference: SourceTypes.Reference) -> [String] {
    var found = reference.name
    for depth in reference.scope.indices.reversed() {
      let nested = (reference.scope[...depth] + [reference.name]).joined(separator: ".")
      if folders[nested] != nil {
        found = nested
        break
      }
    }
    guard let member = reference.member else { return [found] }
    return [found, found + "." + member]
  }
}

extension String {
  /// The path of the folder with a path's last component; empty for a name alone, and `/` for the root.
  ///
  /// Foundation's `deletingLastPathComponent` traps on a path of one character.
  package var parentPath: String {
    var path = self[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return "" }
    let folder = path[..<slash]
    return folder.isEmpty ? "/" : String(folder)
  }
}

import SourceAdapter

/// Returns the adapted text of a file, without the lines added before and after it.
func adapted(_ text: String, conditions: Set<String> = []) -> String {
  let output = Adapter(conditions: conditions).adapt([.init(path: "/App/File.swift", text: text)]).files[0]
  return userLines(of: output)
}

/// Returns the user's lines of an adapted file.
func userLines(of output: Adapter.Output) -> String {
  let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
  let end = lines.firstIndex { $0.hasPrefix("#sourceLocation") } ?? lines.endIndex
  return lines[..<end].joined(separator: "\n")
}

/// Returns the additional modules that the adapted file imports.
func addedImports(_ text: String) -> String {
  let output = Adapter().adapt([.init(path: "/App/File.swift", text: text)]).files[0]
  return String(output.text.prefix { $0 != "\n" })
}

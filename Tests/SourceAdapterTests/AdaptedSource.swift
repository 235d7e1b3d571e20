import SourceAdapter

/// Returns what the adapter makes of a file's text, without the lines before and behind it.
func adapted(_ text: String, conditions: Set<String> = []) -> String {
  let output = Adapter(conditions: conditions).adapt([.init(path: "/App/File.swift", text: text)]).files[0]
  return userLines(of: output)
}

/// Returns the lines of an adapted file that are the user's.
func userLines(of output: Adapter.Output) -> String {
  let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
  let end = lines.firstIndex { $0.hasPrefix("#sourceLocation") } ?? lines.endIndex
  return lines[..<end].joined(separator: "\n")
}

/// Returns the modules that the adapted file imports in addition.
func addedImports(_ text: String) -> String {
  let output = Adapter().adapt([.init(path: "/App/File.swift", text: text)]).files[0]
  return String(output.text.prefix { $0 != "\n" })
}

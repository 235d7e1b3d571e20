extension Summary {
  /// Adds an adapted file.
  package mutating func add(_ file: Adapter.Output, at path: String, written: Bool) {
    files.append(
      File(
        path: file.path, adapted: path, written: written, script: file.isScript, imports: file.imports,
        modules: file.modules, declares: file.declares,
        columns: file.columns.entries, messages: file.messages))
    screens += file.screens
    messages += file.messages
    entry = entry ?? file.entry
  }
}

// Prints references between a module's folders that go against its ORDER.md: folder-order MODULE…
import Foundation

/// Prints the errors of one module.
///
/// - Returns: Whether the module has no errors.
func check(_ root: String) -> Bool {
  let list = root + "/" + FolderOrder.fileName
  do {
    let order = try FolderOrder(String(contentsOfFile: list, encoding: .utf8))
    let module = try ModuleTypes(root: root, order: order)
    for (folder, line) in module.emptyFolders { print("\(list):\(line): there is no file in \(folder)") }
    for violation in module.violations { print("\(root)/\(violation.path):\(violation.line): \(violation.message)") }
    return module.emptyFolders.isEmpty && module.violations.isEmpty
  } catch let problem as FolderOrder.Problem {
    print("\(list):\(problem.line): \(problem.message)")
  } catch {
    print("\(list): \(error.localizedDescription)")
  }
  return false
}

let results = CommandLine.arguments.dropFirst().map(check)
exit(results.allSatisfy { $0 } ? 0 : 1)

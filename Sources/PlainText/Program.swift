/// The running program, for messages.
package enum Program {
  /// The program's name: `tessera`, or the name of an app's own executable.
  @TaskLocal package static var name = "tessera"

  /// The version of Tessera. Versions before 1.0 may change the command line.
  package static let version = "0.1.0"
}

/// The running program, for messages.
package enum Program {
  /// The program's name: `tessera`, or the name of an app's own executable.
  @TaskLocal package static var name = "tessera"
}

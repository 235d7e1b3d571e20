/// The program that people call, as messages name it.
package enum Program {
  /// `tessera`, or the name of an app's own executable.
  @TaskLocal package static var name = "tessera"
}

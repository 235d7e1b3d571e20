// Adapts the Swift files of a target written for iOS: tessera-adapt --out DIR [OPTION…] FILE…
// Changes the values of layouts in them: tessera-adapt --values FILE.json FILE…
import Foundation
import SourceAdapter

/// Writes bytes to a descriptor, as far as they are read.
func write(_ data: Data, to descriptor: Int32) -> Bool {
  data.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

func stop(_ text: String, code: Int32) -> Never {
  _ = write(Data("tessera-adapt: \(text)\n".utf8), to: STDERR_FILENO)
  exit(code)
}

signal(SIGPIPE, SIG_IGN)
do throws(AdaptCommand.Failure) {
  let arguments = Array(CommandLine.arguments.dropFirst())
  let json =
    arguments.first == ValuesCommand.option
    ? try ValuesCommand(arguments.dropFirst()).run() : try AdaptCommand(arguments).run()
  if !write(json, to: STDOUT_FILENO) { stop("cannot write the summary to standard output", code: 74) }
} catch {
  stop(error.text, code: error.code)
}

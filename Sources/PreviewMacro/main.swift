import Foundation

// The expansion of `#Preview`, which is empty. The compiler and a macro exchange JSON messages, each preceded by its
// length in eight little-endian bytes. The protocol is implemented here, because the usual library contains a copy of
// Swift's own parser, which would take several times as long to build as all of Tessera.
let none = #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
let capability = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#

func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    let part = FileHandle.standardInput.readData(ofLength: count - data.count)
    guard !part.isEmpty else { return nil }
    data += part
  }
  return data
}

func answer(_ text: String) {
  let body = Data(text.utf8)
  let length = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
  let message = [UInt8](length) + body
  // A pipe accepts this few bytes in one write. If the compiler has ended, no reply is needed.
  guard write(STDOUT_FILENO, message, message.count) == message.count else { exit(74) }
}

while let header = read(8) {
  let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
  guard let body = read(length), let message = try? JSONSerialization.jsonObject(with: body) as? [String: Any] else {
    break
  }
  answer(message["getCapability"] != nil ? capability : none)
}

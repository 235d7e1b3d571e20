import Foundation
import Glibc

/// A stream of messages over a socket: four bytes with the length, then JSON.
package struct MessageStream: Sendable {
  package let descriptor: Int32
  /// The size of the largest message, so that garbage cannot exhaust the memory.
  private static let limit = 1 << 26

  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Sends a message, and returns whether all of it was taken.
  package func send(_ message: some Encodable) -> Bool {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(message) else { return false }
    var bytes = withUnsafeBytes(of: UInt32(data.count).littleEndian) { Array($0) }
    bytes += data
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count > 0 { sent += count } else if errno != EINTR { return false }
    }
    return true
  }

  /// Waits for a message; `nil` at the end of the stream.
  package func receive<Message: Decodable>(_ type: Message.Type) -> Message? {
    guard let head = read(4) else { return nil }
    let length = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    guard length <= Self.limit, let body = read(length) else { return nil }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decode(type, from: Data(body))
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let part = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress.map { $0 + done }, count - done) }
      if part > 0 { done += part } else if part == 0 || errno != EINTR { return nil }
    }
    return bytes
  }
}

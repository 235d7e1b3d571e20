import Foundation

/// A reader of XML files, which keeps what it could read of a damaged one.
final class NibParser {
  /// A remark about a file, with its line.
  struct Issue {
    var line: Int
    var text: String
  }

  private(set) var root: NibElement?
  private(set) var issues: [Issue] = []
  private var open: [NibElement] = []
  private var count = 0
  private var isStopped = false
  private let expat: Expat
  private let parser: Expat.Parser

  /// The most elements inside each other. Interface Builder's own files have fewer than 60.
  private static let depthLimit = 256
  /// The most elements of a file. The largest published storyboards have about 60,000.
  private static let countLimit = 250_000
  /// The most bytes of text in one element.
  private static let textLimit = 1 << 22

  private init?(_ expat: Expat) {
    guard let parser = expat.create(nil) else { return nil }
    (self.expat, self.parser) = (expat, parser)
  }

  deinit { expat.free(parser) }

  /// Reads a file's data.
  static func parse(_ data: Data) -> (root: NibElement?, issues: [Issue]) {
    guard let expat = Expat.shared, let parser = NibParser(expat) else {
      return (nil, [Issue(line: 1, text: Expat.missing)])
    }
    parser.run(data)
    return (parser.root, parser.issues)
  }

  private func run(_ data: Data) {
    expat.setUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    expat.setElementHandler(
      parser,
      { data, name, attributes in NibParser.from(data)?.begin(name, attributes) },
      { data, _ in NibParser.from(data)?.end() })
    expat.setTextHandler(parser, { data, text, count in NibParser.from(data)?.add(text, count) })
    // With a default handler, references to entities in text are passed to it instead of being expanded.
    expat.setDefaultHandler(parser, { data, text, count in NibParser.from(data)?.skip(text, count) })
    // The parser assumes a further file with declarations. It then passes undeclared entities to the handler, too,
    // instead of ending with an error.
    _ = expat.setForeignDTD(parser, 1)
    expat.setEntityHandler(parser, { data, name, _, _, _, _, _, _, _ in NibParser.from(data)?.refuseEntity(name) })
    let status = data.withUnsafeBytes { bytes in
      expat.parse(
        parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(clamping: bytes.count), 1)
    }
    guard status == 0, !isStopped else { return }
    let reason = expat.errorText(expat.errorCode(parser)).map { String(cString: $0) } ?? "unknown"
    issues.append(Issue(line: line, text: "the file is damaged (\(reason)); the rest of it is left out"))
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> NibParser? {
    data.map { Unmanaged<NibParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private var line: Int { Int(clamping: expat.line(parser)) }

  private func begin(
    _ name: UnsafePointer<CChar>?, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    count += 1
    guard count <= Self.countLimit else { return stop("has more than \(Self.countLimit) elements") }
    guard open.count < Self.depthLimit else {
      return stop("has more than \(Self.depthLimit) elements inside each other")
    }
    guard let name else { return }
    var attributes: [String: String] = [:]
    var next = pairs
    while let pair = next, let key = pair[0], let value = pair[1] {
      attributes[String(cString: key)] = String(cString: value)
      next = pair + 2
    }
    let element = NibElement(String(cString: name), attributes: attributes, line: line)
    if let parent = open.last { parent.add(element) } else { root = element }
    open.append(element)
  }

  private func end() { _ = open.popLast() }

  private func add(_ text: UnsafePointer<CChar>?, _ count: CInt) {
    guard let text, let element = open.last else { return }
    guard element.text.utf8.count + Int(count) <= Self.textLimit else {
      return stop("has a text of more than \(Self.textLimit) bytes")
    }
    element.text += String(
      decoding: UnsafeRawBufferPointer(start: text, count: Int(count)), as: UTF8.self)
  }

  /// Reports a reference to an entity that is not declared.
  private func skip(_ text: UnsafePointer<CChar>?, _ count: CInt) {
    guard let text, count > 2, text[0] == CChar(bitPattern: UInt8(ascii: "&")) else { return }
    let name = String(decoding: UnsafeRawBufferPointer(start: text + 1, count: Int(count) - 2), as: UTF8.self)
    guard !issues.contains(where: { $0.text.hasPrefix("the file declares") || $0.text.contains(" entity \(name),") })
    else { return }
    issues.append(Issue(line: line, text: "XML has no entity \(name), which is left out"))
  }

  private func refuseEntity(_ name: UnsafePointer<CChar>?) {
    guard !issues.contains(where: { $0.text.hasPrefix("the file declares") }) else { return }
    let name = name.map { String(cString: $0) } ?? ""
    issues.append(Issue(line: line, text: "the file declares the entity \(name); entities are left out"))
  }

  private func stop(_ reason: String) {
    guard !isStopped else { return }
    isStopped = true
    issues.append(Issue(line: line, text: "the file \(reason); the rest of it is left out"))
    _ = expat.stop(parser, 0)
  }
}

import Raster

/// A reader of animated GIF files.
struct GIFReader {
  struct Frame {
    var bitmap: Bitmap
    var hundredths: Int
  }

  private(set) var frames: [Frame] = []
  private var rest: ArraySlice<UInt8>
  private var size = (width: 0, height: 0)
  private var canvas: [UInt32] = []

  init(_ file: [UInt8]) {
    rest = file[6...]
    size = (number(), number())
    rest = rest.dropFirst(3)
    canvas = [UInt32](repeating: 0, count: size.width * size.height)
    var (duration, clear) = (0, -1)
    while let mark = rest.popFirst(), mark != 0x3B {
      if mark == 0x2C {
        draw(clear: clear)
        frames.append(
          Frame(bitmap: Bitmap(width: size.width, height: size.height, pixels: canvas), hundredths: duration))
      } else if rest.popFirst() == 0xF9 {
        rest = rest.dropFirst(2)
        duration = number()
        clear = Int(rest.popFirst() ?? 0)
        rest = rest.dropFirst()
      } else {
        _ = blocks()
      }
    }
  }

  private mutating func number() -> Int {
    defer { rest = rest.dropFirst(2) }
    return Int(rest[rest.startIndex]) | Int(rest[rest.startIndex + 1]) << 8
  }

  private mutating func blocks() -> [UInt8] {
    var bytes: [UInt8] = []
    while let count = rest.popFirst(), count > 0 {
      bytes += rest.prefix(Int(count))
      rest = rest.dropFirst(Int(count))
    }
    return bytes
  }

  private mutating func draw(clear: Int) {
    let (x, y, width, height) = (number(), number(), number(), number())
    let tableSize = 2 << Int((rest.popFirst() ?? 0) & 7)
    let table = Array(rest.prefix(3 * tableSize))
    rest = rest.dropFirst(3 * tableSize)
    let codeSize = Int(rest.popFirst() ?? 0)
    let indices = Self.decompress(blocks(), codeSize: codeSize)
    for (position, index) in indices.prefix(width * height).enumerated() where Int(index) != clear {
      let color = table[3 * Int(index)..<3 * Int(index) + 3].reduce(0) { $0 << 8 | UInt32($1) }
      canvas[(y + position / width) * size.width + x + position % width] = 0xFF00_0000 | color
    }
  }

  private static func decompress(_ bytes: [UInt8], codeSize: Int) -> [UInt8] {
    let clear = 1 << codeSize
    var (output, table, previous) = ([UInt8](), [[UInt8]](), [UInt8]())
    var (bits, count, width) = (0, 0, codeSize + 1)
    func fresh() -> [[UInt8]] { (0..<clear).map { [UInt8($0)] } + [[], []] }
    for byte in bytes {
      bits |= Int(byte) << count
      count += 8
      while count >= width {
        let code = bits & (1 << width - 1)
        (bits, count) = (bits >> width, count - width)
        if code == clear {
          (table, width, previous) = (fresh(), codeSize + 1, [])
          continue
        }
        if code == clear + 1 { return output }
        let sequence = code < table.count ? table[code] : previous + previous.prefix(1)
        output += sequence
        if !previous.isEmpty, table.count < 4_096 { table.append(previous + sequence.prefix(1)) }
        if table.count == 1 << width, width < 12 { width += 1 }
        previous = sequence
      }
    }
    return output
  }
}

/// A reader of animated PNG files, which reads each frame as a PNG file of its own.
struct APNGReader {
  struct Frame {
    var bitmap: Bitmap
    var length: Int
    var perSecond: Int
  }

  private(set) var frames: [Frame] = []

  init(_ file: [UInt8]) throws {
    var (rest, canvas, header, control) = (file[8...], [UInt32](), [UInt8](), [UInt8]())
    while rest.count >= 12 {
      let length = Self.number(rest.prefix(4))
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      let body = Array(rest.dropFirst(8).prefix(length))
      rest = rest.dropFirst(12 + length)
      switch type {
      case "IHDR":
        header = body
        canvas = [UInt32](repeating: 0, count: Self.number(body[0..<4]) * Self.number(body[4..<8]))
      case "fcTL": control = body
      case "IDAT", "fdAT":
        try draw(type == "IDAT" ? body : Array(body.dropFirst(4)), header, control, on: &canvas)
      default: break
      }
    }
  }

  private mutating func draw(_ data: [UInt8], _ header: [UInt8], _ control: [UInt8], on canvas: inout [UInt32]) throws {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    Self.append("IHDR", Array(control[4..<12]) + header[8...], to: &file)
    Self.append("IDAT", data, to: &file)
    Self.append("IEND", [], to: &file)
    let part = try PNGCodec.decode(file)
    let (x, y) = (Self.number(control[12..<16]), Self.number(control[16..<20]))
    let (width, height) = (Self.number(header[0..<4]), Self.number(header[4..<8]))
    for row in 0..<part.height {
      for column in 0..<part.width { canvas[(y + row) * width + x + column] = part[column, row] }
    }
    frames.append(
      Frame(
        bitmap: Bitmap(width: width, height: height, pixels: canvas), length: Self.number(control[20..<22]),
        perSecond: Self.number(control[22..<24])))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func append(_ type: String, _ body: [UInt8], to file: inout [UInt8]) {
    func bytes(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    let tagged = Array(type.utf8) + body
    var sum = ~UInt32(0)
    for byte in tagged {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    file += bytes(UInt32(body.count)) + tagged + bytes(~sum)
  }
}

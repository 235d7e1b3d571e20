import Comparisons
import PlainText
import Raster

/// The differences between two sides of one kind.
struct SubjectDifference {
  private let layout: LayoutComparison?
  private let picture: PictureComparison?
  private let text: TextComparison?
  private let run: RunComparison?

  init(_ old: DifferenceSubject, _ new: DifferenceSubject) throws(Failure) {
    layout = old.layout.flatMap { before in new.layout.map { LayoutComparison(from: before, to: $0) } }
    picture = old.picture.flatMap { before in new.picture.map { PictureComparison(expected: before, found: $0) } }
    text = old.text.flatMap { before in new.text.flatMap { TextComparison(from: before, to: $0) } }
    run = old.frames.flatMap { before in new.frames.map { RunComparison(expected: before, actual: $0) } }
    let isText = old.text != nil && new.text != nil
    guard layout != nil || picture != nil || run != nil || isText else {
      throw Failure(.usage, "the two sides are of different kinds; compare two pictures, layouts, runs or texts")
    }
  }

  var isEmpty: Bool { layout?.isEmpty ?? true && picture?.isEqual ?? true && run?.isEqual ?? true && text == nil }

  /// Both pictures over each other, as a PNG file.
  var onionSkin: [UInt8] {
    get throws {
      guard let picture else { throw Failure(.usage, "--format png compares pictures or scenes") }
      return try PNGCodec.encode(picture.onionSkin)
    }
  }

  /// The differences as lines.
  var description: String {
    let moved = layout.map { $0.isEmpty ? "no element moved" : $0.description }
    let lines = [moved, picture?.summary, run?.summary, text?.description].compactMap { $0 }
    return (lines.isEmpty ? "the texts are equal" : lines.joined(separator: "\n")) + "\n"
  }

  /// - Parameter name: The name of the screen or file; `nil` if only one is compared.
  func json(named name: String?) -> JSONText {
    let head = name.map { [("name", JSONText.string($0))] } ?? []
    return .object(
      head + [
        ("equal", .bool(isEmpty)), ("elements", layout?.json ?? .null),
        ("pixels", picture.map { .integer($0.count) } ?? .null),
        ("text", text.map { .string($0.description) } ?? .null),
        ("frames", run.map { .integer($0.frameCount) } ?? .null),
        ("changes", run.map { .array($0.lines.map(JSONText.string)) } ?? .null),
      ])
  }

  /// Returns the differences as a part of a page.
  func entry(_ title: String) throws -> ComparisonPage.Entry {
    let pictures = try picture.map { picture in
      [
        ComparisonPage.Picture(
          name: title, expected: try PNGCodec.encode(picture.expected), found: try PNGCodec.encode(picture.found),
          difference: try PNGCodec.encode(picture.masked))
      ]
    }
    return ComparisonPage.Entry(title: title, passed: isEmpty, text: description, pictures: pictures ?? [])
  }
}

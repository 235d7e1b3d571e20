import Drawing
import Foundation
import SystemText
import TestSupport
import Testing

/// SVG and PDF files, drawn by the libraries that `scripts/test` installs.
struct VectorPictureTests {
  private func draw(_ text: String, scale: CGFloat = 3) throws -> ImagePixels {
    try VectorPicture.draw(Data(text.utf8), name: "icon", scale: scale)
  }

  private func svg(_ attributes: String, _ content: String) -> String {
    "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>"
  }

  /// A page of 20 × 10 points with a red rectangle in its left half.
  private static let pdf = pdf("1 0 0 rg 0 0 10 10 re f")

  /// A page of 20 × 10 points.
  ///
  /// - Parameters:
  ///   - resources: The page's dictionary of resources, whose objects begin with 5.
  ///   - others: Further objects.
  private static func pdf(_ stream: String, resources: String = "<< >>", others: [String] = []) -> String {
    let objects =
      [
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 10] /Contents 4 0 R /Resources \(resources) >>",
        "<< /Length \(stream.utf8.count) >>\nstream\n\(stream)\nendstream",
      ] + others
    var (text, starts) = ("%PDF-1.4\n", [Int]())
    for (index, object) in objects.enumerated() {
      starts.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = starts.map { String(repeating: "0", count: 10 - "\($0)".count) + "\($0) 00000 n \n" }.joined()
    return text
      + "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n\(table)trailer << /Size \(objects.count + 1) /Root 1 0 R >>\n"
      + "startxref\n\(text.utf8.count)\n%%EOF\n"
  }

  @Test func svgIsDrawnAtTheScale() throws {
    let half = "<rect width=\"10\" height=\"10\" fill=\"#f00\"/>"
    for attributes in ["width=\"20\" height=\"10\"", "viewBox=\"0 0 20 10\""] {
      let picture = try draw(svg(attributes, half))
      expectEqual([picture.width, picture.height], [60, 30])
      expectEqual(picture.pixels[0], 0xFFFF_0000)
      expectEqual(picture.pixels[59], 0)
    }
    expectEqual(try draw(svg("width=\"20\" height=\"10\"", half), scale: 1).width, 20)
  }

  @Test func firstPageOfPDFIsDrawn() throws {
    let picture = try draw(Self.pdf, scale: 2)
    expectEqual([picture.width, picture.height], [40, 20])
    expectEqual(picture.pixels[0], 0xFFFF_0000)
    expectEqual(picture.pixels[39], 0)
  }

  /// A few hundred bytes that stand for 2⁵⁰ rectangles are given up, and the next picture is drawn.
  @Test func bombsAreGivenUp() throws {
    let depth = 50
    let forms = (0..<depth).map { index in
      let stream = index == depth - 1 ? "0 0 1 1 re f" : "/F Do /F Do"
      let resources = "<< /XObject << /F \(6 + index) 0 R >> >>"
      return
        "<< /Type /XObject /Subtype /Form /BBox [0 0 20 10] /Resources \(resources) /Length \(stream.utf8.count) >>\n"
        + "stream\n\(stream)\nendstream"
    }
    let bomb = Self.pdf("/F Do", resources: "<< /XObject << /F 5 0 R >> >>", others: forms)
    let error = #expect(throws: ImageError.self) {
      try VectorPicture.draw(Data(bomb.utf8), name: "bomb", scale: 1, within: 0.1)
    }
    expectEqual(error?.reason, .tooSlow(seconds: 0))
    expectEqual(try draw(Self.pdf, scale: 1).width, 20)
  }

  @Test func referencesToFilesAreNotFollowed() throws {
    let folder = TemporaryFolder()
    try folder.write(svg("width=\"4\" height=\"4\"", "<rect width=\"4\" height=\"4\"/>"), to: "other.svg")
    let path = folder.path("other.svg")
    let picture = try draw(
      svg(
        "width=\"4\" height=\"4\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"",
        "<image xlink:href=\"file://\(path)\" width=\"4\" height=\"4\"/>"))
    #expect(picture.pixels.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [
    "", "text", "<svg", "%PDF-1.4 and nothing else", "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\"/>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30000\" height=\"30000\"/>",
    "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]><svg>&b;</svg",
  ])
  func unusableFilesAreNamed(text: String) {
    let error = #expect(throws: ImageError.self) { try draw(text) }
    #expect(error?.description.hasPrefix("picture \"icon\" ") == true)
  }

  /// Up to six bytes of each file are replaced, and one file in three is cut.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func damagedFilesAreNoTrap(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array((seed % 2 == 0 ? Self.pdf : svg("width=\"9\" height=\"9\"", "<path d=\"M0 0L9 9\"/>")).utf8)
    for _ in 0..<(1 + random.next() % 6) {
      bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() & 255)
    }
    if random.next() % 3 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
    _ = try? VectorPicture.draw(Data(bytes), name: "damaged", scale: 2)
  }
}

import Comparisons
import Foundation
import Raster
import TestSupport
import Testing

/// The pixels of compared pictures by their formulas, and the page that shows them.
struct PictureMathTests {
  private func bitmap(_ width: Int, _ pixels: UInt32...) -> Bitmap {
    Bitmap(width: width, height: pixels.count / width, pixels: pixels)
  }

  /// A picture of two by two pixels, and one of three by one.
  private var comparison: PictureComparison {
    PictureComparison(
      expected: bitmap(2, 0xFF10_2030, 0xFF00_0000, 0xFFFF_FFFF, 0x8040_5060),
      found: bitmap(3, 0xFF10_2030, 0xFF05_0A00, 0xFF01_0203))
  }

  @Test func differencesAreCounted() {
    let comparison = comparison
    expectEqual([comparison.count, comparison.total, comparison.largest], [4, 6, 255])
    expectEqual(comparison.area, PixelRect(x: 0, y: 0, width: 3, height: 2))
    expectEqual(comparison.precision, 1 - 4.0 / 6)
    expectFalse(comparison.isEqual)
    expectEqual(
      comparison.summary, "the size 2×2 became 3×1; 4 of 6 pixels differ, within 3×2 at 0, 0")
    let near = PictureComparison(
      expected: bitmap(3, 1, 2, 3, 4, 5, 6), found: bitmap(3, 1, 2, 3, 4, 0x0A00_0005, 6))
    expectEqual(near.summary, "1 of 6 pixels differ, within 1×1 at 1, 1")
    expectEqual(near.largest, 10)
    for (one, other, largest) in [
      (0x0000_0007, 0x0000_0002, 5), (0x0000_0700, 0x0000_0200, 5), (0x0007_0000, 0x0002_0000, 5),
      (0x0200_0000, 0x0700_0000, 5), (0x0102_0304, 0x0407_0304, 5), (0xFF00_0000, 0x00FF_0000, 255),
    ] as [(UInt32, UInt32, Int)] {
      expectEqual(PictureComparison(expected: bitmap(1, one), found: bitmap(1, other)).largest, largest)
    }
    let same = PictureComparison(expected: bitmap(1, 7), found: bitmap(1, 7))
    expectEqual(same.summary, "the pictures are equal")
    expectEqual([same.largest, same.count], [0, 0])
    expectEqual(same.precision, 1)
    expectNil(same.area)
  }

  @Test func differencesAreDrawnOnBlack() {
    expectEqual(
      comparison.difference,
      bitmap(3, 0xFF00_0000, 0xFF05_0A00, 0xFF01_0203, 0xFFFF_FFFF, 0xFF40_5060, 0xFF00_0000))
  }

  /// Equal pixels have 15 % of their color on white; where the found picture ends, pixels are magenta.
  @Test func equalPixelsAreFaded() {
    func faded(_ channel: Double) -> UInt32 { UInt32((channel * 0.15 + 255 * 0.85).rounded()) }
    let first = 0xFF00_0000 | faded(0x10) << 16 | faded(0x20) << 8 | faded(0x30)
    let outside = 0xFF00_0000 | faded(0) << 16 | faded(0) << 8 | faded(0)
    expectEqual(
      comparison.masked,
      bitmap(3, first, 0xFF05_0A00, 0xFF01_0203, 0xFFFF_00FF, 0xFFFF_00FF, outside))
  }

  /// Both pictures at half their strength; white where one of them ends.
  @Test func picturesLieOverEachOther() {
    expectEqual(
      comparison.onionSkin,
      bitmap(3, 0xFF10_2030, 0xFF03_0500, 0xFF80_8181, 0xFFFF_FFFF, 0xFFA0_A8B0, 0xFFFF_FFFF))
  }

  // MARK: The page

  @Test func textIsEscaped() {
    expectEqual("a<b>&\"c\"\n\t".markup, "a&lt;b&gt;&amp;&quot;c&quot;\n\t")
    expectEqual("a\u{1F}\u{0}\u{FFFE}\u{FFFF}\u{20}é".markup, "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD} é")
  }

  @Test func failuresComeFirstAndAreOpen() {
    let page = ComparisonPage(
      title: "A & B",
      entries: [
        .init(title: "one", passed: true, text: "", pictures: []),
        .init(title: "<two>", passed: false, text: " - lost\n+ new\n− gone\nsame <", pictures: []),
      ])
    let html = page.html
    expectTrue(html.hasPrefix("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"))
    expectContains(html, "<meta name=\"viewport\" content=\"width=device-width\">")
    expectContains(html, "<title>A &amp; B</title>")
    expectContains(html, "<h1>A &amp; B</h1>")
    expectContains(
      html,
      """
      <details open class="failed">
      <summary>&lt;two&gt;</summary><div class="entry"><pre><span class="lost"> - lost</span>
      <span class="new">+ new</span>
      <span class="lost">− gone</span>
      same &lt;</pre></div></details>
      <details class="passed">
      <summary>one</summary></details>
      """)
    expectTrue(html.hasSuffix("</script></body></html>\n"))
  }

  @Test func picturesAreInThePage() {
    let whole = ComparisonPage.Picture(name: "a<", expected: [1, 2], found: [3], difference: [4], layout: "+ x")
    let found = ComparisonPage.Picture(name: "b", expected: [], found: [5], difference: [])
    let html = ComparisonPage(
      title: "t",
      entries: [
        .init(
          title: "e", passed: false, text: "", pictures: [whole, found],
          film: [.init(label: "0 s", picture: [6]), .init(label: "1 & 2", picture: [7])])
      ]
    ).html
    func image(_ name: String, _ data: String) -> String {
      "<img alt=\"\(name)\" src=\"data:image/png;base64,\(data)\">"
    }
    expectContains(
      html,
      """
      <h2>a&lt;</h2><div class="entry"><figure><figcaption>expected ◂ ▸ found</figcaption>
      <div class="slider">\(image("expected", "AQI="))<div class="top">\(image("found", "Aw=="))</div>
      <input type="range" min="0" max="100" value="50" aria-label="position of the slider"></div></figure>
      <figure><figcaption>difference</figcaption>\(image("difference", "BA=="))</figure>\
      <pre><span class="new">+ x</span></pre></div>\
      <h2>b</h2><div class="entry"><figure>\(image("found", "BQ=="))</figure></div>\
      <h2>the run</h2><div class="film"><figure><figcaption>0 s</figcaption>\(image("frame", "Bg=="))</figure>\
      <figure><figcaption>1 &amp; 2</figcaption>\(image("frame", "Bw=="))</figure></div></details>
      """)
  }
}

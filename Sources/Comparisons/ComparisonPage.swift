import Foundation

/// A page of HTML, in one file, that shows differences: a slider between the pictures, and beside it what moved.
package struct ComparisonPage {
  /// Two pictures as PNG files, and the one of their differences.
  package struct Picture {
    package var name: String
    package var expected: [UInt8]
    package var found: [UInt8]
    package var difference: [UInt8]
    /// The differences of the layouts, which are shown beside the pictures.
    package var layout: String

    package init(name: String, expected: [UInt8], found: [UInt8], difference: [UInt8], layout: String = "") {
      (self.name, self.expected, self.found, self.difference) = (name, expected, found, difference)
      self.layout = layout
    }
  }

  /// A frame of a run, as a PNG file.
  package struct Frame: Sendable {
    /// The time, such as `1.25 s`.
    package var label: String
    package var picture: [UInt8]

    package init(label: String, picture: [UInt8]) { (self.label, self.picture) = (label, picture) }
  }

  /// One test or comparison.
  package struct Entry {
    package var title: String
    package var passed: Bool
    /// The differences as text.
    package var text: String
    package var pictures: [Picture]
    /// Frames of the run, in order.
    package var film: [Frame]

    package init(title: String, passed: Bool, text: String, pictures: [Picture], film: [Frame] = []) {
      (self.title, self.passed, self.text, self.pictures) = (title, passed, text, pictures)
      self.film = film
    }
  }

  private let title: String
  private let entries: [Entry]

  package init(title: String, entries: [Entry]) { (self.title, self.entries) = (title, entries) }

  /// The page. Failures come first, opened.
  package var html: String {
    let ordered = entries.filter { !$0.passed } + entries.filter(\.passed)
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>\(title.markup)</title><style>\(Self.style)</style></head><body>
      <h1>\(title.markup)</h1>
      \(ordered.map(Self.section).joined(separator: "\n"))
      <script>\(Self.script)</script></body></html>

      """
  }

  private static func section(_ entry: Entry) -> String {
    let pictures = entry.pictures.map(row).joined()
    let text = entry.text.isEmpty ? "" : "<div class=\"entry\"><pre>\(lines(entry.text))</pre></div>"
    return """
      <details\(entry.passed ? "" : " open") class="\(entry.passed ? "passed" : "failed")">
      <summary>\(entry.title.markup)</summary>\(pictures)\(text)\(strip(entry.film))</details>
      """
  }

  /// Returns the pictures with what moved beside them.
  private static func row(_ picture: Picture) -> String {
    let layout = picture.layout.isEmpty ? "" : "<pre>\(lines(picture.layout))</pre>"
    return "<h2>\(picture.name.markup)</h2><div class=\"entry\">\(figure(picture))\(layout)</div>"
  }

  /// Returns the frames of a run beside each other.
  private static func strip(_ film: [Frame]) -> String {
    guard !film.isEmpty else { return "" }
    let frames = film.map { frame in
      "<figure><figcaption>\(frame.label.markup)</figcaption>\(image(frame.picture, "frame"))</figure>"
    }
    return "<h2>the run</h2><div class=\"film\">\(frames.joined())</div>"
  }

  /// Returns lines with those that were lost or are new in color.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let start = line.drop { $0 == " " }.first
      let kind = start == "-" || start == "−" ? "lost" : start == "+" ? "new" : ""
      return kind.isEmpty ? String(line).markup : "<span class=\"\(kind)\">\(String(line).markup)</span>"
    }.joined(separator: "\n")
  }

  private static func figure(_ picture: Picture) -> String {
    guard !picture.expected.isEmpty else { return "<figure>\(image(picture.found, "found"))</figure>" }
    return """
      <figure><figcaption>expected ◂ ▸ found</figcaption>
      <div class="slider">\(image(picture.expected, "expected"))<div class="top">\(image(picture.found, "found"))</div>
      <input type="range" min="0" max="100" value="50" aria-label="position of the slider"></div></figure>
      <figure><figcaption>difference</figcaption>\(image(picture.difference, "difference"))</figure>
      """
  }

  private static func image(_ bytes: [UInt8], _ name: String) -> String {
    "<img alt=\"\(name)\" src=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\">"
  }

  private static let style = """
    :root{color-scheme:light dark}body{font:15px/1.4 system-ui,sans-serif;margin:24px;max-width:1400px}h1{font-size:22px}
    details{border:1px solid #8884;border-radius:10px;margin:10px 0;padding:8px 14px}summary{cursor:pointer;font-weight:600}
    .failed summary::before{content:"✗ ";color:#d33}.passed summary::before{content:"✓ ";color:#2a2}
    .entry{display:flex;gap:20px;align-items:flex-start;flex-wrap:wrap;margin-top:10px}figure{margin:0}
    figcaption{font-size:12px;opacity:.7;margin-bottom:4px;text-align:center}img{display:block;width:300px;border:1px solid #8884}
    .slider{position:relative;width:302px}.slider .top{position:absolute;inset:0 0 auto 0;clip-path:inset(0 0 0 50%)}
    .slider input{width:100%;margin:8px 0}pre{flex:1 1 420px;min-width:0;font:12px/1.5 ui-monospace,monospace;margin:0}
    pre{white-space:pre-wrap;overflow-wrap:anywhere}
    h2{font-size:13px;margin:14px 0 4px;opacity:.8}.film{display:flex;gap:8px;overflow-x:auto;padding:8px 0}
    .film img{width:120px}.lost{color:#c33}.new{color:#283}
    """

  private static let script = """
    for(const s of document.querySelectorAll('.slider')){const i=s.querySelector('input'),t=s.querySelector('.top');
    i.addEventListener('input',()=>{t.style.clipPath=`inset(0 0 0 ${i.value}%)`})}
    """
}

extension String {
  /// The text for HTML and XML, without characters that these forbid.
  package var markup: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        let isForbidden = scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
        result.unicodeScalars.append(isForbidden ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }
}

import Comparisons
import PlainText
import Raster
import Simulator
import SystemServices

/// A kind of file that `snapshot` writes of a scene.
enum SnapshotFormat: String, CaseIterable {
  case png, svg, a11y, layout, json
  // The last one: it scrolls the scene.
  case txt

  /// Returns the formats of a list of names, in the order in which they are taken.
  static func named(_ text: String) throws(Failure) -> [SnapshotFormat] {
    var formats: Set<SnapshotFormat> = []
    for word in text.split(separator: ",").map(String.init) {
      guard let format = SnapshotFormat(rawValue: word) else {
        let names = allCases.map(\.rawValue)
        let hint = Nearest.hint(Nearest.name(to: word, among: names))
        throw Failure(.usage, "unknown format \(word.quoted)\(hint); choose \(names.joined(separator: ", "))")
      }
      formats.insert(format)
    }
    guard !formats.isEmpty else { throw Failure(.usage, "--format names nothing to write; choose png") }
    return allCases.filter(formats.contains)
  }

  var pathExtension: String {
    switch self {
    case .a11y: "a11y.txt"
    case .layout: "layout.txt"
    default: rawValue
    }
  }

  @MainActor
  func bytes(of host: SceneHost) throws -> [UInt8] {
    switch self {
    case .png: return try PNGCodec.encode(host.bitmap)
    case .svg: return Array(try SVGDocument(host.picture()).text.utf8)
    case .a11y: return Array(AccessibilityTree(of: host.root.window).text.utf8)
    case .layout:
      let machine = MachineServices.fingerprint(boxes: MachineServices.drawsBoxes)
      return Array(LayoutRecorder.record(of: host.root.window, machine: machine).text.utf8)
    case .json:
      let views = LayoutText.collectionViews(in: host.root.window)
      return Array(views.map { LayoutJSON(of: $0).json.line + "\n" }.joined().utf8)
    case .txt:
      var text = LayoutText()
      text.add(collectionViewsOf: host.root.window) {
        _ = host.step(events: [], at: host.time + 0.25)
      }
      return Array(text.text.utf8)
    }
  }
}

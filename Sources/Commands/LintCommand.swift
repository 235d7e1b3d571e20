import ArgumentParser
import Foundation
import LayoutLint
import Lens
import PlainText
import Raster
import Scenes
import Simulator
import UIKitCollections
import UIKitCore

struct LintCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Finds faults in the layouts of scenes, with their reasons and fixes.",
    discussion: """
      Checks the layouts as they are written, and in a short run: at rest, scrolled, with the largest text size, with \
      reduced motion, and closed. The exit code is 1 if there is a finding of level error.

        \(Program.name) lint \(Catalogue.example)
        \(Program.name) lint banner --rule TL20=off --rule TL12=error
        \(Program.name) lint \(Catalogue.example) --out findings
        \(Program.name) lint --list
      """)

  @Argument(
    help: ArgumentHelp(
      "Scenes of `\(Program.name) list`, all of them if none is given; or the path of a project.",
      valueName: "scene|path"))
  var scenes: [String] = []

  @OptionGroup
  var project: ProjectOptions

  @Flag(help: "List the rules instead.")
  var list = false

  @Flag(help: "Print JSON, one object per line.")
  var json = false

  @Option(
    help: ArgumentHelp("The level of a rule: error, warning or off. May be repeated.", valueName: "TLnn=level"))
  var rule: [String] = []

  @Option(help: ArgumentHelp("A folder for a picture of each finding, created if it does not exist.", valueName: "dir"))
  var out: String?

  @OptionGroup
  var options: HostOptions

  @MainActor
  func perform() throws {
    let linter = try linter()
    if list { return try OutputFile.writeToStandardOutput(listing(linter)) }
    try project.perform(scenes, findings: { self.text(of: $0, linter) }, goesOn: true) { try check($0, linter) }
  }

  private func linter() throws(Failure) -> Linter {
    var linter = Linter()
    for text in rule {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let level = LintLevel(rawValue: parts[1]) else {
        throw Failure(.usage, "--rule \(text.quoted) is not a rule and a level, such as TL03=off, warning or error")
      }
      guard linter.setLevel(level, of: parts[0]) else {
        let ids = LintRule.all.map(\.id)
        throw Failure(
          .usage,
          "unknown rule \(parts[0].quoted)\(Nearest.hint(Nearest.name(to: parts[0], among: ids))); "
            + "see `\(Program.name) lint --list`")
      }
    }
    return linter
  }

  private func listing(_ linter: Linter) -> String {
    LintRule.all.map { rule in
      let level = linter.level(of: rule).rawValue
      guard !json else {
        let members: [(String, JSONText)] = [
          ("id", .string(rule.id)), ("level", .string(level)), ("title", .string(rule.title)),
          ("needsRun", .bool(rule.needsRun)),
        ]
        return JSONText.object(members).line + "\n"
      }
      return "\(rule.id)  \(level)\(String(repeating: " ", count: 9 - level.count))\(rule.title)\n"
    }.joined()
  }

  @MainActor
  private func check(_ names: [String], _ linter: Linter) throws {
    let chosen = try names.isEmpty ? Catalogue.scenes : names.map(GalleryShell.scene(named:))
    let configuration = try options.configuration()
    if let out { try OutputFolder.make(out) }
    var worst: LintLevel?
    var count = 0
    for (index, scene) in chosen.enumerated() {
      CrashReporter.reportScreen(scene.name, isLast: index == chosen.count - 1)
      let findings = try findings(in: scene, configuration, linter)
      count += findings.count
      if findings.contains(where: { $0.level == .error }) { worst = .error }
      for (number, finding) in findings.enumerated() {
        let picture = try out.map { try write(finding, number, of: scene, configuration, to: $0) }
        try OutputFile.writeToStandardOutput(text(of: finding, scene.name, picture))
      }
    }
    if !json, count == 0 {
      try OutputFile.writeToStandardOutput("no findings in \(chosen.count) scene\(chosen.count == 1 ? "" : "s")\n")
    }
    // The findings were printed.
    if worst == .error { throw Failure(.different, "") }
  }

  @MainActor
  private func findings(
    in scene: Scene, _ configuration: HostConfiguration, _ linter: Linter
  ) throws -> [LintFinding] {
    let variant = LayoutVariant(
      device: configuration.device, direction: configuration.direction, textSize: configuration.legibility.textSize)
    // The pictures of the findings need those of the scene, which are loaded once.
    let services = try out == nil ? Machine.servicesWithoutPixels() : Machine.services()
    let run = LintRun(on: variant, services: services) { scene.makeViewController() }
    return linter.findings(in: run.views, screen: run.screen)
  }

  // MARK: Text

  private func text(of finding: LintFinding, _ scene: String, _ picture: String?) -> String {
    if json { return finding.json(scene: scene, picture: picture).line + "\n" }
    let position = finding.position.isEmpty ? "" : " \(finding.positions):"
    var lines = ["\(scene): \(finding.rule.id) \(finding.level.rawValue):\(position) \(finding.rule.title)"]
    lines += ["  reason: \(finding.reason)", "  fix: \(finding.fix)"]
    if let picture { lines.append("  picture: \(picture)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the finding about an error that ended a project's code; `nil` if no rule is about it.
  private func text(of trap: ProjectRun.Trap, _ linter: Linter) -> String? {
    linter.finding(ofError: trap.description).map { text(of: $0, trap.project, nil) }
  }

  // MARK: Pictures

  /// Writes a picture of the scene with the finding marked, scrolled so that it is visible, and returns its path.
  @MainActor
  private func write(
    _ finding: LintFinding, _ index: Int, of scene: Scene, _ configuration: HostConfiguration, to folder: String
  ) throws -> String {
    var configuration = configuration
    // The text is whole at the usual size.
    let isCutText = finding.rule.id == "TL19"
    if isCutText { configuration.legibility.textSize = .accessibilityExtraExtraExtraLarge }
    let host = try configuration.makeHost()
    host.show(scene.makeViewController())
    let run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: configuration.framesPerSecond))
    try run.idle(for: 0.5)
    let views = LayoutText.collectionViews(in: host.root.window)
    let view = finding.view.flatMap { views.indices.contains($0 - 1) ? views[$0 - 1] : nil }
    if let view, let frame = finding.frame {
      if !view.bounds.overlaps(frame) { view.scrollRectToVisible(frame, animated: false) }
    }
    let text = isCutText ? Self.label(named: finding.element ?? "", in: host.root.window) : nil
    host.overlay = { host in
      guard let frame = finding.frame ?? view?.bounds else { return [] }
      let shown = text.map { $0.convert($0.bounds, to: nil) } ?? view.map { $0.convert(frame, to: nil) } ?? frame
      var input = LensInput()
      input.highlights = [LensHighlight(LensLabel(shown, finding.rule.id))]
      return LensPicture.commands(for: input, overlays: [], textEngine: host.root.services.textEngine)
    }
    try run.idle(for: 0.5)
    let path = "\(folder)/\(scene.name)-\(finding.rule.id)-\(index + 1).png"
    try OutputFile.write(try PNGCodec.encode(host.bitmap), to: path, links: .refused)
    return path
  }

  /// Returns the label with whose text, in quotation marks, the name of a finding's element begins.
  @MainActor
  private static func label(named name: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, let text = label.text, name.hasPrefix(String(text.prefix(40)).quoted) {
      return label
    }
    return view.subviews.lazy.compactMap { Self.label(named: name, in: $0) }.first
  }
}

extension LintFinding {
  fileprivate func json(scene: String, picture: String?) -> JSONText {
    .object([
      ("scene", .string(scene)), ("rule", .string(rule.id)), ("level", .string(level.rawValue)),
      ("title", .string(rule.title)), ("view", view.map(JSONText.integer) ?? .null),
      ("section", section.map(JSONText.integer) ?? .null),
      ("otherSections", .array(otherSections.map(JSONText.integer))),
      ("element", element.map(JSONText.string) ?? .null),
      ("frame", frame.map(JSONText.rect) ?? .null), ("reason", .string(reason)), ("fix", .string(fix)),
      ("picture", picture.map(JSONText.string) ?? .null),
    ])
  }
}

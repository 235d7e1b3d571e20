import PlainText
import ArgumentParser
import AssetBundle
import Foundation
import SDLWindow
import Simulator
import SystemText

/// A command that checks the requirements of the other verbs on this machine.
struct DoctorCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Checks the display, fonts, pictures and folders that the other verbs need.",
    discussion: """
      Each line names what was found, or what is missing and the command that installs it. The exit code is 69 if
      something is missing without which no frame can be drawn; a missing display only prevents windows.

        \(Program.name) doctor
        \(Program.name) doctor --out frames
      """)

  @Option(help: ArgumentHelp("The folder in which to try to write a file.", valueName: "dir"))
  var out = "."

  @MainActor
  func perform() throws {
    let findings = [versions, display, fonts, scripts, pictures, folder, locale]
    try OutputFile.writeToStandardOutput(findings.map { $0.line + "\n" }.joined())
    let missing = findings.filter { $0.state == .missing }.map(\.name)
    guard missing.isEmpty else {
      throw Failure(.unavailable, "missing: \(missing.joined(separator: ", ")); the lines above say how to get it")
    }
  }

  @MainActor
  private var versions: Finding {
    let system = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)).flatMap { text in
      text.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }?.dropFirst(12)
        .trimmingCharacters(in: ["\""])
    }
    return Finding(
      "version", .present,
      "\(Program.name) \(Program.version), SDL \(Display.libraryVersion), SDL_ttf \(SystemTextEngine.libraryVersion), "
        + (system ?? "an unknown system"))
  }

  @MainActor
  private var display: Finding {
    do {
      let display = try Display()
      let size = display.usableSize.map { "\(Int($0.width))×\(Int($0.height)) pixels" } ?? "of unknown size"
      return Finding("display", .present, "\(display.driver), \(size)")
    } catch {
      return Finding("display", .absent, "\(error)")
    }
  }

  private var fonts: Finding {
    do {
      let fonts = try FontCatalog.installed()
      return Finding("fonts", .present, fonts.principalFiles.joined(separator: ", "))
    } catch {
      return Finding("fonts", .missing, "\(error)")
    }
  }

  private var scripts: Finding {
    guard let missing = (try? FontCatalog.installed())?.missingScripts, !missing.isEmpty else {
      return Finding("scripts", .present, "fonts for every script that the system font does not have")
    }
    return Finding(
      "scripts", .absent,
      "boxes are drawn for \(missing.joined(separator: ", ")); install with: \(PackageManager.current.install("fonts-noto-core"))"
    )
  }

  private var pictures: Finding {
    if let folder = AssetBundle.folder { return Finding("pictures", .present, folder.path) }
    let searched = AssetBundle.searched.map(\.path).joined(separator: ", ")
    return Finding("pictures", .missing, "the gallery's photographs are in none of \(searched)")
  }

  private var folder: Finding {
    let path = "\(out)/.tessera-doctor-\(getpid())"
    do {
      try OutputFolder.make(out)
      try OutputFile.write([0x0a], to: path, links: .refused)
      try FileManager.default.removeItem(atPath: path)
      return Finding("folder", .present, "files can be written to \(out)")
    } catch {
      return Finding("folder", .missing, "\(error)")
    }
  }

  private var locale: Finding {
    let environment = ProcessInfo.processInfo.environment
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    return Finding("locale", .present, "\(name); frames do not depend on it")
  }
}

/// One line of the results.
private struct Finding {
  enum State: String {
    case present = "ok"
    /// Not present, and needed only by some verbs.
    case absent = "none"
    /// Not present, and needed to draw frames.
    case missing = "missing"
  }

  let name: String
  let state: State
  let detail: String

  init(_ name: String, _ state: State, _ detail: String) {
    self.name = name
    self.state = state
    self.detail = detail
  }

  var line: String {
    let columns = [name, state.rawValue].map { $0 + String(repeating: " ", count: 9 - $0.count) }
    return columns.joined() + detail
  }
}

import SourceAdapter
import TesseraRuntime
import TestSupport
import Testing
import Foundation

/// The folders of an app, which Foundation on Linux knows in part.
struct AppFolderTests {
  @Test(arguments: [
    (
      "let a = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)[0]",
      "let a = FileManager.default.tesseraURLs(for: .libraryDirectory, in: .userDomainMask)[0]"
    ),
    (
      "try m.url(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: true)",
      "try m.tesseraURL(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: true)"
    ),
    (
      "NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true)",
      "tesseraSearchPaths                 (directory, .userDomainMask, true)"
    ),
  ])
  func theLibraryFolderIsAsked(source: String, expected: String) {
    expectContains(adapted(source), expected)
  }

  @Test(arguments: [
    "let a = session.urls(for: user, in: domain)", "let b = session.url(for: .userDomain)",
  ])
  func otherCallsStay(source: String) { expectContains(adapted(source), source) }

  @Test func theLibraryIsAFolderOfTheUser() throws {
    let files = FileManager.default
    let found = try #require(files.tesseraURLs(for: .libraryDirectory, in: .userDomainMask).first)
    expectEqual(found.path, NSHomeDirectory() + "/Library")
    expectEqual(files.tesseraURLs(for: .libraryDirectory, in: .systemDomainMask), [])
    expectEqual(
      files.tesseraURLs(for: .documentDirectory, in: .userDomainMask),
      files.urls(for: .documentDirectory, in: .userDomainMask))
    expectEqual(tesseraSearchPaths(.libraryDirectory, .userDomainMask, true), [found.path])
  }
}

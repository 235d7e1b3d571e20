public import Foundation

extension FileManager {
  /// Returns the folders of a kind, with the user's `Library` folder, which Foundation on Linux does not know.
  public func tesseraURLs(for directory: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL] {
    guard directory == .libraryDirectory, domain.contains(.userDomainMask) else {
      return urls(for: directory, in: domain)
    }
    return [URL(filePath: NSHomeDirectory() + "/Library", directoryHint: .isDirectory)]
  }

  /// Returns the folder that the apps of a group share, and creates it if it is missing; `nil` for a text that is not an
  /// identifier or if the folder cannot be created. Here, the folder is inside the app's container.
  ///
  /// - Parameter groupIdentifier: The identifier of the group, such as `group.com.example.shop`.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), !groupIdentifier.contains("/") else { return nil }
    let path = NSHomeDirectory() + "/Library/Group Containers/" + groupIdentifier
    guard (try? createDirectory(atPath: path, withIntermediateDirectories: true)) != nil else { return nil }
    return URL(filePath: path, directoryHint: .isDirectory)
  }

  /// Returns the folder of a kind, and creates it if it is missing.
  public func tesseraURL(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    guard directory == .libraryDirectory, let library = tesseraURLs(for: directory, in: domain).first else {
      return try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }
    if shouldCreate { try createDirectory(at: library, withIntermediateDirectories: true) }
    return library
  }
}

/// Returns the paths of the folders of a kind, with the user's `Library` folder.
public func tesseraSearchPaths(
  _ directory: FileManager.SearchPathDirectory, _ domain: FileManager.SearchPathDomainMask, _ expandsTilde: Bool
) -> [String] {
  FileManager.default.tesseraURLs(for: directory, in: domain).map(\.path)
}

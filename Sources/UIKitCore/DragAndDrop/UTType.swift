import Foundation

/// A type of data, such as text or a picture.
///
/// - Fidelity: approximated; the types are those that have a name here and those of their file extensions.
public struct UTType: Hashable, Sendable, CustomStringConvertible, Identifiable {
  /// The identifier, such as `public.png`.
  public let identifier: String

  /// Creates a type from a known identifier; `nil` for another one.
  public init?(_ identifier: String) {
    guard Self.table[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of files with an extension; `nil` if it is unknown.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    let found = Self.table.first { $0.value.extensions.contains(wanted) }
    guard let found else { return nil }
    identifier = found.key
    guard conforms(to: supertype) else { return nil }
  }

  /// Creates the type of a MIME type; `nil` if it is unknown.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = Self.table.first(where: { $0.value.mime == mimeType.lowercased() }) else { return nil }
    identifier = found.key
    guard conforms(to: supertype) else { return nil }
  }

  /// Creates a type that an app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  /// Creates a type that an app uses and another declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  fileprivate init(known identifier: String) { self.identifier = identifier }

  /// The identifier.
  public var id: String { identifier }
  /// The identifier.
  public var description: String { identifier }
  /// The usual extension of files, or `nil`.
  public var preferredFilenameExtension: String? { Self.table[identifier]?.extensions.first }
  /// The usual MIME type, or `nil`.
  public var preferredMIMEType: String? { Self.table[identifier].flatMap { $0.mime.isEmpty ? nil : $0.mime } }
  /// Whether the type is known.
  public var isDeclared: Bool { Self.table[identifier] != nil }

  /// The types that include this one.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var current = Self.table[identifier]?.parent
    while let name = current, !name.isEmpty {
      found.insert(UTType(known: name))
      current = Self.table[name]?.parent
    }
    return found
  }

  /// Returns whether the type is another one or included in it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Returns whether the type is included in another one.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Returns whether the type includes another one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private struct Entry {
    var parent: String
    var extensions: [String]
    var mime: String
    init(_ parent: String, _ extensions: [String] = [], _ mime: String = "") {
      (self.parent, self.extensions, self.mime) = (parent, extensions, mime)
    }
  }

  private static let table: [String: Entry] = [
    "public.item": Entry(""), "public.content": Entry(""), "public.data": Entry("public.item"),
    "public.directory": Entry("public.item"), "public.folder": Entry("public.directory"),
    "public.text": Entry("public.data"), "public.plain-text": Entry("public.text", ["txt", "text"], "text/plain"),
    "public.utf8-plain-text": Entry("public.plain-text"),
    "public.html": Entry("public.text", ["html", "htm"], "text/html"),
    "public.xml": Entry("public.text", ["xml"], "application/xml"),
    "public.rtf": Entry("public.text", ["rtf"], "text/rtf"),
    "public.json": Entry("public.text", ["json"], "application/json"),
    "public.comma-separated-values-text": Entry("public.text", ["csv"], "text/csv"),
    "public.source-code": Entry("public.plain-text"), "public.swift-source": Entry("public.source-code", ["swift"]),
    "public.url": Entry("public.data"), "public.file-url": Entry("public.url"),
    "public.image": Entry("public.data"), "public.png": Entry("public.image", ["png"], "image/png"),
    "public.jpeg": Entry("public.image", ["jpeg", "jpg"], "image/jpeg"),
    "public.heic": Entry("public.image", ["heic"], "image/heic"),
    "public.tiff": Entry("public.image", ["tiff", "tif"], "image/tiff"),
    "com.compuserve.gif": Entry("public.image", ["gif"], "image/gif"),
    "org.webmproject.webp": Entry("public.image", ["webp"], "image/webp"),
    "public.svg-image": Entry("public.image", ["svg"], "image/svg+xml"),
    "public.audiovisual-content": Entry("public.data"), "public.movie": Entry("public.audiovisual-content"),
    "public.video": Entry("public.movie"), "public.audio": Entry("public.audiovisual-content"),
    "public.mpeg-4": Entry("public.movie", ["mp4"], "video/mp4"),
    "com.apple.quicktime-movie": Entry("public.movie", ["mov", "qt"], "video/quicktime"),
    "public.mp3": Entry("public.audio", ["mp3"], "audio/mpeg"),
    "com.microsoft.waveform-audio": Entry("public.audio", ["wav"], "audio/wav"),
    "com.apple.m4a-audio": Entry("public.audio", ["m4a"], "audio/mp4"),
    "com.adobe.pdf": Entry("public.data", ["pdf"], "application/pdf"),
    "public.archive": Entry("public.data"), "public.zip-archive": Entry("public.archive", ["zip"], "application/zip"),
    "com.apple.property-list": Entry("public.data", ["plist"]),
    "public.vcard": Entry("public.text", ["vcf"], "text/vcard"),
  ]
}

extension UTType {
  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Anything that a document contains.
  public static let content = UTType(known: "public.content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// A folder of files.
  public static let folder = UTType(known: "public.folder")
  /// A folder of any kind.
  public static let directory = UTType(known: "public.directory")
  /// Text of any kind.
  public static let text = UTType(known: "public.text")
  /// Text without format.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without format in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// A web page.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// Text with format.
  public static let rtf = UTType(known: "public.rtf")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// A table of values with commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Source code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source code in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A picture of any kind.
  public static let image = UTType(known: "public.image")
  /// A PNG picture.
  public static let png = UTType(known: "public.png")
  /// A JPEG picture.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A HEIC picture.
  public static let heic = UTType(known: "public.heic")
  /// A TIFF picture.
  public static let tiff = UTType(known: "public.tiff")
  /// A GIF picture.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A WebP picture.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// An SVG picture.
  public static let svg = UTType(known: "public.svg-image")
  /// A movie with sound.
  public static let movie = UTType(known: "public.movie")
  /// A movie.
  public static let video = UTType(known: "public.video")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// A movie in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Sound in WAVE.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// An archive of files.
  public static let archive = UTType(known: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A visiting card.
  public static let vCard = UTType(known: "public.vcard")
}

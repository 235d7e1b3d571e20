public import Foundation
public import UIKit

/// Data that a test keeps: a picture, a text or a file.
///
/// XCTest has a class of this name on Apple's platforms only. The file is written to the folder of the variable
/// `SNAPSHOT_ARTIFACTS`, or to the temporary folder.
open class XCTAttachment: NSObject {
  /// The tests after which an attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// It is kept after every test.
    case keepAlways
    /// It is kept if the test fails.
    case deleteOnSuccess
  }

  /// The part of the file's name that tells it from others of the test; `Attachment` if `nil`.
  public var name: String?
  /// The tests after which the attachment is kept; those that fail by default.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The type of the data, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// Values of your own.
  public var userInfo: [AnyHashable: Any]
  let payload: Data

  /// Creates an attachment of a type.
  ///
  /// - Parameters:
  ///   - identifier: The type; `public.data` if `nil`.
  ///   - name: The part of the file's name that tells it from others.
  ///   - payload: The data; none if `nil`.
  ///   - userInfo: Values of your own.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    (self.name, self.payload, self.userInfo) = (name, payload ?? Data(), userInfo ?? [:])
  }

  /// Creates an attachment from data.
  public convenience init(data payload: Data) {
    self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
  }

  /// Creates an attachment from data of a type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  /// Creates an attachment from a file; it is empty if the file cannot be read.
  public convenience init(contentsOfFile url: URL) {
    let type = UTType(filenameExtension: url.pathExtension)?.identifier
    self.init(uniformTypeIdentifier: type, name: url.lastPathComponent, payload: try? Data(contentsOf: url))
  }

  /// Creates an attachment from text.
  public convenience init(string: String) {
    self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
  }

  /// Creates an attachment from a property list; it is empty if a value cannot be part of one.
  public convenience init(plistObject object: Any) {
    let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: data)
  }

  /// Creates an attachment from an image, which is kept as a PNG file.
  public convenience init(image: UIImage) {
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
  }

  /// The last part of the file's name.
  var pathExtension: String { UTType(uniformTypeIdentifier)?.preferredFilenameExtension ?? "dat" }
}

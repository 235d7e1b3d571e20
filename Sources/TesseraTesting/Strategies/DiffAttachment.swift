public import Foundation
import UIKit

/// A file that tells how two values differ.
public enum DiffAttachment {
  /// Data, and the name of its file.
  case data(Data, name: String)
  /// An attachment of the test.
  case xcTest(XCTAttachment)

  /// The attachment whose file has the data and the name.
  var attachment: XCTAttachment {
    switch self {
    case .xcTest(let attachment): return attachment
    case .data(let data, let name):
      let file = name as NSString
      let type = UTType(filenameExtension: file.pathExtension)?.identifier
      return XCTAttachment(uniformTypeIdentifier: type, name: file.deletingPathExtension, payload: data)
    }
  }

  /// The data of an attachment, with the name of its file.
  init(of attachment: XCTAttachment) {
    self = .data(attachment.payload, name: "\(attachment.name ?? "attachment").\(attachment.pathExtension)")
  }
}

extension Diffing {
  /// Returns a comparison whose attachments are data.
  ///
  /// - Parameters:
  ///   - toData: Returns the data of a value.
  ///   - fromData: Returns the value of data.
  ///   - diffV2: Returns a message and attachments for values that differ.
  public static func diff(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diffV2: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
  ) -> Self {
    Self(toData: toData, fromData: fromData) { old, new in
      diffV2(old, new).map { ($0.0, $0.1.map(\.attachment)) }
    }
  }

  /// Returns a message and data for values that differ; `nil` for values that match.
  public var diffV2: (Value, Value) -> (String, [DiffAttachment])? {
    get { { old, new in diff(old, new).map { ($0.0, $0.1.map(DiffAttachment.init)) } } }
    set { diff = { old, new in newValue(old, new).map { ($0.0, $0.1.map(\.attachment)) } } }
  }
}

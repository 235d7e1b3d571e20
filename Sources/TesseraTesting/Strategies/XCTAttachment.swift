public import Foundation
public import UIKit

/// A file that a failure leaves in the folder of artifacts.
///
/// XCTest has a class of this name on Apple's platforms only.
public struct XCTAttachment {
  /// The part of the file's name that tells it from others of the assertion.
  public var name: String?
  let payload: Data
  let pathExtension: String

  /// Creates an attachment from data.
  public init(data: Data, uniformTypeIdentifier: String? = nil) {
    (payload, pathExtension) = (data, uniformTypeIdentifier == "public.plain-text" ? "txt" : "dat")
  }

  /// Creates an attachment from text.
  public init(string: String) { (payload, pathExtension) = (Data(string.utf8), "txt") }

  /// Creates an attachment from an image.
  public init(image: UIImage) { (payload, pathExtension) = (image.pngData() ?? Data(), "png") }
}

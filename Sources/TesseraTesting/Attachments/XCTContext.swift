#if canImport(XCTest)
  import Foundation
  import Simulator
  import UIKitCore
  public import XCTest

  /// A part of a test that has a name, and to which attachments belong.
  public protocol XCTActivity {
    /// The name of the part.
    var name: String { get }

    /// Adds an attachment.
    func add(_ attachment: XCTAttachment)
  }

  /// The activities of the current test.
  open class XCTContext: NSObject {
    /// Calls a closure as a part of the test that has a name.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - block: The closure, with the activity.
    /// - Returns: What the closure returns.
    public class func runActivity<Result>(
      named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
      try block(Activity(name: name))
    }

    private struct Activity: XCTActivity {
      let name: String
      func add(_ attachment: XCTAttachment) { TestAttachments.add(attachment) }
    }
  }

  extension XCTestCase: XCTActivity {
    /// Adds an attachment, which is written when the test has ended.
    public func add(_ attachment: XCTAttachment) { TestAttachments.add(attachment) }
  }

  /// The attachments of the test that runs.
  enum TestAttachments {
    private nonisolated(unsafe) static var pending: [XCTAttachment] = []

    static func add(_ attachment: XCTAttachment) { pending.append(attachment) }

    /// Writes the attachments that are kept, and forgets all.
    static func finish(_ test: XCTestCase) {
      let hasPassed = test.testRun?.hasSucceeded ?? false
      let kept = pending.filter { $0.lifetime == .keepAlways || !hasPassed }
      pending = []
      let folder = "\(AttachmentFolder.path)/\(test.name.pathComponent)"
      for (number, attachment) in kept.enumerated() {
        let name = (attachment.name ?? "Attachment").pathComponent
        let path = "\(folder)/\(number + 1).\(name).\(attachment.pathExtension)"
        do {
          try OutputFolder.make(folder)
          try OutputFile.write(Array(attachment.payload), to: path)
        } catch {
          StandardError.write("\(error)\n")
        }
      }
    }
  }
#endif

import Foundation
import SystemServices
import TestSupport
import Testing
import UIKit
import UIKitCore

@MainActor struct ImageSetTests {
  /// A transparent picture of six by six pixels.
  private static let picture = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAGCAYAAADgzO9IAAAAEklEQVR4AWNiwAGYwCQWQA8JAASwAA3vGpNeAAAAAElFTkSuQmCC"
  )

  private let folder = TemporaryFolder()

  /// Makes a bundle with a catalog of one image set.
  private func bundle(_ contents: String, files: [String]) throws -> Bundle {
    // Pictures need a decoder, which the devices of other tests may not have. Such a test may run between the
    // initializer of the suite and its test.
    MachineServices.boxes().makeCurrent()
    let set = "Media.xcassets/Icons/Star.imageset"
    try folder.write(contents, to: "\(set)/Contents.json")
    let picture = try #require(Self.picture)
    for file in files { try folder.write(picture, to: "\(set)/\(file)") }
    return try #require(Bundle(path: folder.root))
  }

  @Test func setGivesScaleAndIntentOfItsPicture() throws {
    let bundle = try bundle(
      #"{"images":[{"idiom":"universal","scale":"1x"},{"idiom":"universal","scale":"2x","filename":"a.png"}],"#
        + #""properties":{"template-rendering-intent":"template"}}"#, files: ["a.png"])
    let image = try #require(UIImage(named: "Star", in: bundle, compatibleWith: nil))
    expectEqual(image.scale, 2)
    expectEqual(image.renderingMode, .alwaysTemplate)
  }

  @Test func missingPictureFallsBackToAnotherOfItsSet() throws {
    let bundle = try bundle(
      #"{"images":[{"idiom":"universal","scale":"3x","filename":"gone.png"},"#
        + #"{"idiom":"universal","scale":"1x","filename":"a.png"}]}"#, files: ["a.png"])
    expectEqual(UIImage(named: "Star", in: bundle, compatibleWith: nil)?.scale, 1)
    expectNil(UIImage(named: "None", in: bundle, compatibleWith: nil))
  }

  /// A named image is read once, as on iOS, although cells request theirs each time they are configured.
  @Test func namedImagesAreReadOnce() throws {
    let bundle = try bundle(
      #"{"images":[{"idiom":"universal","scale":"2x","filename":"a.png"}]}"#, files: ["a.png"])
    try folder.write(try #require(Self.picture), to: "Images/loose@2x.png")
    for name in ["Star", "loose", "loose@2x.png"] {
      expectEqual(UIImage(named: name, in: bundle, compatibleWith: nil)?.scale, 2, "\(name)")
    }
    for name in folder.names { try FileManager.default.removeItem(atPath: folder.path(name)) }
    for name in ["Star", "loose", "loose@2x.png"] {
      expectEqual(UIImage(named: name, in: bundle, compatibleWith: nil)?.scale, 2, "\(name)")
    }
    expectNil(UIImage(named: "other", in: bundle, compatibleWith: nil))
  }

  @Test func damagedListsAreNoTrap() throws {
    let bundle = try bundle("{", files: [])
    expectNil(UIImage(named: "Star", in: bundle, compatibleWith: nil))
  }

  @Test func slicesAreInPoints() throws {
    let bundle = try bundle(
      #"{"images":[{"idiom":"universal","scale":"2x","filename":"a.png","resizing":{"mode":"9-part","center":"#
        + #"{"mode":"stretch","width":1,"height":1},"cap-insets":{"top":4,"left":6,"bottom":8,"right":10}}}]}"#,
      files: ["a.png"])
    let image = try #require(UIImage(named: "Star", in: bundle, compatibleWith: nil))
    expectEqual(image.capInsets, UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
    expectEqual(image.resizingMode, .stretch)
  }
}

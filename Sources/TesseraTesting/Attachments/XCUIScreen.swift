public import Foundation
public import UIKit

/// A screen of the device on which a test runs.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  private let screen: UIScreen

  init(_ screen: UIScreen) { self.screen = screen }

  /// The screen of the device.
  open class var main: XCUIScreen { XCUIScreen(.main) }
  /// All screens: the one of the device.
  open class var screens: [XCUIScreen] { [main] }

  /// Returns a picture of what the screen shows, with what has changed since the last frame.
  open func screenshot() -> XCUIScreenshot {
    let (bounds, windows) = (screen.bounds, UIApplication.shared.windows.filter { !$0.isHidden })
    let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
      for window in windows { window.drawHierarchy(in: window.frame, afterScreenUpdates: true) }
    }
    return XCUIScreenshot(image)
  }
}

/// Something of which a picture can be taken.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding: NSObjectProtocol {
  /// Returns a picture of what is shown.
  func screenshot() -> XCUIScreenshot
}

/// A picture of a screen.
@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
  /// The picture.
  public let image: UIImage

  init(_ image: UIImage) { self.image = image }

  /// The picture as a PNG file.
  open var pngRepresentation: Data { image.pngData() ?? Data() }
}

extension XCTAttachment {
  /// Creates an attachment from a picture of a screen, which is kept as a PNG file.
  @preconcurrency @MainActor
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(uniformTypeIdentifier: "public.png", name: nil, payload: screenshot.pngRepresentation)
  }
}

/// The views, controllers and layers of Apple's frameworks that are not here and that apps show.
///
/// Their use tells what most of them are, but not that a button of another framework is a control.
enum FrameworkClasses {
  private static let views = """
    WebKit: WKWebView
    UIKit: UIWebView
    MapKit: MKMapView MKUserTrackingButton MKCompassButton MKScaleView
    AVKit: AVRoutePickerView AVPictureInPictureView
    PhotosUI: PHLivePhotoView
    ARKit: ARSCNView ARSKView ARCoachingOverlayView
    RealityKit: ARView
    SceneKit: SCNView
    SpriteKit: SKView
    MetalKit: MTKView
    GLKit: GLKView
    PDFKit: PDFView PDFThumbnailView
    LinkPresentation: LPLinkView
    HealthKitUI: HKActivityRingView
    MediaPlayer: MPVolumeView
    ReplayKit: RPSystemBroadcastPickerView
    """
  private static let controls = """
    AuthenticationServices: ASAuthorizationAppleIDButton
    CoreLocationUI: CLLocationButton
    UIKit: UIPasteControl
    """
  private static let buttons = """
    PassKit: PKPaymentButton PKAddPassButton
    IntentsUI: INUIAddVoiceShortcutButton
    """
  private static let controllers = """
    SafariServices: SFSafariViewController
    AVKit: AVPlayerViewController
    PhotosUI: PHPickerViewController
    MapKit: MKLookAroundViewController MKMapItemDetailViewController
    MessageUI: MFMailComposeViewController MFMessageComposeViewController
    ContactsUI: CNContactPickerViewController CNContactViewController
    EventKitUI: EKEventEditViewController EKEventViewController EKCalendarChooser
    QuickLook: QLPreviewController
    StoreKit: SKStoreProductViewController
    GameKit: GKGameCenterViewController
    PassKit: PKAddPassesViewController PKPaymentAuthorizationViewController
    GLKit: GLKViewController
    MediaPlayer: MPMediaPickerController MPMoviePlayerViewController
    ReplayKit: RPPreviewViewController
    VisionKit: VNDocumentCameraViewController DataScannerViewController
    MultipeerConnectivity: MCBrowserViewController
    SwiftUI: UIHostingController
    UIKit: UIDocumentPickerViewController UIFontPickerViewController UIDocumentBrowserViewController \
    UIReferenceLibraryViewController UIVideoEditorController UICloudSharingController
    """
  private static let layers = """
    AVFoundation: AVPlayerLayer AVCaptureVideoPreviewLayer AVSampleBufferDisplayLayer
    QuartzCore: CAMetalLayer CAEAGLLayer
    """

  private static let placeholders: [String: Placeholder] = {
    let lists: [(String, Placeholder.Base)] = [
      (views, .view), (controls, .control), (buttons, .button), ("PencilKit: PKCanvasView", .scrollView),
      (controllers, .controller), (layers, .layer), ("SwiftUI: UIHostingConfiguration", .contentConfiguration),
    ]
    var result: [String: Placeholder] = [:]
    for (list, base) in lists {
      for line in list.split(separator: "\n") {
        let words = line.split(separator: " ")
        for name in words.dropFirst().map(String.init) {
          result[name] = Placeholder(name: name, base: base, module: String(words[0].dropLast()))
        }
      }
    }
    return result
  }()

  /// Returns what takes the place of a class; `nil` for a class that is not listed.
  static func placeholder(for name: String) -> Placeholder? { placeholders[name] }
}

import TestSupport
import Testing

@testable import Projects

/// The frameworks of iOS, known by the prefixes of their classes.
struct AppleFrameworkTests {
  /// A class or function of each framework, as Apple documents it.
  private static let owners = [
    "ARSession": "ARKit", "ARView": "RealityKit", "ASWebAuthenticationSession": "AuthenticationServices",
    "ASIdentifierManager": "AdSupport", "ATTrackingManager": "AppTrackingTransparency", "AVPlayer": "AVFoundation",
    "AVPlayerViewController": "AVKit", "BGTaskScheduler": "BackgroundTasks", "CBCentralManager": "CoreBluetooth",
    "CIFilter": "CoreImage", "CKRecord": "CloudKit", "CLLocationManager": "CoreLocation",
    "CLLocationButton": "CoreLocationUI", "CMMotionManager": "CoreMotion", "CMSampleBuffer": "CoreMedia",
    "CNContact": "Contacts", "CNContactPickerViewController": "ContactsUI", "CSSearchableItem": "CoreSpotlight",
    "CTTelephonyNetworkInfo": "CoreTelephony", "CXProvider": "CallKit", "EKEventStore": "EventKit",
    "EKEventEditViewController": "EventKitUI", "GCController": "GameController", "GKLocalPlayer": "GameKit",
    "GKStateMachine": "GameplayKit", "GLKView": "GLKit", "HKHealthStore": "HealthKit",
    "HKActivityRingView": "HealthKitUI", "HMHomeManager": "HomeKit", "INIntent": "Intents",
    "INUIAddVoiceShortcutButton": "IntentsUI", "LAContext": "LocalAuthentication", "LPLinkView": "LinkPresentation",
    "MCSession": "MultipeerConnectivity", "MFMailComposeViewController": "MessageUI", "MKMapView": "MapKit",
    "MLModel": "CoreML", "MPMoviePlayerController": "MediaPlayer", "MSMessage": "Messages", "MTKView": "MetalKit",
    "MTLDevice": "Metal", "NEVPNManager": "NetworkExtension", "NFCNDEFReaderSession": "CoreNFC",
    "NFCTagReaderSession": "CoreNFC", "NLTagger": "NaturalLanguage", "NWConnection": "Network", "OSLog": "os",
    "PDFView": "PDFKit", "PHAsset": "Photos", "PHPickerViewController": "PhotosUI",
    "PKAddPassesViewController": "PassKit", "PKCanvasView": "PencilKit", "PKPushRegistry": "PushKit",
    "QLPreviewController": "QuickLook", "QLThumbnailGenerator": "QuickLookThumbnailing",
    "RPScreenRecorder": "ReplayKit", "SCNetworkReachability": "SystemConfiguration", "SCNView": "SceneKit",
    "ARSCNView": "ARKit", "SFSafariViewController": "SafariServices", "SFSpeechRecognizer": "Speech",
    "SKProduct": "StoreKit", "SKScene": "SpriteKit", "SLComposeViewController": "Social",
    "UNUserNotificationCenter": "UserNotifications", "UNNotificationContentExtension": "UserNotificationsUI",
    "VNDocumentCameraViewController": "VisionKit", "VNRequest": "Vision", "WCSession": "WatchConnectivity",
    "WKWebView": "WebKit", "NSManagedObject": "CoreData", "NSFetchedResultsController": "CoreData",
    "NSPersistentContainer": "CoreData", "NSEntityDescription": "CoreData", "NSMergePolicy": "CoreData",
    "NSBatchDeleteRequest": "CoreData", "NSAttributeDescription": "CoreData",
  ]

  @Test func classesAreThoseOfTheirFramework() {
    for (name, owner) in Self.owners {
      for text in ["cannot find type '\(name)' in scope", "value of type '\(name)' has no member 'a'"] {
        expectEqual(AppleFrameworks.cause(of: text, among: ["SnapKit", owner, "Kingfisher"]), owner, "\(text)")
      }
    }
    expectEqual(Set(Self.owners.values), AppleFrameworks.all.subtracting(["OSLog"]))
  }
}

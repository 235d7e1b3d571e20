import Foundation
import Geometry
import UIKitControls
import UIKitCore

/// A controller that lets the user choose a picture.
///
/// - Fidelity: approximated; the device has no camera, and its photo library is empty, so that the user can only cancel.
open class UIImagePickerController: UINavigationController {
  /// The origin of pictures.
  public enum SourceType: Int, Hashable, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// The camera, which the device lacks.
    case camera = 1
    /// The albums of the photo library.
    case savedPhotosAlbum = 2
  }

  /// The side of the device at which a camera is.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// The camera behind the screen.
    case rear = 0
    /// The camera beside the screen.
    case front = 1
  }

  /// The kind of what a camera records.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    /// Pictures.
    case photo = 0
    /// Videos.
    case video = 1
  }

  /// The names of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the item.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user edited it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user chose.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The address of a video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Returns whether pictures can come from an origin: `false` for the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns whether the device has a camera: it has none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns the kinds of items of an origin; `nil` for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// The origin of the pictures. An origin that is not available is a programmer error. The default is `photoLibrary`.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard Self.isSourceTypeAvailable(sourceType) else {
        refuse("Source type \(sourceType.rawValue) is not available; ask isSourceTypeAvailable(_:) before.")
      }
    }
  }
  /// The kinds of items to choose from. The default is pictures.
  open var mediaTypes = ["public.image"]
  /// Whether the user may edit the picture. The default is `false`.
  open var allowsEditing = false
  /// The kind of what a camera records. The default is `photo`.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera in use. The default is `rear`.
  open var cameraDevice = CameraDevice.rear

  /// Creates a controller of the photo library.
  public init() {
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller of the photo library. From archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let library = EmptyLibraryController { [weak self] in self?.cancel() }
    setViewControllers([library], animated: false)
  }

  private func cancel() {
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }
}

/// The object that receives the picture that the user chose.
///
/// - Fidelity: documented; without a picture in the library, only the cancellation is reported.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Reports what the user chose. The delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Reports that the user has cancelled. The delegate dismisses the picker, as the default implementation does.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// The default implementation, which does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// The default implementation, which dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// The page of a photo library without pictures.
private final class EmptyLibraryController: UIViewController {
  private let onCancel: @MainActor () -> Void

  init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [onCancel] _ in onCancel() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "photo.on.rectangle")
    empty.text = "No Photos or Videos"
    contentUnavailableConfiguration = empty
  }
}

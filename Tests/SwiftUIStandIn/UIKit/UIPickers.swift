open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = Self(rawValue: "originalImage")
    public static let editedImage = Self(rawValue: "editedImage")
    public static let imageURL = Self(rawValue: "imageURL")
    public static let mediaURL = Self(rawValue: "mediaURL")
    public static let mediaType = Self(rawValue: "mediaType")
  }
  open weak var delegate: (UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  open var sourceType = SourceType.photoLibrary
  open var cameraDevice = CameraDevice.rear
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

@MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

open class UIActivityViewController: UIViewController {
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let airDrop = Self(rawValue: "airDrop")
    public static let mail = Self(rawValue: "mail")
    public static let message = Self(rawValue: "message")
    public static let copyToPasteboard = Self(rawValue: "copyToPasteboard")
    public static let saveToCameraRoll = Self(rawValue: "saveToCameraRoll")
    public static let print = Self(rawValue: "print")
    public static let addToReadingList = Self(rawValue: "addToReadingList")
    public static let assignToContact = Self(rawValue: "assignToContact")
    public static let postToFacebook = Self(rawValue: "postToFacebook")
    public static let postToTwitter = Self(rawValue: "postToTwitter")
  }
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, Error?) -> Void
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var excludedActivityTypes: [ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?
}

open class UIActivity: NSObject {}

open class UIDocumentPickerViewController: UIViewController {
  public init(forOpeningContentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  public init(forExporting: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var delegate: UIDocumentPickerDelegate?
  open var allowsMultipleSelection = false
}

@MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  open var textFields: [UITextField]? { nil }
  open var message: String?
  open var actions: [UIAlertAction] { [] }
  open func addAction(_ action: UIAlertAction) {}
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
}

@MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) { self.init() }
  open var isEnabled = true
  open var title: String? { nil }
}

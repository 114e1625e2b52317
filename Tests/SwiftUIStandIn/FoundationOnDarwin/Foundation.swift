// What the Foundation of Apple's systems has and the one of other systems has not.
@_exported import Foundation
@_exported import Observation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

public typealias CFString = String
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { 0 }

@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

open class UndoManager: NSObject {
  public override init() {}
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open var isUndoing: Bool { false }
  open var isRedoing: Bool { false }
  open var levelsOfUndo = 0
  open var groupsByEvent = true
  open func undo() {}
  open func redo() {}
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func disableUndoRegistration() {}
  open func enableUndoRegistration() {}
  open func removeAllActions() {}
  open func removeAllActions(withTarget target: Any) {}
  open func setActionName(_ actionName: String) {}
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {}
}

open class NSItemProvider: NSObject {
  public override init() {}
  public init(object: Any) {}
  public init?(contentsOf fileURL: URL) {}
  public init(item: Any?, typeIdentifier: String?) {}
  open var suggestedName: String?
  open var registeredTypeIdentifiers: [String] { [] }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  open func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { false }
  @discardableResult
  open func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, Error?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, Error?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Error?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, Error?) -> Void)? = nil
  ) {}
}

open class NSUserActivity: NSObject {
  public init(activityType: String) {}
  open var activityType: String { "" }
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForSearch = false
  open var isEligibleForHandoff = false
  open var isEligibleForPrediction = false
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open func becomeCurrent() {}
  open func invalidate() {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

open class FileWrapper: NSObject {
  public init(regularFileWithContents contents: Data) {}
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {}
  public init(url: URL, options: Int = 0) throws {}
  open var regularFileContents: Data? { nil }
  open var fileWrappers: [String: FileWrapper]? { nil }
  open var filename: String?
  open var preferredFilename: String?
  open var isDirectory: Bool { false }
  open func addFileWrapper(_ child: FileWrapper) -> String { "" }
  open func removeFileWrapper(_ child: FileWrapper) {}
}

open class NSKeyValueObservation: NSObject {
  open func invalidate() {}
}

open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  open func string(forKey: String) -> String? { nil }
  open func bool(forKey: String) -> Bool { false }
  open func data(forKey: String) -> Data? { nil }
  open func set(_ value: Any?, forKey: String) {}
  open func removeObject(forKey: String) {}
  @discardableResult open func synchronize() -> Bool { true }
}

open class NSHashTable<ObjectType: AnyObject>: NSObject {
  public static func weakObjects() -> NSHashTable<ObjectType> { .init() }
  open func add(_ object: ObjectType?) {}
  open func remove(_ object: ObjectType?) {}
  open var allObjects: [ObjectType] { [] }
  open var count: Int { 0 }
}

open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { .init() }
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { .init() }
  open func object(forKey: KeyType?) -> ObjectType? { nil }
  open func setObject(_ object: ObjectType?, forKey: KeyType?) {}
  open func removeObject(forKey: KeyType?) {}
}

extension ProcessInfo {
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  public var thermalState: ThermalState { .nominal }
  public var isLowPowerModeEnabled: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
}

extension URL {
  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask)[0]
  }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var downloadsDirectory: URL { URL(fileURLWithPath: "/tmp") }
  public static var desktopDirectory: URL { URL(fileURLWithPath: "/tmp") }
  public static var picturesDirectory: URL { URL(fileURLWithPath: "/tmp") }
  public static var moviesDirectory: URL { URL(fileURLWithPath: "/tmp") }
  public static var musicDirectory: URL { URL(fileURLWithPath: "/tmp") }
  public static var userDirectory: URL { URL(fileURLWithPath: "/tmp") }
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
  public var resourceBytes: AsyncStream<UInt8> { fatalError() }
}

extension Data.WritingOptions {
  public static let atomicWrite: Data.WritingOptions = .atomic
}

extension UserDefaults {
  public func setValue(_ value: Any?, forKey key: String) {}
}

extension FileManager {
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  public func startDownloadingUbiquitousItem(at url: URL) throws {}
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    nil
  }
}

extension NSPredicate {
  public convenience init(format: String, _ args: Any...) { self.init(value: true) }
}

@_exported import Foundation
import FoundationOnDarwin

public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { return nil }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) { return nil }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  public var description: String { identifier }
  public var preferredFilenameExtension: String? { nil }
  public var preferredMIMEType: String? { nil }
  public var localizedDescription: String? { nil }
  public func conforms(to type: UTType) -> Bool { false }
}

extension UTType {
  public static let item = UTType(exportedAs: "")
  public static let content = UTType(exportedAs: "")
  public static let data = UTType(exportedAs: "")
  public static let directory = UTType(exportedAs: "")
  public static let folder = UTType(exportedAs: "")
  public static let package = UTType(exportedAs: "")
  public static let bundle = UTType(exportedAs: "")
  public static let application = UTType(exportedAs: "")
  public static let text = UTType(exportedAs: "")
  public static let plainText = UTType(exportedAs: "")
  public static let utf8PlainText = UTType(exportedAs: "")
  public static let rtf = UTType(exportedAs: "")
  public static let html = UTType(exportedAs: "")
  public static let xml = UTType(exportedAs: "")
  public static let json = UTType(exportedAs: "")
  public static let yaml = UTType(exportedAs: "")
  public static let propertyList = UTType(exportedAs: "")
  public static let commaSeparatedText = UTType(exportedAs: "")
  public static let tabSeparatedText = UTType(exportedAs: "")
  public static let delimitedText = UTType(exportedAs: "")
  public static let sourceCode = UTType(exportedAs: "")
  public static let swiftSource = UTType(exportedAs: "")
  public static let url = UTType(exportedAs: "")
  public static let fileURL = UTType(exportedAs: "")
  public static let image = UTType(exportedAs: "")
  public static let jpeg = UTType(exportedAs: "")
  public static let png = UTType(exportedAs: "")
  public static let gif = UTType(exportedAs: "")
  public static let heic = UTType(exportedAs: "")
  public static let tiff = UTType(exportedAs: "")
  public static let svg = UTType(exportedAs: "")
  public static let rawImage = UTType(exportedAs: "")
  public static let audio = UTType(exportedAs: "")
  public static let mp3 = UTType(exportedAs: "")
  public static let wav = UTType(exportedAs: "")
  public static let mpeg4Audio = UTType(exportedAs: "")
  public static let movie = UTType(exportedAs: "")
  public static let video = UTType(exportedAs: "")
  public static let mpeg4Movie = UTType(exportedAs: "")
  public static let quickTimeMovie = UTType(exportedAs: "")
  public static let audiovisualContent = UTType(exportedAs: "")
  public static let pdf = UTType(exportedAs: "")
  public static let archive = UTType(exportedAs: "")
  public static let zip = UTType(exportedAs: "")
  public static let gzip = UTType(exportedAs: "")
  public static let vCard = UTType(exportedAs: "")
  public static let calendarEvent = UTType(exportedAs: "")
  public static let contact = UTType(exportedAs: "")
  public static let message = UTType(exportedAs: "")
  public static let usdz = UTType(exportedAs: "")
  public static let epub = UTType(exportedAs: "")
  public static let database = UTType(exportedAs: "")
  public static let symbolicLink = UTType(exportedAs: "")
}

extension NSItemProvider {
  public func hasItemConforming(to type: UTType) -> Bool { false }
  public func registeredContentTypes(conformingTo type: UTType) -> [UTType] { [] }
}

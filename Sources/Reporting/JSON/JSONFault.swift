import SourceText

/// An error in a JSON file, with its location.
public struct JSONFault: Error, CustomStringConvertible {
  public let location: Location
  public let message: String

  public var description: String { "\(location): \(message)" }
}

extension SourceText {
  /// Parses a text that contains one JSON value.
  func readJSON<Value>(
    _ read: (CommentedJSON.Node) throws(CommentedJSON.Fault) -> Value
  ) throws(JSONFault) -> Value {
    do throws(CommentedJSON.Fault) {
      return try read(CommentedJSON.read(self))
    } catch {
      throw JSONFault(
        location: LineTable(self).location(of: error.offset), message: error.message)
    }
  }
}

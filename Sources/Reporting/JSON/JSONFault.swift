import SourceText

/// What is wrong with a file of JSON, and where.
public struct JSONFault: Error, CustomStringConvertible {
  public let location: Location
  public let message: String

  public var description: String { "\(location): \(message)" }
}

extension SourceText {
  /// Reads a text that is one value of JSON.
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

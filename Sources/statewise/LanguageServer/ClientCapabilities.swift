import Reporting

/// What a client can do, as far as answers depend on it.
struct ClientCapabilities {
  var encoding = PositionEncoding.utf16
  /// Whether it knows the version of each document that an edit is for.
  var takesDocumentChanges = false
  /// Whether it asks before it makes changes that need it.
  var takesAnnotations = false
  /// Whether it tells which files change on disk, if it is asked to.
  var watchesFiles = false

  init() {}

  init(_ node: CommentedJSON.Node?) {
    encoding = PositionEncoding(
      offered: node?["general"]?["positionEncodings"]?.elements.compactMap(\.string) ?? [])
    let edit = node?["workspace"]?["workspaceEdit"]
    takesDocumentChanges = edit?["documentChanges"]?.isTrue ?? false
    takesAnnotations = takesDocumentChanges && edit?["changeAnnotationSupport"] != nil
    watchesFiles =
      node?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.isTrue ?? false
  }
}

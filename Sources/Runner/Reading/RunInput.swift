import TransformKit

/// The finished values that a run reads before it plans. Every plan of the run is made from them.
public struct RunInput: Sendable {
  let repository: IndexedRepository
  /// The files and folders that were named.
  let named: FileDiscovery
  /// The files that may be changed.
  let scope: FileScope
  /// The queries of the transforms.
  let context: TransformContext

  /// - Throws: if a folder that was named has no Swift file in it.
  public func requireFiles() throws(SystemError) { try named.requireFiles() }
}

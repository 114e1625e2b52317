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

  /// The folders that were named although there is no Swift file in them.
  public var emptyFolders: [String] { named.emptyRoots }
}

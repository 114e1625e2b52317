import TransformKit

/// What a run reads before it plans. Every plan of the run is made from these finished values.
public struct RunInput: Sendable {
  let repository: IndexedRepository
  /// The files and folders that were named.
  let named: FileDiscovery
  /// The files that may be changed.
  let scope: FileScope
  /// What transforms may ask.
  let context: TransformContext
}

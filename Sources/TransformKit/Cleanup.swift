import SwiftUIModel

/// A transform that takes out what nothing uses any more, once the others have run.
///
/// It sees every file as the others left it, and the model knows where the names are mentioned that
/// it asks for.
public protocol Cleanup: Transform {
  /// The names whose mentions it must know. A file that holds none of them holds nothing for it.
  func soughtNames(in model: RepositoryModel) -> Set<String>
}

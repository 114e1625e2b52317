import SwiftUIModel
import SymbolIndex

/// What takes work to say of a whole repository. Each answer is computed when it is first asked for,
/// once for all threads.
struct RepositoryQueries: Sendable {
  let files: any FileProvider
  let index: Lazy<SymbolIndex>
  let mentions: Lazy<MentionTable>
  let screens: Lazy<Screens>

  init(files: any FileProvider, index: Lazy<SymbolIndex>, modules: ModuleMap) {
    let mentions = Lazy { MentionTable(of: index.value) }
    self.files = files
    self.index = index
    self.mentions = mentions
    screens = Lazy {
      ScreenSearch(
        for: .dismissing, index: index.value, mentions: mentions.value, modules: modules
      ).finished(reading: files).screens()
    }
  }
}

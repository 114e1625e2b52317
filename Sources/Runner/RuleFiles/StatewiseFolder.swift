/// The folder `.statewise`, in which people keep what belongs to their repository.
enum StatewiseFolder {
  /// The files of a subfolder by name, without its README: those of the nearest `.statewise` from each of
  /// some paths upward.
  static func files(_ subfolder: String, _ ending: String, nearestTo paths: [String]) -> [String] {
    var folders: [String] = []
    for path in paths {
      guard let nearest = CanonicalPath.nearest(".statewise", to: path, where: \.isFolder),
        !folders.contains(nearest)
      else { continue }
      folders.append(nearest)
    }
    return folders.flatMap { files(in: "\($0)/\(subfolder)", ending) }
  }

  private static func files(in folder: String, _ ending: String) -> [String] {
    let entries = (try? FolderListing(path: folder).entries) ?? []
    let displayed = FileDiscovery.displayed(folder)
    return entries.compactMap { entry in
      let name = String(decoding: entry.name, as: UTF8.self)
      return !entry.isFolder && name.hasSuffix(ending) && name != "README.md"
        ? "\(displayed)/\(name)" : nil
    }
  }
}

import Reporting
import SourceText

/// The pages that people keep beside their code: `.statewise/transforms/*.md`.
public enum TransformPages {
  /// The pages in the nearest folder with a `.statewise`, from each of some paths upward.
  ///
  /// - Throws: for a page that is no transform.
  public static func nearest(to paths: [String]) throws(PageError) -> [TransformPage] {
    var folders: [String] = []
    for path in paths {
      guard let folder = folder(nearestTo: path), !folders.contains(folder) else { continue }
      folders.append(folder)
    }
    var pages: [TransformPage] = []
    for folder in folders {
      for path in Self.pages(in: folder) { pages.append(try page(at: path)) }
    }
    return pages
  }

  /// The page in a file.
  public static func page(at path: String) throws(PageError) -> TransformPage {
    let source: SourceText
    do throws(SystemError) {
      source = try SourceLoader.load(path).source
    } catch {
      throw PageError(place: .file(error.path), message: error.reason)
    }
    return try TransformPage(source)
  }

  private static func folder(nearestTo path: String) -> String? {
    OwnPath.nearest(".statewise", to: path, where: \.isFolder).map { $0 + "/transforms" }
  }

  /// The pages of a folder by name, but for the one at its door.
  private static func pages(in folder: String) -> [String] {
    let entries = (try? FolderListing(path: folder).entries) ?? []
    let shown = FileDiscovery.displayed(folder)
    return entries.compactMap { entry in
      let name = String(decoding: entry.name, as: UTF8.self)
      return !entry.isFolder && name.hasSuffix(".md") && name != "README.md"
        ? "\(shown)/\(name)" : nil
    }
  }
}

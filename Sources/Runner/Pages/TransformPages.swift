import Reporting
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    var place = Array(String(cString: resolved).utf8)
    while true {
      let candidate =
        String(decoding: place == [.slash] ? [] : place, as: UTF8.self) + "/.statewise"
      if FileStatus(path: candidate)?.isFolder == true { return candidate + "/transforms" }
      guard place != [.slash], let slash = place.lastIndex(of: .slash) else { return nil }
      place = slash == 0 ? [.slash] : Array(place[..<slash])
    }
  }

  /// The pages of a folder by name, but for the one at its door.
  private static func pages(in folder: String) -> [String] {
    let entries = (try? FolderListing(path: folder).entries) ?? []
    let shown = displayed(folder)
    return entries.compactMap { entry in
      let name = String(decoding: entry.name, as: UTF8.self)
      return !entry.isFolder && name.hasSuffix(".md") && name != "README.md"
        ? "\(shown)/\(name)" : nil
    }
  }

  /// The folder from the current one, if it is in there.
  private static func displayed(_ folder: String) -> String {
    guard let resolved = realpath(".", nil) else { return folder }
    defer { free(resolved) }
    let current = String(cString: resolved) + "/"
    return folder.hasPrefix(current) ? String(folder.dropFirst(current.count)) : folder
  }
}

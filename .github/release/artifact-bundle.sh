#!/bin/sh
# artifact-bundle.sh VERSION FOLDER: makes an artifact bundle of the archives of a version in a folder.
#
# A bundle has one program for each system. SwiftPM takes the one for the machine that builds.
set -eu
version="$1"
cd "$2"
bundle=statewise.artifactbundle
rm -rf "$bundle" "$bundle.zip"
mkdir "$bundle"

# The systems that the program of an archive runs on.
triples() {
  case "$1" in
    macos-universal) echo '"arm64-apple-macosx", "x86_64-apple-macosx"' ;;
    linux-*) echo "\"${1#linux-}-unknown-linux-gnu\"" ;;
    *) echo "artifact-bundle.sh: unknown system $1" >&2; exit 1 ;;
  esac
}

variants=
for archive in "statewise-$version"-*.tar.gz; do
  test -e "$archive" || { echo "artifact-bundle.sh: no archive of $version in $2" >&2; exit 1; }
  name="${archive%.tar.gz}"
  systems="$(triples "${name#statewise-"$version"-}")"
  mkdir -p "$bundle/$name/bin"
  tar -xzf "$archive" -C "$bundle/$name/bin" --strip-components 1 "$name/statewise"
  variants="$variants${variants:+,
        }{ \"path\": \"$name/bin/statewise\", \"supportedTriples\": [$systems] }"
done

cat > "$bundle/info.json" <<END
{
  "schemaVersion": "1.0",
  "artifacts": {
    "statewise": {
      "type": "executable",
      "version": "$version",
      "variants": [
        $variants
      ]
    }
  }
}
END
zip -qry "$bundle.zip" "$bundle"
"$OLDPWD/.github/release/sha256.sh" "$bundle.zip"

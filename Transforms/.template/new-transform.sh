#!/bin/sh
# Copies the template of a transform, and adds its line to the catalog and its row to the table.
# `make new-transform` runs it from the top of the repository: NAME FAMILY KIND, the last two may be
# empty.
set -eu
name=$1 family=$2 kind=${3:-code}

fail() { echo "make new-transform: $1" >&2; exit 64; }
is_name() { echo "$1" | grep -Eq '^[A-Z][A-Za-z0-9]+$'; }
# edit FILE SED-ARGUMENTS…: no option of sed edits in place on all systems.
edit() {
  file=$1; shift
  sed "$@" "$file" > "$file.new"
  mv "$file.new" "$file"
}

is_name "$name" || fail "NAME must be in upper camel case: make new-transform NAME=HiddenIfToOpacity"
[ -z "$family" ] || is_name "$family" || fail "FAMILY must be in upper camel case, such as Conditional"
case $kind in
  code) template=Code entry="$name()" ;;
  page) template=Page entry="page: \"$name\"" ;;
  *) fail "KIND must be code or page" ;;
esac
path=${family:+$family/}$name
folder=Transforms/$path
[ ! -e "$folder" ] || fail "$folder already exists"
[ ! -e "Transforms/$name" ] || fail "Transforms/$name is a family; use another name"

mkdir -p "Transforms/$family"
cp -R "Transforms/.template/$template" "$folder"
[ $kind = page ] || mv "$folder/NAME.swift" "$folder/$name.swift"
for file in "$folder"/*.*; do edit "$file" "s/NAME/$name/g"; done

# `HiddenIfToOpacity` is `hidden-if-to-opacity` on the command line.
option=$(echo "$name" | sed 's/\([A-Z]\)/-\1/g; s/^-//' | tr 'A-Z' 'a-z')
summary=$(sed -n 's/^# \(.*\.\)$/\1/p; s/^  public let summary = "\(.*\)"$/\1/p' "$folder"/*.*)
edit Transforms/Catalog.swift "/make new-transform adds/{
h
s/.*/    .standard($entry),/
G
}"
row="| [\`$option\`]($path/README.md) | review | $summary |"
ROW=$row awk '/make new-transform adds/ { print ENVIRON["ROW"] } { print }' \
  Transforms/README.md > Transforms/README.md.new
mv Transforms/README.md.new Transforms/README.md

# A family with code is a module, which the manifest and the catalog name.
if [ -n "$family" ] && [ $kind = code ] && ! grep -q "\"$family\"" Package.swift; then
  edit Package.swift "s/^\(let families = \[.*\)\]\$/\1, \"$family\"]/"
  catalog=Transforms/Catalog.swift
  { { grep '^import ' $catalog; echo "import ${family}Transforms"; } | sort
    grep -v '^import ' $catalog; } > $catalog.new
  mv $catalog.new $catalog
  echo "Transforms/$family is a new family: its module is in Package.swift, its import in the catalog. Add"
  echo "  - Transforms/$family/README.md, which says how the family works,"
  echo "  - the family to the drawing and the table in Sources/README.md,"
  echo "  - its decline codes, if it declares any, to declineCodes: in Transforms/Catalog.swift."
fi

echo "$folder works as it is: it replaces \`navigationBarTitle(_:)\`. Make it yours:"
echo "  1. Fixtures/*.md: the cases first. Half of them leave the code alone."
[ $kind = page ] || echo "  2. $name.swift: the pattern, the reasons to decline, the replacement."
[ $kind = code ] || echo "  2. README.md: the blocks swift match and swift replace."
echo "  3. README.md: what it does, and when it leaves code alone."
echo "  4. Its line in Transforms/Catalog.swift and its row in Transforms/README.md."
echo "\`make cases NAME=$name\` runs its cases, \`make test\` everything."

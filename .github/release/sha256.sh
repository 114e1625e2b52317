#!/bin/sh
# sha256.sh FILE: writes FILE.sha256, on Linux and on macOS.
set -eu
if command -v sha256sum > /dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi > "$1.sha256"
